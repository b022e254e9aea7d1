import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { PhotoRefusal } from '../../../domain/photos/photo';
import {
  type KnownFile,
  missedForgotten,
  type MissedPhoto,
  photosMissed,
  selectAnyMissed,
  selectMissed,
} from '../../../features/lots/model/photos/choicesSlice';
import { selectKnownSources } from '../../../features/lots/model/photos/knownSources';
import {
  type ChosenFile,
  photosRefused,
  type RefusedFile,
  selectIntakePhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { GatewayFailure } from '../../../services/failure';
import type { ChosenPhoto } from '../../../services/outbox/PhotoOutbox';
import { gateway } from '../../base/effects';
import { noteRefusals, onDevice } from '../outbox/chosenOnDevice';

/** Notes the choice before anything else: if the page goes away before all files are kept, the next visit says which are missing. */
export function* noteChoice(uid: string, saleId: string, files: readonly ChosenFile[]): SagaGenerator<void> {
  const pictures = yield* gateway('pictures');
  const photos = files.map(({ id, name, lastModified }) => {
    const size = pictures.file(id)?.size ?? 0;
    return { id, uid, saleId, lotId: null, fileName: name, size, lastModified };
  });
  yield* onDevice((outbox) => outbox.note(photos));
}

/** Null when the device does not say. */
function* readMissed(uid: string): SagaGenerator<readonly ChosenPhoto[] | null> {
  const photos = yield* gateway('photoOutbox');
  try {
    return yield* call([photos, photos.unkept], uid);
  } catch (error) {
    console.warn('The device does not say which photos were chosen.', error);
    return null;
  }
}

/**
 * Says which photos of earlier visits, and of pages that have ended, were chosen and never kept, or not taken. Nothing
 * waits for this: the answer of a busy device counts however late it comes.
 */
export function* tellMissed(uid: string): SagaGenerator<void> {
  const found = yield* call(readMissed, uid);
  if (found === null) return;
  const photos: MissedPhoto[] = [];
  for (const { uid: _uid, refusal, ...photo } of found) {
    if ((yield* select(selectIntakePhoto, photo.id)) !== undefined) continue;
    if (refusal === undefined) photos.push(photo);
    else
      yield* put(
        photosRefused({ saleId: photo.saleId, photos: [{ id: photo.id, fileName: photo.fileName, refusal }] }),
      );
  }
  if (photos.length > 0 || (yield* select(selectAnyMissed))) yield* put(photosMissed({ photos }));
}

const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

/**
 * Photos that were missed and are chosen now: they are missed no more. Gives the lots that were made of some of them
 * without their bytes, by the ids that the files have now.
 */
export function* findMissed(saleId: string, files: readonly ChosenFile[]): SagaGenerator<ReadonlyMap<string, string>> {
  const pictures = yield* gateway('pictures');
  const missed = [...(yield* select(selectMissed, saleId))];
  const lots = new Map<string, string>();
  const ids: string[] = [];
  for (const { id, name, lastModified } of files) {
    const size = pictures.file(id)?.size ?? 0;
    const place = missed.findIndex(
      (each) => each.size === size && each.lastModified === lastModified && lastPart(each.fileName) === lastPart(name),
    );
    const [found] = place < 0 ? [] : missed.splice(place, 1);
    if (found === undefined) continue;
    ids.push(found.id);
    if (found.lotId !== null) lots.set(id, found.lotId);
  }
  if (ids.length === 0) return lots;
  yield* put(missedForgotten({ ids }));
  return lots;
}

/** The files that may be photos, and what they are known by; the others are refused with the reason, and make no lot. */
export function* lookAt(saleId: string, files: readonly ChosenFile[]): SagaGenerator<readonly KnownFile[]> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  const look = async ({ id }: ChosenFile): Promise<{ source: string } | { refusal: PhotoRefusal }> => {
    const file = pictures.file(id);
    if (file === undefined) return { source: '' };
    const refusal = await preparer.inspect(file);
    if (refusal !== null) return { refusal };
    try {
      return { source: await preparer.fingerprint(file) };
    } catch (error) {
      const isDamaged = error instanceof GatewayFailure && error.code === 'damaged';
      // What fails for other reasons is no fault of the file: it comes, and nobody knows whether it is here twice.
      return isDamaged ? { refusal: 'damaged' } : { source: '' };
    }
  };
  const seen = yield* all(files.map((file) => call(look, file)));
  const usable: KnownFile[] = [];
  const refused: RefusedFile[] = [];
  for (const [place, file] of files.entries()) {
    const found = seen[place] ?? { source: '' };
    if ('source' in found) usable.push({ ...file, source: found.source });
    else refused.push({ id: file.id, fileName: file.name, refusal: found.refusal });
  }
  if (refused.length > 0) {
    for (const { id } of refused) pictures.release(id);
    yield* call(noteRefusals, saleId, refused);
    yield* put(photosRefused({ saleId, photos: refused }));
  }
  return usable;
}

interface Parted {
  readonly fresh: readonly KnownFile[];
  /** Those that the sale has already, and those that were chosen twice. */
  readonly doubles: readonly ChosenFile[];
}

export function* partDoubles(saleId: string, files: readonly KnownFile[]): SagaGenerator<Parted> {
  const known = new Set(yield* select(selectKnownSources, saleId));
  const fresh: KnownFile[] = [];
  const doubles: ChosenFile[] = [];
  for (const file of files) {
    const { source, ...chosen } = file;
    if (source !== '' && known.has(source)) doubles.push(chosen);
    else fresh.push(file);
    known.add(source);
  }
  return { fresh, doubles };
}
