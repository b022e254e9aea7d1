import { createAction, createSelector, createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import type { DataCode } from '../../../../services/failure';
import { allEntities, readEntity } from '../../../../shared/buckets/buckets';
import { signedOut } from '../../../auth/model/authSlice';
import { type Edit, isEdit, theirsOf } from '../../../../domain/operations/fieldEdits';
import {
  begin,
  changeSaves,
  end,
  type Made,
  makeSave,
  markKept,
  move,
  type Named,
  NO_SAVES as initialState,
  prepareMade,
  read,
  type SaveRecord,
  type SavesState,
  type Sent,
  type Several,
  statusAtRest,
  together,
  type UnreadableAmounts,
  type WentOn,
  write,
} from './saveRecords';
import { countSaves, createSummaries, inOrder, isSameList, weakest } from './saveSummaries';

export const retrySave = createAction<{ id: string }>('saves/retrySave');
export const discardSave = createAction<{ id: string }>('saves/discardSave');
/** Tries again at once what waits for a better moment. */
export const retryAllSaves = createAction('saves/retryAllSaves');

const slice = createSlice({
  name: 'saves',
  initialState,
  reducers: {
    typingStarted({ typing }, { payload: { lotId } }: PayloadAction<{ lotId: string }>) {
      typing[lotId] = (typing[lotId] ?? 0) + 1;
    },
    /** What was typed is a save by now, or was nothing new. */
    typingEnded: {
      reducer({ typing }, { payload: { lotId } }: PayloadAction<{ lotId: string }>) {
        const fields = (typing[lotId] ?? 0) - 1;
        if (fields > 0) typing[lotId] = fields;
        else delete typing[lotId];
      },
      prepare: prepareAutoBatched<{ lotId: string }>(),
    },
    actBegan(state) {
      state.acts += 1;
    },
    actEnded(state) {
      // The session may have ended in the middle of it.
      state.acts = Math.max(0, state.acts - 1);
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
    operationMade: changeSaves<Made>((open, { operation }) => makeSave(open, operation)),
    /** What one act made, in the order in which it has to be done: one action, however many lots it touches. */
    operationsMade: {
      reducer: changeSaves<Several>((open, { operations }) => {
        for (const operation of operations) makeSave(open, operation);
      }),
      prepare: prepareMade,
    },
    /** Found on this device at the start of a session: made earlier, not known to be with the server. */
    operationRestored: changeSaves<Made & { refused: DataCode | null }>((open, { operation, refused }) => {
      const waits = refused !== null || theirsOf(operation) !== undefined;
      begin(open, { operation, status: waits ? 'needsAttention' : 'onDevice', kept: true, code: refused });
    }),
    saveKept: together<Named>((open, { id }) => markKept(open, id)),
    /** One transaction of the device's own database has all of them. */
    savesKept: together<{ ids: readonly string[] }>((open, { ids }) => {
      for (const id of ids) markKept(open, id);
    }),
    sendStarted: together<Named>((open, { id }) => move(open, id, 'sendStarted', {})),
    /** No answer that decides anything: it will be tried again by itself. */
    sendDelayed: changeSaves<Named & { code: DataCode }>((open, { id, code }) =>
      move(open, id, 'sendDelayed', { status: statusAtRest(open, id), code }),
    ),
    saveSent: together<Sent>((open, { operation }) => end(open, operation, 'sent')),
    saveRefused: changeSaves<Named & { code: DataCode }>((open, { id, code }) => move(open, id, 'refused', { code })),
    /**
     * A colleague was faster with these fields: the edit keeps the person's own values and, in `theirs`, those of the
     * server, until the person decides; `written` is the rest, which the server has.
     */
    saveConflicted: changeSaves<Made & { written: Operation | null; known?: boolean }>((open, { operation }) =>
      move(open, operation.id, 'refused', { operation, code: null }),
    ),
    /**
     * Fields of the edit `from` hold an earlier text of the same person, which the screen did not show: `operation` goes on
     * from that one. It takes the place of `from`, or, with an id of its own, of those fields: `rest` is what is left.
     */
    saveWentOn: changeSaves<WentOn>((open, { operation, rest }) => {
      const made = read(open, rest?.id ?? operation.id);
      if (made === undefined) return;
      write(open, { ...made, operation: rest ?? operation });
      if (rest !== null) makeSave(open, operation);
    }),
    /** The person has decided about some of its fields; the others still wait. */
    conflictNarrowed: changeSaves<Made>((open, { operation }) => {
      const record = read(open, operation.id);
      if (record?.status === 'needsAttention') write(open, { ...record, operation });
    }),
    saveRetried: changeSaves<Named>((open, { id }) =>
      move(open, id, 'retried', { status: statusAtRest(open, id), code: null }),
    ),
    saveDiscarded: changeSaves<Made>((open, { operation }) => end(open, operation, 'discarded')),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  typingStarted,
  typingEnded,
  actBegan,
  actEnded,
  amountNotRead,
  amountRead,
  operationMade,
  operationsMade,
  operationRestored,
  saveKept,
  savesKept,
  sendStarted,
  sendDelayed,
  saveSent,
  saveRefused,
  saveConflicted,
  saveWentOn,
  conflictNarrowed,
  saveRetried,
  saveDiscarded,
} = slice.actions;

/** What the actions made that carry one operation or several, in their order. */
export const operationsIn = (
  payload: { readonly operation: Operation } | { readonly operations: readonly Operation[] },
): readonly Operation[] => ('operation' in payload ? [payload.operation] : payload.operations);

interface WithSaves {
  readonly saves?: SavesState;
}

const selectBuckets = (state: WithSaves): SavesState['buckets'] => state.saves?.buckets ?? initialState.buckets;

const selectSummaries = createSelector([selectBuckets], createSummaries<SaveRecord>());

const selectCounts = createSelector([selectSummaries], (summaries) => countSaves(summaries));

/** Everything that the server is not known to have, of every sale, in the order in which it was made. */
export const selectUnsent = createSelector([selectBuckets], (buckets) => inOrder(allEntities(buckets)));

export const selectSave = (state: WithSaves, id: string): SaveRecord | undefined =>
  readEntity(selectBuckets(state), id);

/** What a person has to decide about, in the order in which it was made; the same list while nothing of it changes. */
export const selectNeedsAttention = createSelector(
  [selectSummaries],
  (summaries) => inOrder(summaries.flatMap(({ waiting }) => waiting)),
  { memoizeOptions: { resultEqualityCheck: isSameList } },
);

/** The edits of a lot that wait for the person, because a colleague was faster. */
export const selectWaitingEdits = (state: Parameters<typeof selectNeedsAttention>[0], lotId: string): readonly Edit[] =>
  selectNeedsAttention(state)
    .map(({ operation }) => operation)
    .filter(isEdit)
    .filter((operation) => operation.lotId === lotId && theirsOf(operation) !== undefined);

export type SaveStatus = ReturnType<typeof weakest>;

const selectTyping = (state: WithSaves): SavesState['typing'] => state.saves?.typing ?? initialState.typing;

const selectActs = (state: WithSaves): number => state.saves?.acts ?? 0;

/** Part of what the person did is still to be made. */
export const selectIsActUnderWay = (state: WithSaves): boolean => selectActs(state) > 0;

/** What is only typed is saved nowhere yet. */
const orTyped = (word: SaveStatus, typed: boolean): SaveStatus =>
  typed && word !== 'needsAttention' ? 'saving' : word;

const selectUnreadable = (state: WithSaves): SavesState['unreadable'] =>
  state.saves?.unreadable ?? initialState.unreadable;

/** What was typed for the amounts of a lot and could not be read; undefined when all is well. */
export const selectUnreadableAmounts = (state: WithSaves, lotId: string): UnreadableAmounts | undefined =>
  selectUnreadable(state)[lotId];

export const selectEditsStatusOfLot = (state: WithSaves, lotId: string): SaveStatus =>
  lotId in selectUnreadable(state)
    ? 'needsAttention'
    : orTyped(weakest(countSaves(selectSummaries(state), lotId)), lotId in selectTyping(state));

export const selectEditsStatus = createSelector(
  [selectCounts, selectTyping, selectIsActUnderWay, selectUnreadable],
  (counts, typing, isUnderWay, unreadable) =>
    Object.keys(unreadable).length > 0
      ? 'needsAttention'
      : orTyped(weakest(counts), isUnderWay || Object.keys(typing).length > 0),
);

/** How many saves the server does not have yet, refused ones included. */
export const selectUnsentCount = (state: WithSaves): number => selectCounts(state).all;

/** How many saves this device has and the server is not known to have, refused ones included. */
export const selectKeptCount = (state: WithSaves): number => selectCounts(state).kept;

/** How much would be lost if the page went away now, because not even the device has it: saves, what is only typed, and acts under way. */
export const selectUnkeptCount = createSelector(
  [selectCounts, selectTyping, selectActs, selectUnreadable],
  ({ all, kept }, typing, acts, unreadable) =>
    all -
    kept +
    acts +
    Object.values(typing).reduce((sum, fields) => sum + fields, 0) +
    Object.values(unreadable).reduce((sum, amounts) => sum + Object.keys(amounts).length, 0),
);

/** The operations of a sale that the server is not known to have, in the order in which they were made. */
export const selectUnsentOfSale = createSelector(
  [selectUnsent, (_state: WithSaves, saleId: string) => saleId],
  (records, saleId) => records.map((record) => record.operation).filter((operation) => operation.saleId === saleId),
);
