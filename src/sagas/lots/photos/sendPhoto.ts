import { channel, buffers, type Channel } from 'redux-saga';
import { call, cancelled, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { PHOTO_LIMITS, type PhotoSize } from '../../../domain/photos/photo';
import { selectUser } from '../../../features/auth/model/authSlice';
import type { IntakePhoto, UploadFailure } from '../../../features/lots/model/photos/intakePhoto';
import { FINAL_FAILURES } from '../../../features/lots/model/photos/intakeSelectors';
import {
  photoFailed,
  photoPaused,
  photoProgressed,
  photoRetried,
  photoUploadStarted,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { codeOf, UPLOAD_CODES } from '../../../services/failure';
import type { Upload } from '../../../services/files/FilesGateway';
import type { PreparedPhoto } from '../../../services/photos/PhotoPreparer';
import { proveAddress } from '../../auth/session/proveAddress';
import { gateway } from '../../base/effects';
import { isRemovalOf } from './followWaitingPhotos';
import { noteRefusal } from '../outbox/keepPhotos';
import { reportFailure } from '../../shared/reportFailure';

/** Small ones first: a colleague sees the picture soonest. */
const SEND_ORDER = ['thumb', 'view', 'full'] as const satisfies readonly PhotoSize[];
const PROGRESS_EVERY_MS = 150;
/** Tries that need nobody, with a growing pause before each; the last pause is that of all further ones. */
const RETRY_DELAYS_MS = [2_000, 8_000, 30_000, 300_000];

/**
 * Sends a prepared photo until the server has its files, the person pauses or removes it, or the server says no for good.
 * `again`: some of them may be there. Gives what was sent; null when not all of it was.
 */
export function* sendPhoto(photo: IntakePhoto, uid: string, again: boolean): SagaGenerator<PreparedPhoto | null> {
  for (let attempt = 0; ; attempt += 1) {
    yield* put(photoUploadStarted({ id: photo.id }));
    try {
      const { sent } = yield* race({
        sent: call(sendFiles, photo, uid, again || attempt > 0),
        paused: take(isPauseOf(photo.id)),
        removed: take(isRemovalOf(photo.id)),
      });
      return sent ?? null;
    } catch (error) {
      const ended = yield* call(reportFailure, 'sendPhoto', error, uid);
      const failure = ended ? 'unauthenticated' : yield* call(failureOf, photo, error);
      yield* put(photoFailed({ id: photo.id, failure }));
      if (FINAL_FAILURES.has(failure)) yield* call(noteRefusal, photo.id, failure);
      if (ended || FINAL_FAILURES.has(failure)) return null;
      const wait = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
      const { asked, removed } = yield* race({
        waited: delay(wait),
        woken: take(retryAllSaves),
        asked: take(isRetryOf(photo.id)),
        removed: take(isRemovalOf(photo.id)),
      });
      // The person was faster: that retry has put it into the queue already.
      if (asked !== undefined || removed !== undefined) return null;
      yield* put(photoRetried({ id: photo.id }));
    }
  }
}

/** The storage refuses without a reason. This finds the reasons that the person can do something about. */
function* failureOf({ id }: IntakePhoto, error: unknown): SagaGenerator<UploadFailure> {
  const code = codeOf<UploadFailure>(error, UPLOAD_CODES, 'unknown');
  if (code !== 'unauthorized' || (yield* select(selectUser))?.emailVerified === true) return code;
  const bytes = (yield* gateway('pictures')).prepared(id)?.files.full.size ?? 0;
  return bytes > PHOTO_LIMITS.unprovedBytes ? 'address-not-proved' : code;
}

/** A large photo of somebody who has proved the address: the token may be older than the proof. */
function* proveIfLarge(bytes: number, uid: string): SagaGenerator<void> {
  if (bytes > PHOTO_LIMITS.unprovedBytes) yield* call(proveAddress, uid);
}

const isPauseOf = (id: string) => (action: { type: string; payload?: unknown }) =>
  photoPaused.match(action) && action.payload.id === id;

const isRetryOf = (id: string) => (action: { type: string; payload?: unknown }) =>
  photoRetried.match(action) && action.payload.id === id;

/**
 * Sends the three files one after the other; when sent `again`, those that the server has already are passed over.
 * Resumable ones are cancelled with the saga, never left running.
 */
function* sendFiles(intake: IntakePhoto, uid: string, again: boolean): SagaGenerator<PreparedPhoto> {
  const files = yield* gateway('files');
  const pictures = yield* gateway('pictures');
  const prepared = pictures.prepared(intake.id);
  if (prepared === undefined) throw new Error('The photo was not prepared.');
  yield* call(proveIfLarge, prepared.files.full.size, uid);
  const path = `sales/${intake.saleId}/photos/${intake.id}`;
  const total = SEND_ORDER.reduce((sum, size) => sum + prepared.files[size].size, 0);
  const sentBytes = channel<number>(buffers.sliding(1));
  const reporter = yield* fork(reportProgress, intake.id, sentBytes, total);
  let before = 0;
  const present = again ? yield* call(filesOf, path) : [];
  for (const size of SEND_ORDER) {
    const blob = prepared.files[size];
    const target = `${path}/${size}.jpg`;
    const start = before;
    const isThere = present.includes(target) && (yield* call([files, files.isStored], target, blob.size));
    if (!isThere) {
      const upload = files.upload(target, blob, (sent) => sentBytes.put(start + sent));
      yield* call(untilDone, upload);
    }
    before += blob.size;
  }
  reporter.cancel();
  return prepared;
}

/**
 * What an earlier attempt has brought, asked once: most of them were broken off before their first file. None when the
 * server does not say: the upload itself finds what is stored.
 */
function* filesOf(path: string): SagaGenerator<readonly string[]> {
  const files = yield* gateway('files');
  try {
    return yield* call([files, files.list], path);
  } catch {
    return [];
  }
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
