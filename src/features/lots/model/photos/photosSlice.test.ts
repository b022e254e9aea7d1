import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Photo } from '../../../../domain/photos/photo';
import type { Operation } from '../../../../domain/operations/operations';
import { knows } from '../../../../shared/machine';
import { buildPhoto } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import { selectIntakeSummary, selectPhotosOnlyHere, selectRefusedPhotos } from './intakeSelectors';
import { operationsApplied, saleEntered, saleLeft } from '../lots/lotsSlice';
import { photoMachine, type PhotoEvent, type PhotoStatus } from './photoMachine';
import { NO_PHOTOS } from './photosState';
import photosSlice, {
  photoFailed,
  photoPaused,
  photoPrepared,
  photoProgressed,
  photoRefused,
  photoResumed,
  photoRetried,
  photosCaptured,
  photosChanged,
  photosReceived,
  photoDiscarded,
  photosRefused,
  photoStored,
  photoUploadStarted,
  refusalsDismissed,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
} from './photosSlice';
import { allEntities } from '../../../../shared/buckets/buckets';
import { operationMade, operationRestored, saveDiscarded, saveSent } from '../saves/savesSlice';

const reducer = combineReducers({ photos: photosSlice.reducer });
type State = ReturnType<typeof reducer>;
const run = (...actions: UnknownAction[]): State => actions.reduce(reducer, reducer(undefined, { type: 'start' }));

const saleId = 'S';
const chosen = (id: string, order: string, lotId = 'lot1') => ({
  id,
  lotId,
  fileName: `${id}.jpg`,
  order,
  first: false,
});
const captured = photosCaptured({ saleId, photos: [chosen('p', 'a1')] });
const id = 'p';
const act = { id: 'act', saleId, lotId: 'lot1', uid: 'ada' } as const;
const waiting = buildPhoto({ id, order: 'a1' });
const events: Record<PhotoEvent, UnknownAction> = {
  prepared: photoPrepared({ id }),
  uploadStarted: photoUploadStarted({ id }),
  progressed: photoProgressed({ id, progress: 0.5 }),
  paused: photoPaused({ id }),
  resumed: photoResumed({ id }),
  failed: photoFailed({ id, failure: 'stalled' }),
  retried: photoRetried({ id }),
  stored: photoStored({ photo: buildPhoto({ id, order: 'a1' }) }),
  refused: photoRefused({ id, refusal: 'damaged' }),
  discarded: photoDiscarded({ id }),
  removed: photosChanged({
    operations: [{ ...act, kind: 'removePhoto', photo: waiting, cover: false, coverAfter: null }],
  }),
  putBack: photosChanged({ operations: [{ ...act, kind: 'addPhoto', photo: waiting, cover: false }] }),
};
const ways: Record<PhotoStatus, PhotoEvent[]> = {
  captured: [],
  prepared: ['prepared'],
  uploading: ['prepared', 'uploadStarted'],
  paused: ['prepared', 'paused'],
  failed: ['prepared', 'uploadStarted', 'failed'],
  stored: ['prepared', 'uploadStarted', 'stored'],
  removed: ['prepared', 'removed'],
  refused: ['refused'],
  discarded: ['prepared', 'uploadStarted', 'failed', 'discarded'],
};
const along = (...way: PhotoEvent[]): State => run(captured, ...way.map((event) => events[event]));
/** What was discarded is gone. */
const status = (state: State): PhotoStatus => selectIntakePhoto(state, id)?.status ?? 'discarded';

describe('every event in every state', () => {
  const cases = (Object.keys(ways) as PhotoStatus[]).flatMap((from) =>
    (Object.keys(events) as PhotoEvent[]).map((event) => [from, event] as const),
  );
  it.each(cases)('%s: %s', (from, event) => {
    const before = along(...ways[from]);
    expect(status(before)).toBe(from);
    const after = reducer(before, events[event]);
    if (knows(photoMachine, from, event)) expect([photoMachine.on[from][event]].flat()).toContain(status(after));
    else expect(after).toEqual(before);
  });

  it.each(Object.values(events))('of an unknown photo changes nothing: %#', (action) => {
    const before = run();
    expect(reducer(before, action)).toBe(before);
  });
});

