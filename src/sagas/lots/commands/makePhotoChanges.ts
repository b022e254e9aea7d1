import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { LONGEST_CAPTION, type Photo, turned } from '../../../domain/photos/photo';
import { planMoves } from '../../../domain/values/moves';
import { selectLot, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { draftAgain, draftEdit, problemWithout } from '../../../features/lots/model/operations/drafts';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import { selectPhotoIdsOfLot, selectStoredPhoto } from '../../../features/lots/model/photos/photosSlice';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import type { OperationDraft } from '../../../domain/operations/operations';
import { photosNow } from '../shared/photosNow';
import { recordOperations, tellRefusal } from '../outbox/recordOperations';

/** What a person does to photos, stored ones and those that are still on their way alike. */
export function* makePhotoChanges(uid: string): SagaGenerator<void> {
  yield* takeEvery(movePhotos, handleMove, uid);
  yield* takeEvery(removePhotos, handleRemove, uid);
  yield* takeEvery(captionPhoto, handleCaption, uid);
  yield* takeEvery(turnPhotos, handleTurn, uid);
}

function* photosOf(ids: readonly string[]): SagaGenerator<readonly Photo[]> {
  const photo = yield* call(photosNow);
  return [...new Set(ids)].map(photo).filter((each) => each !== undefined);
}

function* handleMove(uid: string, { payload }: ReturnType<typeof movePhotos>): SagaGenerator<void> {
  const { lotId, before, group } = payload;
  const saleId = yield* select(selectOpenSaleId);
  const photos = yield* call(photosOf, payload.photoIds);
  if (saleId === null || photos.length === 0) return;
  const there = yield* call(photosOf, yield* select(selectPhotoIdsOfLot, lotId));
  const coming = photos.filter((photo) => photo.lotId !== lotId);
  // Those from another lot: as if they had been at the far end of this one.
  const all = before === null ? [...coming, ...there] : [...there, ...coming];
  const moves = planMoves(
    all,
    photos.map(({ id }) => id),
    before,
  );
  const keys = new Map(moves.map((move) => [move.id, move]));

  const drafts = coming.map((photo): OperationDraft => {
    // With its key, also when that stays: whatever happens to it there, this is what the way back leads to.
    const order = { before: photo.order, after: keys.get(photo.id)?.after ?? photo.order };
    const changes = { lotId: { before: photo.lotId, after: lotId }, order };
    return { saleId, lotId: photo.lotId, kind: 'editPhoto', photoId: photo.id, changes };
  });
  for (const photo of yield* call(photosOf, [...keys.keys()])) {
    const key = keys.get(photo.id);
    if (key === undefined || photo.lotId !== lotId) continue;
    const changes = { order: { before: key.before, after: key.after } };
    drafts.push({ saleId, lotId, kind: 'editPhoto', photoId: photo.id, changes });
  }
  const covers = yield* call(draftCovers, saleId, coming, lotId);
  if (covers === 'publishedNeedsAll') return yield* tellRefusal((words) => words.publishedNeedsAll);
  // Covers last: taken back in the other order, they are right before their photos leave again.
  yield* call(recordOperations, uid, [...drafts, ...covers], group);
}

/** A cover that goes away makes room for the next photo of its lot; in a lot without one, the first to come is the cover. */
function* draftCovers(
  saleId: string,
  coming: readonly Photo[],
  lotId: string,
): SagaGenerator<readonly OperationDraft[] | 'publishedNeedsAll'> {
  const drafts: OperationDraft[] = [];
  const leaving = new Set(coming.map(({ id }) => id));
  for (const from of new Set(coming.map((photo) => photo.lotId))) {
    const lot = yield* select(selectLot, from);
    const shown = yield* select(selectCover, from);
    if (lot === undefined || shown === null || !leaving.has(shown)) continue;
    // Behind a photo that waits to be the cover there may be one that stays.
    const stays = lot.coverPhotoId !== null && !leaving.has(lot.coverPhotoId);
    const next = stays ? lot.coverPhotoId : yield* call(nextCover, from, leaving);
    const made = draftEdit(saleId, { ...lot, coverPhotoId: shown }, { coverPhotoId: next });
    if (made === 'publishedNeedsAll') return made;
    drafts.push(...made);
  }
  const to = yield* select(selectLot, lotId);
  // One that waits becomes the cover by itself when it is added.
  const [first] = yield* call(storedOf, coming);
  if (to !== undefined && first !== undefined && (yield* select(selectCover, lotId)) === null) {
    const made = draftEdit(saleId, to, { coverPhotoId: first.id });
    if (made === 'publishedNeedsAll') return made;
    drafts.push(...made);
  }
  return drafts;
}

function* storedOf(photos: readonly Photo[]): SagaGenerator<readonly Photo[]> {
  const stored: Photo[] = [];
  for (const photo of photos) if ((yield* select(selectStoredPhoto, photo.id)) !== undefined) stored.push(photo);
  return stored;
}

/** The first with a document: no other one can be the cover at once. */
function* nextCover(lotId: string, leaving: ReadonlySet<string>): SagaGenerator<string | null> {
  for (const id of yield* select(selectPhotoIdsOfLot, lotId)) {
    if (!leaving.has(id) && (yield* select(selectStoredPhoto, id)) !== undefined) return id;
  }
  return null;
}

function* handleRemove(uid: string, { payload }: ReturnType<typeof removePhotos>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const photos = yield* call(photosOf, payload.photoIds);
  if (saleId === null) return;
  const leaving = new Set(photos.map(({ id }) => id));
  const drafts: OperationDraft[] = [];
  for (const photo of photos) {
    const { lotId } = photo;
    const lot = yield* select(selectLot, lotId);
    const cover = lot?.coverPhotoId === photo.id;
    const coverAfter = cover ? yield* call(nextCover, lotId, leaving) : null;
    if (lot !== undefined && cover) {
      const problem = problemWithout(lot, { ...lot, coverPhotoId: coverAfter });
      if (problem === 'publishedNeedsAll') return yield* tellRefusal((words) => words.publishedNeedsAll);
      if (problem === 'draftAgain') drafts.unshift(draftAgain(saleId, lot));
    }
    drafts.push({ saleId, lotId, kind: 'removePhoto', photo, cover, coverAfter });
  }
  yield* call(recordOperations, uid, drafts, payload.group);
}

function* handleCaption(uid: string, { payload }: ReturnType<typeof captionPhoto>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const [photo] = yield* call(photosOf, [payload.photoId]);
  const after = payload.caption.slice(0, LONGEST_CAPTION);
  if (saleId === null || photo === undefined || photo.caption === after) return;
  const changes = { caption: { before: photo.caption, after } };
  const draft: OperationDraft = { saleId, lotId: photo.lotId, kind: 'editPhoto', photoId: photo.id, changes };
  yield* call(recordOperations, uid, [draft], payload.group);
}

function* handleTurn(uid: string, { payload }: ReturnType<typeof turnPhotos>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const drafts = (yield* call(photosOf, payload.photoIds)).map(({ id, lotId, rotation }): OperationDraft => {
    const changes = { rotation: { before: rotation, after: turned(rotation, payload.way) } };
    return { saleId, lotId, kind: 'editPhoto', photoId: id, changes };
  });
  yield* call(recordOperations, uid, drafts, payload.group);
}
