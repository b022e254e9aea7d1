import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import { knows } from '../../../../shared/machine';
import { signedOut } from '../../../auth/model/authSlice';
import { saveMachine, type SaveEvent, type SaveStatus } from './saveMachine';
import savesSlice, {
  operationMade,
  operationRestored,
  saveDiscarded,
  saveKept,
  saveRefused,
  saveRetried,
  saveSent,
  selectNeedsAttention,
  selectSave,
  selectEditsStatus,
  selectEditsStatusOfLot,
  selectUnkeptCount,
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
});
