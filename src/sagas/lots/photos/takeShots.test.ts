import {
  nextCameraLot,
  photoTaken,
  selectCameraLot,
  selectCameraLots,
} from '../../../features/lots/model/camera/cameraSlice';
import { saleEntered, saleLeft, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectIntakePhotos, selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { removePhotos, trashLots } from '../../../features/lots/model/operations/lotCommands';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

let shots = 0;

/** Presses the shutter, as the page does. */
function shoot(key: string, number = '', bytes = `shot ${shots}`, saleId = SALE): string {
  shots += 1;
  const name = `camera-${shots}.jpg`;
  const id = space.pictures.hold(new File([bytes], name, { type: 'image/jpeg', lastModified: 1 }));
  space.store.dispatch(photoTaken({ file: { id, name, lastModified: 1 }, saleId, key, number }));
  return id;
}
/** The lots of the sale by their numbers, with how many photos each has. */
const lotsShown = (): Record<string, number> =>
  Object.fromEntries(
    space.read(selectLots).map((lot) => [lotNumberText(lot) ?? '', space.read(selectPhotoIdsOfLot, lot.id).length]),
  );

it('makes a lot of the first photo and adds the next ones to it, also when they are taken at once', async () => {
  const taken = [shoot('a'), shoot('a'), shoot('a')];
  await settle();
  expect(lotsShown()).toEqual({ 1: 3 });
  const [lot] = space.read(selectLots);
  expect(space.read(selectPhotoIdsOfLot, lot?.id ?? '')).toEqual(taken);
  expect(space.read(selectCameraLot)).toMatchObject({ key: 'a', lotId: lot?.id, photoIds: taken });
});

it('keeps photos with their lots when the person goes on before they are taken in', async () => {
  shoot('a');
  shoot('a');
  space.store.dispatch(nextCameraLot());
  shoot('b');
  await settle();
  expect(lotsShown()).toEqual({ 1: 2, 2: 1 });
  expect(space.read(selectCameraLots).map(({ photoIds }) => photoIds.length)).toEqual([2, 1]);
});

it('begins a lot with the typed number, and goes to the one that has it already', async () => {
  shoot('a', '12A');
  shoot('a', '12A');
  await settle();
  space.store.dispatch(nextCameraLot());
  shoot('b', '12A');
  await settle();
  expect(lotsShown()).toEqual({ '12A': 3 });
  expect(space.read(selectCameraLots)).toHaveLength(1);
});

it('names a photo after the typed number only where it begins the lot', async () => {
  const [first, second] = [shoot('a', '12A'), shoot('a', '12A')];
  await settle();
  space.store.dispatch(nextCameraLot());
  const third = shoot('b');
  await settle();
  const names = new Map(space.read(selectIntakePhotos).map(({ id, fileName }) => [id, fileName]));
  expect(names.get(first)).toBe('12A-1.jpg');
  for (const id of [second, third]) expect(names.get(id)).toMatch(/^camera-\d+\.jpg$/);
});

it('takes the same picture twice, as one that photographs means it', async () => {
  shoot('a', '', 'the same');
  await settle();
  shoot('a', '', 'the same');
  await settle();
  expect(lotsShown()).toEqual({ 1: 2 });
});

it('begins another lot where the lot has gone to the trash meanwhile', async () => {
  shoot('a');
  await settle();
  const [lot] = space.read(selectLots);
  space.store.dispatch(trashLots({ lotIds: [lot?.id ?? ''] }));
  await settle();
  shoot('a');
  await settle();
  const left = space.read(selectLots).filter(({ deletedAt }) => deletedAt === null);
  expect(left.map(({ id }) => space.read(selectPhotoIdsOfLot, id).length)).toEqual([1]);
  expect(space.read(selectCameraLot)?.lotId).toBe(left[0]?.id);
});

it('begins another lot where the lot is gone for good meanwhile', async () => {
  shoot('a');
  await settle();
  const [lot] = space.read(selectLots);
  space.lots.emit(SALE, { type: 'lots', changed: [], removed: [lot?.id ?? ''], fromServer: true });
  await settle();
  const second = shoot('a');
  await settle();
  const left = space.read(selectLots);
  expect(left.map(({ id }) => space.read(selectPhotoIdsOfLot, id))).toEqual([[second]]);
  expect([space.read(selectCameraLot)?.lotId, space.failures]).toEqual([left[0]?.id, []]);
});

it('leaves out a photo that was removed before its turn came, and one of another sale', async () => {
  const first = shoot('a');
  const second = shoot('a');
  space.store.dispatch(removePhotos({ photoIds: [second] }));
  const other = shoot('b', '', 'of another sale', 'saleB000000000000000');
  await settle();
  const [lot, ...more] = space.read(selectLots);
  expect([space.read(selectPhotoIdsOfLot, lot?.id ?? ''), more]).toEqual([[first], []]);
  expect([second, other].map((id) => space.pictures.file(id))).toEqual([undefined, undefined]);
});

it('removes a photo again that was removed while it was taken in', async () => {
  const first = shoot('a');
  await Promise.resolve();
  space.store.dispatch(removePhotos({ photoIds: [first] }));
  await settle();
  const photos = space.read(selectLots).flatMap(({ id }) => space.read(selectPhotoIdsOfLot, id));
  expect(photos).toEqual([]);
});

it('goes on after a picture that cannot be used', async () => {
  space.preparer.refuse(() => 'damaged');
  const damaged = shoot('a');
  await settle();
  expect(space.read(selectCameraLot)?.photoIds ?? []).not.toContain(damaged);
  space.preparer.refuse(() => null);
  const good = shoot('a');
  await settle();
  const left = space.read(selectLots).filter(({ deletedAt }) => deletedAt === null);
  expect(left.map(({ id }) => space.read(selectPhotoIdsOfLot, id))).toEqual([[good]]);
  expect(space.failures).toEqual([]);
});

it('goes on in the next sale after one was left in the middle of a shot', async () => {
  shoot('a');
  space.store.dispatch(saleLeft());
  await settle();
  expect(space.read(selectCameraLots)).toEqual([]);
  space.store.dispatch(saleEntered({ saleId: SALE }));
  await settle();
  const before = space.read(selectLots).length;
  shoot('b');
  await settle();
  expect(space.read(selectLots)).toHaveLength(before + 1);
  expect(space.failures).toEqual([]);
});
