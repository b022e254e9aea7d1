import type { Table } from '../../values/table';
import { textOfCell } from '../cells/readCell';
import type { ImportPlan, RowAct } from './planImport';

export type NotImported = Extract<RowAct, { kind: 'refused' | 'skip' }>;

/** How the column with the reasons is called, and each of them, in a person's language. */
export interface ReasonWords {
  readonly heading: string;
  readonly reason: (act: NotImported) => string;
}

/**
 * The rows that were not imported, as they stand in the check, with the reason behind them: to be saved as a file, mended
 * and imported again. Only the header row when nothing was left out.
 */
export function notImported({ rows }: ImportPlan, names: readonly string[], { heading, reason }: ReasonWords): Table {
  const left = rows.flatMap(({ row, act }) => (act.kind === 'refused' || act.kind === 'skip' ? [{ row, act }] : []));
  const width = left.reduce((widest, { row }) => Math.max(widest, row.cells.length), names.length);
  const wide = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return [[...wide(names), heading], ...left.map(({ row, act }) => [...wide(row.cells.map(textOfCell)), reason(act)])];
}
