import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { duplicateLot } from '../../../features/lots/model/operations/lotCommands';
import { selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleDevices, OPEN_SALE } from '../../../testing/stores/saleDevices';

let sale: ReturnType<typeof createSaleDevices>;
type Device = Awaited<ReturnType<typeof sale.open>>;

/** A sale with lots of these numbers in this order (null: none), and a device that knows it. */
async function open(numbers: readonly (number | null)[], status = OPEN_SALE.status): Promise<Device> {
  sale = createSaleDevices({ ...OPEN_SALE, status });
  for (const [place, number] of numbers.entries()) {
    const id = `lot${place}`;
    if (number !== null) sale.documents().numbers.set(String(number), id);
    sale.documents().lots.set(id, buildLot({ id, number, order: `a${place}`, status: 'draft' }));
  }
  const device = await sale.open();
  await device.connect(true);
  await settle();
  return device;
}

const shown = (device: Device): (string | null)[] => device.read(selectLots).map(lotNumberText);

afterEach(async () => sale?.stop());

describe('while the numbers are locked', () => {
  it('is the next letter behind the lot before it when a colleague was faster', async () => {
    const device = await open([3, 4], 'numbersLocked');
    sale.documents().numbers.set('4A', 'theirs');
    device.store.dispatch(addEmptyLot());
    await settle();
    expect(shown(device)).toEqual(['3', '4', '4B']);
    expect(sale.documents().numbers.has('4B')).toBe(true);
  });

  it('is a letter behind the last lot that has a number, for one that was made without the server before', async () => {
    const device = await open([8, 9, null]);
    await device.connect(false);
    device.store.dispatch(addEmptyLot());
    await settle();
    expect(shown(device)).toEqual(['8', '9', null, null]);
    sale.setStatus('numbersLocked');
    await device.connect(true);
    device.resume.resume('online');
    await settle();
    expect(device.read(selectUnsentCount)).toBe(0);
    expect(shown(device)).toEqual(['8', '9', null, '9A']);
  });

  it('is a letter of the lot before it, not of the last one, for a copy that was made without the server', async () => {
    const device = await open([8, 9]);
    await device.connect(false);
    device.store.dispatch(duplicateLot({ lotId: 'lot0' }));
    await settle();
    expect(shown(device)).toEqual(['8', null, '9']);
    sale.setStatus('numbersLocked');
    await device.connect(true);
    device.resume.resume('online');
    await settle();
    expect(shown(device)).toEqual(['8', '8A', '9']);
  });

  it('is none where no lot before it has one', async () => {
    const device = await open([null]);
    await device.connect(false);
    device.store.dispatch(addEmptyLot());
    await settle();
    sale.setStatus('numbersLocked');
    await device.connect(true);
    device.resume.resume('online');
    await settle();
    expect([shown(device), device.read(selectUnsentCount)]).toEqual([[null, null], 0]);
    expect(sale.documents().lots.size).toBe(2);
  });
});

describe('while they are open', () => {
  it('is beyond the number that was wanted, not behind the last lot, when that is somebody else’s', async () => {
    const device = await open([1]);
    sale.documents().numbers.set('40', 'theirs');
    device.choose(['40-1.jpg']);
    await settle();
    expect(shown(device)).toEqual(['1', '41']);
  });

  it('is beyond all that colleagues took since they were asked for a moment ago, without trying each', async () => {
    const device = await open([1]);
    sale.documents().numbers.set('2', 'theirs');
    device.store.dispatch(addEmptyLot());
    await settle();
    expect(shown(device)).toEqual(['1', '3']);
    for (let number = 4; number <= 30; number += 1) sale.documents().numbers.set(String(number), `their ${number}`);
    device.store.dispatch(addEmptyLot());
    await settle();
    expect(shown(device)).toEqual(['1', '3', '31']);
    expect(device.read(selectUnsentCount)).toBe(0);
  });

  it('is none when there is none beyond the largest one', async () => {
    const device = await open([1]);
    sale.documents().numbers.set('99999', 'theirs');
    device.choose(['99999-1.jpg']);
    await settle();
    expect(shown(device)).toEqual(['1', null]);
    expect(device.read(selectUnsentCount)).toBe(0);
    // The person who named the photos so reads of it.
    expect(device.state().notifications.list.map(({ message }) => message)).toContain(
      'The number 99999 is taken, and none after it is free. The lot has no number.',
    );
  });

  it('is beyond all that the server knows of a sale that is not open here any more', async () => {
    const space = makeWorkspace();
    space.lots.seed(SALE, [buildLot()]);
    await space.signIn();
    for (const name of ['2', '30', '7']) space.lots.documents(SALE).numbers.set(name, `lot with ${name}`);
    const answer = space.lots.hang('apply');
    space.store.dispatch(addEmptyLot());
    await settle();
    space.history.push('/sales/saleB000000000000000');
    await settle();
    answer();
    await settle();
    expect(space.lots.applied).toMatchObject([{ saleId: SALE, number: 31 }]);
    await space.store.stop();
  });
});
