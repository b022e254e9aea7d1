import { buffers, channel, type Channel } from 'redux-saga';
import { call, cancelled, delay, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { PHOTO_REFUSALS, type Photo, type PhotoSize } from '../../domain/photo';
import { selectLot } from '../../features/lots/lotsSlice';
import {
  pausePhoto,
  pausePhotos,
  photoFailed,
  photoPaused,
  photoPrepared,
  photoProgressed,
  photoRefused,
  photoResumed,
  photoRetried,
  photosCaptured,
  photoStored,
  photoUploadStarted,
  resumePhoto,
  resumePhotos,
  retryPhoto,
  selectIntakePhoto,
  selectIntakePhotos,
  selectStoredPhoto,
  type IntakePhoto,
  type UploadFailure,
} from '../../features/lots/photosSlice';
import { operationMade } from '../../features/lots/savesSlice';
import { codeOf, FILE_CODES } from '../../services/failure';
import type { Upload } from '../../services/files/FilesGateway';
import { newId } from '../../shared/id';
import { gateway } from '../effects';
import { reportIfSessionFailure } from './reportIfSessionFailure';

/** Photos on their way at once: more only makes each slower, and the browser has six connections to a host. */
const AT_ONCE = 3;
/** Small ones first: a colleague sees the picture soonest. */
const SEND_ORDER = ['thumb', 'view', 'full'] as const satisfies readonly PhotoSize[];
const PROGRESS_EVERY_MS = 150;
/** Tries that need nobody, with a growing pause before each. */
const RETRY_DELAYS_MS = [2_000, 8_000, 30_000];
const FINAL: ReadonlySet<UploadFailure> = new Set(['unauthorized', 'quota-exceeded']);

/** Prepares, uploads, pauses, resumes and retries the chosen photos of a session. */
export function* uploadPhotos(uid: string): SagaGenerator<void> {
  const ready = channel<string>(buffers.expanding(64));

  yield* takeEvery(photosCaptured, function* ({ payload }) {
    for (const photo of payload.photos) yield* fork(prepare, photo.id, ready);
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
    for (const photo of yield* select(selectIntakePhotos)) yield* call(goOn, photo.id, ready);
  });
  yield* takeEvery([resumePhoto, retryPhoto], function* ({ payload }) {
    yield* call(goOn, payload.id, ready);
  });
  for (let worker = 0; worker < AT_ONCE; worker += 1) yield* fork(uploadWorker, ready, uid);
}

function* goOn(id: string, ready: Channel<string>): SagaGenerator<void> {
  const before = yield* select(selectIntakePhoto, id);
  if (before?.status === 'paused') yield* put(photoResumed({ id }));
  else if (before?.status === 'failed') yield* put(photoRetried({ id }));
  else return;
  const after = yield* select(selectIntakePhoto, id);
  if (after?.status === 'prepared') yield* put(ready, id);
}

function* prepare(id: string, ready: Channel<string>): SagaGenerator<void> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  const file = pictures.file(id);
  if (file === undefined) return;
  try {
    const prepared = yield* call([preparer, preparer.prepare], file);
    pictures.holdPrepared(id, prepared);
    yield* put(photoPrepared({ id }));
    const photo = yield* select(selectIntakePhoto, id);
    if (photo?.status === 'prepared') yield* put(ready, id);
  } catch (error) {
    pictures.release(id);
    yield* put(photoRefused({ id, refusal: codeOf(error, PHOTO_REFUSALS, 'notPrepared') }));
  }
}

function* uploadWorker(ready: Channel<string>, uid: string): SagaGenerator<void> {
  for (;;) {
    const id = yield* take(ready);
    const photo = yield* select(selectIntakePhoto, id);
    if (photo?.status === 'prepared') yield* call(uploadWithRetries, photo, uid);
  }
}

