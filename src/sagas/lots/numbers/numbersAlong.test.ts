import { selectIsSignedIn, signOut } from '../../../features/auth/model/authSlice';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  giveRangeBack,
  releaseNumbers,
  selectBlock,
  selectReservations,
  takeNumbersAlong,
  takingOpened,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { duplicateLot, setLotNumber, trashLots } from '../../../features/lots/model/operations/lotCommands';
import { selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName, lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { createFakeReservationStore } from '../../../testing/fakes/fakeReservationStore';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleDevices, OPEN_SALE, type SaleDevice } from '../../../testing/stores/saleDevices';

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

async function pass(ms = 0): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}
const shown = (device: SaleDevice): (string | null)[] => device.read(selectLots).map(lotNumberText);
const ahead = (device: SaleDevice): string[] => device.read(selectBlock).map(({ number }) => number);
const received = (device: SaleDevice): string[] => device.state().notifications.list.map(({ message }) => message);
async function add(device: SaleDevice, count = 1): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    device.store.dispatch(addEmptyLot());
    await settle();
  }
}
async function take(device: SaleDevice, from: number, count: number): Promise<void> {
  device.store.dispatch(takingOpened());
  device.store.dispatch(takeNumbersAlong({ from, count }));
  await pass(50);
}
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
/** The claims without those that were taken along: which lot has which number. */
const claimed = (): string[] =>
  [...sale.documents().numbers.keys()].filter((number) => !sale.documents().reserved.has(number));
const reserved = (): string[] => [...sale.documents().reserved.keys()];

describe('online', () => {
  it('a new lot takes the next number, and nothing is held ahead by anybody', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    for (let round = 0; round < 3; round += 1) {
      await add(one);
      await add(other);
    }
    await pass(60_000);
    expect(shown(one)).toEqual(numbers(1, 6));
    expect(shown(other)).toEqual(numbers(1, 6));
    expect([...sale.documents().numbers.keys()]).toEqual(numbers(1, 6));
    expect(received(one)).toEqual([]);
  });

  it('two who make lots in the same moment get the next numbers without a gap and without a message', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    for (let round = 0; round < 3; round += 1) {
      one.store.dispatch(addEmptyLot());
      other.store.dispatch(addEmptyLot());
    }
    await settle();
    expect([...sale.documents().numbers.keys()].sort()).toEqual(numbers(1, 6));
    expect([...received(one), ...received(other)]).toEqual([]);
  });
});

