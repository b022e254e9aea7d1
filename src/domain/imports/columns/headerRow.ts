import { nameKey } from '../nameKey';
import { isBlank, textOfCell } from '../cells/readCell';
import type { Cell, ImportTable } from '../read/importTable';
import { formatOf, type KnownFormat } from './formats';
import { LONGEST_NAME, type NamedTargets, targetByName } from './names';
import { namesOfTwoRows } from './twoRowNames';

/** The names of the columns stand among the first rows: above them there may be a title or a date. */
const LOOKED_AT = 20;

/** The row with the names of the columns, of two the lower one, counted from 0; null when no row looks like it. */
export function findHeaderRow(
  { rows, width }: ImportTable,
  targets: NamedTargets,
  formats: readonly KnownFormat[],
): number | null {
  const first = rows.slice(0, LOOKED_AT);
  const format = first.findIndex((row) => formatOf(namesIn(row, width), formats) !== null);
  if (format >= 0) return format;
  const needed = width === 1 ? 1 : 2;
  const known = first.findIndex(
    (row) =>
      looksLikeNames(row, width) &&
      namesIn(row, width).filter((name) => targetByName(name, targets) !== null).length >= needed,
  );
  if (known >= 0) return namesOfTwoRows(rows[known], rows[known + 1], width, targets) === null ? known : known + 1;
  const [top = [], ...below] = first;
  return looksLikeNames(top, width) && standsAboveNumbers(top, below) ? 0 : null;
}

/** Texts, each another one, and most columns have one. */
function looksLikeNames(row: readonly Cell[], width: number): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  const keys = new Set(filled.map((cell) => textOfCell(cell).trim().toLowerCase()));
  return (
    filled.length * 2 > width &&
    keys.size === filled.length &&
    filled.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_NAME && /\p{L}|#/u.test(cell))
  );
}

/** A column of numbers under a word: then the word is its name. */
function standsAboveNumbers(top: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  return top.some((cell, column) => {
    const values = below.map((row) => row[column]).filter((value) => !isBlank(value));
    const numbers = values.filter((value) => /\d/.test(textOfCell(value)) && !/\p{L}{3}/u.test(textOfCell(value)));
    return !/\d/.test(textOfCell(cell)) && values.length > 0 && numbers.length * 10 >= values.length * 8;
  });
}

const namesIn = (row: readonly Cell[], width: number): string[] =>
  Array.from({ length: width }, (_, column) => textOfCell(row[column]).trim());

/** The names of all columns; without a header row they are A, B, C, as in a spreadsheet. */
export function columnNames(
  { rows, width }: ImportTable,
  header: number | null,
  targets: NamedTargets,
): readonly string[] {
  const names = header === null ? [] : (rows[header] ?? []);
  const two = header === null ? null : namesOfTwoRows(rows[header - 1], names, width, targets);
  return (two ?? namesIn(names, width)).map((name, column) => name || columnLetters(column));
}

/** A, B … Z, AA, AB … */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** The same for every file with the same header row, whatever its case, spaces and signs: under it a matching is kept. */
export function headerKey(names: readonly string[]): string {
  return names.map(nameKey).join('|');
}
