import { selectIsSignedIn, signOut } from '../../../features/auth/model/authSlice';
import {
  giveRangeBack,
  releaseNumbers,
  reservedReceived,
  selectBlock,
  selectReservations,
  serverSilent,
  takeNumbersAlong,
  takingOpened,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { addEmptyLot, editLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { operationMade, selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleDevices, type SaleDevice } from '../../../testing/stores/saleDevices';

let sale = createSaleDevices();
beforeEach(() => {
  jest.useFakeTimers();
  sale = createSaleDevices();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await sale.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const ahead = (device: SaleDevice): string[] => device.read(selectBlock).map(({ number }) => number);
async function pass(ms = 0): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

it('shows no lot with a number that a colleague has freed while this device was connected', async () => {
  const [freed, other] = [await sale.open(), await sale.open()];
  freed.store.dispatch(takeNumbersAlong({ from: 2, count: 25 }));
  await pass();
  other.store.dispatch(releaseNumbers({ numbers: other.read(selectReservations).reserved.slice(0, 20) }));
  await pass(3_000);
  expect(ahead(freed)).toEqual(['22', '23', '24', '25', '26']);
  expect(freed.reservationStore.kept.map(({ number }) => number)).toEqual(ahead(freed));
  await freed.connect(false);
  freed.store.dispatch(addEmptyLot());
  await settle();
  expect(freed.read(selectLots).map(lotNumberText)).toEqual(['22']);
});

it('keeps what the server holds for it, and asks nobody for the sake of what another page has used', async () => {
  const device = await sale.open();
  device.store.dispatch(takeNumbersAlong({ from: 2, count: 25 }));
  await pass();
  const lists = (): number => device.numbers.calls.filter(({ op }) => op === 'list').length;
  const before = lists();
  // Another page took the first number: it is gone from the device, and its lot holds it.
  await device.reservationStore.take('user-1', SALE, ['2']);
  sale.documents().reserved.delete('2');
  await device.connect(true);
  await pass(3_000);
  expect(ahead(device)[0]).toBe('3');
  // The one is the test's own.
  expect(lists() - before).toBe(1);
});

it('keeps what the server still holds, although its last word about the numbers taken along is too old', async () => {
  const device = await sale.open();
  device.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
  await pass();
  device.store.dispatch(reservedReceived({ saleId: SALE, claims: [] }));
  await pass(3_000);
  expect(ahead(device)).toEqual(['2', '3', '4']);
  expect(device.reservationStore.kept.map(({ number }) => number)).toEqual(['2', '3', '4']);
});

it('asks nobody whether numbers were freed while the server is silent', async () => {
  const device = await sale.open();
  device.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
  await pass();
  const { length } = device.numbers.calls;
  device.store.dispatch(reservedReceived({ saleId: SALE, claims: [] }));
  device.store.dispatch(serverSilent());
  await pass(3_000);
  expect([device.numbers.calls.length, ahead(device)]).toEqual([length, ['2', '3', '4']]);
});

it('leaves to another page of this browser a freed number that it is taking along in that moment', async () => {
  const device = await sale.open();
  device.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
  await pass();
  sale.documents().numbers.delete('2');
  sale.documents().reserved.delete('2');
  await device.connect(true);
  const asked = { number: '2', lotId: 'of that page', saleId: SALE, keptAt: Date.now(), isTaken: true } as const;
  await device.reservationStore.keep('user-1', [{ ...asked, isAsked: true }]);
  await pass(3_000);
  expect(ahead(device)).toEqual(['3', '4']);
  expect(device.reservationStore.kept.map(({ number, lotId }) => [number, lotId])).toContainEqual([
    '2',
    'of that page',
  ]);
});

describe('numbers that were taken along', () => {
  const kept = (device: SaleDevice): string[] => device.reservationStore.kept.map(({ number }) => number);
  const held = (): string[] => [...sale.documents().reserved.keys()];
  const said = (device: SaleDevice): string[] => device.state().notifications.list.map(({ message }) => message);
  async function take(device: SaleDevice, count: number, from = 1): Promise<void> {
    device.store.dispatch(takingOpened());
    device.store.dispatch(takeNumbersAlong({ from, count }));
    await pass(50);
  }

  it('are on this device as before when the server does not take them back', async () => {
    const device = await sale.open();
    await take(device, 3);
    device.numbers.failNext('release', 'unavailable');
    device.store.dispatch(giveRangeBack());
    await pass();
    expect([ahead(device), kept(device), held()]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
    expect(said(device).at(-1)).toMatch(/^The numbers could not be freed/);
    device.numbers.failNext('release', 'unavailable');
    device.store.dispatch(signOut());
    await pass(1_000);
    expect([device.read(selectIsSignedIn), kept(device)]).toEqual([false, ['1', '2', '3']]);
  });

  it('go back for the open sale alone by hand, without those whose answer is still owed', async () => {
    const device = await sale.open();
    await take(device, 2);
    const own = { lotId: 'of another', keptAt: Date.now(), isTaken: true } as const;
    await device.reservationStore.keep('user-1', [
      { ...own, number: '7', saleId: 'saleB000000000000000' },
      { ...own, number: '8', saleId: SALE, isAsked: true },
    ]);
    device.store.dispatch(giveRangeBack());
    await pass();
    expect(kept(device).sort()).toEqual(['7', '8']);
    expect(said(device).at(-1)).toBe('2 numbers that you took along are free again: 1 to 2.');
    device.store.dispatch(giveRangeBack());
    await pass();
    // Nothing went back, and nothing is said.
    expect(said(device)).toHaveLength(2);
  });

  it('go back at the end of a session that has no sale open', async () => {
    const device = await sale.open();
    await take(device, 2);
    device.history.push('/sales');
    await pass();
    device.store.dispatch(signOut());
    await pass(1_000);
    expect([kept(device), held()]).toEqual([[], []]);
  });

  it('go back at the end of such a session, too, when the server was silent before', async () => {
    const device = await sale.open();
    await take(device, 2);
    device.history.push('/sales');
    await pass();
    device.store.dispatch(serverSilent());
    device.store.dispatch(signOut());
    await pass(1_000);
    expect([kept(device), held()]).toEqual([[], []]);
  });

  it('stay after a short time away, and go back after a long one, but not before all is sent', async () => {
    const device = await sale.open();
    await take(device, 3);
    await device.connect(false);
    await pass(4 * 60_000);
    await device.connect(true);
    await pass(60_000);
    expect(held()).toEqual(['1', '2', '3']);
    await device.connect(false);
    device.store.dispatch(addEmptyLot());
    await pass(6 * 60_000);
    const lots = device.read(selectLots).map(lotNumberText);
    await device.connect(true);
    await pass(25_000);
    expect([lots, held()]).toEqual([['1'], ['2', '3']]);
    await pass(30_000);
    expect([held(), kept(device)]).toEqual([[], []]);
  });

  it('stay after a short time away in which lots were changed, and none was made with one of them', async () => {
    const device = await sale.open();
    device.store.dispatch(addEmptyLot());
    await take(device, 3, 2);
    const [lot] = device.read(selectLots);
    await device.connect(false);
    device.store.dispatch(editLot({ lotId: lot?.id ?? '', changes: { title: 'A jug' } }));
    await pass(60_000);
    await device.connect(true);
    await pass(60_000);
    expect([sale.documents().lots.get(lot?.id ?? '')?.title, held()]).toEqual(['A jug', ['2', '3', '4']]);
  });

  it('stay after a short time away in which a lot was made that is to have no number', async () => {
    const device = await sale.open();
    await take(device, 3);
    await device.connect(false);
    const made = { id: 'made', saleId: SALE, lotId: 'bare', uid: 'user-1', kind: 'createLot' } as const;
    const operation = { ...made, number: null, suffix: '', order: 'a9', fields: {} } as const;
    device.store.dispatch(operationMade({ operation }));
    await pass(60_000);
    await device.connect(true);
    await pass(60_000);
    expect([sale.documents().lots.get('bare')?.number, held()]).toEqual([null, ['1', '2', '3']]);
  });

  it('wait for what is still being sent, and not for what the server has refused', async () => {
    const space = makeWorkspace();
    space.lots.seed(SALE, [buildLot()]);
    await space.signIn();
    space.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
    await pass();
    space.network.isThere = false;
    await pass(6 * 60_000);
    const answer = space.lots.hang('apply');
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
    space.network.isThere = true;
    await pass(60_000);
    expect(space.read(selectBlock)).toHaveLength(3);
    answer();
    await pass(60_000);
    expect([space.read(selectNeedsAttention).length, space.read(selectBlock)]).toEqual([1, []]);
    await space.store.stop();
  });

  it('stay at the end of the session where the answer is still owed', async () => {
    const device = await sale.open();
    await take(device, 2);
    const asked = { number: '8', lotId: 'of this page', saleId: SALE, isTaken: true, isAsked: true } as const;
    await device.reservationStore.keep('user-1', [{ ...asked, keptAt: Date.now() }]);
    device.store.dispatch(signOut());
    await pass(1_000);
    expect([device.read(selectIsSignedIn), kept(device)]).toEqual([false, ['8']]);
  });

  it('stay for their person when somebody else signs out on this device', async () => {
    const device = await sale.open();
    await take(device, 2);
    await device.connect(false);
    device.store.dispatch(signOut());
    await pass(1_000);
    await device.connect(true);
    await device.signIn({ email: 'ben@example.com', password: 'secret-2', displayName: 'Ben' });
    await pass(1_000);
    expect(device.read(selectIsSignedIn)).toBe(true);
    device.store.dispatch(signOut());
    await pass(1_000);
    expect([device.read(selectIsSignedIn), kept(device), held()]).toEqual([false, ['1', '2'], ['1', '2']]);
  });

  it('are none where no sale is open', async () => {
    const device = await sale.open();
    device.history.push('/sales');
    await pass();
    const { length } = device.numbers.calls;
    await take(device, 2);
    expect([device.numbers.calls.length, kept(device), said(device)]).toEqual([length, [], []]);
  });

  it('are none on a device that does not say in time whether it keeps them', async () => {
    const device = await sale.open();
    jest.spyOn(device.reservationStore, 'keep').mockReturnValueOnce(new Promise(() => undefined));
    await take(device, 2);
    await pass(1_000);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'notKept' });
    expect([ahead(device), held()]).toEqual([[], []]);
  });

  it('go back silently where the server was asked for them and nobody has got its answer', async () => {
    const device = await sale.open();
    const asked = { number: '8', lotId: 'of an earlier page', saleId: SALE, isTaken: true, isAsked: true } as const;
    await device.reservationStore.keep('user-1', [{ ...asked, keptAt: Date.now() }]);
    sale.documents().numbers.set('8', asked.lotId);
    sale.documents().reserved.set('8', { by: 'user-1', at: 1 });
    await pass(60_000);
    expect([kept(device), held()]).toEqual([['8'], ['8']]);
    await pass(90_000);
    expect([kept(device), held(), said(device)]).toEqual([[], [], []]);
  });

  const requests = (device: SaleDevice): number => device.numbers.calls.filter(({ op }) => op === 'reserve').length;

  it('are taken in as many requests as it needs, and what was got before one fails is kept', async () => {
    const device = await sale.open();
    const answer = device.numbers.hang('reserve');
    await take(device, 60);
    device.numbers.failNext('reserve', 'unavailable');
    answer();
    await pass(50);
    expect(requests(device)).toBe(2);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'notAnswered' });
    expect([ahead(device).length, held().length]).toEqual([25, 25]);
    // The server may have given the others all the same: they are known here, and no lot has one.
    const asked = device.reservationStore.kept.filter(({ isAsked }) => isAsked === true).map(({ number }) => number);
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([25, '26', '50']);
    expect(said(device)).toEqual([]);
  });

  it('are given up after colleagues were faster five times, and nothing of it stays on the device', async () => {
    const device = await sale.open();
    const answers = Array.from({ length: 6 }, () => device.numbers.hang('reserve'));
    await take(device, 3);
    for (const [place, answer] of answers.entries()) {
      sale.documents().numbers.set(String(place + 1), 'theirs');
      answer();
      await pass();
    }
    expect(requests(device)).toBe(5);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'notAnswered' });
    expect([ahead(device), kept(device), said(device)]).toEqual([[], [], []]);
  });

  it('cannot be freed by a colleague without an answer, which is said', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await take(one, 2);
    other.numbers.failNext('release', 'unavailable');
    other.store.dispatch(releaseNumbers({ numbers: other.read(selectReservations).reserved }));
    await pass(3_000);
    expect([held(), said(other)]).toEqual([['1', '2'], [expect.stringMatching(/^The numbers could not be freed/)]]);
  });

  it('stay where the device does not say what it has, or the server what is freed', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await take(one, 2);
    for (const fail of [
      () => one.reservationStore.failNext('list'),
      () => one.numbers.failNext('list', 'unavailable'),
    ]) {
      fail();
      sale.documents().reserved.delete('1');
      await other.numbers.release(SALE, []);
      await pass(3_000);
      expect([kept(one), one.failures]).toEqual([['1', '2'], []]);
    }
  });
});

it('keeps on the device what could not be given back before a sign-out that does not wait for it', async () => {
  const device = await sale.open();
  device.store.dispatch(takingOpened());
  device.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
  await pass(50);
  device.numbers.failNext('release', 'unauthenticated');
  const answer = device.numbers.hang('release');
  device.store.dispatch(signOut());
  await pass(3_000);
  expect(device.read(selectIsSignedIn)).toBe(false);
  answer();
  await pass(3_000);
  const kept = device.reservationStore.kept.map(({ number }) => number);
  expect([kept, [...sale.documents().reserved.keys()]]).toEqual([
    ['2', '3', '4'],
    ['2', '3', '4'],
  ]);
});
