import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  retryAllSaves,
  selectNeedsAttention,
  selectEditsStatus,
  selectUnsentCount,
} from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const edit = (title: string, lotId = 'lot1'): void => {
  space.store.dispatch(editLot({ lotId, changes: { title } }));
};
const titles = (): unknown[] =>
  space.lots.applied.map((operation) => operation.kind === 'editLot' && operation.changes.title?.after);

describe('a save on its way', () => {
  it('says saving, then on this device, then sent, each only once it is true', async () => {
    await space.signIn();
    const answer = space.lots.hang('apply');
    edit('A blue vase');
    expect(space.read(selectEditsStatus)).toBe('saving');
    await settle();
    expect(space.outbox.entries.size).toBe(1);
    expect(space.read(selectEditsStatus)).toBe('onDevice');
    answer();
    await settle();
    expect(space.read(selectEditsStatus)).toBe('sent');
    expect(space.outbox.entries.size).toBe(0);
    expect(titles()).toEqual(['A blue vase']);
  });

  it('sends one lot strictly in order and other lots side by side', async () => {
    await space.signIn();
    const answer = space.lots.hang('apply');
    edit('first');
    edit('second');
    edit('other', 'lot2');
    await settle();
    expect(titles()).toEqual(['other']);
    answer();
    await settle();
    expect(titles()).toEqual(['other', 'first', 'second']);
  });

  it('still reaches the server when the device keeps nothing, and never says it is on the device', async () => {
    await space.signIn();
    space.outbox.failNext('put');
    const answer = space.lots.hang('apply');
    edit('A blue vase');
    await settle();
    expect(space.lots.calls.filter(({ op }) => op === 'apply')).toHaveLength(1);
    expect(space.read(selectEditsStatus)).toBe('saving');
    answer();
    await settle();
    expect(space.read(selectEditsStatus)).toBe('sent');
  });

  it('waits five seconds for a device that hangs, and then hardly for the next save', async () => {
    const put = jest.spyOn(space.outbox, 'put').mockReturnValue(new Promise<never>(() => undefined));
    await space.signIn();
    edit('A blue vase');
    edit('A bowl', 'lot2');
    await jest.advanceTimersByTimeAsync(4_900);
    expect(space.lots.applied).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(titles()).toEqual(['A blue vase']);
    await jest.advanceTimersByTimeAsync(200);
    expect(titles()).toEqual(['A blue vase', 'A bowl']);
    expect(put).toHaveBeenCalledTimes(2);
    expect(space.types()).not.toContain('saves/saveKept');
  });
});

test('what the server has taken stays on the screen until the listener shows it', async () => {
  let isSilent = false;
  const { listen } = space.lots;
  space.lots.listen = (saleId, listener) => listen(saleId, (event) => isSilent || listener(event));
  await space.signIn();
  isSilent = true;
  edit('A blue vase');
  await settle();
  expect([titles(), space.read(selectEditsStatus)]).toEqual([['A blue vase'], 'sent']);
  expect(space.read(selectLot, 'lot1')?.title).toBe('A blue vase');
});

