import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { type IntakePhoto, isWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { photosCame, selectIntakePhotos } from '../../../features/lots/model/photos/photosSlice';
import { savesKept } from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { makesLot } from '../../../domain/operations/entitiesOf';
import type { KeptPhoto } from '../../../services/outbox/PhotoOutbox';
import { gateway } from '../../base/effects';
import { keepAll } from './keepOperations';
import { acknowledge, keptOf } from './keepPhotos';
import { KEEP_LIMIT_MS, noteOnDevice } from './noteOnDevice';

/** A device that is busy takes its time for megabytes; a lot is not sent before, as long as there is hope. */
const BYTES_LIMIT_MS = 30_000;

interface Coming {
  readonly photo: IntakePhoto;
  readonly kept: KeptPhoto;
}
/** By lot: the photos with which lots begin, and that this device does not have yet. */
type ComingPhotos = ReadonlyMap<string, readonly Coming[]>;

export function* comingPhotos(uid: string): SagaGenerator<ComingPhotos> {
  const pictures = yield* gateway('pictures');
  const found = new Map<string, Coming[]>();
  for (const photo of yield* select(selectIntakePhotos)) {
    if (!photo.coming || !isWaiting(photo)) continue;
    const kept = keptOf(pictures, photo, uid, null);
    if (kept !== null) found.set(photo.lotId, [...(found.get(photo.lotId) ?? []), { photo, kept }]);
  }
  return found;
}

/** How many bytes come with an operation; undefined for none. */
export function bytesWith(operation: Operation, coming: ComingPhotos): number | undefined {
  if (!makesLot(operation)) return undefined;
  return coming.get(operation.lotId)?.reduce((sum, { kept }) => sum + (kept.file?.size ?? 0), 0);
}

/**
 * Writes operations down, lots together with the photos with which they begin: no lot may be on this device, or with the server,
 * while its picture is only in the memory of the page. False when the storage gave no answer in time.
 */
export function* keepWithPhotos(
  operations: readonly Operation[],
  coming: ComingPhotos,
  limit: number,
): SagaGenerator<boolean> {
  const begun = operations.flatMap((each) => (makesLot(each) ? (coming.get(each.lotId) ?? []) : []));
  if (begun.length === 0) return yield* call(keepAll, operations, limit);
  const outbox = yield* gateway('outbox');
  const ids = begun.map(({ photo }) => photo.id);
  const photos = begun.map(({ kept }) => kept);
  try {
    const { late } = yield* race({
      kept: call([outbox, outbox.putAll], operations, photos),
      late: delay(limit === KEEP_LIMIT_MS ? BYTES_LIMIT_MS : limit),
    });
    if (late === undefined) {
      yield* put(savesKept({ ids: operations.map(({ id }) => id) }));
      for (const { photo } of begun) yield* call(acknowledge, photo.id, photo);
      yield* put(photosCame({ ids }));
      return true;
    }
  } catch (error) {
    console.warn('The device did not take lots with their photos.', error);
  }
  return yield* call(keepWithout, operations, begun, limit);
}

/**
 * The device has no room for the photos: the lots are made all the same, and it is noted which of them have to be chosen
 * again, should the page go away before they are sent.
 */
function* keepWithout(
  operations: readonly Operation[],
  begun: readonly Coming[],
  limit: number,
): SagaGenerator<boolean> {
  const photoOutbox = yield* gateway('photoOutbox');
  const isKept = yield* call(keepAll, operations, limit);
  const photos = begun.map(({ photo: { id, lotId } }) => ({ id, lotId }));
  const warning = 'The device did not note which photos it has no room for.';
  yield* call(noteOnDevice, () => photoOutbox.noteLots(photos), warning, limit);
  yield* put(photosCame({ ids: begun.map(({ photo }) => photo.id) }));
  return isKept;
}
