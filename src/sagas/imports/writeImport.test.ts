import { choiceMade, matchingAsked } from '../../features/imports/model/importSlice';
import { zipOf } from '../../testing/platforms/zipOf';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';

let page: ImportPage;
beforeEach(holdTime);
afterEach(endPages);

const CLOCK = buildLot({ id: 'lot2', number: 9, order: 'a5', title: 'A clock' });
const ALL = ['A vase', 'Two', 'Three', 'Four'];

/** A file is checked: three rows are new lots, and the number of one is taken. */
async function begin(lots = [buildLot()]): Promise<void> {
  page = await openImportPage({ lots });
  await page.check('Number;Title\n1;A jug\n2;Two\n3;Three\n4;Fo\u202eur');
}
const found = () => [page.run().status, page.titles()];
const never = (): Promise<never> => new Promise(() => undefined);

it('makes all rows that are ready, and of the plan only the row that was left out stays on the device', async () => {
  await begin();
  page.confirm();
  await pass();
  expect(found()).toEqual(['done', ALL]);
  const kept = [...page.space.importPlans.kept.values()];
  expect(kept.map(({ head }) => [head.parts, head.left.length - 1])).toEqual([[0, 1]]);
  expect(page.space.unknown).toEqual([]);
});

it('says that it writes while the pictures of a bundle are still being kept', async () => {
  page = await openImportPage({ lots: [buildLot()] });
  const file = await zipOf('lots.zip', { 'lots.csv': 'Number;Title\n2;Two\n', '2-1.jpg': 'front', '2-2.jpg': 'back' });
  await page.check(file, {}, 'lots.zip');
  const kept: [string, number, Blob][] = [];
  page.space.importPlans.keepPicture = async (uid, _id, place, picture) => {
    kept.push([uid, place, picture]);
    return never();
  };
  page.confirm();
  // The picture is unpacked by streams of Node.
  while (kept.length === 0 && page.run().status !== 'done') await pass(100);
  expect(page.run()).toEqual({ status: 'writing', name: 'lots.csv', done: 0, total: 1 });
  expect([kept, page.made()]).toEqual([[['user-1', 0, expect.any(Blob)]], []]);
  // A device that hangs keeps no picture from now on, and nothing from being made.
  await pass(30_000);
  await pass();
  expect([kept.length, page.run().status, page.space.unknown]).toEqual([1, 'done', []]);
});

it('makes nothing when the reader dies with the pictures, and the lots once when the file is chosen again', async () => {
  page = await openImportPage({ lots: [buildLot()] });
  const file = await zipOf('lots.zip', { 'lots.csv': 'Number;Title\n2;Two\n', '2-1.jpg': 'front' });
  await page.check(file, {}, 'lots.zip');
  const { picture } = page.reader;
  Object.assign(page.reader, { picture: async () => Promise.reject(new Error('The worker is dead.')) });
  page.confirm();
  await pass();
  expect([...found(), page.space.importPlans.kept.size]).toEqual(['failed', ['A vase'], 0]);
  Object.assign(page.reader, { picture });
  await page.check(file, {}, 'lots.zip');
  page.confirm();
  // The picture is unpacked by streams of Node.
  while (!['done', 'failed'].includes(page.run().status)) await pass(100);
  // The sale is opened again: what is kept of the first try would be made now.
  page.space.history.push('/sales');
  await pass();
  page.space.history.push(`/sales/${SALE}`);
  await pass(20_000);
  expect([page.titles(), page.run().status]).toEqual([['A vase', 'Two'], 'done']);
});

it('writes once, however often it is confirmed', async () => {
  await begin();
  page.confirm();
  page.confirm();
  await pass();
  expect(found()).toEqual(['done', ALL]);
});

it('writes nothing that the person has not seen', async () => {
  await begin();
  page.confirm(1);
  await pass();
  expect(found()).toEqual(['checking', ['A vase']]);
});

