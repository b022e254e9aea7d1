import { importsParts } from '../../../app/modules/importsParts';
import type { Sale } from '../../../domain/sales/sale';
import {
  checkBegan,
  choiceMade,
  importConfirmed,
  importFileChosen,
  importLeft,
  selectCarrying,
  selectImport,
} from '../../../features/imports/model/importSlice';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import { sha256 } from '../../../services/photos/sha256';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { createFakeImportReader } from '../../../testing/fakes/imports/fakeImportReader';
import { zipOf } from '../../../testing/platforms/zipOf';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

jest.setTimeout(20_000);

const importFiles = createChosenFiles();
const DETAILS = { title: 'Spring', date: '2027-04-17', place: null, currency: 'EUR', createdBy: 'user-1' } as const;

/** A sale whose numbers are locked. */
function begin(gateways: Parameters<typeof makeWorkspace>[0] = {}): Workspace {
  const sales = createFakeSalesGateway();
  const sale: Sale = { ...DETAILS, id: SALE, status: 'numbersLocked', roles: { 'user-1': 'owner' } };
  sales.sales.set(SALE, sale);
  const more = { sales, importReader: createFakeImportReader(), importFiles, fileSaver: { save: () => undefined } };
  const made = makeWorkspace({ ...more, ...gateways }, `/sales/${SALE}/import`);
  made.files.automatic = true;
  made.store.injectModule(onFakes(importsParts));
  return made;
}

