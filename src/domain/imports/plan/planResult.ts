import type { Lot } from '../../lots/lot';
import { isSameResult, type LotResult, mayHaveResults, resultOf, showsResults } from '../../lots/lotResult';
import type { SaleStatus } from '../../sales/sale';
import type { CheckedRow } from './checkRow';
import { type Decision, refused, type ResultProblem } from './decision';

/** Why no row of the file can enter a result now; null: the sale takes them. */
function problemOfSale(status: SaleStatus): Exclude<ResultProblem, 'neverOffered'> | null {
  if (mayHaveResults({ status })) return null;
  return status === 'closed' ? 'resultsClosed' : 'resultsNotPublished';
}

/** Whether the row says what came of its lot, and nothing else. */
const saysOnlyResult = ({ result, values, photos }: CheckedRow): boolean =>
  result !== null && photos.length === 0 && Object.keys(values).length === 0;

/**
 * A row with a result is about a lot that is there. Null: it is decided as all others. `lotId`: of the lot that has its
 * number. Where lots are not to be changed, a lot gets its result and nothing else.
 */
export function decideResult(
  row: CheckedRow,
  {
    status,
    lotId,
    overwrites,
  }: { readonly status: SaleStatus; readonly lotId: string | null; readonly overwrites: boolean },
): Decision | null {
  if (row.result === null) return null;
  const only = saysOnlyResult(row);
  if (lotId === null) return only || showsResults({ status }) ? refused({ rule: 'noSuchLot' }) : null;
  if (overwrites) return null;
  const problem = problemOfSale(status);
  if (problem === null) return { kind: 'update', by: 'number', lotId, number: null, onlyResult: true };
  return only || problem === 'resultsClosed' ? refused({ rule: problem }) : null;
}

/** What a row would make of the result of a lot, or why it leaves the result as it is. */
export interface PlannedResult {
  readonly result: { readonly before: LotResult; readonly after: LotResult } | null;
  readonly left: ResultProblem | null;
}

/** `lot` null: the row makes one. */
export function planResult({ result }: CheckedRow, lot: Lot | null, status: SaleStatus): PlannedResult {
  const before = lot === null ? null : resultOf(lot);
  if (result === null || (before !== null && isSameResult(before, result))) return { result: null, left: null };
  const left = problemOfSale(status) ?? (before === null ? 'neverOffered' : null);
  return { result: before === null || left !== null ? null : { before, after: result }, left };
}
