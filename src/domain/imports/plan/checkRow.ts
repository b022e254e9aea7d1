import type { LotNumber } from '../../numbering/lotNumber';
import { withoutGuard } from '../../values/formulas';
import type { LotResult } from '../../lots/lotResult';
import { readLotNumber } from '../cells/lotNumberCell';
import {
  type CellForm,
  type CellNote,
  type CellRule,
  type FieldValues,
  isBlank,
  readCell,
  textAsItStands,
  textOfCell,
  valueOfOurs,
} from '../cells/readCell';
import { readResultCell, type ResultRule } from '../cells/resultCell';
import { type ImportField, type ImportTarget, isOwnTarget } from '../cells/targets';
import { type Carried, NOTHING_CARRIED, type OwnRule, readOwnCell } from '../own/carried';
import type { MatchedTable, Matching } from '../columns/matchColumns';
import type { Cell, ImportTable } from '../read/importTable';

/**
 * What is wrong with a row by itself. `extraCells`: it has more than the header row, as if a text held the delimiter.
 * `looksLikeTotal`: it sums up the others, and is no lot.
 */
export type RowRule = CellRule | ResultRule | OwnRule | 'extraCells' | 'looksLikeTotal';

export interface RowProblem {
  /** The row of the table, counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly rule: RowRule;
  /** As it stands in the file. */
  readonly value: string;
  readonly most?: number;
  readonly has?: number;
}

/** A row with what was read of it. It says nothing of other rows, nor of the sale. */
export interface CheckedRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The id of a lot, as our own files have it; '' without. */
  readonly id: string;
  /** Null also for a number that could not be read. */
  readonly number: LotNumber | null;
  /** Only what the row gives: a blank cell gives nothing. */
  readonly values: FieldValues;
  /** What came of the lot; null where the row says nothing of it. */
  readonly result: LotResult | null;
  /** Names of pictures. */
  readonly photos: readonly string[];
  /** What only a file of ours says of a lot. */
  readonly carried: Carried;
  readonly notes: readonly { readonly column: number; readonly note: CellNote }[];
  readonly problems: readonly RowProblem[];
}

/** How the rows of one table are read. */
export interface RowForm {
  readonly matching: Matching;
  readonly form: CellForm;
  /** Cells that a row may have; null: as many as it likes. */
  readonly mostCells: number | null;
  /** Lotsmith has written the file: a text is just what it says. */
  readonly isOurs: boolean;
}

/** So few rows longer than the header row are mistakes; with more of them the header row is short. */
const FEW = 0.1;

/** How the rows behind the header row are read. */
export function rowFormOf(
  { rows }: ImportTable,
  { header, isOurs }: Pick<MatchedTable, 'header' | 'isOurs'>,
  matching: Matching,
  form: CellForm,
): RowForm {
  const names = header === null ? null : (rows[header]?.length ?? 0);
  const below = rows.slice((header ?? -1) + 1);
  const longer = names === null ? 0 : below.filter((row) => row.length > names).length;
  return { matching, form, mostCells: longer > 0 && longer <= FEW * below.length ? names : null, isOurs };
}

/** All rows behind the header row. */
export function checkRows({ rows }: ImportTable, header: number | null, rowForm: RowForm): readonly CheckedRow[] {
  const first = (header ?? -1) + 1;
  return rows.slice(first).map((cells, at) => checkRow(first + at, cells, rowForm));
}

/** The rows with another text in one cell: only its row is read again. */
export function withCell(
  rows: readonly CheckedRow[],
  { row, column, text }: { readonly row: number; readonly column: number; readonly text: string },
  rowForm: RowForm,
): readonly CheckedRow[] {
  return rows.map((each) => {
    if (each.row !== row) return each;
    const cells = Array.from({ length: Math.max(each.cells.length, column + 1) }, (_, at) => each.cells[at] ?? '');
    return checkRow(row, cells.with(column, text), rowForm);
  });
}

