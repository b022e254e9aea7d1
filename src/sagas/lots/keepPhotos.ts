import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { photoTexts } from '../../features/lots/photoTexts';
import { photoKept, photosRestored, selectIntakePhoto, type UploadFailure } from '../../features/lots/photosSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { FILE_CODES } from '../../services/failure';
import { gateway } from '../effects';
import { texts } from '../texts';

/** A browser whose storage hangs must not keep photos from the server. */
const KEEP_LIMIT_MS = 5_000;

/**
 * Writes a photo with its bytes (the chosen file, or its sizes once they exist) into the device's own database, and only
 * then says so. False when the device did not take it: the photo goes on from the memory of this page.
 */
export function* keepPhoto(id: string, uid: string): SagaGenerator<boolean> {
  const photos = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  const intake = yield* select(selectIntakePhoto, id);
  const prepared = pictures.prepared(id) ?? null;
  const file = prepared === null ? (pictures.file(id) ?? null) : null;
  if (intake === undefined || (file === null && prepared === null)) return true;
  const { saleId, lotId, fileName, order, first } = intake;
  const kept = { id, uid, saleId, lotId, fileName, order, first, file, prepared, refused: null };
  try {
    const { late } = yield* race({ kept: call([photos, photos.put], kept), late: delay(KEEP_LIMIT_MS) });
    if (late !== undefined) return false;
    yield* put(photoKept({ id }));
    return true;
  } catch (error) {
    console.warn('The device did not take a photo.', error);
    return false;
  }
}

/** Says that photos are only in this page: before anything is promised about them. */
export function* tellNoRoom(): SagaGenerator<void> {
  const { noRoom: message } = yield* texts(photoTexts);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

/**
 * Takes back what this device has of the person's photos and what no other page works on; returns their ids. `givenUp`: those
 * that the device is about to forget.
 */
export function* restorePhotos(uid: string, givenUp: ReadonlySet<string>): SagaGenerator<readonly string[]> {
  const outbox = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  try {
    const { found = [] } = yield* race({ found: call([outbox, outbox.take], uid), late: delay(KEEP_LIMIT_MS) });
    const fresh = [];
    for (const photo of found) {
      if (givenUp.has(photo.id)) continue;
      if ((yield* select(selectIntakePhoto, photo.id)) === undefined) fresh.push(photo);
    }
    if (fresh.length === 0) return [];
    for (const photo of fresh) pictures.restore(photo.id, photo);
    const photos = fresh.map(({ id, saleId, lotId, fileName, order, first, prepared, refused }) => {
      const ready = prepared !== null;
      return { id, saleId, lotId, fileName, order, first, ready, failure: failureOf(refused) };
    });
    yield* put(photosRestored({ photos }));
    return photos.map(({ id }) => id);
  } catch (error) {
    console.warn('The photos of this device could not be read.', error);
    return [];
  }
}

function failureOf(refused: string | null): UploadFailure | null {
  return refused === null ? null : (FILE_CODES.find((code) => code === refused) ?? 'unknown');
}

/** Notes what the server said, so that it is still known after the page has ended. */
export function* noteRefusal(id: string, failure: UploadFailure | null): SagaGenerator<void> {
  const outbox = yield* gateway('photoOutbox');
  yield* call(quietly, () => outbox.refuse(id, failure));
}

/** The photo is no longer needed here. */
export function* forgetPhoto(id: string): SagaGenerator<void> {
  const outbox = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  pictures.release(id);
  yield* call(quietly, () => outbox.remove(id));
}

/** What the device does not note now is found again at the next start, and is harmless then. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn('The device did not note what became of a photo.', error);
  }
}