describe('an answer that is no answer', () => {
  it('is tried again after 1, 2 and 4 seconds', async () => {
    await space.signIn();
    for (let i = 0; i < 3; i += 1) space.lots.failNext('apply', 'unavailable');
    edit('A blue vase');
    await settle();
    const tries = (): number => space.lots.calls.filter(({ op }) => op === 'apply').length;
    expect(tries()).toBe(1);
    expect(space.read(selectEditsStatus)).toBe('onDevice');
    await jest.advanceTimersByTimeAsync(999);
    expect(tries()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(2);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(tries()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(3);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(titles()).toEqual(['A blue vase']);
    expect(space.read(selectEditsStatus)).toBe('sent');
  });

  it.each([
    ['a command', () => void space.store.dispatch(retryAllSaves())],
    ['the network that came back', () => space.resume.resume('online')],
  ])('is tried again at once on %s', async (_name, resume) => {
    await space.signIn();
    space.lots.failNext('apply', 'unavailable');
    edit('A blue vase');
    await settle();
    expect(titles()).toEqual([]);
    resume();
    await settle();
    expect(titles()).toEqual(['A blue vase']);
  });

  it('is what a failure without a code is, too: the work is tried again, and not given back to the person', async () => {
    await space.signIn();
    jest.spyOn(space.lots, 'apply').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    edit('A blue vase');
    await settle();
    expect([titles(), space.read(selectEditsStatus)]).toEqual([[], 'onDevice']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(titles()).toEqual(['A blue vase']);
  });

  it('keeps the work and asks the session guard when the account was refused', async () => {
    await space.signIn();
    space.lots.failNext('apply', 'auth/user-disabled');
    edit('A blue vase');
    await settle();
    expect(space.actions).toContainEqual({
      type: 'auth/sessionFailed',
      payload: { code: 'user-disabled', uid: 'user-1' },
    });
    expect(space.read(selectNeedsAttention)).toEqual([]);
    // The session has ended: the work is locked for its person.
    expect(space.encryptedOutbox.locked.get('user-1')?.entries.map(({ refused }) => refused)).toEqual([null]);
  });
});

describe('what an earlier visit left', () => {
  const left = (id: string, uid: string, after: string): Operation => ({
    id,
    saleId: SALE,
    lotId: 'lot1',
    uid,
    kind: 'editLot',
    changes: { title: { before: 'A vase', after } },
  });

  it('is shown and sent, before anything new, and only by the person who made it', async () => {
    await space.outbox.put(left('op1', 'user-1', 'Mine'));
    await space.outbox.put(left('op2', 'somebody', 'Theirs'));
    const answer = space.lots.hang('apply');
    await space.signIn();
    expect(space.read(selectLot, 'lot1')?.title).toBe('Mine');
    edit('Newer');
    answer();
    await settle();
    expect(titles()).toEqual(['Mine', 'Newer']);
    expect([...space.outbox.entries.keys()]).toEqual(['op2']);
  });

  it('needs attention again when the server had refused it', async () => {
    await space.outbox.put(left('op1', 'user-1', 'Mine'));
    await space.outbox.refuse('op1', 'permission-denied');
    await space.signIn();
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'permission-denied', kept: true }]);
    expect(space.read(selectLot, 'lot1')?.title).toBe('Mine');
    expect(space.lots.applied).toEqual([]);
  });

  it('needs attention, too, when another build noted a reason that this one does not know', async () => {
    await space.outbox.put(left('op1', 'user-1', 'Mine'));
    await space.outbox.refuse('op1', 'reason-of-tomorrow');
    await space.signIn();
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'unknown', operation: { id: 'op1' } }]);
    expect(space.lots.applied).toEqual([]);
  });

  it('gives way to what the server has, when that had it before and a colleague has put the old text back', async () => {
    await space.outbox.put(left('op1', 'user-1', 'Mine'));
    space.lots.documents(SALE).ops.set('op1', left('op1', 'user-1', 'Mine'));
    await space.signIn();
    expect(space.read(selectLot, 'lot1')?.title).toBe('A vase');
    expect(space.read(selectUnsentCount)).toBe(0);
  });

  it('does not hold back new work when the device does not answer', async () => {
    jest.spyOn(space.outbox, 'list').mockReturnValue(new Promise<never>(() => undefined));
    await space.signIn();
    edit('A blue vase');
    await settle();
    expect(space.lots.applied).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(titles()).toEqual(['A blue vase']);
    expect(space.state().notifications.list[0]?.message).toContain('does not let Lotsmith store');
  });

  it('reports once that the device cannot be read', async () => {
    space.outbox.failNext('list');
    await space.signIn();
    expect(space.state().notifications.list).toHaveLength(1);
    expect(space.read(selectUnsentCount)).toBe(0);
  });
});
