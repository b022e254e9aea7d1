import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { lotHistoryAsked, lotHistoryFailed, lotHistoryRead } from '../../../features/lots/model/history/historySlice';
import { selectOpenSaleId, selectSeesPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { canEdit } from '../../../domain/sales/sale';
import { codeOf, DATA_CODES, type DataCode } from '../../../services/failure';
import { gateway } from '../../base/effects';
import { reportFailure } from '../../shared/reportFailure';

/** Reads the history of a lot when somebody opens it, and never before. */
export function* readLotHistory(uid: string): SagaGenerator<void> {
  yield* takeLatest(lotHistoryAsked, function* ({ payload: { lotId } }) {
    const history = yield* gateway('lotHistory');
    const saleId = yield* select(selectOpenSaleId);
    if (saleId === null) return;
    try {
      // By the role: what is private may come later than somebody opens a history.
      const sale = yield* select(selectSale, saleId);
      const withPrivate = sale === undefined ? yield* select(selectSeesPrivate) : canEdit(sale, uid);
      const changes = yield* call([history, history.read], saleId, lotId, withPrivate);
      // Where the sale was left meanwhile, or the right to read all of it lost, the slice does not wait for it any more.
      yield* put(lotHistoryRead({ lotId, changes }));
    } catch (error) {
      yield* call(reportFailure, 'readLotHistory', error, uid);
      yield* put(lotHistoryFailed({ lotId, code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    }
  });
}
