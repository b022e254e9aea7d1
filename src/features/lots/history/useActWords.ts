import type { SaleStatus } from '../../../domain/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { useLotsSelector } from '../lotsHooks';
import { selectLot } from '../lotsSlice';
import { lotsTexts, lotTexts } from '../lotsTexts';
import { lotName } from '../lotWords';
import { operationTexts } from '../operations/operationTexts';
import type { UndoWay } from '../undoSlice';
import { describeAct } from './describeAct';
import { undoTexts } from './historyTexts';
import { selectOfferedAct } from './offeredAct';

/** What undo, or redo, would take next, `Title, Lot 12`; null for nothing. */
export function useActWords(saleId: string, saleStatus: SaleStatus, way: UndoWay): string | null {
  const undo = useTexts(undoTexts);
  const lot = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  const operations = useTexts(operationTexts);
  const act = useLotsSelector((state) => selectOfferedAct(state, way, saleId, saleStatus));
  const firstLot = useLotsSelector((state) => selectLot(state, act?.operations[0]?.lotId ?? ''));
  if (act === undefined) return null;
  const nameOf = (): string | null => (firstLot === undefined ? null : lotName(firstLot, lot));
  return describeAct(act.operations, nameOf, { lot, lots, operations, undo });
}
