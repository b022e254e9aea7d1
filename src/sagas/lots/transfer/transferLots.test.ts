import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { restoreLots } from '../../../features/lots/model/operations/lotCommands';
import { retryAllSaves, selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import {
  selectTransferOffer,
  selectTransferRuns,
  transferAsked,
  transferConfirmed,
  transferRetried,
  type TransferChoice,
  type TransferOffer,
} from '../../../features/lots/model/transfer/transferSlice';
import { retrySales, saleCreated, selectSalesStatus } from '../../../features/sales/salesSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Sale } from '../../../domain/sales/sale';
import { derivedId } from '../../../shared/derivedId';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { AUTUMN, buildSale, makeTransfers, seedTransfers } from '../../../testing/stores/makeTransfers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

jest.setTimeout(20_000);

let space: Workspace;
beforeEach(async () => {
  space = makeTransfers();
  seedTransfers(space);
  await space.signIn();
});
afterEach(() => space.store.stop());

/** Ids are made by the browser's own hash, which answers in a turn of its own. */
async function until(done: () => boolean): Promise<void> {
  for (const patience = Date.now() + 15_000; !done();) {
    if (Date.now() > patience) throw new Error('It did not come about.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const runs = () => Object.values(space.read(selectTransferRuns));
const finished = (): boolean => runs().every(({ status }) => status !== 'running');
const choice: TransferChoice = { to: AUTUMN, numbered: true, withPrices: true };
function ask(lotIds: readonly string[]): TransferOffer {
  space.store.dispatch(transferAsked({ lotIds }));
  const offer = space.read(selectTransferOffer);
  if (offer === null) throw new Error('Nothing was offered.');
  return offer;
}
function begin(lotIds: readonly string[], choices: Partial<TransferChoice> = {}): void {
  space.store.dispatch(transferConfirmed({ offer: ask(lotIds), choice: { ...choice, ...choices } }));
}
async function move(lotIds: readonly string[], choices: Partial<TransferChoice> = {}): Promise<void> {
  begin(lotIds, choices);
  await until(finished);
}
const there = () => [...space.lots.documents(AUTUMN).lots.values()].filter(({ id }) => id !== 'old');
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
const trashed = (id: string): boolean => space.lots.documents(SALE).lots.get(id)?.deletedAt !== null;

it('offers the other sales, those that may not take lots with the reason', async () => {
  space.sales.sales.set('c', buildSale({ id: 'c', title: 'Closed', status: 'numbersLocked' }));
  space.sales.sales.set('d', buildSale({ id: 'd', title: 'Other', roles: { 'user-1': 'viewer', other: 'owner' } }));
  space.sales.emit({ type: 'sales', sales: [...space.sales.sales.values()] });
  space.store.dispatch(transferAsked({ lotIds: ['lot1'] }));
  expect(space.read(selectTransferOffer)?.sales.map(({ id, reason }) => [id, reason])).toEqual([
    [AUTUMN, null],
    ['c', 'notOpen'],
    ['d', 'viewer'],
  ]);
});

it('brings lots with everything to the end of the other sale, and only then into the trash here', async () => {
  await move(['lot1', 'lot2']);
  const server = space.lots.documents(AUTUMN);
  const [vase, clock] = there();
  expect([vase, clock]).toMatchObject([
    { title: 'A vase', number: 41, estimateLow: 100, status: 'ready' },
    { title: 'A clock', number: 42, status: 'draft', coverPhotoId: null },
  ]);
  expect(String(vase?.order) > 'a5' && String(clock?.order) > String(vase?.order)).toBe(true);
  expect(server.privates.get(String(vase?.id))).toMatchObject({ reserve: 80, consignor: 'House 7' });
  const photos = [...server.photos.values()];
  expect(photos.map(({ lotId, order, caption }) => [lotId, order, caption])).toEqual([
    [vase?.id, 'a0', ''],
    [vase?.id, 'a1', 'Signed'],
  ]);
  expect(vase?.coverPhotoId).toBe(photos[1]?.id);
  for (const { path } of photos) expect(space.files.stored.has(`${path}/full.jpg`)).toBe(true);
  expect([trashed('lot1'), trashed('lot2'), space.lots.documents(SALE).photos.size]).toEqual([true, true, 2]);
  // The copies are whole before the first lot leaves.
  const order = space.lots.applied.map(({ kind, saleId }) => `${kind} ${saleId === SALE ? 'here' : 'there'}`);
  expect(order.slice(-2)).toEqual(['trashLot here', 'trashLot here']);
  expect(order.slice(0, -2).every((each) => each.endsWith('there'))).toBe(true);
  expect(runs()).toEqual([]);
  const { list } = space.state().notifications;
  expect(list).toMatchObject([{ kind: 'success', message: '2 lots are in “Autumn” now.' }]);
  expect(space.memory.read('transfers')).toBeNull();
});

it('leaves prices out, and numbers, when that is chosen', async () => {
  await move(['lot1'], { numbered: false, withPrices: false });
  expect(there()).toMatchObject([{ number: null, estimateLow: null, estimateHigh: null, status: 'draft' }]);
  expect([...space.lots.documents(AUTUMN).privates.values()]).toMatchObject([{ reserve: null, consignor: 'House 7' }]);
  expect(trashed('lot1')).toBe(true);
});

it('keeps the lot here when a photo cannot be read, and goes on when asked, making nothing twice', async () => {
  const file = `sales/${SALE}/photos/cover/view.jpg`;
  space.files.stored.delete(file);
  await move(['lot1', 'lot2']);
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot1', reason: 'photoUnread' }] }]);
  expect([trashed('lot1'), trashed('lot2')]).toEqual([false, true]);
  space.files.stored.set(file, new Blob(['again']));
  space.store.dispatch(transferRetried({ id: String(runs()[0]?.id) }));
  await until(finished);
  expect([runs(), trashed('lot1')]).toEqual([[], true]);
  expect(there().map(({ title }) => title)).toEqual(['A vase', 'A clock']);
  expect(space.lots.documents(AUTUMN).photos.size).toBe(2);
  expect([...space.lots.documents(AUTUMN).numbers.keys()]).toEqual(['41', '42']);
});

it.each<[string, Partial<Sale>]>([
  ['takes no more lots', { status: 'numbersLocked' }],
  ['has made a viewer of the person', { roles: { 'user-1': 'viewer', other: 'owner' } }],
])('copies nothing when the other sale %s since it was offered', async (_, change) => {
  const offer = ask(['lot1']);
  space.sales.sales.set(AUTUMN, buildSale({ id: AUTUMN, title: 'Autumn', ...change }));
  space.sales.emit({ type: 'sales', sales: [...space.sales.sales.values()] });
  space.store.dispatch(transferConfirmed({ offer, choice }));
  await until(finished);
  expect([there(), trashed('lot1')]).toEqual([[], false]);
});

it('goes on after the page has died in the middle, with the same numbers and nothing twice', async () => {
  space.files.automatic = false;
  begin(['lot1']);
  await until(() => space.files.open.length > 0);
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox } = space;
  const transfers = String(space.memory.read('transfers'));
  expect(JSON.parse(transfers)).toMatchObject([{ uid: 'user-1', lotIds: ['lot1'], planned: [{ number: 41 }] }]);
  await space.store.stop();
  files.automatic = true;
  const memory = createFakeDeviceMemory({ transfers });
  space = Object.assign(makeTransfers({ sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, memory }), {
    lots,
    files,
  });
  await space.signIn();
  await until(() => trashed('lot1'));
  await until(() => memory.read('transfers') === null);
  expect(there()).toMatchObject([{ title: 'A vase', number: 41 }]);
  expect(lots.documents(AUTUMN).photos.size).toBe(2);
  expect([...lots.documents(AUTUMN).numbers.keys()]).toEqual(['41']);
});

it('goes on with what waits on the device when the page has died before it was sent, and sends it once', async () => {
  space.lots.hang('apply');
  begin(['lot2']);
  await until(() => space.outbox.entries.size > 0);
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox } = space;
  const memory = createFakeDeviceMemory({ transfers: String(space.memory.read('transfers')) });
  await space.store.stop();
  const arrive = lots.hang('apply');
  const again = makeTransfers({ sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, memory });
  space = Object.assign(again, { lots, files });
  const before = lots.calls.length;
  await space.signIn();
  await settle();
  expect(space.read(selectUnsentCount)).toBe(1);
  arrive();
  await until(() => trashed('lot2') && memory.read('transfers') === null);
  const sent = lots.calls.slice(before).filter(({ op }) => op === 'apply');
  expect(sent).toMatchObject([{ args: [{ kind: 'createLot' }] }, { args: [{ kind: 'trashLot' }] }]);
});

it('begins nothing anew that is on its way when the list of sales is there late', async () => {
  await space.store.stop();
  space = makeTransfers();
  seedTransfers(space);
  space.sales.failNext('listen', 'unavailable');
  await space.signIn();
  expect(space.read(selectSalesStatus)).toBe('failed');
  // The person has opened both sales since.
  for (const sale of space.sales.sales.values()) space.store.dispatch(saleCreated({ sale }));
  space.files.automatic = false;
  begin(['lot1']);
  await until(() => space.files.open.length > 0);
  space.store.dispatch(retrySales());
  await settle();
  expect(runs()).toMatchObject([{ status: 'running', step: 'arriving', photosCopied: 2 }]);
  space.files.automatic = true;
  for (const { finish } of space.files.open) finish();
  await until(() => trashed('lot1') && finished());
  await settle();
  expect([runs(), said()]).toEqual([[], ['The lot is in “Autumn” now.']]);
});

it('keeps both when the lot was changed here during the move', async () => {
  const read = space.saleReader.read.bind(space.saleReader);
  let reads = 0;
  Object.assign(space.saleReader, {
    read: async (saleId: string, ids: readonly string[]) => {
      if (saleId === SALE && (reads += 1) === 2) {
        space.lots.seed(SALE, [buildLot({ status: 'ready', title: 'A vase, cracked' })]);
      }
      return read(saleId, ids);
    },
  });
  await move(['lot1']);
  expect(runs()).toMatchObject([{ status: 'left', left: [{ reason: 'changed', name: 'Lot 1 A vase' }] }]);
  expect(trashed('lot1')).toBe(false);
});

it('stops without a network, says so, and goes on when there is one', async () => {
  space.saleReader.failNext('end', 'unavailable');
  await move(['lot2']);
  expect(runs()).toMatchObject([{ status: 'stopped', code: 'unavailable' }]);
  expect(trashed('lot2')).toBe(false);
  space.store.dispatch(retryAllSaves());
  await until(() => trashed('lot2') && finished());
  expect(there()).toHaveLength(1);
});

it('says at an undo what stays there, and makes a new copy next time when the first was put away', async () => {
  await move(['lot2']);
  space.store.dispatch(undoAsked());
  await until(() => !trashed('lot2'));
  expect(said().at(-1)).toContain('What went to “Autumn” is still there too: put it into the trash there.');
  const [first] = there();
  if (first === undefined) throw new Error('No copy.');
  // Once more: it is there, so nothing is made.
  await move(['lot2']);
  await until(() => trashed('lot2'));
  expect(there()).toHaveLength(1);
  space.store.dispatch(restoreLots({ lotIds: ['lot2'] }));
  await until(() => space.read(selectLot, 'lot2')?.deletedAt === null && !trashed('lot2'));
  space.lots.seed(AUTUMN, [{ ...first, deletedAt: 5 }]);
  await move(['lot2']);
  await until(() => trashed('lot2'));
  expect(there().filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  expect(there()).toHaveLength(2);
  // Earlier builds give the second copy the same id: another page of this browser may be one of them.
  expect(there().at(-1)?.id).toBe(await derivedId('copy of lot', 'lot2', AUTUMN, '1'));
});
