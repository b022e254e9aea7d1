import {
  selectDoubles,
  selectLooking,
  selectMissed,
  unplacedFound,
} from '../../../features/lots/model/photos/choicesSlice';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import { selectRefusedPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import {
  addPhotos,
  type ChosenFile,
  selectPhoto,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import type { ChosenPhoto } from '../../../services/outbox/PhotoOutbox';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
async function begin(
  missed: readonly Partial<ChosenPhoto>[] = [],
  before: (photoOutbox: Workspace['photoOutbox']) => void = () => undefined,
): Promise<void> {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot({ id: 'lot9', number: 9, coverPhotoId: null })], [buildPhoto({ lotId: 'lot9' })]);
  const plain = { uid: 'user-1', saleId: SALE, lotId: null, fileName: 'Sale/IMG_1.jpg', size: 4, lastModified: 1 };
  for (const [at, each] of missed.entries()) {
    const id = `missed${at}`;
    space.photoOutbox.chosen.set(id, { id, ...plain, ...each });
  }
  before(space.photoOutbox);
  await space.signIn();
}
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fileOf = (name: string, content: string, lastModified = 1): ChosenFile => {
  const id = space.pictures.hold(new File([content], name, { type: 'image/jpeg', lastModified }));
  return { id, name, lastModified };
};
/** Chooses one file. */
async function choose(name: string, content: string, lastModified = 1, lotId: string | null = null): Promise<string> {
  const file = fileOf(name, content, lastModified);
  space.store.dispatch(addPhotos({ files: [file], lotId }));
  await settle();
  return file.id;
}
const photosOf = (lotId: string): number => space.read(selectPhotoIdsOfLot, lotId).length;
const missed = (): string[] => space.read(selectMissed, SALE).map(({ id }) => id);

it('notes the files before it looks at them', async () => {
  await begin();
  jest.spyOn(space.preparer, 'inspect').mockReturnValue(new Promise(() => undefined));
  const id = await choose('Folder/9-2.jpg', 'four');
  expect([...space.photoOutbox.chosen.values()]).toEqual([
    { id, uid: 'user-1', saleId: SALE, lotId: null, fileName: 'Folder/9-2.jpg', size: 4, lastModified: 1 },
  ]);
  expect([photosOf('lot9'), space.read(selectLooking)]).toEqual([1, 1]);
});

it('brings photos to their lots although the device does not answer, after five seconds', async () => {
  await begin();
  space.photoOutbox.note = () => new Promise(() => undefined);
  await choose('9-2.jpg', 'four');
  await jest.advanceTimersByTimeAsync(4_900);
  await settle();
  expect(photosOf('lot9')).toBe(1);
  await jest.advanceTimersByTimeAsync(200);
  await settle();
  expect([photosOf('lot9'), space.read(selectLooking)]).toEqual([2, 0]);
});

it('brings photos to their lots although the device notes nothing', async () => {
  await begin();
  space.photoOutbox.failNext('note');
  await choose('9-2.jpg', 'four');
  expect(photosOf('lot9')).toBe(2);
});

it.each<[string, string, string, number, boolean]>([
  ['of the same name, size and time', 'IMG_1.jpg', 'four', 1, true],
  ['in another folder', 'Elsewhere/IMG_1.jpg', 'four', 1, true],
  ['of another name', 'IMG_2.jpg', 'four', 1, false],
  ['of another size', 'IMG_1.jpg', 'fives', 1, false],
  ['of another time', 'IMG_1.jpg', 'four', 2, false],
])('knows a photo that was missed by a file %s', async (_, name, content, lastModified, isKnown) => {
  await begin([{ lotId: 'lot9' }]);
  expect(missed()).toEqual(['missed0']);
  const forget = jest.spyOn(space.photoOutbox, 'forget');
  await choose(name, content, lastModified);
  expect([missed(), photosOf('lot9'), space.read(selectLots).length]).toEqual(
    isKnown ? [[], 2, 1] : [['missed0'], 1, 2],
  );
  expect(forget.mock.calls).toEqual(isKnown ? [[['missed0']]] : []);
});

it('takes one photo that was missed for each file', async () => {
  await begin([{ lotId: 'lot9' }, { lotId: null }]);
  await choose('IMG_1.jpg', 'four');
  expect([missed(), photosOf('lot9')]).toEqual([['missed1'], 2]);
  await choose('Copy/IMG_1.jpg', 'more');
  expect([missed(), photosOf('lot9'), space.read(selectLots).length]).toEqual([[], 2, 2]);
});

