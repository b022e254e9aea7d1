import { platformsParts } from '../../app/modules/platformsParts';
import { exportKept, rememberingChanged, selectSent } from '../../features/platforms/model/sent/sentSlice';
import { createFakeExportsGateway, createFakeExportsServer } from '../../testing/fakes/fakeExportsGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { waitingExport } from '../../testing/contracts/waitingExports.contract';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, SALE } from '../../testing/stores/makeWorkspace';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that finds an export of an earlier one on the device, while the server is away for the first `failures` tries. */
async function open(failures: number, code = 'unavailable') {
  const server = createFakeExportsServer();
  const exports = createFakeExportsGateway(server);
  exports.fail('remember', code, failures);
  const waitingExports = createFakeWaitingExports(
    new Map([['one', ['user-1', waitingExport('one', 'another sale')] as const]]),
  );
  const space = makeWorkspace({ exports, waitingExports }, `/sales/${SALE}`);
  space.store.injectModule(onFakes(platformsParts));
  await space.signIn();
  await settle();
  const pass = async (ms: number): Promise<void> => {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  };
  return {
    space,
    waitingExports,
    pass,
    tries: () => exports.calls.remember,
    sent: () => [...(server.sales.get('another sale')?.keys() ?? [])],
    waits: () => waitingExports.kept.size,
    unremembered: () => selectSent(space.store.getState() as Parameters<typeof selectSent>[0]).unremembered,
  };
}

it('writes what an earlier page has left on the device, of any sale', async () => {
  const { space, sent, waits } = await open(0);
  expect(sent()).toEqual(['one']);
  expect(waits()).toBe(0);
  await space.store.stop();
});

it('tries again after 5, 10, 20, 40 and then every 60 seconds', async () => {
  const { space, pass, tries, sent, unremembered } = await open(6);
  expect(unremembered()).toMatchObject([{ id: 'one', status: 'waiting', isKept: true }]);
  const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
  for (const [place, wait] of waits.entries()) {
    await pass(wait - 100);
    expect(tries()).toBe(place + 1);
    await pass(100);
    expect(tries()).toBe(place + 2);
  }
  expect(sent()).toEqual(['one']);
  expect(unremembered()).toEqual([]);
  await space.store.stop();
});

it('goes on saying which of them would not outlive this page', async () => {
  const { space, waitingExports, unremembered } = await open(9);
  const earlier = [...waitingExports.kept];
  waitingExports.outlivesPages = false;
  const two = waitingExport('two', SALE);
  const isKept = await waitingExports.keep('user-1', two);
  // A device lists them in any order.
  waitingExports.kept.delete('one');
  for (const [id, each] of earlier) waitingExports.kept.set(id, each);
  const now = { ...two.exported, saleId: SALE, status: 'sending', isKept } as const;
  space.store.dispatch(rememberingChanged({ exportId: 'two', now }));
  space.store.dispatch(exportKept({ exportId: 'two' }));
  await settle();
  expect(unremembered()).toMatchObject([
    { id: 'two', status: 'waiting', isKept: false },
    { id: 'one', status: 'waiting', isKept: true },
  ]);
  await space.store.stop();
});

it('goes at once when the network is back', async () => {
  const { space, sent } = await open(1);
  expect(sent()).toEqual([]);
  space.resume.resume('online');
  await settle();
  expect(sent()).toEqual(['one']);
  await space.store.stop();
});

it('does not ask again and again what the server refuses, and does not throw it away', async () => {
  const { space, pass, tries, waits, unremembered } = await open(9, 'permission-denied');
  expect(unremembered()).toMatchObject([{ status: 'refused' }]);
  await pass(600_000);
  expect(tries()).toBe(1);
  expect(waits()).toBe(1);
  await space.store.stop();
});

it('leaves a session that ends to itself', async () => {
  const { space, unremembered, pass, tries } = await open(9);
  await space.auth.signOut();
  await settle();
  expect(unremembered()).toEqual([]);
  await pass(600_000);
  expect(tries()).toBe(1);
  await space.store.stop();
});