it('writes nothing when no row is imported', async () => {
  page = await openImportPage({ lots: [buildLot()] });
  await page.check('Number;Title\n1;A jug\n');
  page.confirm();
  await pass();
  expect([page.run().status, page.space.importPlans.kept.size, page.made()]).toEqual(['checking', 0, []]);
});

it('makes nothing for a person who goes back to the columns in the moment of the import', async () => {
  await begin();
  const answer = page.hold('left');
  page.confirm();
  await pass();
  page.space.store.dispatch(matchingAsked());
  answer();
  await pass();
  expect([...found(), page.space.importPlans.kept.size]).toEqual(['mapping', ['A vase'], 0]);
  expect(page.space.unknown).toEqual([]);
});

it('makes nothing for a person who goes back while the device keeps it, and nothing comes at the next visit', async () => {
  await begin();
  const { importPlans } = page.space;
  const keep = importPlans.keep.bind(importPlans);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  jest.spyOn(importPlans, 'keep').mockImplementation(async (...plan) => held.then(() => keep(...plan)));
  page.confirm();
  await pass();
  page.space.store.dispatch(matchingAsked());
  go();
  await pass();
  expect([...found(), importPlans.kept.size]).toEqual(['mapping', ['A vase'], 0]);
  expect(page.space.unknown).toEqual([]);
});

it('is made although the device keeps nothing of it', async () => {
  await begin();
  page.space.importPlans.fail();
  page.confirm();
  await pass();
  expect(found()).toEqual(['done', ALL]);
});

it('is made although the device does not answer, after half a minute', async () => {
  await begin();
  jest.spyOn(page.space.importPlans, 'keep').mockImplementation(never);
  jest.spyOn(page.space.importPlans, 'forgetLeft').mockImplementation(never);
  jest.spyOn(page.space.importPlans, 'made').mockImplementation(never);
  page.confirm();
  await pass(29_000);
  // What is said to be written outlives a reload.
  expect(found()).toEqual(['checking', ['A vase']]);
  await pass(10_000);
  expect(found()).toEqual(['done', ALL]);
});

describe('a person who leaves the sale', () => {
  const ROWS = 'Key;Number;Title\n;12;A jug\nlot2;9;A tall clock\n;;A mug';
  const WRITTEN = ['A vase', 'A tall clock', 'A jug', 'A mug'];
  const go = async (to: string): Promise<void> => {
    page.space.history.push(to);
    await pass();
  };
  beforeEach(async () => {
    page = await openImportPage({ lots: [buildLot(), CLOCK] });
    await page.check(ROWS, { 0: 'id' });
  });

  it('in the moment of the import loses nothing of it', async () => {
    const answer = page.hold('left');
    page.confirm();
    await pass();
    await go('/sales');
    answer();
    await pass();
    expect(found()).toEqual(['done', WRITTEN]);
  });

  it('before the page comes to it writes nothing, and finds the check again', async () => {
    const answer = page.hold('choose');
    page.space.store.dispatch(choiceMade({ choice: { drafts: true } }));
    page.confirm();
    await go('/sales/saleB000000000000000');
    answer();
    await pass();
    expect([page.run().status, page.made()]).toEqual(['checking', []]);
    await go(`/sales/${SALE}/import`);
    page.confirm();
    await pass();
    expect(found()).toEqual(['done', WRITTEN]);
  });

  it('and comes back writes only when the sale is there again', async () => {
    await go('/sales');
    const { listen } = page.space.lots;
    let come = (): void => undefined;
    Object.assign(page.space.lots, {
      listen: (...args: Parameters<typeof listen>) => {
        come = () => void listen(...args);
        return () => undefined;
      },
    });
    await go(`/sales/${SALE}/import`);
    page.confirm();
    await pass();
    expect([page.run().status, page.made()]).toEqual(['checking', []]);
    come();
    await pass();
    expect(found()).toEqual(['done', WRITTEN]);
  });
});