describe('pausing and trying again', () => {
  it.each<[string, PhotoEvent[], PhotoStatus]>([
    ['resumes before it was prepared', ['paused', 'resumed'], 'captured'],
    ['stays paused when it is prepared meanwhile', ['paused', 'prepared'], 'paused'],
    ['resumes where the sizes exist', ['paused', 'prepared', 'resumed'], 'prepared'],
    ['is tried again where the sizes exist', ['prepared', 'uploadStarted', 'failed', 'retried'], 'prepared'],
    ['is tried again from the start when they do not', ['failed', 'retried'], 'captured'],
  ])('%s', (_name, way, expected) => expect(status(along(...way))).toBe(expected));

  it('forgets the reason of the failure and the progress', () => {
    expect(selectIntakePhoto(along('prepared', 'uploadStarted', 'progressed', 'failed'), id)).toMatchObject({
      failure: 'stalled',
      progress: 0.5,
    });
    expect(selectIntakePhoto(along('prepared', 'uploadStarted', 'progressed', 'failed', 'retried'), id)).toMatchObject({
      failure: null,
      progress: 0,
    });
  });
});

describe('the photos of a lot', () => {
  const received = (changed: Photo[], removed: string[] = []): UnknownAction =>
    photosReceived({ saleId, changed, removed });

  it('are stored ones and chosen ones in one order', () => {
    const state = run(
      photosCaptured({ saleId, photos: [chosen('z', 'a3'), chosen('p', 'a1')] }),
      received([buildPhoto({ id: 'q', order: 'a2' })]),
    );
    expect(selectPhotoIdsOfLot(state, 'lot1')).toEqual(['p', 'q', 'z']);
    expect(selectPhotoIdsOfLot(state, 'other')).toEqual([]);
  });

  it('follow the server: moved to another lot, removed', () => {
    const state = run(received([buildPhoto({ id: 'q' })]), received([buildPhoto({ id: 'q', lotId: 'lot2' })]));
    expect([selectPhotoIdsOfLot(state, 'lot1'), selectPhotoIdsOfLot(state, 'lot2')]).toEqual([[], ['q']]);
    expect(selectPhotoIdsOfLot(reducer(state, received([], ['q'])), 'lot2')).toEqual([]);
  });

  it('are the very same state when the server says what is shown already', () => {
    const state = run(received([buildPhoto({ id: 'q' }), buildPhoto({ id: 'r', order: 'a2' })]));
    expect(reducer(state, received([buildPhoto({ id: 'q' })]))).toBe(state);
    const captioned = reducer(state, received([buildPhoto({ id: 'q', caption: 'Seen' })]));
    expect(selectPhotoIdsOfLot(captioned, 'lot1')).toBe(selectPhotoIdsOfLot(state, 'lot1'));
  });

  it('let go of one that was uploaded here and removed by a colleague', () => {
    const photo = buildPhoto({ id: 'p', order: 'a1' });
    const add: Operation = { id: 'p', saleId, lotId: 'lot1', uid: 'ada', kind: 'addPhoto', photo, cover: false };
    const stored = [
      photoStored({ photo }),
      operationMade({ operation: add }),
      received([photo]),
      saveSent({ operation: add }),
    ];
    const state = [...stored, received([], ['p'])].reduce<State>(reducer, along('prepared', 'uploadStarted'));
    expect(selectPhotoIdsOfLot(state, 'lot1')).toEqual([]);
    const later = reducer(state, received([buildPhoto({ id: 'q', order: 'a2' })]));
    expect(selectPhotoIdsOfLot(later, 'lot1')).toEqual(['q']);
  });

  describe('that were added, removed or edited here', () => {
    const photo = buildPhoto({ id: 'p', order: 'a1' });
    const base = { saleId, lotId: 'lot1', uid: 'ada' } as const;
    const add: Operation = { ...base, id: 'p', kind: 'addPhoto', photo, cover: false };
    const remove: Operation = { ...base, id: 'r', kind: 'removePhoto', photo, cover: false, coverAfter: null };
    const move = (to: string): Operation => ({
      ...base,
      id: `to ${to}`,
      kind: 'editPhoto',
      photoId: 'p',
      changes: { order: { before: 'a1', after: to } },
    });
    const made = (operation: Operation): UnknownAction => operationMade({ operation });
    const sent = (operation: Operation, known = false): UnknownAction => saveSent({ operation, known });
    const discarded = (operation: Operation): UnknownAction => saveDiscarded({ operation });

    it.each<[string, UnknownAction[], boolean]>([
      [
        'stay when they were received from the server, although adding was given up',
        [made(add), received([photo]), discarded(add)],
        true,
      ],
      ['go when adding was given up', [made(add), discarded(add)], false],
      [
        'go when the server took back what it seemed to have',
        [made(add), received([photo]), received([], ['p']), discarded(add)],
        false,
      ],
      ['stay when they are received from the server later', [made(add), sent(add)], true],
      ['stay when only an old value was received', [made(add), received([], ['p']), sent(add)], true],
      ['go when they were added long ago and are there no more', [made(add), sent(add, true)], false],
      [
        'go when a colleague removed them before the answer',
        [made(add), received([photo]), received([], ['p']), sent(add)],
        false,
      ],
      ['go when they were removed', [received([photo]), made(remove), sent(remove)], false],
      [
        'stay removed when an old value was received',
        [received([photo]), made(remove), received([photo]), sent(remove)],
        false,
      ],
      [
        'stay when they were removed long ago and put back',
        [received([photo]), made(remove), sent(remove, true)],
        true,
      ],
      ['come back when removing was given up', [received([photo]), made(remove), discarded(remove)], true],
      [
        'do not come back when a colleague removed them too',
        [received([photo]), made(remove), received([], ['p']), discarded(remove)],
        false,
      ],
      ['come back as the server has them', [made(add), made(remove), sent(add), discarded(remove)], true],
    ])('%s', (_name, actions, isShown) => {
      const state = run(...actions);
      expect(selectPhotoIdsOfLot(state, 'lot1')).toEqual(isShown ? ['p'] : []);
      const { presence, unsent } = state.photos.photos;
      expect([allEntities(presence), allEntities(unsent)]).toEqual([[], []]);
    });

    it.each<[string, UnknownAction[], string]>([
      ['here, before it is received from the server', [made(move('a5')), sent(move('a5'))], 'a5'],
      ['here, although an old value was received', [made(move('a5')), received([photo]), sent(move('a5'))], 'a5'],
      [
        'as a colleague moved them since',
        [made(move('a5')), received([{ ...photo, order: 'a9' }]), sent(move('a5'))],
        'a9',
      ],
      ['as the server has them, when it was sent long ago', [made(move('a5')), sent(move('a5'), true)], 'a1'],
      ['as the server has them, when it was given up', [made(move('a5')), discarded(move('a5'))], 'a1'],
      ['here, as the last of two says', [made(move('a5')), made(move('a6')), sent(move('a5'))], 'a6'],
      ['back to the first of two', [made(move('a5')), made(move('a6')), sent(move('a5')), discarded(move('a6'))], 'a5'],
    ])('lie %s', (_name, actions, order) => {
      expect(selectStoredPhoto(run(received([photo]), ...actions), 'p')?.order).toBe(order);
    });

    it('are as the server has them when their files are stored again after a crash', () => {
      const moved = { ...photo, lotId: 'lot2' };
      const again = [received([moved]), photoStored({ photo }), made(add), sent(add, true)];
      const state = again.reduce<State>(reducer, along('prepared', 'uploadStarted'));
      expect([selectPhotoIdsOfLot(state, 'lot1'), selectPhotoIdsOfLot(state, 'lot2')]).toEqual([[], ['p']]);
    });
  });

  it('do not hold what was refused', () => {
    const state = along('refused');
    expect(selectPhotoIdsOfLot(state, 'lot1')).toEqual([]);
    expect(selectRefusedPhotos(state)).toMatchObject([{ refusal: 'damaged', fileName: 'p.jpg' }]);
    expect(selectRefusedPhotos(reducer(state, refusalsDismissed({ ids: ['p'] })))).toEqual([]);
  });

  it('come and go in one event, thousands of them', () => {
    const photos = Array.from({ length: 2_000 }, (_, i) => buildPhoto({ id: `photo${i}`, lotId: `lot${i % 3}` }));
    const first = run(photosReceived({ saleId, changed: photos, removed: [] }));
    const [gone, stay] = [photos.slice(0, 1_500), photos.slice(1_500)];
    const changed = stay.map((photo) => ({ ...photo, caption: 'Seen' }));
    const state = reducer(first, photosReceived({ saleId, changed, removed: gone.map(({ id }) => id) }));
    expect(allEntities(state.photos.photos.shown)).toHaveLength(stay.length);
    expect(['lot0', 'lot1', 'lot2'].flatMap((lotId) => selectPhotoIdsOfLot(state, lotId))).toHaveLength(stay.length);
    expect(selectStoredPhoto(state, 'photo1999')?.caption).toBe('Seen');
  });

  it('hold nothing of files refused before any lot was made', () => {
    const state = run(photosRefused({ saleId, photos: [{ id: 'n', fileName: 'notes.txt', refusal: 'notAnImage' }] }));
    expect(allEntities(state.photos.byLot)).toEqual([]);
    expect(selectRefusedPhotos(state)).toMatchObject([{ id: 'n', status: 'refused' }]);
  });
});

