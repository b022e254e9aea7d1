import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isSameValue } from '../../../domain/operations/changes';
import { type Lot, NO_PRIVATE_FIELDS, PRIVATE_LOT_FIELDS, sharedFieldsIn } from '../../../domain/lots/lot';
import {
  doublesAnswered,
  doublesFound,
  lookBegan,
  lookEnded,
  type KnownFile,
  missedForgotten,
  placeChosen,
} from '../../../features/lots/model/photos/choicesSlice';
import {
  saleEntered,
  selectLot,
  selectLotPrivate,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import {
  addPhotos,
  photoRefused,
  refusalsDismissed,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { newId } from '../../../shared/id';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { onDevice } from '../outbox/chosenOnDevice';
import { findMissed, lookAt, noteChoice, partDoubles, tellMissed } from './chosenFiles';
import { atPageEnds } from '../outbox/atPageEnds';
import { untilSaleIsRead } from '../shared/untilSaleIsRead';
import { inParts } from '../shared/inParts';
import { makeLotsOfPhotos } from './makeLotsOfPhotos';
import { askForPlace, partUnnamed, planPlaces, rememberPlaces } from './placePhotos';

/** The lots that photos have made in this visit, as they were then. */
type MadeLots = Map<string, Lot>;

/** Chosen files become lots and photos. Files of earlier choices that never arrived are reported to the person. */
export function* takeInPhotos(uid: string): SagaGenerator<void> {
  const made: MadeLots = new Map();
  // Each is `safely` for itself: a defect in one must not end another that still looks at the files it was given.
  const tellSafely = safely('tellMissed', () => tellMissed(uid));
  // Nobody leaves the sale before it has the lots of what was chosen for it.
  yield* takeEvery(
    addPhotos,
    safely('takeInPhotos', (action: ReturnType<typeof addPhotos>) => inParts(() => takeIn(uid, made, action))),
  );
  yield* takeEvery(
    photoRefused,
    safely('takeBackLot', (action: ReturnType<typeof photoRefused>) => takeBackLot(made, action)),
  );
  yield* takeEvery(doublesAnswered, safely('answerDoubles', answerDoubles));
  yield* takeEvery(
    placeChosen,
    safely('placePhotos', (action: ReturnType<typeof placeChosen>) => inParts(() => placePhotos(uid, made, action))),
  );
  yield* takeEvery([missedForgotten, refusalsDismissed], function* ({ payload: { ids } }) {
    yield* onDevice((outbox) => outbox.forget(ids));
  });
  yield* takeEvery(retryAllSaves, tellSafely);
  // A reloaded page may not have ended yet when this one begins.
  yield* fork(atPageEnds, function* tell() {
    yield* call(tellSafely);
  });
  yield* call(tellSafely);
}

function* takeIn(uid: string, made: MadeLots, { payload }: ReturnType<typeof addPhotos>): SagaGenerator<void> {
  const { files: chosen, lotId, again, asks } = payload;
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
    if (asks === true && lotId === null) yield* call(makeOrAsk, uid, made, { saleId, files: fresh, lotsOf });
    else yield* call(makeLots, uid, made, { saleId, lotId, files: fresh, lotsOf });
  } finally {
    yield* put(lookEnded({ files: chosen.length }));
  }
}

interface ToMake {
  readonly saleId: string;
  /** The lot that takes them; without one the file names decide. */
  readonly lotId?: string | null;
  readonly files: readonly KnownFile[];
  readonly lotsOf: ReadonlyMap<string, string>;
  readonly group?: string;
}

function* makeLots(
  uid: string,
  made: MadeLots,
  { saleId, lotId = null, files, lotsOf, group }: ToMake,
): SagaGenerator<void> {
  if (files.length === 0) return;
  for (const id of yield* call(makeLotsOfPhotos, uid, saleId, lotId, files, lotsOf, group)) {
    const lot = yield* select(selectLot, id);
    if (lot !== undefined) made.set(id, lot);
  }
}

/** Where lots wait for photos, the person says whether those go there whose names say no lot. */
function* makeOrAsk(uid: string, made: MadeLots, { saleId, files, lotsOf }: ToMake): SagaGenerator<void> {
  const { named, unnamed } = yield* call(partUnnamed, files, lotsOf);
  if (unnamed.length === 0) return yield* call(makeLots, uid, made, { saleId, files, lotsOf });
  // The others come first: which lots wait for photos is known by then. Without a question all are one act.
  const group = newId();
  yield* call(makeLots, uid, made, { saleId, files: named, lotsOf, group });
  const others = yield* call(askForPlace, saleId, unnamed);
  yield* call(makeLots, uid, made, { saleId, files: others, lotsOf, group });
}

/** Photos whose names say no lot go where the person wants them: one act, also where some of them make lots. */
function* placePhotos(uid: string, made: MadeLots, { payload }: ReturnType<typeof placeChosen>): SagaGenerator<void> {
  const { unplaced, place } = payload;
  const { saleId } = unplaced;
  if (place.to === 'nowhere' || saleId !== (yield* select(selectOpenSaleId))) {
    const pictures = yield* gateway('pictures');
    for (const { id } of unplaced.files) pictures.release(id);
    if (place.to === 'nowhere') yield* onDevice((outbox) => outbox.forget(unplaced.files.map(({ id }) => id)));
    return;
  }
  const group = newId();
  const { files, lotsOf } = yield* call(planPlaces, unplaced.files, place);
  yield* call(makeLots, uid, made, { saleId, files, lotsOf, group });
  yield* call(rememberPlaces, uid, saleId, lotsOf, group);
}

/** A file may prove to be damaged only when its sizes are made: its lot goes too, unless somebody has put something into it. */
function* takeBackLot(made: MadeLots, { payload }: ReturnType<typeof photoRefused>): SagaGenerator<void> {
  const { lotId = '', saleId = '' } = (yield* select(selectIntakePhoto, payload.id)) ?? {};
  const then = made.get(lotId);
  if (then === undefined) return;
  if ((yield* select(selectLot, lotId)) === undefined) {
    // The person has left the sale: what the lot has is known only when they are back and all of the sale is read.
    while (!(yield* call(untilSaleIsRead, saleId))) yield* take(saleEntered);
  }
  const now = yield* select(selectLot, lotId);
  if (now?.deletedAt !== null || now.status !== then.status) return;
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
    yield* put(addPhotos({ files, lotId, again: true, asks: true }));
    return;
  }
  const pictures = yield* gateway('pictures');
  for (const { id } of files) pictures.release(id);
}
