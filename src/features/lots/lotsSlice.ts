import { createAction, createSelector, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  EDITABLE_LOT_FIELDS,
  type EditableLotField,
  type EditableLotFields,
  type Lot,
  NEW_LOT,
} from '../../domain/lot';
import { compareOrder } from '../../domain/order';
import type { DataCode } from '../../services/failure';
import type { Operation } from '../../services/lots/LotsGateway';
import { allEntities, type Buckets, emptyBuckets, readEntity, removeEntity, writeEntity } from '../../shared/buckets';
import { signedOut } from '../auth/authSlice';
import { operationMade, operationRestored, saveDiscarded, saveSent } from './savesSlice';

type ShownField = EditableLotField | 'status' | 'coverPhotoId';

/** A field that shows this device's value while the server may still have another one. */
interface UnsentField {
  readonly operationId: string;
  readonly value: Lot[ShownField];
  /** What the server last said, to go back to when the person discards the change; undefined before it said anything. */
  readonly server: Lot[ShownField] | undefined;
}

export interface LotsState {
  readonly saleId: string | null;
  readonly status: 'idle' | 'loading' | 'live' | 'failed';
  readonly code: DataCode | null;
  readonly buckets: Buckets<Lot>;
  /** Ids in sale order. */
  readonly ids: string[];
  readonly unsent: Record<string, Partial<Record<ShownField, UnsentField>>>;
  /** Lots that this device made and the server is not known to have. */
  readonly onlyHere: Record<string, true>;
}

const initialState: LotsState = {
  saleId: null,
  status: 'idle',
  code: null,
  buckets: emptyBuckets<Lot>(),
  ids: [],
  unsent: {},
  onlyHere: {},
};

/** Saves fields of a lot. What a field holds already is no edit. */
export const editLot = createAction<{ lotId: string; changes: Partial<EditableLotFields> }>('lots/editLot');
export const markLotReady = createAction<{ lotId: string }>('lots/markLotReady');
export const returnLotToDraft = createAction<{ lotId: string }>('lots/returnLotToDraft');
export const addEmptyLot = createAction('lots/addEmptyLot');
/** Listens again after the lots could not be read. */
export const retryLots = createAction('lots/retryLots');

type LotsDraft = Draft<LotsState>;

function sortIds(state: LotsDraft): void {
  state.ids = allEntities(state.buckets)
    .sort(compareOrder)
    .map((lot) => lot.id);
}

function show<Field extends ShownField>(state: LotsDraft, operation: Operation, field: Field, value: Lot[Field]): void {
  const lot = readEntity(state.buckets, operation.lotId);
  const unsent = (state.unsent[operation.lotId] ??= {});
  const known = unsent[field];
  unsent[field] = { operationId: operation.id, value, server: known === undefined ? lot?.[field] : known.server };
  if (lot !== undefined) writeEntity<Lot>(state.buckets, lot.id, { ...lot, [field]: value });
}

/** Shows an operation before the server has it. */
function foresee(state: LotsDraft, operation: Operation): void {
  if (operation.saleId !== state.saleId) return;
  switch (operation.kind) {
    case 'createLot': {
      state.onlyHere[operation.lotId] = true;
      if (readEntity(state.buckets, operation.lotId) !== undefined) return;
      writeEntity<Lot>(state.buckets, operation.lotId, {
        id: operation.lotId,
        number: operation.number,
        suffix: operation.suffix,
        order: operation.order,
        ...NEW_LOT,
        ...operation.fields,
      });
      sortIds(state);
      return;
    }
    case 'editLot':
      for (const field of EDITABLE_LOT_FIELDS) {
        const change = operation.changes[field];
        if (change !== undefined) show(state, operation, field, change.after);
      }
      return;
    case 'setLotStatus':
      show(state, operation, 'status', operation.after);
      return;
    case 'addPhoto':
      if (operation.cover) show(state, operation, 'coverPhotoId', operation.photo.id);
      return;
  }
}

/** The server's lot with the fields of this device that are still on their way. */
function overlay(state: LotsDraft, server: Lot): Lot {
  const unsent = state.unsent[server.id];
  if (unsent === undefined) return server;
  const merged: Lot & Record<string, unknown> = { ...server };
  for (const [field, entry] of entriesOf(unsent)) {
    unsent[field] = { ...entry, server: server[field] };
    merged[field as string] = entry.value;
  }
  return merged;
}

function entriesOf(unsent: LotsState['unsent'][string]): [ShownField, UnsentField][] {
  return Object.entries(unsent) as [ShownField, UnsentField][];
}

