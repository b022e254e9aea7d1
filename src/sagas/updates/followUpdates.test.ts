import { operationMade, retryAllSaves } from '../../features/lots/model/saves/savesSlice';
import { applyUpdate, selectIsUpdateReady } from '../../features/updates/updatesSlice';
import { selectVisibleNotifications } from '../../features/notifications/notificationsSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = makeWorkspace();
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

const edit = {
  id: 'op1',
  saleId: SALE,
  lotId: 'lot1',
  uid: 'user-1',
  kind: 'editLot',
  changes: { title: { before: '', after: 'A vase' } },
} as const;

it('the application is installed after the first page, and looked for again every hour', async () => {
  expect(space.updates.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(space.updates.calls).toEqual(['follow']);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(space.updates.calls).toEqual(['follow', 'check']);
});

it('a newer build is announced, and nothing reloads before the person says so', async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  space.updates.arrive();
  await settle();
  expect(space.read(selectIsUpdateReady)).toBe(true);
  expect(space.updates.calls).not.toContain('apply');
  space.store.dispatch(applyUpdate());
  await settle();
  expect(space.updates.calls).toContain('apply');
});

it('a page that has ended waits for no newer build any more', async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  expect(space.updates.listenerCount).toBe(1);
  await space.store.stop();
  expect(space.updates.listenerCount).toBe(0);
});

it('a newer build is looked for when the network is back, and an hour later again', async () => {
  await jest.advanceTimersByTimeAsync(5_000 + 3_599_999);
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(space.updates.calls).toEqual(['follow', 'check']);
  await jest.advanceTimersByTimeAsync(3_599_999);
  expect(space.updates.calls).toEqual(['follow', 'check']);
  await jest.advanceTimersByTimeAsync(1);
  expect(space.updates.calls).toEqual(['follow', 'check', 'check']);
});

it.each([
  ['words', () => space.store.dispatch(operationMade({ operation: edit }))],
  ['a photo', () => space.choose(['1-1.jpg'], 'lot1')],
])('the page changes over as soon as %s are kept on this device, once', async (_name, work) => {
  const device = space.outbox.put.bind(space.outbox);
  const photos = space.photoOutbox.put.bind(space.photoOutbox);
  let keep = (): void => undefined;
  const until = new Promise<void>((resolve) => (keep = resolve));
  space.outbox.put = async (operation) => until.then(() => device(operation));
  space.photoOutbox.put = async (photo) => until.then(() => photos(photo));
  space.lots.hang('apply');
  work();
  await settle();
  space.store.dispatch(applyUpdate());
  space.store.dispatch(applyUpdate());
  await jest.advanceTimersByTimeAsync(4_900);
  expect(space.updates.calls).not.toContain('apply');
  keep();
  await settle();
  expect(space.updates.calls.filter((call) => call === 'apply')).toEqual(['apply']);
  expect(space.read(selectVisibleNotifications)).toEqual([]);
});

it('the page does not change over while something is kept nowhere', async () => {
  space.outbox.put = () => new Promise(() => undefined);
  space.lots.hang('apply');
  space.store.dispatch(operationMade({ operation: edit }));
  await settle();
  space.store.dispatch(applyUpdate());
  await jest.advanceTimersByTimeAsync(4_999);
  expect(space.read(selectVisibleNotifications)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(space.updates.calls).not.toContain('apply');
  expect(space.read(selectVisibleNotifications)).toMatchObject([
    { kind: 'warning', message: expect.stringContaining('not kept') },
  ]);
});
