import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isDescribed } from '../../../domain/lots/describeQueue';
import { changesOfEdit, type Edit, isEdit } from '../../../domain/operations/fieldEdits';
import { dayOf } from '../../../domain/values/dayOf';
import { lotDescribed } from '../../../features/lots/model/describe/describeSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { operationMade } from '../../../features/lots/model/saves/savesSlice';

/**
 * Writes down when this person's edit gave a lot the last of its words and prices: that is what the pace of the day is
 * made of. What changes many lots at once describes none.
 */
export function* noteDescribed(): SagaGenerator<void> {
  yield* takeEvery(operationMade, function* note({ payload: { operation } }) {
    if (!isEdit(operation)) return;
    const lot = yield* select(selectLot, operation.lotId);
    if (lot === undefined || !isDescribed(lot) || isDescribed({ ...lot, ...before(operation) })) return;
    const at = Date.now();
    yield* put(lotDescribed({ saleId: operation.saleId, lotId: lot.id, at, day: dayOf(at) }));
  });
}

/** What the changed fields held. */
const before = (edit: Edit): object =>
  Object.fromEntries(changesOfEdit(edit).map(([field, change]) => [field, change.before]));
