import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import { knows } from '../../../../shared/machine';
import { signedOut } from '../../../auth/model/authSlice';
import { saveMachine, type SaveEvent, type SaveStatus } from './saveMachine';
import savesSlice, {
  actBegan,
  actEnded,
  amountNotRead,
  amountRead,
  conflictNarrowed,
  operationMade,
  operationRestored,
  operationsIn,
  operationsMade,
  saveConflicted,
  saveDiscarded,
  saveKept,
  saveRefused,
  saveRetried,
  saveSent,
  savesKept,
  saveWentOn,
  selectIsActUnderWay,
  selectNeedsAttention,
  selectSave,
  selectEditsStatus,
  selectEditsStatusOfLot,
  selectUnkeptCount,
  selectUnreadableAmounts,
  selectUnsentCount,
  selectUnsentOfSale,
  sendDelayed,
  sendStarted,
  typingEnded,
  typingStarted,
} from './savesSlice';

const reducer = combineReducers({ saves: savesSlice.reducer });
type State = ReturnType<typeof reducer>;
const run = (...actions: UnknownAction[]): State => actions.reduce(reducer, reducer(undefined, { type: 'start' }));

const build = (id: string, lotId = 'lot1', saleId = 'S'): Operation => ({
  id,
  saleId,
  lotId,
  uid: 'ada',
  kind: 'setLotStatus',
  before: 'draft',
  after: 'ready',
});
const operation = build('o');
const made = operationMade({ operation });
const kept = saveKept({ id: 'o' });
const started = sendStarted({ id: 'o' });
const delayed = sendDelayed({ id: 'o', code: 'unavailable' });
const refused = saveRefused({ id: 'o', code: 'permission-denied' });
const retried = saveRetried({ id: 'o' });
const sent = saveSent({ operation });
const discarded = saveDiscarded({ operation });
const typed = typingStarted({ lotId: 'lot1' });
const typedEnd = typingEnded({ lotId: 'lot1' });

describe('the word about a save', () => {
  it.each<[string, UnknownAction[], string]>([
    ['nothing is under way', [], 'sent'],
    ['it was only made', [made], 'saving'],
    ['it is sent although the device has not answered', [made, started], 'saving'],
    ['the device has it', [made, kept], 'onDevice'],
    ['the device has it and it is being sent', [made, kept, started], 'onDevice'],
    ['the device answered while it was being sent', [made, started, kept], 'onDevice'],
    ['it waits, kept', [made, kept, started, delayed], 'onDevice'],
    ['it waits, not kept', [made, started, delayed], 'saving'],
    ['the server refused it', [made, kept, started, refused], 'needsAttention'],
    ['the device answered after the refusal', [made, started, refused, kept], 'needsAttention'],
    ['it is tried again', [made, kept, started, refused, retried], 'onDevice'],
    ['it is tried again, not kept', [made, started, refused, retried], 'saving'],
    ['the server has it', [made, kept, started, sent], 'sent'],
    ['it was discarded', [made, kept, started, refused, discarded], 'sent'],
    ['it was found on the device', [operationRestored({ operation, refused: null })], 'onDevice'],
    ['somebody types', [typed], 'saving'],
    ['somebody types on what the device has', [made, kept, typed], 'saving'],
    ['somebody types on what the server refused', [made, kept, started, refused, typed], 'needsAttention'],
    ['one of two fields is still typed in', [typed, typed, typedEnd], 'saving'],
    ['nobody types any more', [typed, typed, typedEnd, typedEnd], 'sent'],
    ['it was signed out while somebody typed', [typed, signedOut({ reason: 'requested' }), typedEnd], 'sent'],
    ['it was found there, refused', [operationRestored({ operation, refused: 'aborted' })], 'needsAttention'],
  ])('%s', (_name, actions, word) => {
    const state = run(...actions);
    expect(selectEditsStatus(state)).toBe(word);
    expect(selectEditsStatusOfLot(state, 'lot1')).toBe(word);
    expect(selectEditsStatusOfLot(state, 'lot2')).toBe('sent');
  });

  it('is the weakest of several', () => {
    const state = run(
      operationMade({ operation: build('a') }),
      saveKept({ id: 'a' }),
      operationMade({ operation: build('b', 'lot2') }),
    );
    expect([
      selectEditsStatus(state),
      selectEditsStatusOfLot(state, 'lot1'),
      selectEditsStatusOfLot(state, 'lot2'),
    ]).toEqual(['saving', 'onDevice', 'saving']);
    expect(selectUnkeptCount(state)).toBe(1);
    expect(selectUnkeptCount(reducer(state, saveKept({ id: 'b' })))).toBe(0);
  });
});

