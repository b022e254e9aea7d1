import { importsParts } from '../../../app/modules/importsParts';
import { PHOTO_SIZES } from '../../../domain/photos/photo';
import { writeOwnJson } from '../../../domain/platforms/own/ownJson';
import {
  checkBegan,
  choiceMade,
  importConfirmed,
  importFileChosen,
  photosToCarry,
  selectCarrying,
  selectImport,
} from '../../../features/imports/model/importSlice';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectRefusedPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { createFakeImportReader } from '../../../testing/fakes/imports/fakeImportReader';
import { buildPlatformLot } from '../../../testing/platforms/goldenSale';
import { zipOf } from '../../../testing/platforms/zipOf';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { AUTUMN, buildSale } from '../../../testing/stores/makeTransfers';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

jest.setTimeout(20_000);

const { mark: _mark, ...VASE } = buildLot({ status: 'published', order: 'a5', coverPhotoId: 'cover' });
const LOTS = [
  buildPlatformLot({ ...VASE, consignor: 'House 7', extras: { origin: 'Delft' } }),
  buildPlatformLot({ ...VASE, id: 'lot2', number: 2, order: 'a3', title: 'A clock', coverPhotoId: null }),
];
const PHOTOS = [
  buildPhoto({ id: 'side', order: 'a0', rotation: 90 }),
  buildPhoto({ id: 'cover', order: 'a1', caption: 'Signed' }),
];
const SPRING = { title: 'Spring', date: '2027-04-17', place: null, currency: 'EUR' } as const;
const BYTES = writeOwnJson(LOTS, new Map([['lot1', PHOTOS]]), SPRING);

const importFiles = createChosenFiles();

function begin(gateways: Parameters<typeof makeWorkspace>[0] = {}): Workspace {
  const sales = createFakeSalesGateway();
  sales.sales.set(SALE, buildSale({}));
  sales.sales.set(AUTUMN, buildSale({ id: AUTUMN, title: 'Autumn' }));
  const fileSaver = { save: () => undefined };
  const more = { sales, importReader: createFakeImportReader(), importFiles, fileSaver, ...gateways };
  const made = makeWorkspace(more, `/sales/${AUTUMN}/import`);
  made.files.automatic = true;
  made.store.injectModule(onFakes(importsParts));
  return made;
}

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = begin();
  space.lots.seed(AUTUMN, []);
  for (const { path } of PHOTOS)
    for (const size of PHOTO_SIZES) space.files.stored.set(`${path}/${size}.jpg`, new Blob([path]));
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

