import type { Table } from '../../values/table';
import type { LeftRow } from './views';

/** How the column with the reasons is called, and each of them, in a person's language. */
export interface ReasonWords {
  readonly heading: string;
  readonly reason: (row: LeftRow) => string;
}

/**
 * The rows that were not imported, as they stand in the check, with the reason behind them: to be saved as a file, mended
 * and imported again. Only the header row when nothing was left out.
 */
export function notImported(
  left: readonly LeftRow[],
  names: readonly string[],
  { heading, reason }: ReasonWords,
): Table {
  const width = left.reduce((widest, { cells }) => Math.max(widest, cells.length), names.length);
  const wide = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return [[...wide(names), heading], ...left.map((row) => [...wide(row.cells), reason(row)])];
}
