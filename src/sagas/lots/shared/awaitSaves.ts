import { select, take, type SagaGenerator } from 'typed-redux-saga';
import { isWaiting as isPhotoWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { FINAL_FAILURES } from '../../../features/lots/model/photos/intakeSelectors';
import {
  photoDiscarded,
  photoFailed,
  photoPaused,
  photoRefused,
  photosChanged,
  selectIntakePhoto,
  selectIntakePhotos,
} from '../../../features/lots/model/photos/photosSlice';
import type { PhotosState } from '../../../features/lots/model/photos/photosState';
import {
  saveConflicted,
  saveDiscarded,
  saveRefused,
  saveSent,
  selectSave,
  selectUnsent,
} from '../../../features/lots/model/saves/savesSlice';
import type { SavesState } from '../../../features/lots/model/saves/saveRecords';

export interface Unsent {
  readonly saves?: SavesState;
  readonly photos?: PhotosState;
}

/** Not when a photo is stored: its document becomes a save in the same moment, and that is waited for. */
const SAVE_EVENTS = [
  ...[saveSent, saveRefused, saveConflicted, saveDiscarded],
  ...[photoFailed, photoPaused, photoRefused, photoDiscarded, photosChanged],
];

const isWaiting = (state: Unsent, id: string): boolean => {
  const save = selectSave(state, id);
  return save !== undefined && save.status !== 'needsAttention';
};

/** Waits until these operations are with the server, refused or given up. */
export function* untilSent(ids: readonly string[]): SagaGenerator<void> {
  while (yield* select((state: Unsent) => ids.some((id) => isWaiting(state, id)))) yield* take(SAVE_EVENTS);
}

/** How many of these operations are still on their way. */
export const countWaiting = (state: Unsent, ids: readonly string[]): number =>
  ids.filter((id) => isWaiting(state, id)).length;

/** Those of these photos that are on their way, their files or their documents. */
function photosOnTheWay(state: Unsent, photoIds: readonly string[]): readonly string[] {
  return photoIds.filter((id) => {
    if (isWaiting(state, id)) return true;
    const photo = selectIntakePhoto(state, id);
    if (photo === undefined || !isPhotoWaiting(photo)) return false;
    return photo.failure === null || !FINAL_FAILURES.has(photo.failure);
  });
}

export const countOnTheWay = (state: Unsent, photoIds: readonly string[]): number =>
  photosOnTheWay(state, photoIds).length;

/** Waits until at most `most` of these photos are on their way. Gives these. */
export function* untilPhotosArrive(photoIds: readonly string[], most = 0): SagaGenerator<readonly string[]> {
  for (;;) {
    const left = yield* select(photosOnTheWay, photoIds);
    if (left.length <= most) return left;
    yield* take(SAVE_EVENTS);
  }
}

interface UnsentOfLots {
  /** Lots for which the server refused something, or which wait for their person; a lot once for each. */
  readonly refused: readonly string[];
  /** How much is on its way. */
  readonly waiting: number;
}

function unsentOf(state: Unsent, saleId: string, lotIds: ReadonlySet<string>): UnsentOfLots {
  const saves = selectUnsent(state).filter(
    ({ operation }) => operation.saleId === saleId && lotIds.has(operation.lotId),
  );
  const photos = selectIntakePhotos(state).filter(
    (photo) => photo.saleId === saleId && lotIds.has(photo.lotId) && isPhotoWaiting(photo),
  );
  const refused = [
    ...saves.filter(({ status }) => status === 'needsAttention').map(({ operation }) => operation.lotId),
    ...photos
      .filter(({ failure, status }) => status === 'paused' || (failure !== null && FINAL_FAILURES.has(failure)))
      .map(({ lotId }) => lotId),
  ];
  return { refused, waiting: saves.length + photos.length - refused.length };
}

/** How much of what this device did to these lots of a sale is on its way. */
export const countUnsentOf = (state: Unsent, saleId: string, lotIds: readonly string[]): number =>
  unsentOf(state, saleId, new Set(lotIds)).waiting;

/** Waits until the server has what this device did to these lots of a sale; returns the lots for which it refused something. */
export function* untilLotsAreSent(saleId: string, lotIds: readonly string[]): SagaGenerator<ReadonlySet<string>> {
  const set = new Set(lotIds);
  for (;;) {
    const { refused, waiting } = yield* select((state: Unsent) => unsentOf(state, saleId, set));
    if (waiting === 0) return new Set(refused);
    yield* take(SAVE_EVENTS);
  }
}