export function checkRow(
  row: number,
  cells: readonly Cell[],
  { matching, form, mostCells, isOurs }: RowForm,
): CheckedRow {
  const problems: RowProblem[] = [];
  const notes: { column: number; note: CellNote }[] = [];
  const values: { -readonly [Field in ImportField]?: FieldValues[Field] } = {};
  const photos: string[] = [];
  let carried = NOTHING_CARRIED;
  let id = '';
  let number: LotNumber | null = null;
  let result: LotResult | null = null;
  const problem = (column: number, rule: RowRule, more: Pick<RowProblem, 'most' | 'has'> = {}): void => {
    problems.push({ row, column, rule, value: textOfCell(cells[column]), ...more });
  };
  // A loop that looks at each cell once: hundreds of thousands of them pass here.
  for (let column = 0; column < matching.length; column += 1) {
    const target = matching[column] ?? null;
    const cell = cells[column];
    if (target === null || cell === undefined) continue;
    const text = textOfCell(cell).trim();
    if (text === '') continue;
    if (target === 'id') id = text;
    else if (target === 'photos') photos.push(...pictureNames(text));
    else if (target === 'hammer') {
      const read = readResultCell(cell, form);
      if (read.ok) result = read.result;
      else problem(column, read.rule);
    } else if (target === 'number') {
      const read = readLotNumber(text, textOfCell(cells[matching.indexOf('letter')]));
      if (read.ok) number = read.number;
      else problem(column, read.rule);
    } else if (isOwnTarget(target)) {
      const read = readOwnCell(target, withoutGuard(text));
      if (read.ok) {
        carried = { ...carried, ...read.carried };
        Object.assign(values, read.extras);
      } else problem(column, read.rule);
    } else if (target !== 'letter') {
      const plain = isOurs ? valueOfOurs(target, cell, form) : textAsItStands(target, cell);
      const read = plain === null ? readCell(target, cell, form) : null;
      if (read === null) (values as Record<string, unknown>)[target] = plain;
      else if (!read.ok) {
        const { ok: _no, rule, ...more } = read;
        problem(column, rule, more);
      } else {
        const isTwice = read.notes.includes('split') && !isBlank(cells[matching.indexOf('estimateHigh')]);
        if (isTwice) problem(column, 'twoHighEnds');
        else Object.assign(values, read.values);
        for (const note of read.notes) notes.push({ column, note });
      }
    }
  }
  // A draft may say it, and its file says no more than the draft.
  if (!isOurs && isUpsideDown(values)) problem(columnOf(matching, 'estimateLow'), 'upsideDown');
  if (mostCells !== null && cells.length > mostCells) problem(mostCells, 'extraCells');
  const says = result !== null || Object.keys(values).length + problems.length > 0;
  const total = id === '' && number === null && says ? totalIn(cells) : null;
  if (total !== null) {
    // What else is wrong with its cells is no longer a question.
    problems.length = 0;
    problem(total, 'looksLikeTotal');
  }
  return { row, cells, id, number, values, result, photos, carried, notes, problems };
}

/** `Total`, `Summe:`, `Total EUR`, `Gesamtsumme (120)`: the word alone, for a `Total eclipse` may be for sale. */
const TOTAL =
  /^(?:(?:grand|sub)[\s-]?)?totals?$|^sum(?:me|s)?$|^(?:gesamt|zwischen|end)summe$|^gesamt(?:betrag|wert)?$|^insgesamt$/;
const BESIDE_TOTAL = /\(.*\)$|\b(?:eur|usd|gbp|chf)\b|[€$£\d\s.,:=()#-]+$/g;
const LONGEST_TOTAL = 40;

/** The column of the first words of a row, when they say that it sums up the others. */
function totalIn(cells: readonly Cell[]): number | null {
  const column = cells.findIndex((cell) => typeof cell === 'string' && /\p{L}/u.test(cell));
  const text = textOfCell(cells[column]).trim().toLowerCase();
  const isTotal = text.length <= LONGEST_TOTAL && TOTAL.test(text.replace(BESIDE_TOTAL, '').trim());
  return isTotal ? column : null;
}

const columnOf = (matching: Matching, target: ImportTarget): number => Math.max(0, matching.indexOf(target));

const isUpsideDown = ({ estimateLow: low, estimateHigh: high }: FieldValues): boolean =>
  typeof low === 'number' && typeof high === 'number' && low > high;

const pictureNames = (text: string): string[] =>
  text
    .split(/[;|,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
