import { selectIsSignedIn, signOut } from '../../features/auth/authSlice';
import { addEmptyLot, selectLots } from '../../features/lots/lotsSlice';
import { releaseNumbers, selectBlock, selectClaims } from '../../features/lots/numbering/claimsSlice';
import { duplicateLot, setLotNumber, trashLots } from '../../features/lots/operations/lotCommands';
import { undoAsked } from '../../features/lots/undoSlice';
import { selectNeedsAttention } from '../../features/lots/savesSlice';
import { lotNumberText } from '../../features/lots/lotWords';
import { createFakeNumberBlocks } from '../../services/numbers/fakeNumberBlocks';
import { settle } from '../../testing/makeTestStore';
import { microtasks } from '../../testing/microtasks';
import { buildLot, SALE } from '../../testing/makeWorkspace';
import { createSaleDevices, OPEN_SALE, type SaleDevice } from '../../testing/saleDevices';

let sale = createSaleDevices();
beforeEach(() => {
  sale = createSaleDevices();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await sale.stop();
  jest.restoreAllMocks();
});

const shown = (device: SaleDevice): (string | null)[] => device.read(selectLots).map(lotNumberText);
const ahead = (device: SaleDevice): string[] => device.read(selectBlock).map(({ number }) => number);
async function add(device: SaleDevice, count = 1): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    device.store.dispatch(addEmptyLot());
    await settle();
  }
  await settle();
}
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
/** The claims without those that are held ahead: which lot has which number. */
const claimed = (): Record<string, string> =>
  Object.fromEntries([...sale.documents().numbers].filter(([number]) => !sale.documents().reserved.has(number)));

it('holds nothing for who only looks, and a block from the first lot of a visit on', async () => {
  const device = await sale.open();
  expect(sale.documents().numbers.size).toBe(0);
  await add(device);
  expect(shown(device)).toEqual(['1']);
  expect(ahead(device)).toEqual(numbers(2, 26));
  expect(sale.documents().reserved.size).toBe(25);
});

it('goes on behind the last lot while its first block is only just being held', async () => {
  const device = await sale.open();
  device.store.dispatch(addEmptyLot());
  // The server tells of the claims before this device has noted that they are its own.
  for (let turns = 0; turns < 400 && device.read(selectClaims).reserved.length === 0; turns += 1) await microtasks(1);
  expect(device.read(selectClaims).reserved).toHaveLength(25);
  expect(ahead(device)).toEqual([]);
  await add(device, 2);
  expect(shown(device)).toEqual(['1', '2', '3']);
  expect(new Set(Object.keys(claimed()))).toEqual(new Set(['1', '2', '3']));
  expect(device.state().notifications.list).toEqual([]);
});

it('takes its own next number when another lot has the wanted one, also while those are only just being held', async () => {
  const device = await sale.open();
  sale.documents().numbers.set('1', 'another-lot');
  await add(device);
  expect(shown(device)).toEqual(['2']);
  expect(ahead(device)).toEqual(numbers(3, 26));
});

it('goes on with its own block, and asks for more when few are left', async () => {
  const device = await sale.open();
  await add(device, 18);
  expect(shown(device)).toEqual(numbers(1, 18));
  expect(ahead(device)).toEqual(numbers(19, 51));
  expect(sale.documents().reserved.size).toBe(33);
  expect(device.state().notifications.list).toEqual([]);
});

it('keeps the numbers and ids of lots that two devices make without a network', async () => {
  const [one, other] = [await sale.open(), await sale.open()];
  await add(one);
  await add(other);
  await Promise.all([one.connect(false), other.connect(false)]);
  await add(one, 3);
  await add(other, 2);
  other.store.dispatch(duplicateLot({ lotId: other.read(selectLots)[0]?.id ?? '' }));
  await settle();
  const made = [shown(one), shown(other)];
  expect(made[0]).toEqual(['1', '2', '3', '4', '27']);
  expect(made[1]?.filter((number) => number !== '1')).toEqual(expect.arrayContaining(['27', '28', '29', '30']));
  await one.connect(true);
  await other.connect(true);
  await settle();
  const all = ['1', '2', '3', '4', '27', '28', '29', '30'];
  expect(new Set(Object.keys(claimed()))).toEqual(new Set(all));
  for (const device of [one, other]) {
    expect(new Set(shown(device))).toEqual(new Set(all));
    expect(device.read(selectNeedsAttention)).toEqual([]);
  }
});

it('makes a lot without a number when nobody can be asked, says so, and numbers it later', async () => {
  const device = await sale.open();
  await device.connect(false);
  await add(device, 2);
  expect(shown(device)).toEqual([null, null]);
  expect(device.state().notifications.list[0]).toMatchObject({ message: /gets its number when the server is back/ });
  await device.connect(true);
  await settle();
  expect(shown(device)).toEqual(['1', '2']);
  expect(Object.keys(claimed())).toEqual(['1', '2']);
});

