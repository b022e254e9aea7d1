import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { PHOTO_REFUSALS, type PhotoRefusal } from '../../../domain/photos/photo';
import {
  photoFailed,
  photoRefused,
  photoResumed,
  photoRetried,
  selectIntakePhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { codeOf } from '../../../services/failure';
import type { PreparedPhoto } from '../../../services/photos/PhotoPreparer';
import { gateway } from '../../base/effects';
import { forgetPhoto } from '../outbox/keepPhotos';
import { noteRefusals } from '../outbox/chosenOnDevice';

/** Tries that need nobody, with a growing pause before each; the last pause is that of all further ones. */
const RETRY_DELAYS_MS = [2_000, 8_000, 30_000, 300_000];

/**
 * Makes the sizes of a chosen file. On the first visit, before the device has all of the application, what makes them can
 * be out of reach: then the photo waits as it was chosen. Null when the file is no photo, which a notification says, or is gone.
 */
export function* preparePhoto(id: string): SagaGenerator<PreparedPhoto | null> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  const network = yield* gateway('network');
  for (let attempt = 0; ; attempt += 1) {
    const file = pictures.file(id);
    if (file === undefined) return null;
    try {
      return yield* call([preparer, preparer.prepare], file);
    } catch (error) {
      const code = codeOf(error, [...PHOTO_REFUSALS, 'notLoaded'], 'notPrepared');
      if (code !== 'notLoaded') {
        yield* call(refuse, id, code);
        return null;
      }
    }
    // Without a network it waits like all others; with one, something is wrong that the person can try to mend.
    if (network.isOnline()) yield* put(photoFailed({ id, failure: 'retry-limit-exceeded' }));
    yield* race({
      waited: delay(RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0),
      woken: take(retryAllSaves),
      asked: take(isAskedFor(id)),
    });
    yield* put(photoRetried({ id }));
  }
}

function* refuse(id: string, refusal: PhotoRefusal): SagaGenerator<void> {
  yield* put(photoRefused({ id, refusal }));
  yield* call(forgetPhoto, id);
  const photo = yield* select(selectIntakePhoto, id);
  if (photo?.status === 'refused') yield* call(noteRefusals, photo.saleId, [{ id, fileName: photo.fileName, refusal }]);
}

const isAskedFor = (id: string) => (action: { type: string; payload?: unknown }) =>
  (photoRetried.match(action) || photoResumed.match(action)) && action.payload.id === id;
