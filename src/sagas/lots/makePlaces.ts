import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { planMoves } from '../../domain/moves';
import type { Photo } from '../../domain/photo';
import { selectLot, selectLots, selectOpenSaleId } from '../../features/lots/lotsSlice';
import { draftAgain, draftEdit, problemWithout } from '../../features/lots/operations/drafts';
import { moveLots, movePhoto, removePhoto, restorePhoto } from '../../features/lots/operations/lotCommands';
import { selectIntakePhoto, selectPhotoIdsOfLot, selectStoredPhoto } from '../../features/lots/photosSlice';
import type { OperationDraft } from '../../services/lots/LotsGateway';
import { recordOperations, tellRefusal } from './recordOperations';

/** Where lots stand in the sale, and photos in lots. */
export function* makePlaces(uid: string): SagaGenerator<void> {
  yield* takeEvery(moveLots, handleMoveLots, uid);
  yield* takeEvery(movePhoto, handleMovePhoto, uid);
  yield* takeEvery(removePhoto, handleRemovePhoto, uid);
  yield* takeEvery(restorePhoto, handleRestorePhoto, uid);
}

function* handleMoveLots(uid: string, { payload }: ReturnType<typeof moveLots>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const moves = planMoves(yield* select(selectLots), payload.lotIds, payload.before);
  const drafts = moves.map(({ id, before, after }): OperationDraft => {
    return { saleId, lotId: id, kind: 'moveLot', before, after };
  });
  yield* call(recordOperations, uid, drafts, payload.group);
}

/** Stored photos and those on their way, as the lot shows them. */
function* photosOf(lotId: string): SagaGenerator<readonly Pick<Photo, 'id' | 'order'>[]> {
  const photos: Pick<Photo, 'id' | 'order'>[] = [];
  for (const id of yield* select(selectPhotoIdsOfLot, lotId)) {
    const photo = (yield* select(selectStoredPhoto, id)) ?? (yield* select(selectIntakePhoto, id));
    if (photo !== undefined) photos.push(photo);
  }
  return photos;
}

function* handleMovePhoto(uid: string, { payload }: ReturnType<typeof movePhoto>): SagaGenerator<void> {
  const { photoId, lotId, before, group } = payload;
  const saleId = yield* select(selectOpenSaleId);
  const photo = yield* select(selectStoredPhoto, photoId);
  if (saleId === null || photo === undefined) return;
  const there = yield* call(photosOf, lotId);
  const isHere = photo.lotId === lotId;
  // From another lot: as if it had been the first one here.
  const all = isHere ? there : [photo, ...there];
  const moves = planMoves(all, [photoId], before);
  const drafts: OperationDraft[] = [];
  for (const { id, before: was, after } of moves) {
    if (id === photoId && !isHere) continue;
    const stored = yield* select(selectStoredPhoto, id);
    if (stored === undefined) continue;
    const changes = { order: { before: was, after } };
    drafts.push({ saleId, lotId: stored.lotId, kind: 'editPhoto', photoId: id, changes });
  }
  if (isHere) return yield* call(recordOperations, uid, drafts, group);

  const order = moves.find(({ id }) => id === photoId)?.after ?? photo.order;
  const covers = yield* call(draftCovers, saleId, photo, lotId);
  if (covers === 'publishedNeedsAll') return yield* tellRefusal((words) => words.publishedNeedsAll);
  drafts.unshift({
    saleId,
    lotId: photo.lotId,
    kind: 'editPhoto',
    photoId,
    changes: {
      lotId: { before: photo.lotId, after: lotId },
      ...(order === photo.order ? {} : { order: { before: photo.order, after: order } }),
    },
  });
  yield* call(recordOperations, uid, [...covers, ...drafts], group);
}

/** A cover that goes away makes room for the next photo of its lot; in a lot without one it is the cover. */
function* draftCovers(
  saleId: string,
  photo: Photo,
  lotId: string,
): SagaGenerator<readonly OperationDraft[] | 'publishedNeedsAll'> {
  const [from, to] = [yield* select(selectLot, photo.lotId), yield* select(selectLot, lotId)];
  const leaving =
    from?.coverPhotoId === photo.id
      ? draftEdit(saleId, from, { coverPhotoId: yield* call(nextCover, photo) })
      : ([] as const);
  if (leaving === 'publishedNeedsAll') return leaving;
  const arriving = to?.coverPhotoId === null ? draftEdit(saleId, to, { coverPhotoId: photo.id }) : [];
  return arriving === 'publishedNeedsAll' ? arriving : [...leaving, ...arriving];
}

function* nextCover(photo: Photo): SagaGenerator<string | null> {
  for (const id of yield* select(selectPhotoIdsOfLot, photo.lotId)) {
    if (id !== photo.id && (yield* select(selectStoredPhoto, id)) !== undefined) return id;
  }
  return null;
}

function* handleRemovePhoto(uid: string, { payload }: ReturnType<typeof removePhoto>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const photo = yield* select(selectStoredPhoto, payload.photoId);
  if (saleId === null || photo === undefined) return;
  const { lotId } = photo;
  const lot = yield* select(selectLot, lotId);
  const cover = lot?.coverPhotoId === photo.id;
  const coverAfter = cover ? yield* call(nextCover, photo) : null;
  const remove: OperationDraft = { saleId, lotId, kind: 'removePhoto', photo, cover, coverAfter };
  const problem = lot === undefined || !cover ? null : problemWithout(lot, { ...lot, coverPhotoId: coverAfter });
  if (problem === 'publishedNeedsAll') return yield* tellRefusal((words) => words.publishedNeedsAll);
  const first = problem === 'draftAgain' && lot !== undefined ? [draftAgain(saleId, lot)] : [];
  yield* call(recordOperations, uid, [...first, remove], payload.group);
}

function* handleRestorePhoto(uid: string, { payload }: ReturnType<typeof restorePhoto>): SagaGenerator<void> {
  const { photo, group } = payload;
  const saleId = yield* select(selectOpenSaleId);
  const lot = yield* select(selectLot, photo.lotId);
  if (saleId === null || lot === undefined || (yield* select(selectStoredPhoto, photo.id)) !== undefined) return;
  const cover = lot.coverPhotoId === null;
  const add: OperationDraft = { saleId, lotId: photo.lotId, kind: 'addPhoto', photo, cover };
  yield* call(recordOperations, uid, [cover ? { ...add, coverBefore: null } : add], group);
}
