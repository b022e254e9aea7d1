import { select, take, type SagaGenerator } from 'typed-redux-saga';
import { isWaiting as isPhotoWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { FINAL_FAILURES } from '../../../features/lots/model/photos/intakeSelectors';
import {
  photoDiscarded,
  photoFailed,
  photoRefused,
  photosChanged,
  selectIntakePhoto,
  selectIntakePhotos,
} from '../../../features/lots/model/photos/photosSlice';
import type { PhotosState } from '../../../features/lots/model/photos/photosState';
import {
  saveDiscarded,
  saveRefused,
  saveSent,
  selectSave,
  selectUnsent,
} from '../../../features/lots/model/saves/savesSlice';
import type { SavesState } from '../../../features/lots/model/saves/saveRecords';

interface Unsent {
  readonly saves?: SavesState;
  readonly photos?: PhotosState;
}

/** Not when a photo is stored: its document becomes a save in the same moment, and that is waited for. */
const SAVE_EVENTS = [saveSent, saveRefused, saveDiscarded, photoFailed, photoRefused, photoDiscarded, photosChanged];

const isWaiting = (state: Unsent, id: string): boolean => {
  const save = selectSave(state, id);
  return save !== undefined && save.status !== 'needsAttention';
};

/** Waits until these operations are with the server, refused or given up. */
export function* untilSent(ids: readonly string[]): SagaGenerator<void> {
  while (yield* select((state: Unsent) => ids.some((id) => isWaiting(state, id)))) yield* take(SAVE_EVENTS);
}

/** How many of these photos are on their way, their files or their documents. */
export function countOnTheWay(state: Unsent, photoIds: readonly string[]): number {
  return photoIds.filter((id) => {
    if (isWaiting(state, id)) return true;
    const photo = selectIntakePhoto(state, id);
    if (photo === undefined || !isPhotoWaiting(photo)) return false;
    return photo.failure === null || !FINAL_FAILURES.has(photo.failure);
  }).length;
}

/** Waits until at most `most` of these photos are on their way. */
export function* untilPhotosArrive(photoIds: readonly string[], most = 0): SagaGenerator<void> {
  while ((yield* select(countOnTheWay, photoIds)) > most) yield* take(SAVE_EVENTS);
}

/** Waits until the server has what this device did to these lots of a sale; returns the lots for which it refused something. */
export function* untilLotsAreSent(saleId: string, lotIds: readonly string[]): SagaGenerator<ReadonlySet<string>> {
  const set = new Set(lotIds);
  for (;;) {
    const { saves, photos } = yield* select((state: Unsent) => ({
      saves: selectUnsent(state).filter(({ operation }) => operation.saleId === saleId && set.has(operation.lotId)),
      photos: selectIntakePhotos(state).filter(
        (photo) => photo.saleId === saleId && set.has(photo.lotId) && isPhotoWaiting(photo),
      ),
    }));
    const refused = [
      ...saves.filter(({ status }) => status === 'needsAttention').map(({ operation }) => operation.lotId),
      ...photos
        .filter(({ failure, status }) => status === 'paused' || (failure !== null && FINAL_FAILURES.has(failure)))
        .map(({ lotId }) => lotId),
    ];
    const waiting = saves.length + photos.length - refused.length;
    if (waiting === 0) return new Set(refused);
    yield* take(SAVE_EVENTS);
  }
}
