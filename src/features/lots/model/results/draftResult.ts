import type { Lot } from '../../../../domain/lots/lot';
import { isSameResult, type LotResult, resultOf } from '../../../../domain/lots/lotResult';
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

/** A price makes its lot sold. None takes the price away from a lot that is, and says nothing (null) of any other. */
export const resultOfPrice = (lotId: string, lot: Lot | undefined, hammer: number | null): EnteredResult | null =>
  hammer === null && lot?.status !== 'sold' ? null : { lotId, status: 'sold', hammer };
