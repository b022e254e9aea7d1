import { call, delay, put, race, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { navigate } from '../../features/navigation/navigationSlice';
import { createSale, saleCreated, saleCreationRefused, saleCreationStarted } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import type { NewSale } from '../../domain/sale';
import { newId } from '../../shared/id';
import { sameValue } from '../../shared/sameValue';
import { gateway } from '../effects';
import { reportIfSessionFailure } from '../lots/reportIfSessionFailure';

/** A sale is opened by a person who waits for it: after this long without an answer they are told. */
const LIMIT_MS = 15_000;

export function* watchCreateSale(uid: string): SagaGenerator<void> {
  // The same sale keeps its id until the server has said yes: asking again after a lost answer makes no second one.
  let asked: { readonly id: string; readonly sale: NewSale } | null = null;
  yield* takeLeading(createSale, function* ({ payload }) {
    if (asked === null || !sameValue(asked.sale, payload)) asked = { id: newId(), sale: payload };
    const { id } = asked;
    const sales = yield* gateway('sales');
    yield* put(saleCreationStarted());
    try {
      const { late } = yield* race({ created: call([sales, sales.create], id, payload, uid), late: delay(LIMIT_MS) });
      if (late !== undefined) {
        yield* put(saleCreationRefused({ code: 'deadline-exceeded' }));
        return;
      }
      const sale = { id, ...payload, place: null, status: 'open', roles: { [uid]: 'owner' }, createdBy: uid } as const;
      asked = null;
      yield* put(saleCreated({ sale }));
      yield* put(navigate(`/sales/${sale.id}`));
    } catch (error) {
      yield* call(reportIfSessionFailure, error, uid);
      yield* put(saleCreationRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    }
  });
}
