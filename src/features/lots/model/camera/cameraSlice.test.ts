import { signedOut } from '../../../auth/model/authSlice';
import { saleLeft } from '../lots/lotsSlice';
import { removePhotos } from '../operations/lotCommands';
import { photoRefused, photosRefused } from '../photos/photosSlice';
import slice, {
  cameraLotChosen,
  cameraLotFound,
  nextCameraLot,
  photoTaken,
  selectCameraLot,
  selectCameraLots,
  selectLotOfKey,
} from './cameraSlice';

type State = ReturnType<typeof slice.reducer>;
type Event = Parameters<typeof slice.reducer>[1];

const taken = (id: string, key: string): Event =>
  photoTaken({ file: { id, name: `${id}.jpg`, lastModified: 1 }, key, number: '' });
const after = (...events: readonly Event[]): { readonly camera: State } => ({
  camera: events.reduce<State>(slice.reducer, slice.getInitialState()),
});
const photosOf = (state: { readonly camera: State }) => selectCameraLots(state).map(({ photoIds }) => photoIds);

it('begins a lot with the first photo, and keeps it until the person goes on', () => {
  expect(selectCameraLot(after())).toBeNull();
  const two = after(taken('p1', 'a'), taken('p2', 'a'));
  expect(selectCameraLot(two)).toEqual({ key: 'a', lotId: null, photoIds: ['p1', 'p2'] });
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
  expect(selectCameraLots(state)).toEqual([{ key: 'b', lotId: 'lot1', photoIds: ['p1', 'p2'] }]);
  expect(selectCameraLot(state)?.key).toBe('b');
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
  expect(photosOf(state)).toEqual([['p2'], []]);
});

it.each([saleLeft(), signedOut({ reason: 'requested' })])('forgets everything at $type', (end) => {
  expect(after(taken('p1', 'a'), end)).toEqual(after());
});
