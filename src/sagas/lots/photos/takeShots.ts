import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import {
  cameraLotFound,
  photoTaken,
  selectIsShotWanted,
  selectLotOfKey,
} from '../../../features/lots/model/camera/cameraSlice';
import { saleLeft, selectLot, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import {
  addPhotos,
  photosCaptured,
  photosRefused,
  selectIntakePhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { operationMade, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { removePhotos } from '../../../features/lots/model/operations/lotCommands';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { withActions } from '../../base/withActions';

/**
 * Photos of the camera are taken in one after the other: the second photo of a new lot needs the lot that the first one
 * makes, and each photo its place behind the one before.
 */
export function* takeShots(): SagaGenerator<void> {
  yield* withActions(photoTaken.match, 'all', function* (shots) {
    for (;;) yield* call(takeSafely, (yield* take(shots)).payload);
  });
}

const takeSafely = safely('takeShot', takeShot);

function* takeShot({ file, saleId, key, number }: ReturnType<typeof photoTaken>['payload']): SagaGenerator<void> {
  const isThisSale = (yield* select(selectOpenSaleId)) === saleId;
  // The person may have removed it, or gone to another sale, while it waited for its turn.
  if (!isThisSale || !(yield* select(selectIsShotWanted, key, file.id))) {
    (yield* gateway('pictures')).release(file.id);
    return;
  }
  const known = (yield* select(selectLotOfKey, key))?.lotId ?? null;
  // Somebody may have put the lot into the trash meanwhile: the photo then begins a lot of its own.
  const isThere = known !== null && (yield* select(selectLot, known))?.deletedAt === null;
  const lotId = isThere ? known : null;
  // A file name says the number of its lot, here as in a folder of photos.
  const name = number === '' || lotId !== null ? file.name : `${number}-1.jpg`;
  yield* put(addPhotos({ files: [{ ...file, name }], lotId, again: true }));
  yield* race({
    captured: take((action: unknown) => photosCaptured.match(action) && has(action.payload.photos, file.id)),
    refused: take((action: unknown) => photosRefused.match(action) && has(action.payload.photos, file.id)),
    left: take(saleLeft),
  });
  const photo = yield* select(selectIntakePhoto, file.id);
  const wanted = yield* select(selectIsShotWanted, key, file.id);
  if (photo === undefined || photo.status === 'refused') return;
  // The photo is there before its new lot, and the next photo must find the lot.
  while ((yield* select(selectLot, photo.lotId)) === undefined) {
    const { left } = yield* race({ made: take([operationsMade, operationMade]), left: take(saleLeft) });
    if (left !== undefined) return;
  }
  if (photo.lotId !== lotId) yield* put(cameraLotFound({ key, lotId: photo.lotId }));
  if (!wanted) yield* put(removePhotos({ photoIds: [file.id] }));
}

const has = (photos: readonly { readonly id: string }[], id: string): boolean => photos.some((each) => each.id === id);
