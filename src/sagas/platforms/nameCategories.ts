import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { categoriesNamed } from '../../domain/sales/categoryNames';
import { cleanFields } from '../../domain/values/cleanText';
import {
  nameCategories,
  namingDone,
  namingRefused,
  namingStarted,
} from '../../features/platforms/model/categoriesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { takeInTurn } from '../shared/takeInTurn';

/** Keeps with the sale what a platform calls its categories; of one platform after the other. */
export function* watchCategories(uid: string): SagaGenerator<void> {
  yield* takeInTurn(nameCategories.match, function* ({ payload: { saleId, platformId, names } }) {
    const sales = yield* gateway('sales');
    yield* put(namingStarted({ platformId }));
    try {
      yield* call([sales, sales.changeMaps], saleId, categoriesNamed(platformId, cleanFields(names)));
      yield* put(namingDone());
      return true;
    } catch (error) {
      yield* call(reportFailure, 'nameCategories', error, uid);
      yield* put(namingRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
      return false;
    }
  });
}
