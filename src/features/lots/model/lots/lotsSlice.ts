import {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  prepareAutoBatched,
} from '@reduxjs/toolkit';
import {
  type EditableLotFields,
  type Lot,
  NO_PRIVATE_FIELDS,
  type PrivateLotFields,
} from '../../../../domain/lots/lot';
import type { DataCode } from '../../../../services/failure';
import type { ContestedField } from '../../../../domain/operations/changes';
import type { Operation } from '../../../../domain/operations/operations';
import { createBucketList } from '../../../../shared/buckets/bucketList';
import { readEntity } from '../../../../shared/buckets/buckets';
import { signedOut } from '../../../auth/model/authSlice';
import { forgetServer } from '../pending/optimisticEntities';
import {
  acknowledge,
  applyOptimistic,
  changeLots,
  changeOfSale,
  type LotsUpdate,
  type LotsState,
  markConflict,
  NO_LOTS as initialState,
  type PrivateUpdate,
  rebase,
  receive,
  receivePrivate,
} from './lotsState';
import { renumber } from './waitingNumbers';
import {
  operationMade,
  operationRestored,
  operationsMade,
  saveConflicted,
  saveDiscarded,
  saveSent,
  saveWentOn,
} from '../saves/savesSlice';

/**
 * Saves fields of a lot. What a field holds already is no edit. `before`: what the person saw when the editing began,
 * where that is not what the field holds in this moment.
 */
export const editLot = createAction<{
  lotId: string;
  changes: Partial<EditableLotFields>;
  before?: Partial<EditableLotFields>;
  group?: string;
}>('lots/editLot');
export const markLotReady = createAction<{ lotId: string; group?: string }>('lots/markLotReady');
export const returnLotToDraft = createAction<{ lotId: string; group?: string }>('lots/returnLotToDraft');
/**
 * A lot at the end, or behind the lot `after` with a letter, as the sale's default template begins it. While the numbers are
 * locked it always takes a letter, behind the lot that one is at. `templateId`: as this one does, null: empty. `opens`: it then
 * is in the editor, for a window that shows no table.
 */
export const addEmptyLot = createAction<{ templateId?: string | null; opens?: boolean; after?: string } | undefined>(
  'lots/addEmptyLot',
);
/** Listens again after the lots could not be read. */
export const retryLots = createAction('lots/retryLots');

export interface Numbered {
  readonly lotId: string;
  readonly operationId: string;
  readonly number: number | null;
  readonly suffix: string;
}

interface OfSale {
  readonly saleId: string;
}
type Progress = OfSale & { readonly come: number; readonly total: number };

const applyAll = changeLots((open, { payload }: PayloadAction<{ operations: readonly Operation[] }>) =>
  payload.operations.forEach((each) => applyOptimistic(open, each)),
);