/** Ids are made by the browser's own hash, which answers in a turn of its own. */
async function until(done: () => boolean): Promise<void> {
  for (const patience = Date.now() + 15_000; !done();) {
    if (Date.now() > patience) throw new Error(`It did not come about: ${run().status}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const run = () => selectImport(space.store.getState() as never).run;
const carrying = () => selectCarrying(space.store.getState() as never, AUTUMN);
const server = () => space.lots.documents(AUTUMN);
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);

async function importFile(file = new File([BYTES], 'spring.json', { type: 'application/json' })): Promise<void> {
  space.store.dispatch(importFileChosen({ saleId: AUTUMN, fileId: importFiles.hold(file), name: file.name }));
  await until(() => run().status === 'mapping');
  space.store.dispatch(checkBegan());
  await until(() => {
    const now = run();
    return now.status === 'checking' && now.check !== null;
  });
  space.store.dispatch(importConfirmed({ renewals: 0 }));
}
const isOver = (): boolean => carrying()?.isOver === true;
/** Redux Toolkit warns, too, where a machine is slow. */
const isStopped = (): boolean =>
  jest.mocked(console.warn).mock.calls.some(([said]) => said === 'The photos of an import wait.');

it('brings the lots of our own file with photos, captions, turns, covers, extras, order and readiness', async () => {
  await importFile();
  await until(isOver);
  const lots = [...server().lots.values()];
  const vase = lots.find(({ title }) => title === 'A vase');
  const clock = lots.find(({ title }) => title === 'A clock');
  expect(vase).toMatchObject({ number: 1, order: 'a5', status: 'ready', estimateLow: 100, 'extras.origin': 'Delft' });
  // Nobody has taken a photo of it, and so it is a draft, whatever its file says.
  expect(clock).toMatchObject({ number: 2, order: 'a3', status: 'draft', coverPhotoId: null });
  expect(server().privates.get(String(vase?.id))).toMatchObject({ consignor: 'House 7' });
  const photos = [...server().photos.values()];
  expect(photos.map(({ lotId, order, caption, rotation }) => [lotId, order, caption, rotation])).toEqual([
    [vase?.id, 'a0', '', 90],
    [vase?.id, 'a1', 'Signed', 0],
  ]);
  expect(vase?.coverPhotoId).toBe(photos[1]?.id);
  for (const { path } of photos) {
    expect(path).toContain(AUTUMN);
    expect(space.files.stored.has(`${path}/full.jpg`)).toBe(true);
  }
  expect(carrying()).toMatchObject({ total: 2, done: 2, missing: 0 });
  expect(said()).toContain('2 photos of the import are here.');
  expect([...space.importPlans.kept.values()].flatMap(({ head }) => head.carried)).toEqual([]);
});

it('brings the photos of a lot for which nobody has chosen a cover', async () => {
  const plain = [buildPlatformLot({ ...VASE, coverPhotoId: null })];
  const bytes = writeOwnJson(plain, new Map([['lot1', PHOTOS]]), SPRING);
  await importFile(new File([bytes], 'spring.json', { type: 'application/json' }));
  await until(isOver);
  expect([...server().photos.values()].map(({ rotation, caption }) => [rotation, caption])).toEqual([
    [90, ''],
    [0, 'Signed'],
  ]);
});

it('says how many photos could not be had, and makes the rest', async () => {
  space.files.stored.delete(`sales/${SALE}/photos/side/view.jpg`);
  await importFile();
  await until(isOver);
  expect(carrying()).toMatchObject({ total: 2, done: 1, missing: 1 });
  expect([...server().photos.values()].map(({ caption }) => caption)).toEqual(['Signed']);
  expect(said().some((message) => message.startsWith('1 photo could not be had'))).toBe(true);
});

it('takes no picture for a photo whose id is a name that every object has', async () => {
  space.files.stored.clear();
  const odd = new TextDecoder().decode(BYTES).replaceAll('"side"', '"toString"');
  const asked = jest.spyOn(space.importPlans, 'picture');
  await importFile(new File([odd], 'spring.json', { type: 'application/json' }));
  await until(isOver);
  expect(carrying()).toMatchObject({ total: 2, done: 0, missing: 2 });
  expect(asked).not.toHaveBeenCalled();
});

it('leaves a lot a draft whose photos could not be had', async () => {
  space.files.stored.clear();
  await importFile();
  await until(isOver);
  expect([...server().lots.values()].map(({ status, coverPhotoId }) => [status, coverPhotoId])).toEqual([
    ['draft', null],
    ['draft', null],
  ]);
  expect(space.lots.applied.map(({ kind }) => kind)).not.toContain('setLotStatus');
});

/** What the page of exports gives: the rows, and beside them the pictures as they are shown. */
const bundle = (rows: string | Uint8Array<ArrayBuffer> = BYTES): Promise<File> =>
  zipOf('spring.zip', { 'spring.json': rows, '1-1.jpg': 'side', '1-2.jpg': 'cover', '9-1.jpg': 'of nobody' });

it('takes the pictures beside our own file where the photos are not to be had, turned already', async () => {
  space.files.stored.delete(`sales/${SALE}/photos/side/full.jpg`);
  await importFile(await bundle());
  await until(isOver);
  const [vase] = [...server().lots.values()].filter(({ title }) => title === 'A vase');
  const photos = [...server().photos.values()].sort((one, other) => one.order.localeCompare(other.order));
  expect(photos.map(({ order, caption, rotation }) => [order, caption, rotation])).toEqual([
    ['a0', '', 0],
    ['a1', 'Signed', 0],
  ]);
  expect(vase).toMatchObject({ status: 'ready', coverPhotoId: photos[1]?.id });
  expect(carrying()).toMatchObject({ total: 2, done: 2, missing: 0 });
  expect(space.importPlans.kept.get(String(carrying()?.importId))?.pictures.size ?? 0).toBe(0);
});

it('keeps caption, cover and readiness when all photos come from beside the file', async () => {
  space.files.stored.clear();
  await importFile(await bundle());
  await until(isOver);
  const [vase] = [...server().lots.values()].filter(({ title }) => title === 'A vase');
  const cover = [...server().photos.values()].find(({ caption }) => caption === 'Signed');
  expect(vase).toMatchObject({ status: 'ready', coverPhotoId: cover?.id });
});

it('brings a picture although nobody can say by what it is known', async () => {
  space.files.stored.clear();
  space.preparer.failFingerprint('notLoaded');
  await importFile(await bundle());
  await until(isOver);
  const sources = [...server().photos.values()].map(({ source }) => source);
  expect(sources).toEqual(['', expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

it('names a picture that is no photo, and brings the others', async () => {
  space.files.stored.clear();
  space.preparer.failFingerprint('damaged');
  space.preparer.failNext('prepare', 'damaged');
  await importFile(await bundle());
  await until(isOver);
  // It is not counted with those that are here.
  expect(said()).toEqual(['1 photo of the import is here.']);
  expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'side.jpg', refusal: 'damaged' }]);
  expect([...server().photos.values()].map(({ caption }) => caption)).toEqual(['Signed']);
});

it('brings pictures to the rows of any file by their numbers, the first one as cover', async () => {
  await importFile(
    await zipOf('lots.zip', {
      'lots.csv': 'Number;Title;Low;High\n7;A jug;10;20\n8;A bowl;10;20\n',
      'pictures/7-2.jpg': 'back',
      'pictures/7-1.jpg': 'front',
      'pictures/9-1.jpg': 'of nobody',
    }),
  );
  await until(isOver);
  const jug = [...server().lots.values()].find(({ title }) => title === 'A jug');
  const photos = [...server().photos.values()].sort((one, other) => one.order.localeCompare(other.order));
  expect(photos.map(({ lotId }) => lotId)).toEqual([jug?.id, jug?.id]);
  expect(jug).toMatchObject({ number: 7, status: 'draft', coverPhotoId: photos[0]?.id });
  expect(said()).toContain('2 photos of the import are here.');
});

it('brings pictures after the page has died before they came', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile(await bundle());
  await until(isStopped);
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans } = space;
  files.stored.clear();
  await space.store.stop();
  const kept = importPlans.anotherPage();
  const again = { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans: kept };
  space = Object.assign(begin(again), { lots, files, importPlans: kept });
  await space.signIn();
  await until(isOver);
  expect([server().photos.size, server().lots.size]).toEqual([2, 2]);
});

it('goes on at the next sign-in on the same page', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  await space.auth.signOut();
  await until(() => space.state().auth.status === 'signedOut');
  expect(server().photos.size).toBe(0);
  await space.signIn();
  space.history.push(`/sales/${SALE}`);
  await until(isOver);
  expect([server().photos.size, server().lots.size]).toEqual([2, 2]);
});

it('goes on at the next sign-in when the session ended before the browser gave the claim', async () => {
  const { claim } = space.importPlans;
  const claims: string[] = [];
  const late = async (id: string): Promise<boolean> => {
    const isFree = await claim(id);
    claims.push(id);
    return id.startsWith('photos of ') ? new Promise(() => undefined) : isFree;
  };
  Object.assign(space.importPlans, { claim: late });
  await importFile();
  await until(() => claims.length === 2);
  await space.auth.signOut();
  await until(() => space.state().auth.status === 'signedOut');
  Object.assign(space.importPlans, { claim });
  await space.signIn();
  space.history.push(`/sales/${SALE}`);
  await until(isOver);
  expect([server().photos.size, server().lots.size]).toEqual([2, 2]);
});

it.each([
  ['none', 2],
  ['one', 1],
])(
  'goes on when the page has died with %s of the lots sent, however late the device says what it keeps',
  async (_, waiting) => {
    for (let lot = 0; lot < waiting; lot += 1) space.lots.hang('apply');
    const rows = 'Number;Title\n7;A jug\n8;A bowl\n';
    await importFile(await zipOf('lots.zip', { 'lots.csv': rows, '7-1.jpg': 'jug', '8-1.jpg': 'bowl' }));
    await until(() => [...space.importPlans.kept.values()].some(({ head }) => head.parts === 0));
    await until(() => server().lots.size === 2 - waiting);
    const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans } = space;
    await space.store.stop();
    // The device answers only after the server was asked for the lots.
    const [list, read] = [outbox.list.bind(outbox), saleReader.read.bind(saleReader)];
    const asked = new Promise<void>((resolve) => {
      jest.spyOn(saleReader, 'read').mockImplementation((...args) => {
        resolve();
        return read(...args);
      });
    });
    jest.spyOn(outbox, 'list').mockImplementationOnce(async (uid) => {
      await asked;
      return list(uid);
    });
    const kept = importPlans.anotherPage();
    const again = { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans: kept };
    space = Object.assign(begin(again), { lots, files, importPlans: kept });
    await space.signIn();
    await until(isOver);
    expect([server().photos.size, server().lots.size, carrying()?.done]).toEqual([2, 2, 2]);
  },
);

it('says how many pictures did not come when the device keeps none', async () => {
  jest.spyOn(space.importPlans, 'keepPicture').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  space.files.stored.clear();
  await importFile(await bundle());
  await until(isOver);
  expect(carrying()).toMatchObject({ total: 2, done: 0, missing: 2 });
});

it('waits without a network, and goes on when there is one, with nothing twice', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  // The page says that photos will come, before the server has the lots.
  expect(carrying()).toMatchObject({ total: 2, done: 0, missing: 0, isOver: false });
  expect(server().photos.size).toBe(0);
  space.store.dispatch(retryAllSaves());
  await until(isOver);
  expect([server().photos.size, server().lots.size]).toEqual([2, 2]);
});

it('says once that the photos are here when the person has left the sale on the way, and come back', async () => {
  space.files.automatic = false;
  await importFile();
  await until(() => space.files.open.length > 0);
  space.history.push(`/sales/${SALE}`);
  await settle();
  space.history.push(`/sales/${AUTUMN}`);
  await until(() => space.types().filter((type) => type === photosToCarry.type).length === 2);
  space.files.automatic = true;
  for (const upload of space.files.open) upload.finish();
  await until(isOver);
  await settle();
  expect(said().filter((message) => message === '2 photos of the import are here.')).toHaveLength(1);
});

it('goes on after the page has died in the middle', async () => {
  space.files.automatic = false;
  await importFile();
  await until(() => space.files.open.length > 0);
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans } = space;
  expect([...importPlans.kept.values()].map(({ head }) => head.carried.length)).toEqual([1]);
  await space.store.stop();
  files.automatic = true;
  const kept = importPlans.anotherPage();
  const again = { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans: kept };
  space = Object.assign(begin(again), { lots, files, importPlans: kept });
  await space.signIn();
  await until(isOver);
  expect([server().photos.size, server().lots.size]).toEqual([2, 2]);
  expect([...server().lots.values()].map(({ status }) => status).sort()).toEqual(['draft', 'ready']);
});

it('brings no photos to a lot that a colleague has put into the trash meanwhile', async () => {
  space.saleReader.failNext('read', 'unavailable');
  await importFile();
  await until(isStopped);
  const vase = [...server().lots.values()].find(({ title }) => title === 'A vase');
  if (vase === undefined) throw new Error('There is no vase.');
  space.lots.seed(AUTUMN, [{ ...vase, deletedAt: 5 }]);
  space.store.dispatch(retryAllSaves());
  await until(isOver);
  expect([carrying()?.total, server().photos.size, space.files.uploads]).toEqual([0, 0, []]);
});

it('is taken back as one with its photos', async () => {
  await importFile();
  await until(isOver);
  space.store.dispatch(undoAsked());
  await until(() => [...server().lots.values()].every(({ deletedAt }) => deletedAt !== null));
  expect(server().lots.size).toBe(2);
});

it('keeps what is to come to new lots after an undo, and lets go of what is to come to lots that were there', async () => {
  const there = [buildLot({ title: 'A cup' })];
  space.lots.seed(AUTUMN, there);
  space.lots.emit(AUTUMN, { type: 'lots', changed: there, removed: [], fromServer: true });
  space.store.dispatch(choiceMade({ choice: { collision: 'overwrite' } }));
  space.saleReader.failNext('read', 'unavailable');
  const rows = 'Number;Title\n1;A blue cup\n7;A jug\n';
  await importFile(await zipOf('lots.zip', { 'lots.csv': rows, '1-1.jpg': 'cup', '7-1.jpg': 'jug' }));
  await until(isStopped);
  const carried = () => [...space.importPlans.kept.values()].flatMap((plan) => plan.head.carried);
  expect(carried().map(({ wasThere }) => wasThere)).toEqual([true, false]);
  const jug = [...server().lots.values()].find(({ title }) => title === 'A jug');
  space.store.dispatch(undoAsked());
  await until(() => carried().length < 2);
  expect(carried()).toMatchObject([{ lotId: jug?.id, wasThere: false }]);
});

it('brings nothing again on a later page after it was taken back and done again with all its photos', async () => {
  const there = [buildLot({ title: 'A cup' })];
  space.lots.seed(AUTUMN, there);
  space.lots.emit(AUTUMN, { type: 'lots', changed: there, removed: [], fromServer: true });
  space.store.dispatch(choiceMade({ choice: { collision: 'overwrite' } }));
  // The last row is left out, and so the device keeps the import.
  const rows = 'Number;Title\n1;A blue cup\n7;A jug\nno number;A mug\n';
  await importFile(await zipOf('lots.zip', { 'lots.csv': rows, '1-1.jpg': 'cup', '7-1.jpg': 'jug' }));
  await until(isOver);
  const jug = () => [...server().lots.values()].find(({ title }) => title === 'A jug');
  for (const [ask, isIn] of [
    [undoAsked, false],
    [redoAsked, true],
  ] as const) {
    space.store.dispatch(ask());
    await until(() => (jug()?.deletedAt === null) === isIn);
    await settle();
  }
  // A colleague does not want the photo of the jug.
  const [photo] = [...server().photos.values()].filter(({ lotId }) => lotId === jug()?.id);
  server().photos.delete(String(photo?.id));
  const { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans } = space;
  await space.store.stop();
  const kept = importPlans.anotherPage();
  const again = { sales, lots, lotHistory, saleReader, files, outbox, photoOutbox, importPlans: kept };
  space = Object.assign(begin(again), { lots, files, importPlans: kept });
  await space.signIn();
  await until(() => run().status === 'done');
  await settle();
  expect([run(), carrying(), said()]).toEqual([expect.objectContaining({ left: 1 }), null, []]);
});