function* uploadWithRetries(photo: IntakePhoto, uid: string): SagaGenerator<void> {
  for (let attempt = 0; ; attempt += 1) {
    yield* put(photoUploadStarted({ id: photo.id }));
    try {
      const { finished } = yield* race({
        finished: call(uploadOne, photo, uid),
        paused: take(isPauseOf(photo.id)),
      });
      if (finished !== undefined) yield* call(store, finished);
      return;
    } catch (error) {
      const ended = yield* call(reportIfSessionFailure, error, uid);
      const failure = ended ? 'unauthenticated' : codeOf<UploadFailure>(error, [...FILE_CODES, 'stalled'], 'unknown');
      const wait = RETRY_DELAYS_MS[attempt];
      yield* put(photoFailed({ id: photo.id, failure }));
      if (ended || FINAL.has(failure) || wait === undefined) return;
      const { asked } = yield* race({ waited: delay(wait), asked: take(isRetryOf(photo.id)) });
      if (asked !== undefined) return; // The person was faster: that retry has put it into the queue already.
      yield* put(photoRetried({ id: photo.id }));
    }
  }
}

const isPauseOf = (id: string) => (action: { type: string; payload?: unknown }) =>
  photoPaused.match(action) && action.payload.id === id;

const isRetryOf = (id: string) => (action: { type: string; payload?: unknown }) =>
  photoRetried.match(action) && action.payload.id === id;

interface Finished {
  readonly first: boolean;
  readonly photo: Photo;
  readonly uid: string;
  readonly saleId: string;
}

/** Sends the three files one after the other; resumable ones are cancelled with the saga, never left running. */
function* uploadOne(intake: IntakePhoto, uid: string): SagaGenerator<Finished> {
  const files = yield* gateway('files');
  const pictures = yield* gateway('pictures');
  const prepared = pictures.prepared(intake.id);
  if (prepared === undefined) throw new Error('The photo was not prepared.');
  const path = `sales/${intake.saleId}/photos/${intake.id}`;
  const total = SEND_ORDER.reduce((sum, size) => sum + prepared.files[size].size, 0);
  const sentBytes = channel<number>(buffers.sliding(1));
  const reporter = yield* fork(reportProgress, intake.id, sentBytes, total);
  let before = 0;
  for (const size of SEND_ORDER) {
    const blob = prepared.files[size];
    const start = before;
    const upload = files.upload(`${path}/${size}.jpg`, blob, (sent) => sentBytes.put(start + sent));
    yield* call(untilDone, upload);
    before += blob.size;
  }
  reporter.cancel();
  return {
    first: intake.first,
    uid,
    saleId: intake.saleId,
    photo: {
      id: intake.id,
      lotId: intake.lotId,
      order: intake.order,
      path,
      width: prepared.width,
      height: prepared.height,
      bytes: prepared.files.full.size,
      hash: prepared.hash,
    },
  };
}

function* untilDone(upload: Upload): SagaGenerator<void> {
  try {
    yield* call(() => upload.done);
  } finally {
    if (yield* cancelled()) upload.cancel();
  }
}

function* reportProgress(id: string, sentBytes: Channel<number>, total: number): SagaGenerator<void> {
  for (;;) {
    const sent = yield* take(sentBytes);
    yield* put(photoProgressed({ id, progress: Math.min(1, sent / total) }));
    yield* delay(PROGRESS_EVERY_MS);
  }
}

/** The files are on the server: the photo is shown as stored and its document goes the way of every save. */
function* store({ photo, uid, saleId, first }: Finished): SagaGenerator<void> {
  const pictures = yield* gateway('pictures');
  const cover = yield* call(shouldBeCover, photo, first);
  yield* put(photoStored({ photo }));
  yield* put(
    operationMade({ operation: { id: newId(), saleId, lotId: photo.lotId, uid, kind: 'addPhoto', photo, cover } }),
  );
  pictures.release(photo.id);
}

/** The first photo of a lot is its cover, also when a later one of the same choice was stored sooner. */
function* shouldBeCover(photo: Photo, first: boolean): SagaGenerator<boolean> {
  const lot = yield* select(selectLot, photo.lotId);
  // Another sale is open by now: what the lot has is not known, only what it had when the photo was chosen.
  if (lot === undefined) return first;
  if (lot.coverPhotoId === null) return true;
  const cover =
    (yield* select(selectIntakePhoto, lot.coverPhotoId)) ?? (yield* select(selectStoredPhoto, lot.coverPhotoId));
  return cover !== undefined && cover.lotId === photo.lotId && cover.order > photo.order;
}
