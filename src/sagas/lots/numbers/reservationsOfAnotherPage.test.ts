import { runSaga } from 'redux-saga';
import { USED_FOR_MS } from '../../../domain/numbering/heldNumbers';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectBlock, takeNumbersAlong } from '../../../features/lots/model/numbering/reservationsSlice';
import { setLotNumber } from '../../../features/lots/model/operations/lotCommands';
import { selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import { createFakeReservationStore } from '../../../testing/fakes/fakeReservationStore';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleDevices } from '../../../testing/stores/saleDevices';
import { readBlock } from './numberReservations';

const PERSON = 'user-1';

/** A page with numbers that were taken along, and the store of its browser, which other pages empty. */
async function openPage() {
  const sale = createSaleDevices();
  const reservationStore = createFakeReservationStore();
  const page = await sale.open(reservationStore);
  page.store.dispatch(takeNumbersAlong({ from: 2, count: 25 }));
  await settle();
  const names = reservationStore.kept.map(({ number }) => number);
  expect(names.length).toBeGreaterThan(10);
  return { ...page, sale, reservationStore, names };
}

it('numbers that another page of this browser took and died with are passed over, not asked for again and again', async () => {
  const page = await openPage();
  try {
    const [first, ...others] = page.names;
    await page.reservationStore.take(PERSON, SALE, others);
    // A colleague is faster, so that the next number of the block is wanted, which this page believes to be there.
    page.sale.documents().numbers.set(first ?? '', 'theirs');
    page.store.dispatch(addEmptyLot());
    await settle();
    expect(page.read(selectUnsentCount)).toBe(0);
    const { numbers: claims } = page.sale.documents();
    const lots = page.read(selectLots);
    expect(lots).toHaveLength(1);
    for (const lot of lots) expect(claims.get(String(lot.number))).toBe(lot.id);
  } finally {
    await page.sale.stop();
  }
});

it('numbers that a device does not let go of, because its disk is full, are passed over too', async () => {
  const page = await openPage();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    jest.spyOn(page.reservationStore, 'take').mockRejectedValue(new DOMException('No room.', 'QuotaExceededError'));
    const { numbers: claims } = page.sale.documents();
    const after = String(Number(page.names.at(-1)) + 1);
    claims.set(after, 'theirs');
    page.store.dispatch(addEmptyLot());
    await settle();
    expect(page.read(selectUnsentCount)).toBe(0);
    for (const lot of page.read(selectLots)) expect(claims.get(String(lot.number))).toBe(lot.id);
  } finally {
    await page.sale.stop();
    warn.mockRestore();
  }
});

it('a number that another page gave back and took along anew is that page’s: the next one is used', async () => {
  const page = await openPage();
  try {
    const [first] = page.reservationStore.kept;
    if (first === undefined) throw new Error('Nothing was taken along.');
    await page.connect(false);
    await page.reservationStore.keep(PERSON, [{ ...first, lotId: 'of another page' }]);
    page.store.dispatch(addEmptyLot());
    await settle();
    expect(page.read(selectLots).map(({ number }) => number)).toEqual([3]);
    expect(page.reservationStore.kept.filter(({ number }) => ['2', '3'].includes(number))).toMatchObject([
      { number: '2', lotId: 'of another page' },
    ]);
  } finally {
    await page.sale.stop();
  }
});

it('what several lots need is back on the device when another page has one of these numbers, and the next ones are used', async () => {
  const page = await openPage();
  try {
    await page.connect(false);
    await page.reservationStore.take(PERSON, SALE, ['3']);
    page.choose(['IMG_1.jpg', 'IMG_2.jpg']);
    await settle();
    expect(page.read(selectLots).map(({ number }) => number)).toEqual([2, 4]);
    expect(page.reservationStore.kept.map(({ number }) => number)).not.toContain('2');
  } finally {
    await page.sale.stop();
  }
});

