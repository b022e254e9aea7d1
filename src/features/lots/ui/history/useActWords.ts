import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useExtraName } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { operationTexts } from '../../model/texts/operationTexts';
import type { UndoWay } from '../../model/history/undoSlice';
import { describeAct } from '../../model/history/describeAct';
import { undoTexts } from '../../model/history/historyTexts';
import { selectOfferedAct } from '../../model/history/offeredAct';

/** What undo, or redo, would take next, `Title, Lot 12`; null for nothing. */
export function useActWords(saleId: string, saleStatus: SaleStatus, way: UndoWay): string | null {
  const undo = useTexts(undoTexts);
  const lot = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  const operations = useTexts(operationTexts);
  const extraName = useExtraName();
  const act = useLotsSelector((state) => selectOfferedAct(state, way, saleId, saleStatus));
  const firstLot = useLotsSelector((state) => selectLot(state, act?.operations[0]?.lotId ?? ''));
  if (act === undefined) return null;
  const nameOf = (): string | null => (firstLot === undefined ? null : lotName(firstLot, lot));
  return describeAct(act, nameOf, { lot, lots, operations, undo, extraName });
}
