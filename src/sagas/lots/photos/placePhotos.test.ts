import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  type Place,
  placeAsked,
  placeChosen,
  selectMissed,
  selectUnplaced,
  type Unplaced,
} from '../../../features/lots/model/photos/choicesSlice';
import { selectPhotosOnlyHere, selectRefusedPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import {
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  const lot = (id: string, number: number | null, order: string) => buildLot({ id, number, order, coverPhotoId: null });
  // The numbers run against the order of the sale, and lot 2 has its photo.
  space.lots.seed(
    SALE,
    [lot('three', 3, 'a0'), lot('one', 1, 'a1'), { ...lot('two', 2, 'a2'), coverPhotoId: 'cover' }],
    [buildPhoto({ lotId: 'two' })],
  );
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const choose = async (...names: string[]): Promise<string[]> => {
  const ids = space.choose(names, null, true);
  await settle();
  return ids;
};
const asked = (): Unplaced => {
  const [first] = space.read(selectUnplaced, SALE);
  if (first === undefined) throw new Error('Nobody asks.');
  return first;
};
const answer = async (place: Place): Promise<void> => {
  space.store.dispatch(placeChosen({ unplaced: asked(), place }));
  await settle();
};
/** The names of the photos of each lot that has some of those chosen, by number. */
const places = (): Record<string, string[]> => {
  const lots = space
    .read(selectLots)
    .map(({ id, number }): [string, string[]] => [
      String(number),
      space.read(selectPhotoIdsOfLot, id).flatMap((photo) => space.read(selectIntakePhoto, photo)?.fileName ?? []),
    ]);
  return Object.fromEntries(lots.filter(([, names]) => names.length > 0));
};
const undo = async (): Promise<void> => {
  space.store.dispatch(undoAsked());
  await settle();
};

describe('photos whose names say no lot', () => {
  it('wait for the person while lots wait for photos, and the others go on', async () => {
    await choose('IMG_1.jpg', '3-1.jpg', 'IMG_2.jpg');
    expect(asked().files.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
    expect(places()).toEqual({ 3: ['3-1.jpg'] });
    // Nothing but this page has them: it must not go away.
    expect(space.read(selectPhotosOnlyHere)).toBeGreaterThanOrEqual(2);
  });

  it('make lots at once, in one act with the others, when no lot waits for a photo by then', async () => {
    await choose('IMG_1.jpg', '3-1.jpg', '1-1.jpg', '7-1.jpg');
    expect(space.read(selectUnplaced, SALE)).toEqual([]);
    expect(places()).toEqual({ 1: ['1-1.jpg'], 3: ['3-1.jpg'], 7: ['7-1.jpg'], 8: ['IMG_1.jpg'] });
    await undo();
    expect(places()).toEqual({ 1: ['1-1.jpg'], 3: ['3-1.jpg'] });
  });

  it('make new lots when the person wants that, and undo takes those away at once', async () => {
    await choose('IMG_1.jpg', 'IMG_2.jpg');
    await answer({ to: 'newLots' });
    expect(places()).toEqual({ 4: ['IMG_1.jpg'], 5: ['IMG_2.jpg'] });
    await undo();
    expect(places()).toEqual({});
  });

  it('go to the lots without one, in the order of their numbers', async () => {
    await choose('IMG_10.jpg', 'IMG_9.jpg');
    await answer({ to: 'lots', perLot: 1 });
    expect(places()).toEqual({ 1: ['IMG_9.jpg'], 3: ['IMG_10.jpg'] });
    expect(space.read(selectUnplaced, SALE)).toEqual([]);
  });

  it('go there several to a lot, in the order of their names', async () => {
    await choose('IMG_3.jpg', 'IMG_1.jpg', 'IMG_2.jpg');
    await answer({ to: 'lots', perLot: 2 });
    expect(places()).toEqual({ 1: ['IMG_1.jpg', 'IMG_2.jpg'], 3: ['IMG_3.jpg'] });
  });

  it('make new lots where none is left without a photo; undo takes all of it back, and redo brings it again', async () => {
    space.files.automatic = true;
    const ids = await choose('IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg');
    await answer({ to: 'lots', perLot: 1 });
    const after = { 1: ['IMG_1.jpg'], 3: ['IMG_2.jpg'], 4: ['IMG_3.jpg'] };
    expect(places()).toEqual(after);
    // With the server by now: what waits and what is stored is taken back alike.
    expect(space.read(selectStoredPhoto, ids[0] ?? '')).toBeDefined();
    await undo();
    expect(places()).toEqual({});
    expect(space.read(selectLots).map(({ id }) => id)).toEqual(['three', 'one', 'two']);
    expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
    space.store.dispatch(redoAsked());
    await settle();
    expect(places()).toEqual(after);
  });

  it('that still wait on this device are taken back too', async () => {
    await choose('IMG_1.jpg', 'IMG_2.jpg');
    await answer({ to: 'lots', perLot: 1 });
    await undo();
    expect(places()).toEqual({});
    expect(space.lots.documents(SALE).photos.size).toBe(1);
  });

  it('are no part of what undo takes back once they prove to be damaged', async () => {
    space.preparer.failNext('prepare', 'damaged');
    await choose('IMG_1.jpg', 'IMG_2.jpg');
    await answer({ to: 'lots', perLot: 1 });
    expect(space.read(selectRefusedPhotos)).toHaveLength(1);
    expect(space.read(selectNextAct, 'undo', SALE)?.operations).toHaveLength(1);
    expect(places()).toEqual({ 3: ['IMG_2.jpg'] });
  });

  it('are let go when the person does not want them', async () => {
    const ids = await choose('IMG_1.jpg', 'IMG_2.jpg');
    await answer({ to: 'nowhere' });
    expect(places()).toEqual({});
    expect([ids.some((id) => space.pictures.held.has(id)), space.photoOutbox.chosen.size]).toEqual([false, 0]);
    expect(space.read(selectMissed, SALE)).toEqual([]);
  });

  it('are let go when the person answers with the sale left, and come to no lot of it', async () => {
    const ids = await choose('IMG_1.jpg');
    const unplaced = asked();
    space.history.push('/sales');
    await settle();
    space.store.dispatch(placeChosen({ unplaced, place: { to: 'lots', perLot: 1 } }));
    await settle();
    expect(ids.some((id) => space.pictures.held.has(id))).toBe(false);
    space.history.push(`/sales/${SALE}`);
    await settle();
    expect([places(), space.read(selectLots).length]).toEqual([{}, 3]);
    // The next visit says that they are missing: nobody has said that they are not wanted.
    expect([...space.photoOutbox.chosen.keys()]).toEqual(ids);
  });

  it('stay where they are while the question is put off', async () => {
    const ids = await choose('IMG_1.jpg');
    space.store.dispatch(placeAsked({ id: asked().id, later: true }));
    await settle();
    expect(asked()).toMatchObject({ later: true });
    expect(space.pictures.held.has(ids[0] ?? '')).toBe(true);
    await answer({ to: 'lots', perLot: 1 });
    expect(places()).toEqual({ 1: ['IMG_1.jpg'] });
  });

  it('end what could be done again', async () => {
    space.store.dispatch(addEmptyLot());
    await settle();
    await undo();
    await choose('IMG_1.jpg');
    await answer({ to: 'lots', perLot: 1 });
    expect(space.read(selectNextAct, 'redo', SALE)).toBeUndefined();
  });
});
