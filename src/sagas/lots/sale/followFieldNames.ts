import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { sameValue } from '../../../domain/values/sameValue';
import { languageChanged } from '../../../features/language/languageSlice';
import { fieldNamesKnown, selectFieldNames } from '../../../features/lots/model/outgoing/fieldNamesSlice';
import { saleEntered, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { salesReceived, selectSale } from '../../../features/sales/salesSlice';
import { readFieldNames } from '../checks/readFieldNames';

/** The open sale decides in which language its exports put words before what has no column of its own. */
export function* followFieldNames(): SagaGenerator<void> {
  yield* takeLatest([saleEntered, salesReceived, languageChanged], function* () {
    const sale = yield* select(selectSale, (yield* select(selectOpenSaleId)) ?? '');
    if (sale === undefined) return;
    const names = yield* call(readFieldNames, sale);
    const known = yield* select(selectFieldNames);
    if (!sameValue(known, names)) yield* put(fieldNamesKnown({ names }));
  });
}
