import { emptyBuckets, writeEntity } from '../../../../shared/buckets/buckets';
import { signedOut } from '../../../auth/model/authSlice';
import { saleLeft } from '../lots/lotsSlice';
import { removePhotos } from '../operations/lotCommands';
import photosSlice, { photoRefused, photosRefused } from '../photos/photosSlice';
import slice, {
  cameraLotChosen,
  cameraLotFound,
  nextCameraLot,
  numberTyped,
  photoLookedAt,
  photoTaken,
  selectCameraLot,
  selectCameraLots,
  selectIsShotWanted,
  selectLookedPhoto,
  selectLotOfKey,
  selectTypedNumber,
} from './cameraSlice';

type State = ReturnType<typeof slice.reducer>;
type Event = Parameters<typeof slice.reducer>[1];

const taken = (id: string, key: string, number = ''): Event =>
  photoTaken({ file: { id, name: `${id}.jpg`, lastModified: 1 }, saleId: 'sale1', key, number });
const after = (...events: readonly Event[]): { readonly camera: State } => ({
  camera: events.reduce<State>(slice.reducer, slice.getInitialState()),
});
const photosOf = (state: Parameters<typeof selectCameraLots>[0]) =>
  selectCameraLots(state).map(({ photoIds }) => photoIds);

it('begins a lot with the first photo, and keeps it until the person goes on', () => {
  expect(selectCameraLot(after())).toBeNull();
  const two = after(taken('p1', 'a'), taken('p2', 'a'));
  expect(selectCameraLot(two)).toMatchObject({ key: 'a', lotId: null, photoIds: ['p1', 'p2'] });
  const next = after(taken('p1', 'a'), nextCameraLot());
  expect(selectCameraLot(next)).toBeNull();
  expect(photosOf(after(taken('p1', 'a'), nextCameraLot(), taken('p2', 'b')))).toEqual([['p1'], ['p2']]);
});

it('stays with the next lot when the one before is found late', () => {
  const state = after(taken('p1', 'a'), nextCameraLot(), cameraLotFound({ key: 'a', lotId: 'lot1' }));
  expect(selectCameraLot(state)).toBeNull();
  expect(selectLotOfKey(state, 'a')?.lotId).toBe('lot1');
});

it('goes back to a lot of before, and not to one that it does not know', () => {
  const state = after(taken('p1', 'a'), taken('p2', 'b'), cameraLotChosen({ key: 'a' }), cameraLotChosen({ key: 'x' }));
  expect(selectCameraLot(state)?.key).toBe('a');
});

it('makes one row of a lot whose number was typed again', () => {
  const state = after(
    taken('p1', 'a'),
    cameraLotFound({ key: 'a', lotId: 'lot1' }),
    nextCameraLot(),
    taken('p2', 'b'),
    cameraLotChosen({ key: 'a' }),
    cameraLotFound({ key: 'b', lotId: 'lot1' }),
  );
  expect(selectCameraLots(state)).toMatchObject([{ key: 'b', lotId: 'lot1', photoIds: ['p1', 'p2'] }]);
  expect(selectCameraLot(state)?.key).toBe('b');
  // A photo that was taken before that still finds its lot.
  expect(selectLotOfKey(state, 'a')?.key).toBe('b');
});

it('does nothing for a lot that it does not know', () => {
  expect(after(cameraLotFound({ key: 'a', lotId: 'lot1' }))).toEqual(after());
});

it('forgets photos that were refused or removed', () => {
  const state = after(
    taken('p1', 'a'),
    taken('p2', 'a'),
    taken('p3', 'b'),
    taken('p4', 'b'),
    photoRefused({ id: 'p1', refusal: 'damaged' }),
    photosRefused({ saleId: 'sale1', photos: [{ id: 'p4', fileName: 'p4.jpg', refusal: 'notAnImage' }] }),
    removePhotos({ photoIds: ['p3'] }),
  );
  expect(photosOf(state)).toEqual([['p2']]);
});

it('shows a removed photo again once it is back in its lot', () => {
  const removed = after(
    taken('p1', 'a'),
    taken('p2', 'a'),
    cameraLotFound({ key: 'a', lotId: 'lot1' }),
    removePhotos({ photoIds: ['p1'] }),
  );
  const withPhotos = (...ids: readonly string[]) => {
    const byLot = emptyBuckets<string[]>();
    writeEntity(byLot, 'lot1', [...ids]);
    return { ...removed, photos: { ...photosSlice.getInitialState(), byLot } };
  };
  expect(photosOf(removed)).toEqual([['p2']]);
  expect(photosOf(withPhotos('p2'))).toEqual([['p2']]);
  expect(photosOf(withPhotos('p1', 'p2'))).toEqual([['p1', 'p2']]);
  expect(selectCameraLot(withPhotos('p1', 'p2'))?.photoIds).toEqual(['p1', 'p2']);
  expect([selectIsShotWanted(removed, 'a', 'p1'), selectIsShotWanted(removed, 'a', 'p2')]).toEqual([false, true]);
});

it('gives the number back when the photo that began its lot cannot be used', () => {
  const begun = after(numberTyped({ number: '12A' }), taken('p1', 'a', '12A'));
  expect(selectTypedNumber(begun)).toBe('');
  const refused = after(
    numberTyped({ number: '12A' }),
    taken('p1', 'a', '12A'),
    photoRefused({ id: 'p1', refusal: 'damaged' }),
  );
  expect([selectTypedNumber(refused), selectCameraLot(refused), selectCameraLots(refused)]).toEqual(['12A', null, []]);
});

it('keeps a typed number while a photo goes to a lot of before', () => {
  const state = after(
    taken('p1', 'a'),
    nextCameraLot(),
    numberTyped({ number: '40' }),
    cameraLotChosen({ key: 'a' }),
    taken('p2', 'a'),
  );
  expect(selectTypedNumber(state)).toBe('40');
});

it('shows a photo in place of the camera until it is pressed again, or work goes on', () => {
  const look = photoLookedAt({ photoId: 'p1' });
  const begun = taken('p1', 'a');
  expect(selectLookedPhoto(after(begun, look))).toBe('p1');
  for (const next of [
    look,
    taken('p2', 'a'),
    nextCameraLot(),
    cameraLotChosen({ key: 'a' }),
    removePhotos({ photoIds: ['p1'] }),
  ]) {
    expect(selectLookedPhoto(after(begun, look, next))).toBeNull();
  }
});

it.each([saleLeft(), signedOut({ reason: 'requested' })])('forgets everything at $type', (end) => {
  expect(after(taken('p1', 'a'), end)).toEqual(after());
});
