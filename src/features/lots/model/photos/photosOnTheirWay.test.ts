import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import lots, { lotsReceived, saleEntered } from '../lots/lotsSlice';
import saves, { amountNotRead, operationMade, saveKept, typingStarted } from '../saves/savesSlice';
import { selectSaveStatus, selectSaveStatusOfLot } from '../view/selectSaveStatus';
import choices, { unplacedFound } from './choicesSlice';
import {
  selectDelayedPhotos,
  selectFailedPhotos,
  selectHasPhotosWithoutRoom,
  selectIntakeSummary,
  selectKeeping,
  selectKeptPhotosCount,
  selectLotsWithFailedPhotos,
  selectPhotosNeedingAttention,
  selectPhotosOnlyHere,
  selectRefusedPhotos,
  selectUnsentPhotos,
  selectWaitingCovers,
} from './intakeSelectors';
import { selectKnownSources } from './knownSources';
import photos, {
  photoFailed,
  photoKept,
  photoPaused,
  photoPrepared,
  photoProgressed,
  photosCaptured,
  photosChanged,
  photosReceived,
  photosRefused,
  photoStored,
  photoUploadStarted,
} from './photosSlice';
import { selectCover, selectPicture } from './selectCover';
import { selectLotsToFill } from './selectLotsToFill';

const reducer = combineReducers({
  lots: lots.reducer,
  photos: photos.reducer,
  saves: saves.reducer,
  choices: choices.reducer,
});
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);
const captured = (id: string, lotId = id, more: object = {}) =>
  photosCaptured({ saleId, photos: [{ id, lotId, fileName: id, order: 'a0', first: true, ...more }] });
const uploading = (id: string) => [photoPrepared({ id }), photoUploadStarted({ id })];
const failed = (id: string, failure: Parameters<typeof photoFailed>[0]['failure']) => photoFailed({ id, failure });
const stored = (id: string) => [...uploading(id), photoStored({ photo: buildPhoto({ id, lotId: id }) })];
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ');

const SEVERAL = run(
  ...['captured', 'prepared', 'sent', 'uploading', 'paused', 'slow', 'forbidden', 'unproved'].map((id) => captured(id)),
  ...[photoPrepared({ id: 'prepared' }), ...stored('sent'), ...uploading('uploading')],
  ...[photoProgressed({ id: 'uploading', progress: 0.5 }), photoPaused({ id: 'paused' })],
  ...[
    failed('slow', 'retry-limit-exceeded'),
    failed('forbidden', 'unauthorized'),
    failed('unproved', 'address-not-proved'),
  ],
  photosRefused({ saleId, photos: [{ id: 'text', fileName: 'a.txt', refusal: 'notAnImage' }] }),
);

describe('photos on their way', () => {
  it('are summed up, without those that come to no lot', () => {
    expect(selectIntakeSummary(SEVERAL)).toEqual({
      ...{ total: 8, stored: 1, failed: 3, paused: 1, working: 3, progress: 1.5 / 8 },
    });
    expect(selectIntakeSummary(run())).toMatchObject({ total: 0, progress: 0 });
    expect(selectUnsentPhotos(SEVERAL)).toBe(7);
    expect(ids(selectRefusedPhotos(SEVERAL))).toBe('text');
  });

  it('need a person where another try changes nothing, and are tried again where it may', () => {
    expect(ids(selectFailedPhotos(SEVERAL))).toBe('slow forbidden unproved');
    expect(ids(selectPhotosNeedingAttention(SEVERAL))).toBe('forbidden unproved');
    expect(ids(selectDelayedPhotos(SEVERAL))).toBe('slow');
    const full = run(captured('a'), failed('a', 'quota-exceeded'));
    expect(ids(selectPhotosNeedingAttention(full))).toBe('a');
    expect([...selectLotsWithFailedPhotos(SEVERAL)]).toEqual(['slow', 'forbidden', 'unproved']);
  });

  it('are only here, or on this device, or with the server', () => {
    const counts = (state: State) => [
      selectPhotosOnlyHere(state),
      selectKeptPhotosCount(state),
      selectHasPhotosWithoutRoom(state),
    ];
    const two = run(captured('a'), captured('b', 'b', { coming: true }));
    expect([counts(two), selectKeeping(two)]).toEqual([[2, 0, true], { kept: 0, coming: 1 }]);
    const one = on(two, photoKept({ id: 'a' }));
    expect([counts(one), selectKeeping(one)]).toEqual([[1, 1, true], { kept: 1, coming: 1 }]);
    const both = on(one, photoKept({ id: 'b' }));
    expect(counts(both)).toEqual([0, 2, false]);
    // What was said of one is still being written down.
    const said = on(both, captioned('a'));
    expect(counts(said)).toEqual([1, 1, false]);
    expect(counts(on(both, ...stored('a'), ...stored('b')))).toEqual([0, 0, false]);
    const unplaced = unplacedFound({
      id: 'x',
      saleId: 'other',
      files: [{ id: 'x', name: 'x', lastModified: 1, source: '' }],
    });
    expect(counts(on(both, unplaced))).toEqual([1, 2, false]);
  });
});

const by = (id: string) => ({ id, saleId, lotId: 'a', uid: 'ada' });
const captioned = (photoId: string) =>
  photosChanged({
    operations: [{ ...by('c'), kind: 'editPhoto', photoId, changes: { caption: { before: '', after: 'Mark' } } }],
  });
