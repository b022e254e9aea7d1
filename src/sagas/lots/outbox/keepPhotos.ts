import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { type IntakePhoto, isWaiting, type UploadFailure } from '../../../features/lots/model/photos/intakePhoto';
import { photoTexts } from '../../../features/lots/model/photos/photoTexts';
import {
  photoKept,
  photoNotKept,
  photosRestored,
  selectIntakePhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { UPLOAD_CODES } from '../../../services/failure';
import type { KeptPhoto } from '../../../services/outbox/PhotoOutbox';
import type { Pictures } from '../../../services/pictures/Pictures';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { noteRefusals } from './chosenOnDevice';
import { KEEP_LIMIT_MS, noteOnDevice } from './noteOnDevice';

/** A photo with the bytes that this page has of it; null when it has none. */
export function keptOf(pictures: Pictures, intake: IntakePhoto, uid: string, refused: string | null): KeptPhoto | null {
  const { id, saleId, lotId, fileName, order, first, changes, cover, addId, source } = intake;
  const prepared = pictures.prepared(id) ?? null;
  const file = prepared === null ? (pictures.file(id) ?? null) : null;
  if (file === null && prepared === null) return null;
  return { id, uid, saleId, lotId, fileName, order, first, changes, cover, addId, source, file, prepared, refused };
}

/**
 * Writes a photo with its bytes (the chosen file, or its sizes once they exist) into the device's own database, and only
 * then shows it as kept. False when the device did not take it: the photo goes on from the memory of this page. One
 * that comes with its lot is written with that, and not here.
 */
export function* keepPhoto(id: string, uid: string): SagaGenerator<boolean> {
  const photos = yield* gateway('photoOutbox');
  const intake = yield* select(selectIntakePhoto, id);
  if (intake === undefined || !isWaiting(intake) || intake.coming) return true;
  const kept = keptOf(yield* gateway('pictures'), intake, uid, null);
  if (kept === null) return true;
  try {
    const { late } = yield* race({ kept: call([photos, photos.put], kept), late: delay(KEEP_LIMIT_MS) });
    if (late !== undefined) return false;
    yield* call(acknowledge, id, intake);
    return true;
  } catch (error) {
    console.warn('The device did not take a photo.', error);
    return false;
  }
}

/**
 * What a person said of a photo while it was written is written after it. A photo that they removed goes from the device, and
 * so does one that proved to be none: the next visit says only why. One that they removed and put back is written anew.
 */
export function* acknowledge(id: string, written: IntakePhoto): SagaGenerator<void> {
  const now = yield* select(selectIntakePhoto, id);
  if (now === undefined || now.status === 'removed') yield* call(dropPhoto, id);
  else if (now.refusal !== null) {
    yield* call(dropPhoto, id);
    yield* call(noteRefusals, now.saleId, [{ id, fileName: now.fileName, refusal: now.refusal }]);
  } else if (now.addId !== written.addId) return;
  else if (isSame(now, written)) yield* put(photoKept({ id }));
  else yield* call(keepChanges, id);
}

const isSame = (one: IntakePhoto, other: IntakePhoto): boolean =>
  one.changes === other.changes && one.cover === other.cover && one.lotId === other.lotId && one.order === other.order;

/** Writes what was said of a photo that waits beside its bytes; a device that has no room for the bytes has nothing of it. */
export function* keepChanges(id: string): SagaGenerator<void> {
  const outbox = yield* gateway('photoOutbox');
  for (;;) {
    const intake = yield* select(selectIntakePhoto, id);
    if (intake === undefined || !isWaiting(intake)) return;
    const { lotId, order, first, changes, cover } = intake;
    try {
      const change = call([outbox, outbox.change], id, { lotId, order, first, changes, cover });
      const { isHere } = yield* race({ isHere: change, late: delay(KEEP_LIMIT_MS) });
      if (isHere !== true) {
        yield* put(photoNotKept({ id }));
        return;
      }
    } catch (error) {
      console.warn('The device did not take what was said of a photo.', error);
      yield* put(photoNotKept({ id }));
      return;
    }
    const now = yield* select(selectIntakePhoto, id);
    if (now === undefined || !isWaiting(now)) return;
    if (!isSame(now, intake)) continue;
    yield* put(photoKept({ id }));
    return;
  }
}

/** Says that photos are only in this page: before anything is promised about them. */
export function* tellNoRoom(): SagaGenerator<void> {
  const { noRoom: message } = yield* texts(photoTexts);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

/**
 * Takes back what this device has of the person's photos and what no other page works on; returns their ids. `givenUp`: those
 * that the device is about to forget. Without a limit: what a busy device hands out late belongs to this page all the same,
 * and no other one would send it.
 */
export function* restorePhotos(uid: string, givenUp: ReadonlySet<string>): SagaGenerator<readonly string[]> {
  const outbox = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  try {
    const found = yield* call([outbox, outbox.take], uid);
    const fresh = [];
    for (const photo of found) {
      if (givenUp.has(photo.id)) continue;
      if ((yield* select(selectIntakePhoto, photo.id)) === undefined) fresh.push(photo);
    }
    if (fresh.length === 0) return [];
    for (const photo of fresh) pictures.restore(photo.id, photo);
    const photos = fresh.map(({ uid: _uid, file: _file, prepared, refused, ...photo }) => {
      return { ...photo, ready: prepared !== null, failure: failureOf(refused) };
    });
    yield* put(photosRestored({ photos }));
    return photos.map(({ id }) => id);
  } catch (error) {
    console.warn('The photos of this device could not be read.', error);
    return [];
  }
}

function failureOf(refused: string | null): UploadFailure | null {
  return refused === null ? null : (UPLOAD_CODES.find((code) => code === refused) ?? 'unknown');
}

/** What the device does not note now is found again at the next start, and is harmless then. */
const NOT_NOTED = 'The device did not note what became of a photo.';

/** Notes what the server said, so that it is still known after the page has ended. */
export function* noteRefusal(id: string, failure: UploadFailure | null): SagaGenerator<void> {
  const outbox = yield* gateway('photoOutbox');
  yield* call(noteOnDevice, () => outbox.refuse(id, failure), NOT_NOTED);
}

/** The photo is no longer needed here. */
export function* forgetPhoto(id: string): SagaGenerator<void> {
  const pictures = yield* gateway('pictures');
  pictures.release(id);
  yield* call(dropPhoto, id);
}

/** The device need not send the photo any more; the page still has its bytes. */
export function* dropPhoto(id: string): SagaGenerator<void> {
  const outbox = yield* gateway('photoOutbox');
  yield* call(noteOnDevice, () => outbox.remove(id), NOT_NOTED);
}