describe('every event in every state', () => {
  const ways: Record<Exclude<SaveStatus, 'sent' | 'discarded'>, UnknownAction[]> = {
    keeping: [made],
    onDevice: [made, kept],
    sending: [made, kept, started],
    needsAttention: [made, kept, started, refused],
  };
  const events: Record<Exclude<SaveEvent, 'kept'>, UnknownAction> = {
    sendStarted: started,
    sendDelayed: delayed,
    sent,
    refused,
    retried,
    discarded,
  };
  const cases = (Object.keys(ways) as (keyof typeof ways)[]).flatMap((status) =>
    (Object.keys(events) as (keyof typeof events)[]).map((event) => [status, event] as const),
  );
  it.each(cases)('%s: %s', (status, event) => {
    const before = run(...ways[status]);
    expect(selectSave(before, 'o')?.status).toBe(status);
    const after = reducer(before, events[event]);
    if (knows(saveMachine, status, event)) {
      const now = selectSave(after, 'o')?.status;
      const target = saveMachine.on[status][event];
      expect(now === undefined ? ['sent', 'discarded'] : target).toContain(now ?? target);
    } else expect(after).toBe(before);
  });

  it.each([kept, started, delayed, sent, refused, retried, discarded])(
    'of an unknown save changes nothing: %#',
    (action) => {
      const before = run();
      expect(reducer(before, action)).toBe(before);
    },
  );
});