const asCover = (photoId: string, lotId = 'a') =>
  photosChanged({
    operations: [{ ...by('k'), lotId, kind: 'editLot', changes: { coverPhotoId: { before: null, after: photoId } } }],
  });
const received = (...changed: ReturnType<typeof buildLot>[]) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });
const photosCame = (...changed: ReturnType<typeof buildPhoto>[]) => photosReceived({ saleId, changed, removed: [] });

describe('the word of a lot', () => {
  const words = (...actions: readonly UnknownAction[]) => {
    const state = run(captured('p', 'a'), ...actions);
    return [selectSaveStatusOfLot(state, 'a'), selectSaveStatusOfLot(state, 'b'), selectSaveStatus(state)];
  };
  const kept = photoKept({ id: 'p' });
  const move = operationMade({ operation: { ...by('o'), kind: 'moveLot', before: 'a0', after: 'a1' } });

  it('is of its edits and of what was said of its photos, not of the photos themselves', () => {
    expect(words()).toEqual(['sent', 'sent', 'sent']);
    expect(words(captioned('p'))).toEqual(['saving', 'sent', 'saving']);
    expect(words(captioned('p'), kept)).toEqual(['onDevice', 'sent', 'onDevice']);
    expect(words(kept, captioned('p'))).toEqual(['saving', 'sent', 'saving']);
    expect(words(asCover('p'), kept)).toEqual(['onDevice', 'sent', 'onDevice']);
    expect(words(captioned('p'), kept, ...stored('p'))).toEqual(['sent', 'sent', 'sent']);
  });

  it('is the weaker one of both', () => {
    expect(words(move, saveKept({ id: 'o' }), captioned('p'))).toEqual(['saving', 'sent', 'saving']);
    expect(words(move, captioned('p'), kept)).toEqual(['saving', 'sent', 'saving']);
    expect(words(move, saveKept({ id: 'o' }), captioned('p'), kept)).toEqual(['onDevice', 'sent', 'onDevice']);
    expect(words(move, saveKept({ id: 'o' }))).toEqual(['onDevice', 'sent', 'onDevice']);
    const unread = amountNotRead({ lotId: 'a', field: 'reserve', text: 'x' });
    expect(words(unread, captioned('p'))).toEqual(['needsAttention', 'sent', 'needsAttention']);
    expect(words(typingStarted({ lotId: 'b' }), captioned('p'), kept)).toEqual(['onDevice', 'saving', 'saving']);
  });
});

describe('the cover of a lot', () => {
  const state = run(
    received(buildLot({ id: 'a', coverPhotoId: 'one' }), buildLot({ id: 'b', coverPhotoId: null, order: 'a1' })),
    photosCame(buildPhoto({ id: 'zero', lotId: 'a', order: 'a0' }), buildPhoto({ id: 'one', lotId: 'a', order: 'a1' })),
  );

  it('is the chosen one, also while that is on its way', () => {
    expect([selectCover(state, 'a'), selectCover(state, 'b'), selectCover(state, 'gone')]).toEqual(['one', null, null]);
    const waiting = on(state, captured('new', 'a', { order: 'a2', first: false }), asCover('new'));
    expect([selectCover(waiting, 'a'), [...selectWaitingCovers(waiting)]]).toEqual(['new', [['a', 'new']]]);
    expect([...selectWaitingCovers(on(waiting, ...stored('new')))]).toEqual([]);
  });

  it('stands for the lot while it is there, else the first photo does', () => {
    expect([selectPicture(state, 'a'), selectPicture(state, 'b')]).toEqual(['one', null]);
    const gone = on(state, photosReceived({ saleId, changed: [], removed: ['one'] }));
    expect(selectPicture(gone, 'a')).toBe('zero');
    expect(selectPicture(on(state, captured('new', 'b')), 'b')).toBe('new');
  });

  it('is what lots to be filled lack, unless photos are on their way to them', () => {
    expect(ids(selectLotsToFill(state))).toBe('b');
    expect(selectLotsToFill(on(state, captured('new', 'b')))).toEqual([]);
    const bare = on(state, received(buildLot({ id: 'c', coverPhotoId: null, order: 'a2', number: 3 })));
    expect(ids(selectLotsToFill(bare))).toBe('b c');
    expect(selectLotsToFill({})).toEqual([]);
  });
});

it('knows the files of a sale again, but for those of lots in the trash', () => {
  const state = run(
    received(buildLot({ id: 'a' }), buildLot({ id: 'trashed', deletedAt: 1 })),
    photosCame(
      buildPhoto({ id: '1', lotId: 'a', source: 'stored' }),
      buildPhoto({ id: '2', lotId: 'a', source: '' }),
      buildPhoto({ id: '3', lotId: 'trashed', source: 'in the trash' }),
      buildPhoto({ id: '4', lotId: 'gone', source: 'of no lot' }),
    ),
    captured('5', 'a', { source: 'waiting' }),
    photosRefused({ saleId, photos: [{ id: '6', fileName: 'x', refusal: 'damaged' }] }),
    photosCaptured({
      saleId: 'other',
      photos: [{ id: '7', lotId: 'a', fileName: '', order: 'a0', first: true, source: 'x' }],
    }),
  );
  expect(selectKnownSources(state, saleId)).toEqual(['waiting', 'stored']);
});