describe('a number of the own range that a lot is given by hand', () => {
  /** A lot with a number behind the range. */
  async function openWithLot() {
    const page = await openPage();
    page.store.dispatch(addEmptyLot());
    await settle();
    const [lot] = page.read(selectLots);
    if (lot === undefined) throw new Error('No lot was made.');
    const give = async (number: number): Promise<void> => {
      page.store.dispatch(setLotNumber({ lotId: lot.id, number: { number, suffix: '' } }));
      await settle();
    };
    const kept = (): string[] => page.reservationStore.kept.map(({ number }) => number);
    const ahead = (): string[] => page.read(selectBlock).map(({ number }) => number);
    return { ...page, lot, give, kept, ahead };
  }
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('stays on the device until the server has it back, and is the lot’s then', async () => {
    const page = await openWithLot();
    try {
      page.numbers.failNext('release', 'unavailable');
      await page.give(5);
      const { numbers: claims } = page.sale.documents();
      expect([page.kept().includes('5'), page.ahead().includes('5'), page.read(selectUnsentCount)]).toEqual([
        true,
        true,
        1,
      ]);
      page.resume.resume('online');
      await settle();
      expect([page.kept().includes('5'), page.ahead().includes('5'), page.read(selectUnsentCount)]).toEqual([
        false,
        false,
        0,
      ]);
      expect([claims.get('5'), page.read(selectLots)[0]?.number]).toEqual([page.lot.id, 5]);
    } finally {
      await page.sale.stop();
    }
  });

  it('is the lot’s, too, when another page of this browser has taken it along without this one knowing', async () => {
    const page = await openWithLot();
    try {
      const { numbers: claims, reserved } = page.sale.documents();
      claims.set('90', 'of that page');
      reserved.set('90', { by: PERSON, at: Date.now() });
      const [own] = page.reservationStore.kept;
      if (own === undefined) throw new Error('Nothing was taken along.');
      await page.reservationStore.keep(PERSON, [{ ...own, number: '90', lotId: 'of that page' }]);
      await page.give(90);
      expect([claims.get('90'), page.read(selectLots)[0]?.number]).toEqual([page.lot.id, 90]);
      expect([page.kept().includes('90'), page.read(selectUnsentCount)]).toEqual([false, 0]);
    } finally {
      await page.sale.stop();
    }
  });

  it('is not counted on any more where the device neither lets go of it nor says what it has', async () => {
    const page = await openWithLot();
    try {
      for (const method of ['take', 'list'] as const) {
        jest.spyOn(page.reservationStore, method).mockRejectedValue(new DOMException('No room.', 'QuotaExceededError'));
      }
      await page.give(5);
      expect([page.read(selectUnsentCount), page.read(selectLots)[0]?.number]).toEqual([0, page.lot.number]);
      expect([page.ahead().includes('4'), page.ahead().includes('5')]).toEqual([true, false]);
      expect(page.state().notifications.list.at(-1)).toMatchObject({ kind: 'warning' });
    } finally {
      await page.sale.stop();
    }
  });

  it('is all that the device is asked for: for any other number it is left alone', async () => {
    const page = await openWithLot();
    try {
      const take = jest.spyOn(page.reservationStore, 'take');
      await page.give(90);
      expect([take.mock.calls, page.read(selectLots)[0]?.number]).toEqual([[], 90]);
    } finally {
      await page.sale.stop();
    }
  });
});

it('uses no number that others may free soon, because the device held it for weeks, nor one that was only asked for', async () => {
  const reservationStore = createFakeReservationStore();
  const now = Date.now();
  const kept = { saleId: 'S', lotId: 'lot', keptAt: now };
  await reservationStore.keep('ada', [
    { ...kept, number: '4', saleId: 'another' },
    { ...kept, number: '5', keptAt: now - USED_FOR_MS - 1 },
    { ...kept, number: '6', keptAt: now - USED_FOR_MS + 60_000 },
    { ...kept, number: '7', isAsked: true },
  ]);
  const put: unknown[] = [];
  const io = { dispatch: (action: unknown) => put.push(action), context: { reservationStore } };
  await runSaga(io, readBlock, 'ada', 'S').toPromise();
  expect(put).toMatchObject([{ payload: { saleId: 'S', block: [{ number: '6' }] } }]);
  expect(reservationStore.kept).toHaveLength(4);
});