describe('what is read of the saves', () => {
  it('counts, lists and finds them in the order in which they were made', () => {
    const state = run(
      ...['a', 'b'].map((id) => operationMade({ operation: build(id) })),
      operationMade({ operation: build('c', 'x', 'T') }),
      sendStarted({ id: 'b' }),
      saveRefused({ id: 'b', code: 'aborted' }),
    );
    expect(selectUnsentCount(state)).toBe(3);
    expect(selectUnsentOfSale(state, 'S').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(selectNeedsAttention(state).map((record) => [record.operation.id, record.code])).toEqual([['b', 'aborted']]);
  });

  it('is nothing after the person left', () => {
    expect(selectUnsentCount(run(made, signedOut({ reason: 'requested' })))).toBe(0);
  });

  it('is the same list of what needs a decision while nothing of it changes', () => {
    const state = run(made, started, refused, operationMade({ operation: build('b') }));
    const list = selectNeedsAttention(state);
    expect(selectNeedsAttention(reducer(state, saveKept({ id: 'b' })))).toBe(list);
    expect(selectNeedsAttention(reducer(state, retried))).toEqual([]);
    const both = [sendStarted({ id: 'b' }), saveRefused({ id: 'b', code: 'aborted' })].reduce(reducer, state);
    expect(selectNeedsAttention(both).map(({ code }) => code)).toEqual(['permission-denied', 'aborted']);
    const other = [retried, started, saveRefused({ id: 'o', code: 'aborted' })].reduce(reducer, state);
    expect(selectNeedsAttention(other).map(({ code }) => code)).toEqual(['aborted']);
  });
});

describe('an act of many parts', () => {
  it('is said to be saving, and would be lost, until its last part is made', () => {
    const state = run(actBegan(), actBegan(), actEnded());
    expect([selectIsActUnderWay(state), selectEditsStatus(state), selectUnkeptCount(state)]).toEqual([
      true,
      'saving',
      1,
    ]);
    const over = reducer(state, actEnded());
    expect([selectIsActUnderWay(over), selectEditsStatus(over), selectUnkeptCount(over)]).toEqual([false, 'sent', 0]);
  });

  it('that ends after its session leaves the next one as it is', () => {
    const state = run(actBegan(), signedOut({ reason: 'requested' }), actEnded(), actBegan());
    expect([selectIsActUnderWay(state), selectUnkeptCount(state)]).toEqual([true, 1]);
  });

  it('is one save for each operation, in their order, which one transaction keeps', () => {
    const operations = [build('a'), build('b')];
    const action = operationsMade({ operations });
    expect([operationsIn(action.payload), operationsIn(made.payload)]).toEqual([operations, [operation]]);
    const state = run(action);
    expect([selectUnsentOfSale(state, 'S'), selectUnkeptCount(state)]).toEqual([operations, 2]);
    expect(selectUnkeptCount(reducer(state, savesKept({ ids: ['a', 'b'] })))).toBe(0);
  });
});

describe('an amount that cannot be read', () => {
  const wrong = amountNotRead({ lotId: 'lot1', field: 'estimateLow', text: 'some' });
  const other = amountNotRead({ lotId: 'lot1', field: 'reserve', text: 'more' });

  it('needs attention with its text until it is corrected, field by field', () => {
    const state = run(wrong, other);
    expect(selectUnreadableAmounts(state, 'lot1')).toEqual({ estimateLow: 'some', reserve: 'more' });
    expect([selectEditsStatus(state), selectEditsStatusOfLot(state, 'lot1'), selectUnkeptCount(state)]).toEqual([
      'needsAttention',
      'needsAttention',
      2,
    ]);
    const one = reducer(state, amountRead({ lotId: 'lot1', field: 'reserve' }));
    expect([selectUnreadableAmounts(one, 'lot1'), selectUnkeptCount(one)]).toEqual([{ estimateLow: 'some' }, 1]);
    const none = reducer(one, amountRead({ lotId: 'lot1', field: 'estimateLow' }));
    expect([selectUnreadableAmounts(none, 'lot1'), selectEditsStatusOfLot(none, 'lot1')]).toEqual([undefined, 'sent']);
  });

  it('that was never wrong is none', () => {
    const state = run(amountRead({ lotId: 'lot1', field: 'reserve' }));
    expect([selectUnreadableAmounts(state, 'lot1'), selectEditsStatus(state)]).toEqual([undefined, 'sent']);
  });
});

describe('an edit that a colleague was faster with', () => {
  const edit = (id: string, after: string): Operation => ({
    id,
    saleId: 'S',
    lotId: 'lot1',
    uid: 'ada',
    kind: 'editLot',
    changes: { title: { before: 'A', after } },
  });
  const contested = { ...edit('o', 'Mine'), theirs: { title: { value: 'Theirs', by: null, at: null } } } as Operation;
  const begun = [operationMade({ operation: edit('o', 'Mine') }), kept, started];

  it('waits for the person with both values, without a reason of the server', () => {
    const state = run(...begun, delayed, started, saveConflicted({ operation: contested, written: null }));
    expect(selectNeedsAttention(state)).toMatchObject([{ operation: contested, code: null }]);
  });

  it('is narrowed as the person decides, and only while it waits', () => {
    const narrowed = { ...contested, theirs: {} } as Operation;
    const state = run(...begun, saveConflicted({ operation: contested, written: null }));
    const after = reducer(state, conflictNarrowed({ operation: narrowed }));
    expect(selectNeedsAttention(after)).toMatchObject([{ operation: narrowed, kept: true }]);
    const sending = run(...begun);
    expect(reducer(sending, conflictNarrowed({ operation: narrowed }))).toBe(sending);
    expect(reducer(run(), conflictNarrowed({ operation: narrowed }))).toEqual(run());
  });

  it('needs attention again at the next visit', () => {
    expect(selectEditsStatus(run(operationRestored({ operation: contested, refused: null })))).toBe('needsAttention');
  });

  it('goes on from an own earlier text in its own place, or as another save beside the rest of it', () => {
    const from = edit('o', 'Mine');
    const inPlace = edit('o', 'Mine');
    const whole = run(...begun, saveWentOn({ from, operation: inPlace, rest: null }));
    expect(selectUnsentOfSale(whole, 'S')).toEqual([inPlace]);
    const [next, rest] = [edit('next', 'Mine'), edit('o', 'Rest')];
    const parted = run(...begun, saveWentOn({ from, operation: next, rest }));
    expect(selectUnsentOfSale(parted, 'S')).toEqual([rest, next]);
    expect([selectSave(parted, 'o')?.kept, selectSave(parted, 'next')?.kept]).toEqual([true, false]);
    const gone = run();
    expect(reducer(gone, saveWentOn({ from, operation: next, rest }))).toBe(gone);
  });
});
