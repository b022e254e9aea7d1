import {
  releaseNumbers,
  selectBlock,
  selectReservations,
  takeNumbersAlong,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
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