it('puts photos that were missed behind those that their lot has, each in a place of its own', async () => {
  await begin([{ lotId: 'lot9' }, { lotId: 'lot9', fileName: 'Sale/IMG_2.jpg' }]);
  const files = [fileOf('IMG_1.jpg', 'four'), fileOf('IMG_2.jpg', 'more')];
  space.store.dispatch(addPhotos({ files, lotId: null }));
  await settle();
  const ids = space.read(selectPhotoIdsOfLot, 'lot9');
  expect(ids).toEqual(['cover', ...files.map(({ id }) => id)]);
  expect(new Set(ids.map((id) => space.read(selectPhoto, id)?.order)).size).toBe(3);
});

it('makes a lot of a photo that was missed when its own is in the trash by now', async () => {
  await begin([{ lotId: 'lot9' }]);
  space.store.dispatch(trashLots({ lotIds: ['lot9'] }));
  await settle();
  const id = await choose('IMG_1.jpg', 'four');
  expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual(['cover']);
  expect(space.read(selectLots).map((lot) => space.read(selectPhotoIdsOfLot, lot.id))).toEqual([[id]]);
  expect(missed()).toEqual([]);
});

it('does not say that a photo was missed which this page has got back before the device answers', async () => {
  let answer = (): void => undefined;
  await begin([{ lotId: 'lot9' }], (photoOutbox) => {
    const { unkept } = photoOutbox;
    jest.spyOn(photoOutbox, 'unkept').mockImplementationOnce(async (uid) => {
      const found = await unkept(uid);
      await new Promise<void>((resolve) => (answer = resolve));
      return found;
    });
  });
  // Another page has kept it meanwhile, and has ended.
  space.photoOutbox.keep(keptPhoto({ id: 'missed0', uid: 'user-1', saleId: SALE, lotId: 'lot9', order: 'a1' }));
  space.store.dispatch(retryAllSaves());
  await settle();
  answer();
  await settle();
  expect([missed(), space.read(selectPhotoIdsOfLot, 'lot9')]).toEqual([[], ['cover', 'missed0']]);
});

it('says in the next visit which files were not taken, and which were missed, of this person only', async () => {
  await begin([
    { refusal: 'tooSmall', fileName: 'small.jpg' },
    { fileName: 'never.jpg' },
    { fileName: 'theirs.jpg', uid: 'user-2' },
  ]);
  expect(space.read(selectRefusedPhotos)).toMatchObject([
    { id: 'missed0', fileName: 'small.jpg', refusal: 'tooSmall', saleId: SALE },
  ]);
  expect(missed()).toEqual(['missed1']);
});

it('says which files were missed also when the device answers after a minute', async () => {
  let answer: (() => void) | undefined;
  await begin([{ fileName: 'never.jpg' }], (photoOutbox) => {
    const { unkept } = photoOutbox;
    photoOutbox.unkept = async (uid) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return unkept(uid);
    };
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await settle();
  expect([missed(), typeof answer]).toEqual([[], 'function']);
  answer?.();
  await settle();
  expect(missed()).toEqual(['missed0']);
});

it('names every file that is no photo, lets go of it, and notes why', async () => {
  await begin();
  space.preparer.refuse((file) => (file.size === 4 ? 'notAnImage' : null));
  const ids = space.choose(['9-2.jpg', '9-3.jpg']);
  const bad = await choose('9-4.jpg', 'four');
  await settle();
  expect(space.read(selectRefusedPhotos)).toMatchObject([{ id: bad, fileName: '9-4.jpg', refusal: 'notAnImage' }]);
  expect([space.pictures.held.has(bad), ids.some((id) => space.pictures.held.has(id))]).toEqual([false, true]);
  expect(space.photoOutbox.chosen.get(bad)).toMatchObject({ uid: 'user-1', saleId: SALE, refusal: 'notAnImage' });
  expect(photosOf('lot9')).toBe(3);
});

it('asks about a file that the sale has, with the lot that it was chosen for', async () => {
  await begin();
  await choose('9-2.jpg', 'four');
  const again = await choose('9-2.jpg', 'four', 1, 'lot9');
  expect(space.read(selectDoubles, SALE)).toMatchObject([{ id: again, lotId: 'lot9', files: [{ id: again }] }]);
  expect([photosOf('lot9'), space.photoOutbox.chosen.has(again)]).toEqual([2, false]);
  expect(space.actions.some(unplacedFound.match)).toBe(false);
});