describe('going to another sale', () => {
  it('keeps what is still on its way, and shows it only in its own sale', () => {
    const left = reducer(along('prepared', 'uploadStarted'), saleEntered({ saleId: 'T' }));
    expect(status(left)).toBe('uploading');
    expect(selectPhotoIdsOfLot(left, 'lot1')).toEqual([]);
    expect(selectPhotoIdsOfLot(reducer(left, saleEntered({ saleId })), 'lot1')).toEqual([id]);
  });

  it.each<[string, State]>([
    ['what is stored', reducer(along(...ways.stored), saleLeft())],
    ['what is refused', reducer(along('refused'), saleLeft())],
    ['everything, when the person leaves', reducer(along('prepared'), signedOut({ reason: 'requested' }))],
  ])('forgets %s', (_name, state) => expect(state.photos).toEqual(NO_PHOTOS));
});

describe('a photo whose document is not sent yet', () => {
  const photo = buildPhoto({ id: 'q' });
  const operation: Operation = { id: 'o', saleId, lotId: 'lot1', uid: 'ada', kind: 'addPhoto', photo, cover: true };

  it.each([
    ['applied ahead of the server', operationsApplied({ operations: [operation] })],
    ['restored', operationRestored({ operation, refused: null })],
  ])('is shown when it is %s, and goes when it is discarded', (_name, action) => {
    const state = run(action);
    expect(selectStoredPhoto(state, 'q')).toEqual(photo);
    expect(selectPhotoIdsOfLot(state, 'lot1')).toEqual(['q']);
    const after = reducer(state, saveDiscarded({ operation }));
    expect([selectStoredPhoto(after, 'q'), selectPhotoIdsOfLot(after, 'lot1')]).toEqual([undefined, []]);
  });
});

describe('the summary', () => {
  it('counts every way a photo can be, refused ones not', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const state = run(
      photosCaptured({ saleId, photos: ids.map((each) => chosen(each, 'a1')) }),
      ...ids.slice(1).map((each) => photoPrepared({ id: each })),
      ...['c', 'd'].map((each) => photoUploadStarted({ id: each })),
      photoProgressed({ id: 'c', progress: 0.5 }),
      photoFailed({ id: 'd', failure: 'unknown' }),
      photoPaused({ id: 'e' }),
      photosRefused({ saleId, photos: [{ id: 'n', fileName: 'n', refusal: 'damaged' }] }),
    );
    expect(selectIntakeSummary(state)).toEqual({
      total: 5,
      stored: 0,
      failed: 1,
      paused: 1,
      working: 3,
      progress: 0.1,
    });
    expect(selectPhotosOnlyHere(state)).toBe(5);
    expect(selectIntakeSummary(run())).toMatchObject({ total: 0, progress: 0 });
  });
});
