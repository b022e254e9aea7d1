import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { marksOfPhotos } from '../../../domain/imports/plan/planPictures';
import type { CarriedLot } from '../../../domain/imports/own/carried';
import type { Photo } from '../../../domain/photos/photo';
import { photosPlaced } from '../../../features/lots/model/history/undoSlice';
import { photosCaptured } from '../../../features/lots/model/photos/photosSlice';
import { gateway } from '../../base/effects';
import { photosNow } from '../shared/photosNow';
import { copyOfPhoto, type CopyPlan } from '../transfer/transferCopies';
import { isKnownPhoto } from '../transfer/transferPhotos';

/** A photo as the picture in the bundle: a photo of its own, for that is turned already. */
export const asPicture = (photo: Photo): Photo => ({ ...photo, id: `picture of ${photo.id}`, rotation: 0 });

interface Ground {
  /** The photos that the lot has. */
  readonly there: readonly Photo[];
  readonly isTakenBack: () => boolean;
}

/**
 * Takes the picture that lies beside the file, like one that was chosen. Gives the id of the photo that it becomes; null when
 * there is none.
 */
export function* takePicture(
  plan: CopyPlan,
  lot: CarriedLot,
  photo: Photo,
  { there, isTakenBack }: Ground,
): SagaGenerator<string | null> {
  const { id: importId, uid, to: saleId } = plan;
  const { lotId, cover, pictures, wasThere } = lot;
  // The id stands in a file: it may be a name that every object has.
  const place = Object.hasOwn(pictures, photo.id) ? pictures[photo.id] : undefined;
  if (place === undefined) return null;
  const id = yield* call(copyOfPhoto, asPicture(photo).id, lotId);
  if (!(yield* call(isKnownPhoto, id, there))) {
    const plans = yield* gateway('importPlans');
    const file = yield* call([plans, plans.picture], uid, importId, place);
    if (file === null) return null;
    const source = yield* call(sourceOf, file);
    // Somebody has added it since the check, or has undone the import.
    if (wasThere && (isTakenBack() || (source !== '' && marksOfPhotos(there).includes(source)))) return id;
    const held = yield* gateway('pictures');
    held.restore(id, { file, prepared: null });
    const { order } = photo;
    const captured = { id, lotId, fileName: `${photo.id}.jpg`, order, first: photo.id === cover, source };
    yield* put(photosCaptured({ saleId, photos: [captured] }));
  }
  if (wasThere) yield* call(rememberAdded, plan, lotId, id);
  return id;
}

/** What the file is known by, when somebody chooses it again; '' when that cannot be said. */
function* sourceOf(file: Blob): SagaGenerator<string> {
  const preparer = yield* gateway('preparer');
  try {
    return yield* call([preparer, preparer.fingerprint], file);
  } catch {
    // A file that is no photo is refused when its sizes are made, and says so then.
    return '';
  }
}

/** Undo of the import takes the photo out of its lot again. */
function* rememberAdded({ id: group, uid, to: saleId }: CopyPlan, lotId: string, id: string): SagaGenerator<void> {
  const photo = (yield* call(photosNow))(id);
  if (photo?.lotId !== lotId) return;
  yield* put(photosPlaced({ operations: [{ id, uid, saleId, lotId, group, kind: 'addPhoto', photo, cover: false }] }));
}
