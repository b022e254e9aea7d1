import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { planMoves } from '../../../domain/values/moves';
import { selectLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { moveLots } from '../../../features/lots/model/operations/lotCommands';
import type { OperationDraft } from '../../../domain/operations/operations';
import { recordOperations } from '../outbox/recordOperations';

/** Where lots stand in the sale. */
export function* makePlaces(uid: string): SagaGenerator<void> {
  yield* takeEvery(moveLots, handleMoveLots, uid);
}

function* handleMoveLots(uid: string, { payload }: ReturnType<typeof moveLots>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const moves = planMoves(yield* select(selectLots), payload.lotIds, payload.before);
  const drafts = moves.map(({ id, before, after }): OperationDraft => {
    return { saleId, lotId: id, kind: 'moveLot', before, after };
  });
  yield* call(recordOperations, uid, drafts, payload.group);
}
