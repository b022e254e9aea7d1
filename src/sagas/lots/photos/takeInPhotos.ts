import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isSameValue } from '../../../domain/operations/changes';
import { type Lot, NO_PRIVATE_FIELDS, PRIVATE_LOT_FIELDS, sharedFieldsIn } from '../../../domain/lots/lot';
import {
  doublesAnswered,
  doublesFound,
  lookBegan,
  lookEnded,
  missedForgotten,
} from '../../../features/lots/model/photos/choicesSlice';
import { selectLot, selectLotPrivate, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import {
  addPhotos,
  photoRefused,
  refusalsDismissed,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { gateway } from '../../base/effects';
import { findMissed, lookAt, noteChoice, onDevice, partDoubles, tellMissed } from './chosenFiles';
import { atPageEnds } from '../outbox/atPageEnds';
import { inParts } from '../shared/inParts';
import { makeLotsOfPhotos } from './makeLotsOfPhotos';

/** Chosen files become lots and photos. Files of earlier choices that never arrived are reported to the person. */
export function* takeInPhotos(uid: string): SagaGenerator<void> {
  /** The lots that photos have made in this visit, as they were then. */
  const made = new Map<string, Lot>();
  // Nobody leaves the sale before it has the lots of what was chosen for it.
  yield* takeEvery(addPhotos, (action) => inParts(() => takeIn(uid, made, action)));
  yield* takeEvery(photoRefused, takeBackLot, made);
  yield* takeEvery(doublesAnswered, answerDoubles);
  yield* takeEvery([missedForgotten, refusalsDismissed], function* ({ payload: { ids } }) {
    yield* onDevice((outbox) => outbox.forget(ids));
  });
  yield* takeEvery(retryAllSaves, tellMissed, uid);
  // A reloaded page may not have ended yet when this one begins.
  yield* fork(atPageEnds, () => tellMissed(uid));
  yield* call(tellMissed, uid);
}

function* takeIn(uid: string, made: Map<string, Lot>, { payload }: ReturnType<typeof addPhotos>): SagaGenerator<void> {
  const { files: chosen, lotId, again } = payload;
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  yield* put(lookBegan({ files: chosen.length }));
  try {
    yield* call(noteChoice, uid, saleId, chosen);
    const lotsOf = yield* call(findMissed, saleId, chosen);
    const usable = yield* call(lookAt, saleId, chosen);
    const { fresh, doubles } =
      again === true ? { fresh: usable, doubles: [] } : yield* call(partDoubles, saleId, usable);
    const [first] = doubles;
    if (first !== undefined) {
      yield* onDevice((outbox) => outbox.forget(doubles.map(({ id }) => id)));
      yield* put(doublesFound({ id: first.id, saleId, lotId, files: doubles }));
    }
    if (fresh.length === 0) return;
    for (const id of yield* call(makeLotsOfPhotos, uid, saleId, lotId, fresh, lotsOf)) {
      const lot = yield* select(selectLot, id);
      if (lot !== undefined) made.set(id, lot);
    }
  } finally {
    yield* put(lookEnded({ files: chosen.length }));
  }
}

/** A file may prove to be damaged only when its sizes are made: its lot goes too, unless somebody has put something into it. */
function* takeBackLot(
  made: ReadonlyMap<string, Lot>,
  { payload }: ReturnType<typeof photoRefused>,
): SagaGenerator<void> {
  const lotId = (yield* select(selectIntakePhoto, payload.id))?.lotId ?? '';
  const [then, now] = [made.get(lotId), yield* select(selectLot, lotId)];
  if (then === undefined || now?.deletedAt !== null || now.status !== then.status) return;
  const privately = yield* select(selectLotPrivate, lotId);
  const isUntouched =
    sharedFieldsIn(now, then).every((field) => isSameValue(field, now[field], then[field])) &&
    PRIVATE_LOT_FIELDS.every((field) => privately[field] === NO_PRIVATE_FIELDS[field]) &&
    (yield* select(selectPhotoIdsOfLot, lotId)).length === 0;
  if (isUntouched) yield* put(trashLots({ lotIds: [lotId] }));
}

function* answerDoubles({ payload }: ReturnType<typeof doublesAnswered>): SagaGenerator<void> {
  const { doubles, wanted } = payload;
  const { files, lotId, saleId } = doubles;
  if (wanted && saleId === (yield* select(selectOpenSaleId))) {
    yield* put(addPhotos({ files, lotId, again: true }));
    return;
  }
  const pictures = yield* gateway('pictures');
  for (const { id } of files) pictures.release(id);
}
