import { createAction, createSelector, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { EditableLotField, PrivateLotField } from '../../domain/lot';
import type { Operation } from '../../services/lots/LotsGateway';
import type { DataCode } from '../../services/failure';
import { knows, type Machine } from '../../shared/machine';
import { signedOut } from '../auth/authSlice';
import { theirsOf } from './operations/theirsOf';
import { saveMachine, type SaveEvent, type SaveStatus } from './saveMachine';

export interface SaveRecord {
  readonly operation: Operation;
  readonly status: SaveStatus;
  /** The device's own database has it. Only then may the screen say so. */
  readonly kept: boolean;
  /** Why the server refused it, or why sending is delayed. */
  readonly code: DataCode | null;
}

export interface SavesState {
  readonly byId: Record<string, SaveRecord>;
  /** How many fields of a lot hold text that no save has yet: their words wait for a pause in the typing. */
  readonly typing: Record<string, number>;
  /** What was typed into fields of a lot and is none of what they hold, mostly amounts: kept until it is corrected. */
  readonly unreadable: Record<string, UnreadableAmounts>;
}

export type UnreadableAmounts = Partial<Record<EditableLotField | PrivateLotField, string>>;

const initialState: SavesState = { byId: {}, typing: {}, unreadable: {} };

export const retrySave = createAction<{ id: string }>('saves/retrySave');
export const discardSave = createAction<{ id: string }>('saves/discardSave');
/** Tries again at once what waits for a better moment. */
export const retryAllSaves = createAction('saves/retryAllSaves');

function move(state: Draft<SavesState>, id: string, event: SaveEvent, change: Partial<SaveRecord>): void {
  const record = state.byId[id];
  const machine: Machine<SaveStatus, SaveEvent> = saveMachine;
  if (record !== undefined && knows(machine, record.status, event)) state.byId[id] = { ...record, ...change };
}

const slice = createSlice({
  name: 'saves',
  initialState,
  reducers: {
    typingStarted({ typing }, { payload: { lotId } }: PayloadAction<{ lotId: string }>) {
      typing[lotId] = (typing[lotId] ?? 0) + 1;
    },
    /** What was typed is a save by now, or was nothing new. */
    typingEnded({ typing }, { payload: { lotId } }: PayloadAction<{ lotId: string }>) {
      const fields = (typing[lotId] ?? 0) - 1;
      if (fields > 0) typing[lotId] = fields;
      else delete typing[lotId];
    },
    amountNotRead(
      { unreadable },
      {
        payload: { lotId, field, text },
      }: PayloadAction<{ lotId: string; field: keyof UnreadableAmounts; text: string }>,
    ) {
      unreadable[lotId] = { ...unreadable[lotId], [field]: text };
    },
    amountRead(
      { unreadable },
      { payload: { lotId, field } }: PayloadAction<{ lotId: string; field: keyof UnreadableAmounts }>,
    ) {
      const { [field]: _corrected, ...others } = unreadable[lotId] ?? {};
      if (Object.keys(others).length > 0) unreadable[lotId] = others;
      else delete unreadable[lotId];
    },
    operationMade(state, { payload }: PayloadAction<{ operation: Operation }>) {
      state.byId[payload.operation.id] = { operation: payload.operation, status: 'keeping', kept: false, code: null };
    },
    /** What one act made, in the order in which it has to be done: one action, however many lots it touches. */
    operationsMade(state, { payload }: PayloadAction<{ operations: readonly Operation[] }>) {
      for (const operation of payload.operations) {
        state.byId[operation.id] = { operation, status: 'keeping', kept: false, code: null };
      }
    },
    /** Found on this device at the start of a session: made earlier, not known to be with the server. */
    operationRestored(state, { payload }: PayloadAction<{ operation: Operation; refused: DataCode | null }>) {
      const waits = payload.refused !== null || theirsOf(payload.operation) !== undefined;
      const status = waits ? 'needsAttention' : 'onDevice';
      state.byId[payload.operation.id] = { operation: payload.operation, status, kept: true, code: payload.refused };
    },
    saveKept(state, { payload }: PayloadAction<{ id: string }>) {
      const record = state.byId[payload.id];
      if (record === undefined) return;
      if (knows(saveMachine, record.status, 'kept'))
        move(state, payload.id, 'kept', { status: 'onDevice', kept: true });
      else state.byId[payload.id] = { ...record, kept: true };
    },
    sendStarted(state, { payload }: PayloadAction<{ id: string }>) {
      move(state, payload.id, 'sendStarted', { status: 'sending' });
    },
    /** No answer that decides anything: it will be tried again by itself. */
    sendDelayed(state, { payload }: PayloadAction<{ id: string; code: DataCode }>) {
      const kept = state.byId[payload.id]?.kept === true;
      move(state, payload.id, 'sendDelayed', { status: kept ? 'onDevice' : 'keeping', code: payload.code });
    },
    saveSent(state, { payload }: PayloadAction<{ operation: Operation }>) {
      const record = state.byId[payload.operation.id];
      if (record !== undefined && knows(saveMachine, record.status, 'sent')) delete state.byId[payload.operation.id];
    },
    saveRefused(state, { payload }: PayloadAction<{ id: string; code: DataCode }>) {
      move(state, payload.id, 'refused', { status: 'needsAttention', code: payload.code });
    },
    /**
     * A colleague was faster with these fields: the edit keeps the person's own values and, in `theirs`, those of the
     * server, until the person decides; `written` is the rest, which the server has.
     */
    saveConflicted(state, { payload }: PayloadAction<{ operation: Operation; written: Operation | null }>) {
      const { operation } = payload;
      move(state, operation.id, 'refused', { status: 'needsAttention', operation, code: null });
    },
    /** The person has decided about some of its fields; the others still wait. */
    conflictNarrowed(state, { payload: { operation } }: PayloadAction<{ operation: Operation }>) {
      const record = state.byId[operation.id];
      if (record?.status === 'needsAttention') state.byId[operation.id] = { ...record, operation };
    },
    saveRetried(state, { payload }: PayloadAction<{ id: string }>) {
      const kept = state.byId[payload.id]?.kept === true;
      move(state, payload.id, 'retried', { status: kept ? 'onDevice' : 'keeping', code: null });
    },
    saveDiscarded(state, { payload }: PayloadAction<{ operation: Operation }>) {
      const record = state.byId[payload.operation.id];
      if (record !== undefined && knows(saveMachine, record.status, 'discarded')) {
        delete state.byId[payload.operation.id];
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  typingStarted,
  typingEnded,
  amountNotRead,
  amountRead,
  operationMade,
  operationsMade,
  operationRestored,
  saveKept,
  sendStarted,
  sendDelayed,
  saveSent,
  saveRefused,
  saveConflicted,
  conflictNarrowed,
  saveRetried,
  saveDiscarded,
} = slice.actions;

interface WithSaves {
  readonly saves?: SavesState;
}

const selectById = (state: WithSaves): SavesState['byId'] => state.saves?.byId ?? initialState.byId;

const selectRecords = createSelector([selectById], (byId) => Object.values(byId));

export const selectSave = (state: WithSaves, id: string): SaveRecord | undefined => selectById(state)[id];

export const selectNeedsAttention = createSelector([selectRecords], (records) =>
  records.filter((record) => record.status === 'needsAttention'),
);

/** What the screen may say, the weakest of all that is under way: each word is true when it is shown. */
export type SaveWord = 'needsAttention' | 'saving' | 'onDevice' | 'sent';

function weakest(records: readonly SaveRecord[]): SaveWord {
  if (records.some((record) => record.status === 'needsAttention')) return 'needsAttention';
  if (records.some((record) => !record.kept)) return 'saving';
  return records.length > 0 ? 'onDevice' : 'sent';
}

const selectWordsByLot = createSelector([selectRecords], (records) => {
  const byLot = new Map<string, SaveRecord[]>();
  for (const record of records) {
    const { lotId } = record.operation;
    byLot.set(lotId, [...(byLot.get(lotId) ?? []), record]);
  }
  return new Map([...byLot].map(([lotId, ofLot]) => [lotId, weakest(ofLot)]));
});

const selectTyping = (state: WithSaves): SavesState['typing'] => state.saves?.typing ?? initialState.typing;

/** What is only typed is saved nowhere yet. */
const orTyped = (word: SaveWord, typed: boolean): SaveWord => (typed && word !== 'needsAttention' ? 'saving' : word);

const selectUnreadable = (state: WithSaves): SavesState['unreadable'] =>
  state.saves?.unreadable ?? initialState.unreadable;

/** What was typed for the amounts of a lot and could not be read; undefined when all is well. */
export const selectUnreadableAmounts = (state: WithSaves, lotId: string): UnreadableAmounts | undefined =>
  selectUnreadable(state)[lotId];

export const selectSaveWordOfLot = (state: WithSaves, lotId: string): SaveWord =>
  lotId in selectUnreadable(state)
    ? 'needsAttention'
    : orTyped(selectWordsByLot(state).get(lotId) ?? 'sent', lotId in selectTyping(state));

export const selectSaveWord = createSelector(
  [selectRecords, selectTyping, selectUnreadable],
  (records, typing, unreadable) =>
    Object.keys(unreadable).length > 0 ? 'needsAttention' : orTyped(weakest(records), Object.keys(typing).length > 0),
);

/** How many saves the server does not have yet, refused ones included. */
export const selectUnsentCount = createSelector([selectRecords], (records) => records.length);

/** How many saves this device has and the server is not known to have, refused ones included. */
export const selectKeptCount = createSelector(
  [selectRecords],
  (records) => records.filter((record) => record.kept).length,
);

/** How much would be lost if the page went away now, because not even the device has it: saves and what is only typed. */
export const selectUnkeptCount = createSelector(
  [selectRecords, selectTyping, selectUnreadable],
  (records, typing, unreadable) =>
    records.filter((record) => !record.kept).length +
    Object.values(typing).reduce((sum, fields) => sum + fields, 0) +
    Object.values(unreadable).reduce((sum, amounts) => sum + Object.keys(amounts).length, 0),
);

/** Everything that the server is not known to have, of every sale, in the order in which it was made. */
export const selectUnsent = selectRecords;

/** The operations of a sale that the server is not known to have, in the order in which they were made. */
export const selectUnsentOfSale = createSelector(
  [selectRecords, (_state: WithSaves, saleId: string) => saleId],
  (records, saleId) => records.map((record) => record.operation).filter((operation) => operation.saleId === saleId),
);