function release(state: LotsDraft, operation: Operation, goBack: boolean): void {
  const unsent = state.unsent[operation.lotId];
  if (unsent === undefined) return;
  for (const [field, entry] of entriesOf(unsent)) {
    if (entry.operationId !== operation.id) continue;
    const lot = readEntity(state.buckets, operation.lotId);
    if (goBack && lot !== undefined && entry.server !== undefined) {
      writeEntity<Lot>(state.buckets, lot.id, { ...lot, [field]: entry.server });
    }
    delete unsent[field];
  }
  if (Object.keys(unsent).length === 0) delete state.unsent[operation.lotId];
}

const slice = createSlice({
  name: 'lots',
  initialState,
  reducers: {
    saleEntered(_state, { payload }: PayloadAction<{ saleId: string }>) {
      return { ...initialState, saleId: payload.saleId, status: 'loading' as const };
    },
    saleLeft: () => initialState,
    lotsReceived(
      state,
      {
        payload,
      }: PayloadAction<{ saleId: string; changed: readonly Lot[]; removed: readonly string[]; fromServer: boolean }>,
    ) {
      if (payload.saleId !== state.saleId) return;
      // A lot whose creation was refused vanishes from what the server tells; here it stays until the person decides.
      const removed = payload.removed.filter((id) => state.onlyHere[id] === undefined);
      let moved = removed.length > 0;
      for (const id of removed) removeEntity(state.buckets, id);
      for (const lot of payload.changed) {
        moved ||= readEntity(state.buckets, lot.id)?.order !== lot.order;
        writeEntity<Lot>(state.buckets, lot.id, overlay(state, lot));
      }
      if (moved) sortIds(state);
      // Nothing from the cache alone may be taken for "there are no lots".
      if (payload.fromServer || payload.changed.length > 0) state.status = 'live';
      state.code = null;
    },
    lotsRetried(state, { payload }: PayloadAction<{ saleId: string }>) {
      if (payload.saleId !== state.saleId) return;
      state.status = 'loading';
      state.code = null;
    },
    lotsFailed(state, { payload }: PayloadAction<{ saleId: string; code: DataCode }>) {
      if (payload.saleId !== state.saleId) return;
      state.status = 'failed';
      state.code = payload.code;
    },
    /** What this device still has to send for the sale that was just opened. */
    operationsForeseen(state, { payload }: PayloadAction<{ operations: readonly Operation[] }>) {
      for (const operation of payload.operations) foresee(state, operation);
    },
    /** The wanted number was taken while the lot was on its way; it has another one now. */
    lotNumbered(state, { payload }: PayloadAction<{ lotId: string; number: number; suffix: string }>) {
      const lot = readEntity(state.buckets, payload.lotId);
      if (lot !== undefined) {
        writeEntity<Lot>(state.buckets, lot.id, { ...lot, number: payload.number, suffix: payload.suffix });
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(operationMade, (state, { payload }) => foresee(state, payload.operation))
      // The outbox may answer after the sale was entered.
      .addCase(operationRestored, (state, { payload }) => foresee(state, payload.operation))
      .addCase(saveSent, (state, { payload }) => {
        const { operation } = payload;
        if (operation.kind === 'createLot') delete state.onlyHere[operation.lotId];
        release(state, operation, false);
      })
      .addCase(saveDiscarded, (state, { payload }) => {
        const { operation } = payload;
        if (operation.kind === 'createLot' && operation.saleId === state.saleId) {
          delete state.onlyHere[operation.lotId];
          removeEntity(state.buckets, operation.lotId);
          sortIds(state);
        }
        release(state, operation, true);
      });
  },
});

export default slice;
export const { saleEntered, saleLeft, lotsReceived, lotsRetried, lotsFailed, operationsForeseen, lotNumbered } =
  slice.actions;

interface WithLots {
  readonly lots?: LotsState;
}

const selectState = (state: WithLots): LotsState => state.lots ?? initialState;

export const selectOpenSaleId = (state: WithLots): string | null => selectState(state).saleId;
export const selectLotsStatus = (state: WithLots): LotsState['status'] => selectState(state).status;
export const selectLotsCode = (state: WithLots): DataCode | null => selectState(state).code;
export const selectLotIds = (state: WithLots): readonly string[] => selectState(state).ids;
export const selectLot = (state: WithLots, id: string): Lot | undefined => readEntity(selectState(state).buckets, id);

/** All lots in sale order. Derived once per change; for sagas and counts, not for rows. */
export const selectLots = createSelector(
  [(state: WithLots) => selectState(state).buckets, selectLotIds],
  (buckets, ids) => ids.map((id) => readEntity(buckets, id)).filter((lot) => lot !== undefined),
);

export const selectReadyCount = createSelector(
  [selectLots],
  (lots) => lots.filter((lot) => lot.status !== 'draft').length,
);
