import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Photo } from '../../../domain/photos/photo';
import { type IntakePhoto, isWaiting, photoOf } from '../../../features/lots/model/photos/intakePhoto';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  discardPhoto,
  pausePhoto,
  pausePhotos,
  photoDiscarded,
  photoHandedOver,
  photoPaused,
  photoPrepared,
  photoResumed,
  photoRetried,
  photosCame,
  photosCaptured,
  photoStored,
  resumePhoto,
  resumePhotos,
  retryPhoto,
  selectIntakePhoto,
  selectIntakePhotos,
  selectStoredPhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { operationMade, operationsMade, retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import type { PreparedPhoto } from '../../../services/photos/PhotoPreparer';
import { newId } from '../../../shared/id';
import { gateway } from '../../base/effects';
import { followWaitingPhotos } from './followWaitingPhotos';
import { atPageEnds } from '../outbox/atPageEnds';
import { forgetPhoto, keepPhoto, noteRefusal, restorePhotos, tellNoRoom } from '../outbox/keepPhotos';
import { preparePhoto } from './preparePhoto';
import { sendPhoto } from './sendPhoto';

/** Photos on their way at once: more only makes each slower, and the browser has six connections to a host. */
const AT_ONCE = 3;

/**
 * Keeps, prepares, uploads, pauses, resumes and retries the photos of a person: those that are chosen now, and those that
 * an earlier visit has left on this device.
 */
export function* uploadPhotos(uid: string): SagaGenerator<void> {
  const ready = channel<string>(buffers.expanding(64));
  const restored = new Set<string>();
  const givenUp = new Set<string>();
  /** From an earlier visit without their sizes. Those that the server refused are prepared only when they shall go on. */
  const unprepared = new Set<string>();
  let hasSaidNoRoom = false;

  /** Kept and prepared side by side: a device that is slow to write does not slow down the rest. */
  function* begin(id: string): SagaGenerator<void> {
    yield* fork(prepare, id, uid, ready);
    yield* call(keep, id);
  }

  /** That the device has no room is said once. */
  function* keep(id: string): SagaGenerator<void> {
    if ((yield* call(keepPhoto, id, uid)) || hasSaidNoRoom) return;
    hasSaidNoRoom = true;
    yield* call(tellNoRoom);
  }

  function* restore(): SagaGenerator<void> {
    for (const id of yield* call(restorePhotos, uid, givenUp)) {
      restored.add(id);
      if ((yield* select(selectIntakePhoto, id))?.ready === false) unprepared.add(id);
      yield* fork(proceed, id);
    }
  }

  function* proceed(id: string): SagaGenerator<void> {
    const photo = yield* select(selectIntakePhoto, id);
    if (photo?.status === 'prepared') yield* put(ready, id);
    if (photo?.status === 'captured' && unprepared.delete(id)) yield* fork(prepare, id, uid, ready);
  }

  yield* takeEvery(photosCaptured, function* ({ payload }) {
    for (const photo of payload.photos) if (photo.coming !== true) yield* fork(begin, photo.id);
  });
  yield* takeEvery(photosCame, function* ({ payload }) {
    for (const id of payload.ids) {
      const isKept = (yield* select(selectIntakePhoto, id))?.kept === true;
      if (isKept) yield* fork(prepare, id, uid, ready);
      else yield* fork(begin, id);
    }
  });
  yield* takeEvery(pausePhotos, function* () {
    const photos = yield* select(selectIntakePhotos);
    // Those that wait first: a place that becomes free must not start one of them.
    const running = photos.filter((photo) => photo.status === 'uploading');
    for (const { id } of photos) if (!running.some((photo) => photo.id === id)) yield* put(photoPaused({ id }));
    for (const { id } of running) yield* put(photoPaused({ id }));
  });
  yield* takeEvery(pausePhoto, function* ({ payload }) {
    yield* put(photoPaused(payload));
  });
  yield* takeEvery(resumePhotos, function* () {
    for (const photo of yield* select(selectIntakePhotos)) yield* fork(goOn, photo.id, proceed);
  });
  yield* takeEvery([resumePhoto, retryPhoto], function* ({ payload }) {
    yield* call(goOn, payload.id, proceed);
  });
  yield* takeEvery(photoHandedOver, function* ({ payload: { id } }) {
    yield* put(ready, id);
  });
  yield* takeEvery(discardPhoto, function* ({ payload: { id } }) {
    if ((yield* select(selectIntakePhoto, id))?.status !== 'failed') return;
    givenUp.add(id);
    yield* put(photoDiscarded({ id }));
    yield* call(forgetPhoto, id);
  });
  yield* followWaitingPhotos({ putBack: proceed, keep });
  // Another page that worked on photos may have ended meanwhile.
  yield* takeEvery(retryAllSaves, restore);
  yield* fork(atPageEnds, function* () {
    yield* fork(restore);
  });
  for (let worker = 0; worker < AT_ONCE; worker += 1) yield* fork(uploadWorker, ready, uid, restored);
  yield* fork(restore);
}

function* goOn(id: string, proceed: (id: string) => SagaGenerator<void>): SagaGenerator<void> {
  const before = yield* select(selectIntakePhoto, id);
  if (before?.status === 'paused') yield* put(photoResumed({ id }));
  else if (before?.status === 'failed') {
    yield* put(photoRetried({ id }));
    yield* call(noteRefusal, id, null);
  } else return;
  yield* call(proceed, id);
}

function* prepare(id: string, uid: string, ready: Channel<string>): SagaGenerator<void> {
  const pictures = yield* gateway('pictures');
  const prepared = yield* call(preparePhoto, id);
  if (prepared === null) return;
  pictures.holdPrepared(id, prepared);
  // The sizes take the place of the file, which may be many times larger.
  yield* call(keepPhoto, id, uid);
  yield* put(photoPrepared({ id }));
  const photo = yield* select(selectIntakePhoto, id);
  if (photo?.status === 'prepared') yield* put(ready, id);
}

function* uploadWorker(ready: Channel<string>, uid: string, restored: ReadonlySet<string>): SagaGenerator<void> {
  for (;;) {
    const id = yield* take(ready);
    const intake = yield* select(selectIntakePhoto, id);
    if (intake?.status !== 'prepared') continue;
    const sent = yield* call(sendPhoto, intake, uid, restored.has(id));
    if (sent !== null) yield* call(store, id, sent, uid, restored.has(id));
  }
}

/**
 * The files are on the server: the photo is shown as stored, as it was made meanwhile, and its document goes the way of every
 * save. The operation has the photo's id, so that a second upload after a crash makes the same operation again and not
 * another one. `restored`: it is from an earlier visit, and may have arrived then.
 */
function* store(id: string, sent: PreparedPhoto, uid: string, restored: boolean): SagaGenerator<void> {
  const pictures = yield* gateway('pictures');
  const intake = yield* select(selectIntakePhoto, id);
  if (intake === undefined || !isWaiting(intake)) return;
  const { saleId, lotId, addId, changes } = intake;
  const photo = photoOf(intake, sent);
  const cover = yield* call(coverFor, photo, intake);
  yield* put(photoStored({ photo }));
  const operation: Operation = { id: addId ?? id, saleId, lotId, uid, kind: 'addPhoto', photo, ...cover };
  if (!restored || Object.keys(changes).length === 0) yield* put(operationMade({ operation }));
  else {
    // Were it there already, adding it would change nothing: what was said of it since is then said once more.
    const from = changes.lotId?.before ?? lotId;
    const said: Operation = { id: newId(), saleId, lotId: from, uid, kind: 'editPhoto', photoId: id, changes };
    yield* put(operationsMade({ operations: [operation, said] }));
  }
  pictures.release(id);
}

type Cover = { readonly cover: boolean; readonly coverBefore?: string | null };

/**
 * The photo that the person has chosen is the cover, else the first photo of a lot, also when a later one of the same choice
 * was stored sooner.
 */
function* coverFor(photo: Photo, { first, cover: chosen, changes }: IntakePhoto): SagaGenerator<Cover> {
  const lot = yield* select(selectLot, photo.lotId);
  // Another sale is open by now: what the lot has is not known, only what it had when the photo was chosen.
  if (lot === undefined) return { cover: chosen ?? first };
  if (chosen === true) return { cover: true, coverBefore: lot.coverPhotoId };
  if (lot.coverPhotoId === null) return { cover: true };
  if (chosen === false) return { cover: false };
  const own = yield* select(selectIntakePhoto, lot.coverPhotoId);
  // Whatever was moved in front of a cover that somebody has chosen leaves it the cover. Of one from an earlier visit nobody
  // knows any more whether it was chosen.
  const wasMoved = changes.order !== undefined || changes.lotId !== undefined;
  if (own === undefined ? wasMoved : own.cover === true) return { cover: false };
  const cover = own ?? (yield* select(selectStoredPhoto, lot.coverPhotoId));
  return { cover: cover !== undefined && cover.lotId === photo.lotId && cover.order > photo.order };
}
