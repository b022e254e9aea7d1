import { select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { selectIsWholeSaleRead } from '../../../features/lots/model/outgoing/platformLots';

/** Waits for everything of the sale that is open. False when it is another one, or the person leaves it meanwhile. */
export function* untilSaleIsRead(saleId: string): SagaGenerator<boolean> {
  while ((yield* select(selectOpenSaleId)) === saleId) {
    if (yield* select(selectIsWholeSaleRead)) return true;
    yield* take('*');
  }
  return false;
}
