import { cellActivated } from '../../../features/lots/model/view/gridSlice';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { duplicateLot } from '../../../features/lots/model/operations/lotCommands';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot } from '../../../testing/stores/makeWorkspace';
import { createSaleDevices, OPEN_SALE } from '../../../testing/stores/saleDevices';

let sale: ReturnType<typeof createSaleDevices>;

type Device = Awaited<ReturnType<typeof sale.open>>;

/** A sale with lots of these numbers in this order, and a device that knows it. */
async function open(numbers: readonly string[], status = OPEN_SALE.status): Promise<Device> {
  sale = createSaleDevices({ ...OPEN_SALE, status });
  for (const [place, name] of numbers.entries()) {
    const number = Number.parseInt(name, 10);
    const suffix = name.slice(String(number).length);
    const id = `lot${name}`;
    sale.documents().numbers.set(name, id);
    sale.documents().lots.set(id, buildLot({ id, number, suffix, order: `a${place}`, status: 'draft' }));
  }
  const device = await sale.open();
  await device.connect(true);
  await settle();
  return device;
}

const shown = (device: Device): (string | null)[] => device.read(selectLots).map(lotNumberText);

async function insert(device: Device, payload: Parameters<typeof addEmptyLot>[0]): Promise<void> {
  device.store.dispatch(addEmptyLot(payload));
  await settle();
}

const said = (device: Device): string[] => device.state().notifications.list.map(({ message }) => message);

afterEach(async () => sale.stop());

it('puts a lot behind another one with a letter, in an open sale too', async () => {
  const device = await open(['11', '12', '13']);
  await insert(device, { after: 'lot12' });
  expect(shown(device)).toEqual(['11', '12', '12A', '13']);
  await insert(device, { after: 'lot12' });
  expect(shown(device)).toEqual(['11', '12', '12A', '12B', '13']);
  expect(sale.documents().numbers.get('12B')).toBe(device.read(selectLots)[3]?.id);
});

it('takes the next letter when a colleague was faster', async () => {
  const device = await open(['12', '13']);
  sale.documents().numbers.set('12A', 'elsewhere');
  await insert(device, { after: 'lot12' });
  expect(shown(device)).toEqual(['12', '12B', '13']);
});

it('inserts nothing when the letters are used up, and says so', async () => {
  const device = await open(['12', ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `12${letter}`)]);
  await insert(device, { after: 'lot12' });
  expect(shown(device)).toHaveLength(27);
  expect(said(device)[0]).toMatch(/^The letters behind 12 are used up to Z\./);
});

it('makes a new lot in a locked sale behind the one that one is at, and says where it is', async () => {
  const device = await open(['7', '104', '104A'], 'numbersLocked');
  device.store.dispatch(cellActivated({ lotId: 'lot7', column: 'title' }));
  await insert(device, {});
  expect(shown(device)).toEqual(['7', '7A', '104', '104A']);
  expect(said(device)).toContain('Lot 7A stands behind lot 7.');
  // The new one is the active one by now.
  await insert(device, {});
  expect(shown(device)).toEqual(['7', '7A', '7B', '104', '104A']);
});

it('makes it at the end of a locked sale for a person who is nowhere', async () => {
  const device = await open(['7', '104', '104A'], 'numbersLocked');
  await insert(device, undefined);
  expect(shown(device)).toEqual(['7', '104', '104A', '104B']);
});

it('puts the double in a locked sale behind earlier letters', async () => {
  const device = await open(['7', '7A', '8'], 'numbersLocked');
  device.store.dispatch(duplicateLot({ lotId: 'lot7' }));
  await settle();
  expect(shown(device)).toEqual(['7', '7A', '7B', '8']);
});