describe('numbers taken along', () => {
  it('are a person’s own: the smallest first here, passed over by everybody else', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await add(one, 2);
    await take(one, 3, 40);
    expect(ahead(one)).toEqual(numbers(3, 42));
    expect(other.read(selectReservations).reserved).toHaveLength(40);
    expect(one.state().notifications.list).toMatchObject([
      { kind: 'success', message: 'You have taken along: 3 to 42.' },
    ]);
    expect(one.read(selectReservations).taking).toEqual({ kind: 'closed' });
    await add(other);
    await add(one);
    expect(shown(one)).toEqual(['1', '2', '3', '43']);
  });

  it('pass over what is taken, and what a colleague takes in the same moment', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await take(other, 4, 2);
    one.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
    other.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
    await settle();
    const all = [...ahead(one), ...ahead(other)];
    expect(all.sort((a, b) => Number(a) - Number(b))).toEqual(numbers(2, 9));
  });

  it('cannot be had without the server, which is said, nor on a device that keeps nothing', async () => {
    const reservationStore = createFakeReservationStore();
    const device = await sale.open(reservationStore);
    reservationStore.failNext('keep');
    await take(device, 1, 5);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'notKept' });
    await device.connect(false);
    await take(device, 1, 5);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'offline' });
    expect(reserved()).toEqual([]);
    await device.connect(true);
    await take(device, 99_998, 5);
    expect(device.read(selectReservations).taking).toEqual({ kind: 'open', problem: 'noneFree' });
  });

  it('stay until they were used, and what is left goes back once the device is back and all is sent', async () => {
    const device = await sale.open();
    await take(device, 1, 10);
    await pass(120_000);
    expect(ahead(device)).toEqual(numbers(1, 10));
    await device.connect(false);
    await add(device, 3);
    await device.connect(true);
    await pass(15_000);
    // One bar of signal: gone again.
    await device.connect(false);
    await pass(20_000);
    await add(device);
    expect(shown(device)).toEqual(numbers(1, 4));
    await device.connect(true);
    await pass(45_000);
    expect(claimed()).toEqual(numbers(1, 4));
    expect(reserved()).toEqual([]);
    expect(device.reservationStore.kept).toEqual([]);
    expect(received(device).at(-1)).toBe('6 numbers that you took along are free again: 5 to 10.');
  });

  it('go back after a long time away without a lot too', async () => {
    const device = await sale.open();
    await take(device, 1, 10);
    await device.connect(false);
    await pass(6 * 60_000);
    await device.connect(true);
    await pass(45_000);
    expect(reserved()).toEqual([]);
  });

  it('go back on return to a page that was opened anew, which sends what was made', async () => {
    const reservationStore = createFakeReservationStore();
    const device = await sale.open(reservationStore);
    await take(device, 1, 5);
    await device.connect(false);
    await add(device, 2);
    const [, unsent] = [...device.outbox.entries.values()];
    expect(unsent).toBeDefined();
    await device.store.stop();
    const again = await sale.open(reservationStore, { outbox: device.outbox });
    await pass(60_000);
    expect(claimed()).toEqual(['1', '2']);
    expect(reserved()).toEqual([]);
    expect(again.read(selectNeedsAttention)).toEqual([]);
  });

  it('are used without the server also when the device needs long to say which they are', async () => {
    const reservationStore = createFakeReservationStore();
    const device = await sale.open(reservationStore);
    await take(device, 7, 3);
    await device.connect(false);
    const { list } = reservationStore;
    const answers: (() => void)[] = [];
    reservationStore.list = async (uid) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return list(uid);
    };
    await device.store.stop();
    const again = await sale.open(reservationStore, { outbox: device.outbox });
    await pass(4_000);
    expect(ahead(again)).toEqual([]);
    for (const answer of answers) answer();
    await pass();
    expect(ahead(again)).toEqual(numbers(7, 9));
  });

  it('are not lost by a device that hands them out too late', async () => {
    const reservationStore = createFakeReservationStore();
    const device = await sale.open(reservationStore);
    await take(device, 1, 3);
    await device.connect(false);
    const { take: takeOut } = reservationStore;
    const answers: (() => void)[] = [];
    reservationStore.take = async (...wanted) => {
      const found = await takeOut(...wanted);
      await new Promise<void>((resolve) => answers.push(resolve));
      return found;
    };
    device.store.dispatch(addEmptyLot());
    await pass(10_000);
    expect(shown(device)).toHaveLength(1);
    reservationStore.take = takeOut;
    for (const answer of answers) answer();
    await pass();
    expect(reservationStore.kept.map(({ number }) => number).sort()).toEqual(numbers(1, 3));
  });

  it('go back by hand, and say so', async () => {
    const device = await sale.open();
    await take(device, 1, 5);
    device.store.dispatch(giveRangeBack());
    await settle();
    expect(reserved()).toEqual([]);
    expect(ahead(device)).toEqual([]);
    expect(received(device).at(-1)).toBe('5 numbers that you took along are free again: 1 to 5.');
  });

  it('cannot go back by hand without the server, and stay', async () => {
    const device = await sale.open();
    await take(device, 1, 5);
    await device.connect(false);
    device.store.dispatch(giveRangeBack());
    await settle();
    expect(ahead(device)).toEqual(numbers(1, 5));
    expect(received(device).at(-1)).toMatch(/could not be freed/);
  });

  it('keep the numbers and ids of lots that two devices make without a network', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await take(one, 1, 10);
    await take(other, 11, 10);
    await Promise.all([one.connect(false), other.connect(false)]);
    await add(one, 3);
    await add(other, 2);
    other.store.dispatch(duplicateLot({ lotId: other.read(selectLots)[0]?.id ?? '' }));
    await settle();
    expect(shown(one)).toEqual(['1', '2', '3']);
    await one.connect(true);
    await other.connect(true);
    await settle();
    const all = ['1', '2', '3', '11', '12', '13'];
    expect(new Set(claimed())).toEqual(new Set(all));
    for (const device of [one, other]) {
      expect(new Set(shown(device))).toEqual(new Set(all));
      expect(device.read(selectNeedsAttention)).toEqual([]);
    }
  });

  it('are the only ones that can be given without a network, which is said', async () => {
    const device = await sale.open();
    await add(device, 2);
    await take(device, 3, 10);
    await device.connect(false);
    const [, second] = device.read(selectLots);
    device.store.dispatch(setLotNumber({ lotId: second?.id ?? '', number: { number: 90, suffix: '' } }));
    await settle();
    expect(shown(device)).toEqual(['1', '2']);
    expect(received(device).at(-1)).toContain('3 to 12');
    device.store.dispatch(setLotNumber({ lotId: second?.id ?? '', number: { number: 9, suffix: '' } }));
    await settle();
    expect(shown(device)).toEqual(['1', '9']);
    await device.connect(true);
    await settle();
    expect(claimed()).toEqual(['1', '9']);
  });

  it('go back when the session ends, and wait for the next one when it ends without a network', async () => {
    const [one, other] = [await sale.open(), await sale.open()];
    await take(one, 1, 5);
    await take(other, 6, 5);
    one.store.dispatch(signOut());
    await pass(1_000);
    expect(reserved()).toEqual(numbers(6, 10));
    await other.connect(false);
    const release = jest.spyOn(other.numbers, 'release');
    other.store.dispatch(signOut());
    await settle();
    expect(other.read(selectIsSignedIn)).toBe(false);
    expect(release).not.toHaveBeenCalled();
    expect(other.reservationStore.kept).toHaveLength(5);
  });

  it('go back once the numbers of the sale are locked', async () => {
    const device = await sale.open();
    await take(device, 1, 5);
    sale.setStatus('numbersLocked');
    await pass(20_000);
    expect(reserved()).toEqual([]);
  });

  it('can be freed by a colleague, after which they are anybody’s, and nobody has one twice', async () => {
    const [lost, here] = [await sale.open(), await sale.open()];
    await take(lost, 1, 25);
    await lost.connect(false);
    here.store.dispatch(releaseNumbers({ numbers: here.read(selectReservations).reserved }));
    await settle();
    expect(reserved()).toEqual([]);
    expect(here.state().notifications.list).toMatchObject([{ kind: 'success', message: '25 numbers are free again.' }]);
    await add(here);
    await add(lost);
    expect(shown(lost)).toEqual(['1']);
    await lost.connect(true);
    await settle();
    expect(new Set(shown(here))).toEqual(new Set(['1', '2']));
    expect(received(lost)).toContain('Lot 1 was taken in the meantime. The new lot is 2.');
  });
});