let space: Workspace;
/** Lot 1 has the picture `front` as its cover, lot 2 has none. */
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = begin();
  const source = await sha256(new TextEncoder().encode('front'));
  const lots = [
    buildLot({ status: 'published' }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A bowl', coverPhotoId: null }),
  ];
  space.lots.seed(SALE, lots, [buildPhoto({ id: 'cover', order: 'a5', source })]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

async function until(done: () => boolean): Promise<void> {
  for (const patience = Date.now() + 15_000; !done();) {
    if (Date.now() > patience) throw new Error(`It did not come about: ${run().status}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const run = () => selectImport(space.store.getState() as never).run;
const carrying = () => selectCarrying(space.store.getState() as never, SALE);
const isOver = (): boolean => carrying()?.isOver === true;
/** Redux Toolkit warns, too, where a machine is slow. */
const isStopped = (): boolean =>
  jest.mocked(console.warn).mock.calls.some(([said]) => said === 'The photos of an import wait.');
const server = () => space.lots.documents(SALE);
const lot = (id: string) => server().lots.get(id);
/** By lot, in their order. */
const photosOf = (lotId: string) =>
  [...server().photos.values()]
    .filter((photo) => photo.lotId === lotId)
    .sort((one, other) => one.order.localeCompare(other.order));

const bundle = (rows = 'Number;Title\n1;A blue vase\n2;A bowl\n'): Promise<File> =>
  zipOf('lots.zip', {
    'lots.csv': rows,
    '1-1.jpg': 'front',
    '1-2.jpg': 'the back',
    '2-1.jpg': 'whole',
    '2-2.jpg': 'rim',
  });

async function check(file: File): Promise<void> {
  space.store.dispatch(choiceMade({ choice: { collision: 'overwrite' } }));
  space.store.dispatch(importFileChosen({ saleId: SALE, fileId: importFiles.hold(file), name: file.name }));
  await until(() => run().status === 'mapping');
  space.store.dispatch(checkBegan());
  await until(() => {
    const now = run();
    return now.status === 'checking' && now.check !== null;
  });
}
async function importFile(file?: File): Promise<void> {
  await check(file ?? (await bundle()));
  space.store.dispatch(importConfirmed({ renewals: 0 }));
}

/** The page dies, and another one of the same device opens the sale. */
async function loadAnew(): Promise<void> {
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans, keptActs } = space;
  await space.store.stop();
  const kept = importPlans.anotherPage();
  const again = { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, keptActs, importPlans: kept };
  space = Object.assign(begin(again), { lots, files, saleReader, importPlans: kept });
  await space.signIn();
}

it('says in the check how many pictures come to a lot, without those that it has', async () => {
  await check(await bundle());
  const now = run();
  if (now.status !== 'checking') throw new Error('There is no check.');
  expect(now.check?.pictures).toEqual({ come: 0, added: 3, there: 1, left: 0 });
  expect(now.window.rows.map(({ act, pictures }) => [act.kind, pictures])).toEqual([
    ['update', { come: 1, there: 1 }],
    ['update', { come: 2, there: 0 }],
  ]);
});

it('brings them behind the photos of a lot, leaves its cover, and gives one to a lot without', async () => {
  await importFile();
  await until(isOver);
  const [cover, back] = photosOf('lot1');
  expect([cover?.id, photosOf('lot1').length]).toEqual(['cover', 2]);
  expect(back?.order.localeCompare('a5')).toBe(1);
  expect(lot('lot1')).toMatchObject({ title: 'A blue vase', status: 'published', coverPhotoId: 'cover' });
  expect(lot('lot2')).toMatchObject({ status: 'draft', coverPhotoId: photosOf('lot2')[0]?.id });
  expect(photosOf('lot2')).toHaveLength(2);
  expect(carrying()).toMatchObject({ total: 3, done: 3, missing: 0 });
});

it('brings none of them a second time', async () => {
  // The reader and the upload must know a file by the same.
  jest.spyOn(space.preparer, 'fingerprint').mockImplementation(async (file) => sha256(await file.arrayBuffer()));
  await importFile();
  await until(isOver);
  await check(await bundle());
  const now = run();
  expect(now.status === 'checking' && now.check).toMatchObject({
    counts: { update: 0, unchanged: 2 },
    pictures: { come: 0, added: 0, there: 4, left: 0 },
  });
});

it('brings no picture that a colleague has added since the check', async () => {
  const source = await space.preparer.fingerprint(new Blob(['the back']));
  const arrive = space.lots.hang('apply');
  await importFile();
  await until(() => run().status === 'done');
  server().photos.set('theirs', buildPhoto({ id: 'theirs', order: 'a6', source }));
  arrive();
  await until(isOver);
  expect(photosOf('lot1').map(({ id }) => id)).toEqual(['cover', 'theirs']);
});

it('is taken back as one, and done again, with its photos', async () => {
  await importFile();
  await until(isOver);
  space.store.dispatch(undoAsked());
  await until(() => lot('lot1')?.title === 'A vase' && server().photos.size === 1);
  expect(space.state().notifications.list.at(-1)?.message).toBe('Undone: Import of lots.csv.');
  expect(lot('lot2')?.coverPhotoId).toBeNull();
  space.store.dispatch(redoAsked());
  await until(() => lot('lot1')?.title === 'A blue vase' && server().photos.size === 4);
  expect(lot('lot1')?.coverPhotoId).toBe('cover');
});

it('can be taken back when it brought nothing but pictures', async () => {
  await importFile(await bundle('Number;Title\n1;A vase\n'));
  await until(isOver);
  expect(photosOf('lot1')).toHaveLength(2);
  space.store.dispatch(undoAsked());
  await until(() => photosOf('lot1').length === 1);
});

it('brings the pictures after the page has died, once, and takes them back there, too', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  await loadAnew();
  await until(isOver);
  expect([photosOf('lot1').length, photosOf('lot2').length]).toEqual([2, 2]);
  space.store.dispatch(undoAsked());
  await until(() => server().photos.size === 1);
});

it('brings no pictures to a lot after an undo without a network, also when the page has died since', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  space.store.dispatch(undoAsked());
  await until(() => lot('lot1')?.title === 'A vase');
  await until(() => [...space.importPlans.kept.values()].every(({ head }) => head.carried.length === 0));
  await loadAnew();
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(server().photos.size).toBe(1);
});

it('stops on the way when it is undone', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  space.store.dispatch(undoAsked());
  await until(() => lot('lot1')?.title === 'A vase');
  space.store.dispatch(retryAllSaves());
  await until(isOver);
  expect([server().photos.size, carrying()?.missing]).toEqual([1, 0]);
});

it('says how many photos are left out when it is done again on the way', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  space.store.dispatch(undoAsked());
  await until(() => lot('lot1')?.title === 'A vase');
  space.store.dispatch(redoAsked());
  await until(() => lot('lot1')?.title === 'A blue vase');
  expect(space.state().notifications.list.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^3 photos had not come before the import was undone\./),
  );
});

it('counts no photo as left out that had come before it was undone', async () => {
  const { picture } = space.importPlans;
  jest
    .spyOn(space.importPlans, 'picture')
    .mockImplementationOnce(picture)
    .mockRejectedValueOnce(new DOMException('Damaged.', 'OperationError'));
  await importFile();
  await until(isStopped);
  await until(() => photosOf('lot1').length === 2);
  space.store.dispatch(undoAsked());
  await until(() => photosOf('lot1').length === 1);
  space.store.dispatch(redoAsked());
  await until(() => photosOf('lot1').length === 2);
  expect(space.state().notifications.list.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^2 photos had not come before the import was undone\./),
  );
});

it('leaves captions and turns alone that a colleague has given meanwhile', async () => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const read = space.saleReader.read.bind(space.saleReader);
  await importFile();
  await until(() => photosOf('lot1').length === 2);
  space.saleReader.read = async (...asked) => {
    await held;
    return read(...asked);
  };
  const [, fresh] = photosOf('lot1');
  if (fresh === undefined) throw new Error('No photo has come.');
  server().photos.set(fresh.id, { ...fresh, caption: 'Signature', rotation: 90 });
  arrive();
  await until(isOver);
  await settle();
  expect(photosOf('lot1')[1]).toMatchObject({ caption: 'Signature', rotation: 90 });
});

it('keeps pictures that are still to come when another file is chosen', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  const { importId } = run() as { readonly importId: string };
  space.store.dispatch(importLeft({ importId }));
  await settle();
  await loadAnew();
  await until(isOver);
  expect([photosOf('lot1').length, photosOf('lot2').length]).toEqual([2, 2]);
});

it('is not taken for made by another page while its pictures are being kept', async () => {
  let go = (): void => undefined;
  const { keepPicture } = space.importPlans;
  const held = new Promise<void>((resolve) => (go = resolve));
  space.importPlans.keepPicture = async (...picture) => {
    await held;
    return keepPicture(...picture);
  };
  await importFile(await bundle('Number;Title\n1;A vase\n'));
  await until(() => space.importPlans.kept.size === 1);
  const [head] = await space.importPlans.list('user-1');
  expect(head?.parts).toBe(1);
  go();
  await until(isOver);
  expect(photosOf('lot1')).toHaveLength(2);
});
