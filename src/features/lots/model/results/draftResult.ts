import type { Lot } from '../../../../domain/lots/lot';
import { isSameResult, type LotResult, resultOf } from '../../../../domain/lots/lotResult';
import type { CellChanges } from '../fields/cellValues';
import type { EnteredResult } from '../operations/lotCommands';
import type { OperationDraft } from '../../../../domain/operations/operations';

/** The operation that makes `wanted` the result of a lot; null when it is that already, `neverOffered` when it has none. */
export function draftResult(saleId: string, lot: Lot, wanted: LotResult): OperationDraft | 'neverOffered' | null {
  const before = resultOf(lot);
  if (before === null || lot.deletedAt !== null) return 'neverOffered';
  const after: LotResult = { ...wanted, hammer: wanted.status === 'sold' ? wanted.hammer : null };
  if (isSameResult(before, after)) return null;
  return { saleId, lotId: lot.id, kind: 'setResult', before, after };
}

/**
 * What the cell of the hammer price says: a price makes its lot sold, a word makes it what it says. An emptied cell takes
 * the price from a lot that is sold, and the word from one that is passed; of any other lot it says nothing (null).
 */
export function resultOfCell(
  lotId: string,
  lot: Lot | undefined,
  { hammer = null, result }: Pick<CellChanges, 'hammer' | 'result'>,
): EnteredResult | null {
  if (result !== undefined) return { lotId, status: result, hammer: null };
  if (hammer !== null || lot?.status === 'sold') return { lotId, status: 'sold', hammer };
  return lot?.status === 'passed' ? { lotId, status: 'published', hammer: null } : null;
}
