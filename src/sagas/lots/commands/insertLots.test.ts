import { cellActivated } from '../../../features/lots/model/view/gridSlice';
import { addEmptyLot, selectLotPrivate, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { blockChanged } from '../../../features/lots/model/numbering/reservationsSlice';
import { operationMade } from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { duplicateLot, duplicateLots, editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
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

it('says nothing of the place to a person who asked for it, or of a lot that has none before it', async () => {
  const device = await open(['7', '8'], 'numbersLocked');
  await insert(device, { after: 'lot7' });
  expect([shown(device), said(device)]).toEqual([['7', '7A', '8'], []]);
  await sale.stop();
  const empty = await open([], 'numbersLocked');
  await insert(empty, {});
  expect([shown(empty), said(empty)]).toEqual([[null], []]);
});

it('makes it behind the lot in the editor, rather than behind the active one', async () => {
  const device = await open(['7', '8', '9'], 'numbersLocked');
  const id = 'lot80000000000000000';
  const lot = buildLot({ id, number: 8, suffix: 'C', order: 'a15' });
  sale.documents().lots.set(id, lot);
  sale.documents().numbers.set('8C', id);
  await device.connect(true);
  device.history.push(`/sales/${SALE}?lot=${id}`);
  await settle();
  device.store.dispatch(cellActivated({ lotId: 'lot7', column: 'title' }));
  await insert(device, {});
  expect(shown(device)).toEqual(['7', '8', '8C', '8D', '9']);
});

it('puts a lot behind one without a number, at the end behind one that is gone, with the next number', async () => {
  const device = await open(['7', '8']);
  sale.documents().lots.set('bare', buildLot({ id: 'bare', number: null, order: 'Zz' }));
  await device.connect(true);
  expect(shown(device)).toEqual([null, '7', '8']);
  await insert(device, { after: 'bare' });
  expect(shown(device)).toEqual([null, '9', '7', '8']);
  await insert(device, { after: 'nowhere' });
  expect(shown(device)).toEqual([null, '9', '7', '8', '8A']);
});

it('makes no lot, and no double, for a person who has left the sale', async () => {
  const device = await open(['7']);
  device.history.push('/sales');
  await settle();
  await insert(device, undefined);
  device.store.dispatch(duplicateLot({ lotId: 'lot7' }));
  await settle();
  expect([device.actions.filter(operationMade.match), device.failures]).toEqual([[], []]);
});

it('puts a lot with a number that was taken along where that number belongs', async () => {
  const device = await open(['7', '20']);
  const block = [8, 30].map((number) => ({ number: String(number), lotId: `along${number}`, saleId: SALE, keptAt: 1 }));
  await device.reservationStore.keep('user-1', block);
  device.store.dispatch(blockChanged({ saleId: SALE, block }));
  await insert(device, undefined);
  await insert(device, undefined);
  expect(shown(device)).toEqual(['7', '8', '20', '30']);
  expect(device.read(selectLots).map(({ id }) => id)).toEqual(['lot7', 'along8', 'lot20', 'along30']);
});

it('puts it also before a lot that has the same number with a letter', async () => {
  const device = await open(['7', '8A']);
  const block = [{ number: '8', lotId: 'along8', saleId: SALE, keptAt: 1 }];
  await device.reservationStore.keep('user-1', block);
  device.store.dispatch(blockChanged({ saleId: SALE, block }));
  await insert(device, undefined);
  expect(shown(device)).toEqual(['7', '8', '8A']);
});

describe('doubles', () => {
  it('stand each behind its own lot, in one act, with all that was said of it but its photos', async () => {
    const device = await open(['7', '8', '9']);
    const said9 = { title: 'A clock', 'extras.endTime': '18:00', lotType: 'choice' } as const;
    sale.documents().lots.set('lot9', buildLot({ id: 'lot9', number: 9, order: 'a2', ...said9, status: 'ready' }));
    await device.connect(true);
    const changes = { reserve: 500, consignor: 'House 7' };
    device.store.dispatch(editLotPrivate({ lotId: 'lot9', changes }));
    device.store.dispatch(duplicateLots({ lotIds: ['lot9', 'lot7', 'nowhere'] }));
    await settle();
    expect(shown(device)).toEqual(['7', '10', '8', '9', '11']);
    const [, ofSeven, , , ofNine] = device.read(selectLots);
    expect(ofNine).toMatchObject({ ...said9, status: 'draft', coverPhotoId: null, estimateLow: 100 });
    expect(device.read(selectLotPrivate, ofNine?.id ?? '')).toMatchObject({ ...changes, notes: '' });
    expect(device.read(selectLotPrivate, ofSeven?.id ?? '')).toMatchObject({ reserve: null, consignor: '' });
    // One lot without private words makes no private edit.
    const own = new Set([ofSeven?.id, ofNine?.id]);
    const made = [...sale.documents().ops.values()].filter(({ lotId }) => own.has(lotId));
    expect(made.map(({ kind }) => kind)).toEqual(['createLot', 'createLot', 'editPrivate']);
    device.store.dispatch(undoAsked());
    await settle();
    expect(shown(device)).toEqual(['7', '8', '9']);
  });

  it('take what was taken along, each another number, and the next ones after that', async () => {
    const device = await open(['7', '8', '9']);
    const block = [20, 21].map((number) => ({
      number: String(number),
      lotId: `along${number}`,
      saleId: SALE,
      keptAt: 1,
    }));
    await device.reservationStore.keep('user-1', block);
    device.store.dispatch(blockChanged({ saleId: SALE, block }));
    device.store.dispatch(duplicateLots({ lotIds: ['lot7', 'lot8', 'lot9'], group: 'doubles' }));
    await settle();
    expect(shown(device)).toEqual(['7', '20', '8', '21', '9', '22']);
    const groups = [...sale.documents().ops.values()].map(({ group }) => group);
    expect(groups).toEqual(['doubles', 'doubles', 'doubles']);
  });

  it('in a locked sale get letters, one after the other', async () => {
    const device = await open(['7', '7A', '8', '9'], 'numbersLocked');
    device.store.dispatch(duplicateLots({ lotIds: ['lot7', 'lot7A', 'lot9'] }));
    await settle();
    expect(shown(device)).toEqual(['7', '7A', '7B', '7C', '8', '9', '9A']);
  });
});

describe('without a network', () => {
  it('says once that new lots have no numbers yet, and of doubles how many', async () => {
    const device = await open(['7', '8']);
    await device.connect(false);
    device.store.dispatch(duplicateLots({ lotIds: ['lot7', 'lot8'] }));
    await settle();
    expect(shown(device)).toEqual(['7', null, '8', null]);
    expect(said(device)).toEqual([expect.stringMatching(/2 new lots have marks in place of numbers/)]);
    await insert(device, undefined);
    expect(shown(device)).toEqual(['7', null, '8', null, null]);
    expect(said(device)).toHaveLength(1);
  });

  it('says nothing in a locked sale of the place of a lot that has no number yet', async () => {
    const device = await open(['7', '8'], 'numbersLocked');
    await device.connect(false);
    await insert(device, {});
    expect(shown(device)).toEqual(['7', '8', null]);
    expect(said(device)).toEqual([expect.stringMatching(/mark in place of a number/)]);
    expect(device.failures).toEqual([]);
  });
});
