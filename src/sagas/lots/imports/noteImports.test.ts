import { importMade } from '../../../features/imports/model/importSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
const IMPORT = { id: 'import1', saleId: SALE, name: 'lots.csv' };
const KEPT = { ...IMPORT, created: 1, updated: 0, parts: 0, left: [['Title']], carried: [], isNoted: false };

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, []);
  await space.signIn();
  await settle();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const make = async (name = IMPORT.name): Promise<void> => {
  space.store.dispatch(importMade({ made: { ...IMPORT, name } }));
  await settle();
};

it('notes an import for the history, and lets go of a plan that has nothing else left', async () => {
  await space.importPlans.keep('user-1', KEPT, []);
  await make();
  expect([...space.lotHistory.noted.values()]).toEqual([{ ...IMPORT, uid: 'user-1' }]);
  expect(space.importPlans.kept.size).toBe(0);
});

it('notes it once the server can be reached, and keeps the plan until then', async () => {
  await space.importPlans.keep('user-1', KEPT, []);
  space.lotHistory.failNext('unavailable');
  await make();
  expect([space.lotHistory.noted.size, space.importPlans.kept.size]).toEqual([0, 1]);
  space.store.dispatch(retryAllSaves());
  await settle();
  expect([space.lotHistory.noted.size, space.importPlans.kept.size]).toEqual([1, 0]);
});

it('notes it from a later page that finds the plan', async () => {
  await space.importPlans.keep('user-1', KEPT, []);
  const { importPlans, lotHistory, lots } = space;
  await space.store.stop();
  space = Object.assign(makeWorkspace({ importPlans: importPlans.anotherPage(), lotHistory, lots }), { lotHistory });
  await space.signIn();
  await settle();
  expect(lotHistory.noted.get('import1')).toMatchObject({ name: 'lots.csv' });
});

it('leaves the plan of another sale until that one is open', async () => {
  await space.importPlans.keep('user-1', { ...KEPT, id: 'import2', saleId: 'another' }, []);
  const { importPlans, lotHistory, lots } = space;
  await space.store.stop();
  space = Object.assign(makeWorkspace({ importPlans: importPlans.anotherPage(), lotHistory, lots }), { lotHistory });
  await space.signIn();
  await settle();
  expect([lotHistory.noted.size, importPlans.kept.size]).toEqual([0, 1]);
});

it('notes a name that the server takes', async () => {
  await make(`a\u202evsc${'x'.repeat(300)}`);
  expect(space.lotHistory.noted.get('import1')?.name).toBe(`avsc${'x'.repeat(196)}`);
});

it('asks a server that does not answer again later, and once', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await space.importPlans.keep('user-1', KEPT, []);
  const note = jest.spyOn(space.lotHistory, 'noteImport').mockReturnValueOnce(new Promise(() => undefined));
  await make();
  await jest.advanceTimersByTimeAsync(30_000);
  await settle();
  expect([note.mock.calls.length, space.importPlans.kept.size]).toEqual([1, 1]);
  for (let again = 0; again < 2; again += 1) {
    space.store.dispatch(retryAllSaves());
    await settle();
  }
  expect([note.mock.calls.length, space.importPlans.kept.size]).toEqual([2, 0]);
  jest.useRealTimers();
});

it('leaves the end of a session to who looks after it, and notes the import afterwards', async () => {
  space.lotHistory.failNext('auth/network-request-failed');
  await make();
  expect(space.types()).toContain('auth/sessionFailed');
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(space.lotHistory.noted.size).toBe(1);
});

it('asks for no import again that was noted while the server was slow with another one', async () => {
  const OTHER = { ...IMPORT, id: 'import2', name: 'more.csv' };
  for (const made of [IMPORT, OTHER]) {
    space.lotHistory.failNext('unavailable');
    space.store.dispatch(importMade({ made }));
    await settle();
  }
  let answer = (): void => undefined;
  const note = jest
    .spyOn(space.lotHistory, 'noteImport')
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  space.store.dispatch(retryAllSaves());
  await settle();
  space.store.dispatch(retryAllSaves());
  await settle();
  answer();
  await settle();
  expect([...space.lotHistory.noted.keys()]).toEqual(['import1', 'import2']);
  // The first one twice: its answer was late.
  expect(note).toHaveBeenCalledTimes(3);
});
