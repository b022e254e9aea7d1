import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { extraColumnsOf } from '../../../domain/platforms/profiles/saleExtras';
import { extrasKnown, selectExtraColumns } from '../../../features/lots/model/extras/extrasSlice';
import { saleEntered, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { salesReceived, selectSale } from '../../../features/sales/salesSlice';

/** The open sale decides what its lots can say besides their fields. */
export function* followExtras(): SagaGenerator<void> {
  yield* takeEvery([saleEntered, salesReceived], function* () {
    const sale = yield* select(selectSale, (yield* select(selectOpenSaleId)) ?? '');
    if (sale === undefined) return;
    const columns = extraColumnsOf(sale);
    const known = yield* select(selectExtraColumns);
    if (JSON.stringify(known) !== JSON.stringify(columns)) yield* put(extrasKnown({ columns }));
  });
}
