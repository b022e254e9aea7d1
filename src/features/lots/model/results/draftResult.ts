import type { Lot } from '../../../../domain/lots/lot';
import { isSameResult, type LotResult, resultOf } from '../../../../domain/lots/lotResult';
import type { OperationDraft } from '../../../../domain/operations/operations';

/** The operation that makes `wanted` the result of a lot; null when it is that already, `neverOffered` when it has none. */
export function draftResult(saleId: string, lot: Lot, wanted: LotResult): OperationDraft | 'neverOffered' | null {
  const before = resultOf(lot);
  if (before === null || lot.deletedAt !== null) return 'neverOffered';
  const after: LotResult = { ...wanted, hammer: wanted.status === 'sold' ? wanted.hammer : null };
  if (isSameResult(before, after)) return null;
  return { saleId, lotId: lot.id, kind: 'setResult', before, after };
}
