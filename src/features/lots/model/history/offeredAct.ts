import type { SaleStatus } from '../../../../domain/sales/sale';
import { isSameResult, resultOf } from '../../../../domain/lots/lotResult';
import { type Operation, invert } from '../../../../domain/operations/operations';
import { selectLot } from '../lots/lotsSlice';
import { type Act, selectActs, type UndoWay, type WithUndo } from './undoSlice';

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
  switch (operation.kind) {
    case 'setResult': {
      const lot = selectLot(state, operation.lotId);
      const present = lot === undefined ? null : resultOf(lot);
      return saleStatus === 'published' && present !== null && isSameResult(present, operation.after);
    }
    case 'setLotStatus': {
      const isEarly = operation.before === 'draft' || operation.before === 'ready';
      if (selectLot(state, operation.lotId)?.status !== operation.after) return false;
      return invert(operation, 0) !== null && (isEarly || saleStatus === 'published');
    }
    case 'createLot':
    case 'trashLot':
    case 'restoreLot':
    case 'setNumber':
      return saleStatus === 'open';
    default:
      return true;
  }
}
