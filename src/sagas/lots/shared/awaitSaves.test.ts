import { combineReducers } from '@reduxjs/toolkit';
import photosSlice, {
  photoDiscarded,
  photoFailed,
  photoPaused,
  photoPrepared,
  photoRefused,
  photosCaptured,
  photoUploadStarted,
} from '../../../features/lots/model/photos/photosSlice';
import savesSlice, { operationMade, saveRefused, sendStarted } from '../../../features/lots/model/saves/savesSlice';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { countOnTheWay, countUnsentOf } from './awaitSaves';

const reducer = combineReducers({ photos: photosSlice.reducer, saves: savesSlice.reducer });
type State = ReturnType<typeof reducer>;
type Actions = Parameters<typeof reducer>[1][];

const saleId = 'saleA0000000000000000';
const id = 'photo1';
const photos = [{ id, lotId: 'lot1', fileName: '1.jpg', order: 'a1', first: false }];
const onTheWay = [photosCaptured({ saleId, photos }), photoPrepared({ id }), photoUploadStarted({ id })];

const after = (...actions: Actions): State => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const count = (...actions: Actions): number => countOnTheWay(after(...actions), [id]);

describe('how many photos are on their way', () => {
  it('counts those that are prepared, sent or wait', () => {
    expect(count(...onTheWay.slice(0, 1))).toBe(1);
    expect(count(...onTheWay)).toBe(1);
    expect(count(...onTheWay, photoPaused({ id }))).toBe(1);
  });

  it('counts those that failed and are tried again by themselves', () => {
    expect(count(...onTheWay, photoFailed({ id, failure: 'stalled' }))).toBe(1);
    expect(count(...onTheWay, photoFailed({ id, failure: 'retry-limit-exceeded' }))).toBe(1);
  });

  it('counts none that the server does not take', () => {
    expect(count(...onTheWay, photoFailed({ id, failure: 'unauthorized' }))).toBe(0);
    expect(count(...onTheWay, photoFailed({ id, failure: 'quota-exceeded' }))).toBe(0);
  });

  it('counts none that is no photo, was given up or is not known', () => {
    expect(count(...onTheWay.slice(0, 1), photoRefused({ id, refusal: 'damaged' }))).toBe(0);
    const failed = photoFailed({ id, failure: 'stalled' });
    expect(count(...onTheWay, failed, photoDiscarded({ id }))).toBe(0);
    expect(count()).toBe(0);
  });

  it('counts those whose document is not with the server, until it is refused', () => {
    const operation = { ...buildOperations(saleId, 'ada').edit('A vase'), id };
    expect(count(operationMade({ operation }))).toBe(1);
    const sent = [operationMade({ operation }), sendStarted({ id })];
    expect(count(...sent, saveRefused({ id, code: 'permission-denied' }))).toBe(0);
  });
});

describe('how much of some lots is still to be sent', () => {
  const ofLots = (...actions: Actions): number => countUnsentOf(after(...actions), saleId, ['lot1', 'lot2']);
  const operation = { ...buildOperations(saleId, 'ada').edit('A vase'), id: 'edit1', lotId: 'lot2' };

  it('counts photos and operations of these lots in this sale', () => {
    expect(ofLots(...onTheWay)).toBe(1);
    expect(ofLots(...onTheWay, operationMade({ operation }))).toBe(2);
    expect(countUnsentOf(after(...onTheWay), saleId, ['lot2'])).toBe(0);
    expect(countUnsentOf(after(...onTheWay), 'another', ['lot1'])).toBe(0);
  });

  it('counts a photo that failed for a while, and none that waits for the person', () => {
    expect(ofLots(...onTheWay, photoFailed({ id, failure: 'stalled' }))).toBe(1);
    expect(ofLots(...onTheWay, photoPaused({ id }))).toBe(0);
    expect(ofLots(...onTheWay, photoFailed({ id, failure: 'quota-exceeded' }))).toBe(0);
    const sent = [operationMade({ operation }), sendStarted({ id: 'edit1' })];
    expect(ofLots(...sent, saveRefused({ id: 'edit1', code: 'permission-denied' }))).toBe(0);
  });
});
