import type { SaleStatus } from '../../../../domain/sales/sale';
import type { Operation } from '../../../../domain/operations/operations';
import { selectLot } from '../lots/lotsSlice';
import { type Act, selectActs, type UndoWay, type WithUndo } from './undoSlice';
import { undoRuleOf } from './undoTable';

type WithLots = Parameters<typeof selectLot>[0];

/**
 * What undo, or redo, offers next in a sale: the latest act that can be taken back at least in part. A step or a result that
 * the server would refuse to take back is never offered, and does not stand in the way of what was done before it.
 */
export function selectOfferedAct(
  state: WithUndo & WithLots,
  way: UndoWay,
  saleId: string | null,
  saleStatus: SaleStatus,
): Act | undefined {
  return selectActs(state, way).findLast(
    (act) => act.saleId === saleId && act.operations.some((operation) => canBeTakenBack(operation, saleStatus, state)),
  );
}

function canBeTakenBack(operation: Operation, saleStatus: SaleStatus, state: WithLots): boolean {
  const rule = undoRuleOf(operation);
  return rule.isOffered?.(operation, saleStatus, selectLot(state, operation.lotId)) ?? true;
}
