import { retryAllSaves, selectNeedsAttention, selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

const edit: Operation = {
  id: 'op1',
  saleId: SALE,
  lotId: 'lot1',
  uid: 'user-1',
  kind: 'editLot',
  changes: { title: { before: 'A vase', after: 'Left by another page' } },
};

it('sends what another page has left as soon as that has crashed, once', async () => {
  space.outbox.leave(edit);
  await settle();
  expect(space.lots.applied).toMatchObject([{ id: 'op1' }]);
  expect(space.outbox.entries.size).toBe(0);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(space.lots.applied).toHaveLength(1);
  expect(space.read(selectUnsentCount)).toBe(0);
});

it('does so at once when the person comes to this page, and shows what had been refused there', async () => {
  space.outbox.leave(edit, 'permission-denied');
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(space.lots.applied).toEqual([]);
  expect(space.read(selectNeedsAttention)).toMatchObject([{ operation: { id: 'op1' }, code: 'permission-denied' }]);
});

it('sends once what it found at its beginning and is left by a page that has crashed', async () => {
  await space.store.stop();
  const { outbox, lots, auth } = space;
  outbox.leave(edit);
  const answer = lots.hang('apply');
  space = { ...makeWorkspace({ outbox, lots, auth }), outbox, lots, auth };
  await settle();
  answer();
  await settle();
  expect(lots.calls.filter(({ op }) => op === 'apply')).toHaveLength(1);
  expect(space.read(selectUnsentCount)).toBe(0);
});