describe('what an older build holds by itself', () => {
  const held = { lotId: 'left', saleId: SALE, keptAt: 0 };
  async function openWith(keptAt: number) {
    const reservationStore = createFakeReservationStore();
    await reservationStore.keep('user-1', [{ ...held, number: '5', keptAt }]);
    sale.documents().numbers.set('5', 'left');
    sale.documents().reserved.set('5', { by: 'user-1', at: 1 });
    return sale.open(reservationStore);
  }

  it('goes back at the start, also when it is young', async () => {
    const device = await openWith(Date.now() - 1_000);
    await pass(1_000);
    expect([...sale.documents().numbers.keys()]).toEqual([]);
    expect(device.reservationStore.kept).toEqual([]);
    expect(received(device)).toEqual([]);
  });

  it('is a range of its person while a page of that build is open beside this one', async () => {
    const device = await openWith(Date.now() + 60_000);
    await pass(30_000);
    expect(ahead(device)).toEqual(['5']);
    await add(device);
    expect(shown(device)).toEqual(['5']);
  });
});

describe('without a network and without numbers', () => {
  it('lots get theirs on return, in the order in which they were made, said once', async () => {
    const [device, other] = [await sale.open(), await sale.open()];
    await device.connect(false);
    await add(device, 12);
    expect(shown(device)).toEqual(Array.from({ length: 12 }, () => null));
    expect(received(device)).toEqual([expect.stringMatching(/has a mark in place of a number/)]);
    const called = (): string[] => device.read(selectLots).map((lot) => lotName(lot, lotTexts.texts));
    expect(called()).toEqual(Array.from({ length: 12 }, (_, place) => `New lot ${String(place + 1)}`));
    const ids = device.read(selectLots).map(({ id }) => id);
    await add(other, 4);
    await device.connect(true);
    await pass(5_000);
    expect(ids.map((id) => device.read(selectLots).find((lot) => lot.id === id)?.number)).toEqual(
      numbers(5, 16).map(Number),
    );
    expect(received(device).slice(1)).toEqual(['12 lots have got their numbers: 5 to 16.']);
    expect(claimed()).toHaveLength(16);
    expect(device.read(selectLots).filter(({ mark }) => mark !== undefined)).toEqual([]);
  });

  it('photos that are named by a number make that lot, which shows it once nobody else can have it', async () => {
    const device = await sale.open();
    await device.connect(false);
    device.choose(['7-1.jpg']);
    await settle();
    device.choose(['7-2.jpg']);
    await settle();
    expect(shown(device)).toEqual([null]);
    expect(device.read(selectLots).map((lot) => lotName(lot, lotTexts.texts))).toEqual(['Lot 7, not confirmed yet']);
    await device.connect(true);
    await pass(5_000);
    expect(shown(device)).toEqual(['7']);
    expect(received(device).at(-1)).toBe('1 lot has got its number: 7.');
  });

  it('no number comes back that a colleague may have by now; a lot out of the trash asks for its own', async () => {
    const device = await sale.open();
    await add(device, 2);
    const [first, second] = device.read(selectLots).map(({ id }) => id);
    device.store.dispatch(setLotNumber({ lotId: second ?? '', number: { number: 90, suffix: '' } }));
    await settle();
    await device.connect(false);
    device.store.dispatch(undoAsked());
    await settle();
    expect(shown(device)).toEqual(['1', '90']);
    expect(received(device).at(-1)).toContain('no number can be given safely now');
    await device.connect(true);
    device.store.dispatch(undoAsked());
    await settle();
    expect(shown(device)).toEqual(['1', '2']);
    device.store.dispatch(trashLots({ lotIds: [first ?? ''] }));
    await settle();
    await device.connect(false);
    device.store.dispatch(undoAsked());
    await settle();
    expect(shown(device)).toEqual([null, '2']);
    expect(device.read(selectLots)[0]?.mark).toBe('1');
    await device.connect(true);
    await pass(5_000);
    expect(shown(device)).toEqual(['1', '2']);
    expect(claimed().sort()).toEqual(['1', '2']);
  });

  it('a locked sale gives letters, photos too', async () => {
    sale = createSaleDevices({ ...OPEN_SALE, status: 'numbersLocked' });
    const device = await sale.open();
    sale.documents().numbers.set('12', 'first');
    sale.documents().lots.set('first', buildLot({ id: 'first', number: 12 }));
    await device.connect(true);
    device.choose(['IMG_1.jpg', '13-1.jpg']);
    await settle();
    expect(shown(device)).toEqual(['12', '12A', '12B']);
  });
});
