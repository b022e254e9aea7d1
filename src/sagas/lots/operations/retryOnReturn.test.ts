import { editLot } from '../../../features/lots/model/lots/lotsSlice';
import { selectEditsStatus } from '../../../features/lots/model/saves/savesSlice';
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

const receiveLots = (fromServer: boolean): void =>
  space.lots.emit(SALE, { type: 'lots', changed: [], removed: [], fromServer });
const askedToRetry = (): number => space.types().filter((type) => type === 'saves/retryAllSaves').length;

it('sends what waits as soon as the server answers again, and does not wait for the time that had grown', async () => {
  receiveLots(false);
  for (let tries = 0; tries < 8; tries += 1) space.lots.failNext('apply', 'unavailable');
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A blue vase' } }));
  // 1 + 2 + 4 + 8 + 16 + 32 + 60: the next try would be a minute away.
  await jest.advanceTimersByTimeAsync(124_000);
  expect(space.lots.applied).toEqual([]);
  receiveLots(true);
  await settle();
  expect(space.lots.applied).toHaveLength(1);
  expect(space.read(selectEditsStatus)).toBe('sent');
});

it('does nothing when nothing waits, nor when the server was there all the time', async () => {
  receiveLots(false);
  receiveLots(true);
  await settle();
  space.lots.hang('apply');
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A blue vase' } }));
  await settle();
  receiveLots(true);
  await settle();
  expect(askedToRetry()).toBe(0);
});
