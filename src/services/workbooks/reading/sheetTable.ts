import type { CellValue, Sheet } from 'hucre/xlsx';
import {
  type Cell,
  type ImportTable,
  MOST_COLUMNS,
  MOST_ROWS,
  type TableProblem,
  type WorkbookWarning,
} from '../../../domain/imports/read/importTable';
import { isBlank } from '../../../domain/imports/cells/readCell';
import { cellOf } from './cells';
import { MOST_UNPACKED } from './workbookParts';

export type SheetTable = Pick<ImportTable, 'rows' | 'lines' | 'width'> & {
  readonly warnings: readonly WorkbookWarning[];
};

/** The sheet as a table; a problem when it has none, or too much of it. */
export function sheetTable(sheet: Sheet): SheetTable | { readonly problem: TableProblem } {
  const formulas = formulasOf(sheet);
  const looks = looksOf(sheet);
  const rows: (readonly Cell[])[] = [];
  const lines: number[] = [];
  let [width, characters] = [0, 0];
  for (const [at, values] of sheet.rows.entries()) {
    const without = formulas.without.get(at) ?? [];
    let length = values.length;
    while (length > 0 && isNothing(values[length - 1])) length -= 1;
    for (const { column } of without) length = Math.max(length, column + 1);
    if (length === 0) continue;
    // In their place: nobody else has the row, and a million new lists would take their time.
    const cells = values as Cell[];
    cells.length = length;
    for (let column = 0; column < length; column += 1) {
      const value = values[column];
      const cell = cellOf(value, typeof value === 'string' && value.startsWith('#') && isError(sheet, at, column));
      if (typeof cell === 'string') characters += cell.length;
      if (cell !== value) cells[column] = cell;
    }
    for (const { column, text } of without) cells[column] = text;
    width = Math.max(width, length);
    // One text may stand in any number of cells.
    if (characters > MOST_UNPACKED) {
      return { problem: { rule: 'unpacksTooLarge', bytes: characters, most: MOST_UNPACKED } };
    }
    rows.push(cells);
    lines.push(at + 1);
  }
  if (rows.length === 0) return { problem: { rule: 'emptySheet', sheet: null } };
  if (width > MOST_COLUMNS) return { problem: { rule: 'tooManyColumns', columns: width, most: MOST_COLUMNS } };
  if (rows.length > MOST_ROWS) return { problem: { rule: 'tooManyRows', rows: rows.length, most: MOST_ROWS } };
  return { rows, lines, width, warnings: [...formulas.warnings, ...looks] };
}

const isNothing = (value: CellValue | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Of the cells that hucre says more of: formulas, texts in several letters, errors. */
function isError({ cells }: Sheet, row: number, column: number): boolean {
  const cell = cells?.get(`${row},${column}`);
  return cell?.type === 'error';
}

interface Formulas {
  /** Those without a result, by their rows. */
  readonly without: ReadonlyMap<number, readonly { readonly column: number; readonly text: string }[]>;
  readonly warnings: readonly WorkbookWarning[];
}

/** Programs that work nothing out write formulas without results. Then the formula shows what is missing. */
function formulasOf({ cells }: Sheet): Formulas {
  const without = new Map<number, { column: number; text: string }[]>();
  let [count, missing, line] = [0, 0, Infinity];
  for (const [place, { formula, value }] of cells ?? []) {
    if (formula === undefined) continue;
    count += 1;
    if (value !== null) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    // A formula that many cells share stands in the first of them only.
    const cell = { column, text: `=${formula === '' ? '(…)' : formula}` };
    without.set(row, [...(without.get(row) ?? []), cell]);
    missing += 1;
    line = Math.min(line, row + 1);
  }
  const warnings: WorkbookWarning[] = [];
  if (count > missing) warnings.push({ rule: 'formulas', count: count - missing });
  if (missing > 0) warnings.push({ rule: 'formulasWithoutResult', count: missing, line });
  return { without, warnings };
}

/** What a person sees of the sheet, and the table does not show. */
function looksOf({ rows, columns = [], rowDefs, merges = [] }: Sheet): WorkbookWarning[] {
  const width = rows[0]?.length ?? 0;
  const filled = (row: number, column: number): boolean => !isBlank(cellOf(rows[row]?.[column]));
  const hiddenRows = [...(rowDefs ?? [])].filter(
    ([row, { hidden }]) => hidden === true && (rows[row] ?? []).some((_, column) => filled(row, column)),
  ).length;
  const hiddenColumns = columns
    .slice(0, width)
    .filter(({ hidden }, column) => hidden === true && rows.some((_, row) => filled(row, column))).length;
  const merged = merges.filter(({ startRow, startCol }) => filled(startRow, startCol));
  const warnings: WorkbookWarning[] = [];
  if (merged.length > 0) {
    const line = merged.reduce((first, { startRow }) => Math.min(first, startRow + 1), Infinity);
    warnings.push({ rule: 'mergedCells', count: merged.length, line });
  }
  if (hiddenRows > 0) warnings.push({ rule: 'hiddenRows', count: hiddenRows });
  if (hiddenColumns > 0) warnings.push({ rule: 'hiddenColumns', count: hiddenColumns });
  return warnings;
}
