import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { nextInQueue } from '../../../domain/lots/describeQueue';
import { describePath, isDescribing, lotIdOf, saleIdOf } from '../../../domain/sales/addresses';
import { selectNeedy } from '../../../features/lots/model/describe/describeSelectors';
import {
  backAsked,
  describeEntered,
  describeLeft,
  lotTaken,
  nextAsked,
  nothingLeft,
  queueChosen,
  selectDescribe,
  wentBack,
  wentOn,
} from '../../../features/lots/model/describe/describeSlice';
import {
  lotsReceived,
  operationsApplied,
  selectLotIds,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { selectGridIds } from '../../../features/lots/model/view/gridSelectors';
import { locationChanged, navigate, selectPlace } from '../../../features/navigation/model/navigationSlice';
import { rememberDescribing } from './rememberDescribing';
import { noteDescribed } from './noteDescribed';

/** Leads from lot to lot in the view that describes them one by one. Which lot it is stands in the address. */
export function* followDescribe(): SagaGenerator<void> {
  yield* fork(rememberDescribing);
  yield* fork(noteDescribed);
  yield* takeEvery(locationChanged, followAddress);
  yield* takeEvery(isAnyOf(lotsReceived, operationsApplied), takeFirst);
  yield* takeEvery(nextAsked, goOn);
  yield* takeEvery(backAsked, goBack);
  yield* takeEvery(queueChosen, takeFromQueue);
  yield* call(followAddress);
}

/** The sale whose lots are being described; null in every other view. */
function* saleAtHand(): SagaGenerator<string | null> {
  const { path, search } = yield* select(selectPlace);
  return isDescribing(search) ? saleIdOf(path) : null;
}

function* followAddress(): SagaGenerator<void> {
  const { search } = yield* select(selectPlace);
  const { status, lotId } = yield* select(selectDescribe);
  if ((yield* call(saleAtHand)) === null) {
    if (status !== 'away') yield* put(describeLeft());
    return;
  }
  if (status === 'away') yield* put(describeEntered());
  const wanted = lotIdOf(search);
  if (wanted === null) yield* call(takeFirst);
  else if (wanted !== lotId) yield* put(lotTaken({ lotId: wanted }));
}

/** An address without a lot begins at the first one that needs something, else at the first of all. */
function* takeFirst(): SagaGenerator<void> {
  const { search } = yield* select(selectPlace);
  const saleId = yield* call(saleAtHand);
  // Until the sale of the address is entered, the lots are those of the one before.
  const isOpen = saleId === (yield* select(selectOpenSaleId));
  const [first] = yield* select(selectLotIds);
  if (saleId === null || !isOpen || lotIdOf(search) !== null || first === undefined) return;
  const next = yield* call(nextFrom, null);
  const [shown = first] = yield* select(selectGridIds);
  yield* put(navigate(describePath(saleId, next ?? shown), { replace: true }));
}

function* nextFrom(lotId: string | null): SagaGenerator<string | null> {
  const ids = yield* select(selectGridIds);
  const needy = yield* select(selectNeedy);
  return nextInQueue(ids, lotId, (id) => needy.has(id));
}

function* goOn(): SagaGenerator<void> {
  const saleId = yield* call(saleAtHand);
  const { lotId } = yield* select(selectDescribe);
  if (saleId === null || lotId === null) return;
  const next = yield* call(nextFrom, lotId);
  if (next === null) {
    yield* put(nothingLeft());
    return;
  }
  yield* put(wentOn({ from: lotId }));
  yield* put(navigate(describePath(saleId, next)));
}

function* goBack(): SagaGenerator<void> {
  const saleId = yield* call(saleAtHand);
  const { lotId, trail } = yield* select(selectDescribe);
  if (saleId === null || lotId === null) return;
  const ids = yield* select(selectGridIds);
  const there = new Set(yield* select(selectLotIds));
  const place = trail.findLastIndex((id) => id !== lotId && there.has(id));
  const before = trail[place] ?? ids[ids.indexOf(lotId) - 1];
  if (before === undefined) return;
  // Lots that have gone meanwhile are no way back.
  for (const _ of trail.slice(Math.max(place, 0))) yield* put(wentBack());
  yield* put(navigate(describePath(saleId, before)));
}

/** Another queue begins where one is, or at its next lot. */
function* takeFromQueue(): SagaGenerator<void> {
  const saleId = yield* call(saleAtHand);
  const { lotId } = yield* select(selectDescribe);
  if (saleId === null || lotId === null) return;
  const isHere = (yield* select(selectNeedy)).has(lotId);
  const next = isHere ? lotId : yield* call(nextFrom, lotId);
  if (next === null) yield* put(nothingLeft());
  else if (next !== lotId) yield* put(navigate(describePath(saleId, next)));
  else yield* put(lotTaken({ lotId }));
}
