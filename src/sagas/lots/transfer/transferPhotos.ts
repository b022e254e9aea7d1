import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { type Photo, PHOTO_SIZES, type PhotoSize } from '../../../domain/photos/photo';
import { photoHandedOver, photosRestored, selectIntakePhoto } from '../../../features/lots/model/photos/photosSlice';
import { selectSave } from '../../../features/lots/model/saves/savesSlice';
import type { LeftReason } from '../../../features/lots/model/transfer/transferSlice';
import { GatewayFailure } from '../../../services/failure';
import type { PreparedPhoto } from '../../../services/photos/PhotoPreparer';
import { gateway } from '../../base/effects';
import { KEEP_LIMIT_MS } from '../outbox/noteOnDevice';
import { untilPhotosArrive } from '../shared/awaitSaves';
import { type CopiedLot, copyOfPhoto, type CopyPlan } from './transferCopies';

/** So many copies lie on this device at once: three files of each, for hundreds of photos in turn. */
export const AT_ONCE = 4;
/** Pauses before a file is asked for again, in ms. */
const RETRY_DELAYS_MS = [2_000, 8_000];
const FINAL: ReadonlySet<string> = new Set(['object-not-found', 'unauthorized', 'unauthenticated']);

export interface CopiedPhotos {
  /** Ids of the copies that are on their way or there. */
  readonly ids: readonly string[];
  /** Why the rest was given up; null when all were copied. */
  readonly problem: LeftReason | null;
  /** The files of a photo are not there, or not for this person: to ask once more helps nothing. */
  readonly isGone: boolean;
}

/**
 * Reads the photos of a lot and puts them into the outbox of this device as photos of its copy: they are uploaded from
 * there like all others, also after the page has ended. What is on its way, or there, is not read again.
 */
export function* copyPhotos(
  plan: CopyPlan,
  source: CopiedLot,
  copyId: string,
  there: readonly Photo[],
  onCopied: () => SagaGenerator<void>,
): SagaGenerator<CopiedPhotos> {
  const ids: string[] = [];
  for (const photo of source.photos) {
    const id = yield* call(copyOfPhoto, photo.id, copyId);
    ids.push(id);
    if (!(yield* call(isKnownPhoto, id, there))) {
      yield* call(untilPhotosArrive, ids, AT_ONCE - 1);
      const problem = yield* call(copyPhoto, plan, photo, id, copyId, photo.id === source.lot.coverPhotoId);
      if (problem === 'gone') return { ids, problem: 'photoUnread', isGone: true };
      if (problem !== null) return { ids, problem, isGone: false };
    }
    yield* call(onCopied);
  }
  return { ids, problem: null, isGone: false };
}

/** Whether a photo is on its way, or there. */
export function* isKnownPhoto(id: string, there: readonly Photo[]): SagaGenerator<boolean> {
  return (
    there.some((known) => known.id === id) ||
    (yield* select(selectIntakePhoto, id)) !== undefined ||
    (yield* select(selectSave, id)) !== undefined
  );
}

function* copyPhoto(
  { uid, to: saleId }: CopyPlan,
  photo: Photo,
  id: string,
  lotId: string,
  first: boolean,
): SagaGenerator<LeftReason | 'gone' | null> {
  const outbox = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  const files = yield* call(readFiles, photo);
  if (files === 'gone' || files === 'photoUnread') return files;
  const { order, width, height, hash, source = '' } = photo;
  const prepared: PreparedPhoto = { files, width, height, hash };
  const place = { id, saleId, lotId, fileName: `${photo.id}.jpg`, order, first, source };
  const kept = { ...place, uid, file: null, prepared, refused: null };
  try {
    const { late } = yield* race({ kept: call([outbox, outbox.put], kept), late: delay(KEEP_LIMIT_MS) });
    if (late !== undefined) return 'noRoom';
  } catch (error) {
    console.warn('The device did not take the copy of a photo.', error);
    return 'noRoom';
  }
  pictures.restore(id, kept);
  yield* put(photosRestored({ photos: [{ ...place, ready: true, failure: null }] }));
  yield* put(photoHandedOver({ id }));
  return null;
}

/** The files of all sizes, or why one of them cannot be had. */
function* readFiles(photo: Photo): SagaGenerator<Readonly<Record<PhotoSize, Blob>> | 'gone' | 'photoUnread'> {
  const files = yield* gateway('files');
  const found: Partial<Record<PhotoSize, Blob>> = {};
  for (const size of PHOTO_SIZES) {
    for (let attempt = 0; found[size] === undefined; attempt += 1) {
      try {
        found[size] = yield* call([files, files.load], `${photo.path}/${size}.jpg`);
      } catch (error) {
        if (error instanceof GatewayFailure && error.code.startsWith('auth/')) throw error;
        if (error instanceof GatewayFailure && FINAL.has(error.code)) return 'gone';
        const wait = RETRY_DELAYS_MS[attempt];
        if (wait === undefined) return 'photoUnread';
        yield* delay(wait);
      }
    }
  }
  const { full, view, thumb } = found;
  return full === undefined || view === undefined || thumb === undefined ? 'photoUnread' : { full, view, thumb };
}
