import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  importFailed,
  importFound,
  importMade,
  photosToCarry,
  selectImport,
  writingBegan,
} from '../../../features/imports/model/importSlice';
import { saleEntered, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import type { KeptImport } from '../../../services/imports/ImportPlans';
import { gateway } from '../../base/effects';
import { reportFailure } from '../../shared/reportFailure';
import { untilSaleIsRead } from '../shared/untilSaleIsRead';
import { holdingClaim, makeImport } from './makeImport';

/** An import that a page has not finished goes on when its sale is open again: its plan is on this device. */
export function* resumeImports(uid: string): SagaGenerator<void> {
  yield* takeEvery(saleEntered, resume, uid);
  const open = yield* select(selectOpenSaleId);
  if (open !== null) yield* call(resume, uid, saleEntered({ saleId: open }));
}

function* resume(uid: string, { payload: { saleId } }: ReturnType<typeof saleEntered>): SagaGenerator<void> {
  const kept = (yield* call(readKept, uid)).filter((each) => each.saleId === saleId);
  for (const each of kept) {
    if (each.parts === 0) {
      const { id, name, carried, isNoted } = each;
      if (!isNoted) yield* put(importMade({ made: { id, saleId, name } }));
      if (carried.length > 0) yield* put(photosToCarry({ kept: { id, saleId, name, carried } }));
      if (each.left.length > 1) yield* call(offerLeft, each);
    } else {
      // Who leaves before all is there finds it when the sale is open again.
      if (!(yield* call(untilSaleIsRead, saleId))) return;
      try {
        yield* call(holdingClaim, each.id, () => goOn(uid, each));
      } catch (error) {
        yield* call(reportFailure, 'resumeImports', error, uid);
        console.warn('An import of this device could not go on.', error);
        if ((yield* select(selectImport)).run.status === 'writing') {
          yield* put(importFailed({ reason: { rule: 'notResumed' } }));
        }
      }
    }
  }
}

function* goOn(uid: string, kept: KeptImport): SagaGenerator<void> {
  const plans = yield* gateway('importPlans');
  if (!(yield* call([plans, plans.claim], kept.id))) return;
  // The page says it of one import at a time.
  if ((yield* select(selectImport)).run.status !== 'writing') {
    const { saleId, name, created, updated } = kept;
    yield* put(writingBegan({ saleId, name, total: created + updated, done: 0 }));
  }
  yield* call(makeImport, uid, kept, function* (place: number) {
    return yield* call([plans, plans.part], uid, kept.id, place);
  });
}

/** The rows that were not imported wait until the person begins another import. */
function* offerLeft({ id, saleId, name, created, updated, left }: KeptImport): SagaGenerator<void> {
  if ((yield* select(selectImport)).run.status !== 'idle') return;
  yield* put(importFound({ saleId, importId: id, name, created, updated, left: Math.max(0, left.length - 1) }));
}

function* readKept(uid: string): SagaGenerator<readonly KeptImport[]> {
  const plans = yield* gateway('importPlans');
  try {
    return yield* call([plans, plans.list], uid);
  } catch (error) {
    console.warn('The imports of this device could not be read.', error);
    return [];
  }
}