it('takes photos that are named by a number for that lot, which shows it once nobody else can have it', async () => {
  const device = await sale.open();
  await device.connect(false);
  device.choose(['7-1.jpg']);
  await settle();
  device.choose(['7-2.jpg']);
  await settle();
  expect(shown(device)).toEqual([null]);
  await device.connect(true);
  await settle();
  expect(shown(device)).toEqual(['7']);
});

it('gives no other number away without a network, and says which are safe', async () => {
  const device = await sale.open();
  await add(device, 2);
  await device.connect(false);
  const [, second] = device.read(selectLots);
  device.store.dispatch(setLotNumber({ lotId: second?.id ?? '', number: { number: 90, suffix: '' } }));
  await settle();
  expect(shown(device)).toEqual(['1', '2']);
  expect(device.state().notifications.list[0]?.message).toContain('3 to 26');
  device.store.dispatch(setLotNumber({ lotId: second?.id ?? '', number: { number: 9, suffix: '' } }));
  await settle();
  expect(shown(device)).toEqual(['1', '9']);
  await device.connect(true);
  await settle();
  expect(Object.keys(claimed())).toEqual(['1', '9']);
});

it('takes no number back without a network that a colleague may have by now, and asks for that of a lot in the trash', async () => {
  const device = await sale.open();
  await add(device, 2);
  const [first, second] = device.read(selectLots).map(({ id }) => id);
  device.store.dispatch(setLotNumber({ lotId: second ?? '', number: { number: 90, suffix: '' } }));
  await settle();
  await device.connect(false);
  device.store.dispatch(undoAsked());
  await settle();
  expect(shown(device)).toEqual(['1', '90']);
  expect(device.state().notifications.list[0]?.message).toContain('only the numbers held for this device are safe');
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
  await device.connect(true);
  await settle();
  expect(shown(device)).toEqual(['1', '2']);
  expect(Object.keys(claimed()).sort()).toEqual(['1', '2']);
});

it('gives all back when the session ends', async () => {
  const device = await sale.open();
  await add(device);
  device.store.dispatch(signOut());
  await settle();
  expect(sale.documents().reserved.size).toBe(0);
  expect(Object.keys(claimed())).toEqual(['1']);
  expect(device.blocks.kept).toEqual([]);
});

it('waits for nothing when the session ends without a network, and keeps the numbers for the next visit', async () => {
  const device = await sale.open();
  await add(device);
  await device.connect(false);
  const release = jest.spyOn(device.numbers, 'release');
  device.store.dispatch(signOut());
  await settle();
  expect(device.read(selectIsSignedIn)).toBe(false);
  expect(release).not.toHaveBeenCalled();
  expect(device.blocks.kept.length).toBeGreaterThan(0);
});

it('gives back at the next visit what was left for more than a day, and nothing younger', async () => {
  const blocks = createFakeNumberBlocks();
  const keptAt = Date.now() - 25 * 60 * 60 * 1000;
  const old = { number: '5', lotId: 'left', saleId: SALE, keptAt };
  await blocks.keep('user-1', [old, { ...old, number: '6', lotId: 'young', keptAt: Date.now() }]);
  for (const [number, lotId] of [
    ['5', 'left'],
    ['6', 'young'],
  ] as const) {
    sale.documents().numbers.set(number, lotId);
    sale.documents().reserved.set(number, { by: 'user-1', at: 1 });
  }
  const device = await sale.open(blocks);
  await settle();
  expect([...sale.documents().numbers.keys()]).toEqual(['6']);
  expect(ahead(device)).toEqual(['6']);
});

it('keeps nothing that the device cannot keep', async () => {
  const blocks = createFakeNumberBlocks();
  const device = await sale.open(blocks);
  blocks.failNext('keep');
  await add(device);
  expect(ahead(device)).toEqual([]);
  expect(sale.documents().reserved.size).toBe(0);
});

it('holds no block while the numbers are locked: new lots take letters, photos too', async () => {
  sale = createSaleDevices({ ...OPEN_SALE, status: 'numbersLocked' });
  const device = await sale.open();
  sale.documents().numbers.set('12', 'first');
  sale.documents().lots.set('first', buildLot({ id: 'first', number: 12 }));
  await device.connect(true);
  device.choose(['IMG_1.jpg', '13-1.jpg']);
  await settle();
  expect(shown(device)).toEqual(['12', '12A', '12B']);
  expect(sale.documents().reserved.size).toBe(0);
});

it('frees numbers of a device that does not come back, after which they are anybody’s', async () => {
  const [lost, here] = [await sale.open(), await sale.open()];
  await add(lost);
  await lost.connect(false);
  await settle();
  here.store.dispatch(releaseNumbers({ numbers: here.read(selectClaims).reserved }));
  await settle();
  expect(sale.documents().reserved.size).toBe(0);
  expect(here.state().notifications.list[0]?.message).toBe('25 numbers are free again.');
  // The lost one comes back all the same: it takes another number and says so, and nobody has one twice.
  await add(here);
  await add(lost);
  expect(shown(lost)).toEqual(['1', '2']);
  await lost.connect(true);
  await settle();
  expect(new Set(shown(here)).size).toBe(3);
});