const slice = createSlice({
  name: 'lots',
  initialState,
  reducers: {
    saleEntered(_state, { payload }: PayloadAction<{ saleId: string }>) {
      return { ...initialState, saleId: payload.saleId, status: 'loading' as const };
    },
    saleLeft: () => initialState,
    /** A colleague's paste comes in hundreds of snapshots: they are shown once a frame. */
    lotsReceived: {
      reducer: changeOfSale<LotsUpdate>(receive),
      prepare: prepareAutoBatched<LotsUpdate>(),
    },
    privateReceived: changeOfSale<PrivateUpdate>(receivePrivate),
    /** The person may not read it any more: nothing of it stays. */
    privateForgotten: changeLots<PayloadAction>((_open, _action, { privates }) => ({
      privates: forgetServer(privates, NO_PRIVATE_FIELDS),
      seesPrivate: false,
      isPrivateRead: false,
      privateProgress: null,
    })),
    lotsRetried: changeOfSale<OfSale>(() => ({ status: 'loading', code: null })),
    /** A part of a large sale has come. */
    lotsProgressed: changeOfSale<Progress>((_open, { come, total }, { status }) =>
      status === 'loading' ? { progress: { come, total }, isSlow: false } : {},
    ),
    /** A part of many photos has come. */
    photosAwaited: changeOfSale<Progress>((_open, { come, total }) => ({
      photosProgress: { come, total },
      isSlow: false,
    })),
    photosCame: changeOfSale<OfSale>(() => ({ photosProgress: null })),
    photosRead: changeOfSale<OfSale>(() => ({ arePhotosRead: true })),
    /** A part of what only editors may read of many lots has come. */
    privateAwaited: changeOfSale<Progress>((_open, { come, total }) => ({
      privateProgress: { come, total },
      isSlow: false,
    })),
    privateCame: changeOfSale<OfSale>(() => ({ privateProgress: null })),
    lotsWaited: changeOfSale<OfSale>((_open, _payload, { status }) => (status === 'loading' ? { isSlow: true } : {})),
    /** What is tried again begins anew: nothing that was said of this try is true of the next one. */
    lotsFailed: changeOfSale<OfSale & { code: DataCode }>((_open, { code }) => ({
      status: 'failed',
      progress: null,
      photosProgress: null,
      isSlow: false,
      code,
    })),
    /** What this device still has to send for the sale that was just opened. */
    operationsApplied: applyAll,
    /** The wanted number was taken while the lot was on its way; it has another one now. */
    lotNumbered: changeLots((open, { payload }: PayloadAction<Numbered>) =>
      renumber(open.lots, payload.lotId, payload, payload.operationId),
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(operationsMade, applyAll)
      .addCase(
        saveSent,
        changeLots((open, { payload }) =>
          acknowledge(open, payload.operation, payload.known === true ? 'known' : 'sent'),
        ),
      )
      .addCase(
        saveConflicted,
        changeLots((open, { payload }) => {
          markConflict(open, payload.operation);
          if (payload.written !== null) acknowledge(open, payload.written, payload.known === true ? 'known' : 'sent');
        }),
      )
      .addCase(
        saveWentOn,
        changeLots((open, { payload }) => rebase(open, payload.from, payload.operation)),
      )
      .addCase(
        saveDiscarded,
        changeLots((open, { payload }) => acknowledge(open, payload.operation, 'discarded')),
      )
      // The outbox may answer after the sale was entered.
      .addMatcher(
        isAnyOf(operationMade, operationRestored),
        changeLots((open, { payload }) => applyOptimistic(open, payload.operation)),
      );
  },
});

export default slice;
export const {
  saleEntered,
  saleLeft,
  lotsReceived,
  lotsRetried,
  lotsFailed,
  lotsProgressed,
  photosAwaited,
  photosCame,
  photosRead,
  privateAwaited,
  privateCame,
  lotsWaited,
  operationsApplied,
  lotNumbered,
  privateReceived,
  privateForgotten,
} = slice.actions;

interface WithLots {
  readonly lots?: LotsState;
}

const selectState = (state: WithLots): LotsState => state.lots ?? initialState;

export const selectOpenSaleId = (state: WithLots): string | null => selectState(state).saleId;
export const selectLotsStatus = (state: WithLots): LotsState['status'] => selectState(state).status;
export const selectLotsCode = (state: WithLots): DataCode | null => selectState(state).code;
export const selectLotsProgress = (state: WithLots): LotsState['progress'] => selectState(state).progress;
export const selectPhotosProgress = (state: WithLots): LotsState['photosProgress'] => selectState(state).photosProgress;
export const selectPrivateProgress = (state: WithLots): LotsState['privateProgress'] =>
  selectState(state).privateProgress;
export const selectAreLotsSlow = (state: WithLots): boolean => selectState(state).isSlow;
/** Without the trash. */
export const selectLotIds = (state: WithLots): readonly string[] => selectState(state).ids;
/** Also a lot in the trash, which has a `deletedAt`. */
export const selectLot = (state: WithLots, id: string): Lot | undefined =>
  readEntity(selectState(state).lots.shown, id);

/** By a hash of their ids, those in the trash among them; for what is to be known of all of them. */
export const selectLotBuckets = (state: WithLots): LotsState['lots']['shown'] => selectState(state).lots.shown;

/** All lots in sale order, without the trash. Derived once per change; for sagas and counts, not for rows. */
export const selectLots: (state: WithLots) => readonly Lot[] = createSelector(
  [selectLotBuckets, selectLotIds],
  createBucketList<Lot>(),
);

/** What is in the trash, in sale order. */
export const selectTrashedLots: (state: WithLots) => readonly Lot[] = createSelector(
  [selectLotBuckets, (state: WithLots) => selectState(state).trashedIds],
  createBucketList<Lot>(),
);

/** Empty as long as `selectSeesPrivate` is false, as it stays for a person who is no editor. */
export const selectLotPrivate = (state: WithLots, lotId: string): PrivateLotFields =>
  readEntity(selectState(state).privates.shown, lotId) ?? NO_PRIVATE_FIELDS;
/** By a hash of their lots' ids; for what is to be known of all of them. */
export function selectPrivateBuckets(state: WithLots): LotsState['privates']['shown'] {
  return selectState(state).privates.shown;
}
/** The same for many lots; the same function while none of it changes. */
export const selectPrivateReader = createSelector(
  [selectPrivateBuckets],
  (privates) =>
    (lotId: string): PrivateLotFields =>
      readEntity(privates, lotId) ?? NO_PRIVATE_FIELDS,
);
/** Whether a field shows what this device has still to send. */
export const selectIsUnsent = (state: WithLots, lotId: string, field: ContestedField): boolean => {
  const { lots, privates } = selectState(state);
  return [lots, privates].some(({ unsent }) => readEntity(unsent, lotId)?.[field] !== undefined);
};
export const selectSeesPrivate = (state: WithLots): boolean => selectState(state).seesPrivate;

export const selectIsPrivateRead = (state: WithLots): boolean => selectState(state).isPrivateRead;

export const selectArePhotosRead = (state: WithLots): boolean => selectState(state).arePhotosRead;
