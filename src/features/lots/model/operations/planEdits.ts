import type { PastedNumber } from '../../../../domain/typedNumbers/pastedNumbers';
import type { Table } from '../../../../domain/values/table';
import type { CellEdit } from '../view/gridSlice';
import { type CellLanguage, emptied, type GridLot, parseCell, type ParsedCell, typedText } from '../fields/cellValues';
import { fieldOf, type GridColumnId, type GridField } from '../fields/gridColumns';
import type { Rect } from '../view/gridPlaces';

/** What is on the screen: ids of lots and columns by their places, and the lots behind them. */
export interface Sheet {
  readonly ids: readonly string[];
  readonly columns: readonly GridColumnId[];
  readonly lotOf: (lotId: string) => GridLot | undefined;
  readonly language: CellLanguage;
}

/** What cannot be typed, such as the number, as it is copied. */
export type FixedText = (lot: GridLot, column: GridColumnId) => string;

export interface EditPlan {
  readonly edits: readonly CellEdit[];
  /** What comes over the numbers of lots; '' where one is cleared. */
  readonly numbers: readonly PastedNumber[];
  readonly beyondRows: number;
  readonly beyondColumns: number;
  readonly fixed: number;
}

/** The texts of the chosen cells, as they can be read back. */
export function copyTable(sheet: Sheet, rect: Rect, fixed: FixedText, unread: (id: string) => UnreadTexts): Table {
  const columns = sheet.columns.slice(rect.left, rect.right + 1);
  return sheet.ids.slice(rect.top, rect.bottom + 1).flatMap((id) => {
    const lot = sheet.lotOf(id);
    if (lot === undefined) return [];
    const texts = unread(id);
    return [
      columns.map((column) => {
        const field = fieldOf(column);
        return field === null ? fixed(lot, column) : (texts?.[field] ?? typedText(lot, field, sheet.language));
      }),
    ];
  });
}

export type UnreadTexts = Readonly<Partial<Record<GridField, string>>> | undefined;

/**
 * Puts a table of texts over the cells from the corner of `rect` on. One text fills the whole of `rect`; a table fills it
 * again and again when it goes into it without a rest, as in other spreadsheets. What is beyond the last lot or column is
 * counted and left out: pasting makes no lots. A number is not repeated: only one lot can have it.
 */
export function planPaste(sheet: Sheet, rect: Rect, table: Table): EditPlan {
  const height = table.length;
  const width = Math.max(...table.map((row) => row.length));
  const [rows, columns] = [rect.bottom - rect.top + 1, rect.right - rect.left + 1];
  const repeats = rows % height === 0 && columns % width === 0;
  const [wantedRows, wantedColumns] = repeats ? [rows, columns] : [height, width];
  const fitRows = Math.min(wantedRows, sheet.ids.length - rect.top);
  const fitColumns = Math.min(wantedColumns, sheet.columns.length - rect.left);
  const target: Rect = { ...rect, bottom: rect.top + fitRows - 1, right: rect.left + fitColumns - 1 };
  const plan = planCells(sheet, target, (row, column) => table[row % height]?.[column % width], {
    numbersTo: height,
  });
  return { ...plan, beyondRows: wantedRows - fitRows, beyondColumns: wantedColumns - fitColumns };
}

/** The texts of the first row of `rect` in all its rows; with one row only, those of the row above it. */
export function planFillDown(sheet: Sheet, rect: Rect): EditPlan {
  const from = rect.top === rect.bottom ? rect.top - 1 : rect.top;
  const source = sheet.lotOf(sheet.ids[from] ?? '');
  const target = { ...rect, top: from + 1 };
  return planCells(sheet, target, (_row, column) => {
    const field = fieldOf(sheet.columns[rect.left + column] ?? 'number');
    return source === undefined || field === null ? undefined : typedText(source, field, sheet.language);
  });
}

/** A lot keeps its number; what could not be given to it, and stands in the cell, goes. */
export function planClear(sheet: Sheet, rect: Rect): EditPlan {
  const lots = rect.bottom - rect.top + 1;
  const plan = planCells(sheet, rect, () => '', { numbersTo: lots });
  return { ...plan, fixed: plan.fixed + plan.numbers.length };
}

/**
 * `textOf` is asked with places counted from the corner of `rect`; undefined leaves a cell alone. `numbersTo`: in so many
 * rows the number is taken too.
 */
function planCells(
  sheet: Sheet,
  rect: Rect,
  textOf: (row: number, column: number) => string | undefined,
  { numbersTo }: { readonly numbersTo: number } = { numbersTo: 0 },
): EditPlan {
  const columns = sheet.columns.slice(rect.left, rect.right + 1);
  const parse = parserWithMemory(sheet.language);
  const numbers: PastedNumber[] = [];
  let fixed = 0;
  const edits = sheet.ids.slice(rect.top, rect.bottom + 1).map((lotId, row) => {
    const changes = {};
    const unread: Partial<Record<GridField, string>> = {};
    columns.forEach((column, place) => {
      const text = textOf(row, place);
      const field = fieldOf(column);
      if (text === undefined) return;
      if (field === null) {
        if (column === 'number' && row < numbersTo) numbers.push({ lotId, text });
        else fixed += 1;
        return;
      }
      // The empty cell beside a range that filled both estimates.
      if (text.trim() === '' && field in changes) return;
      const parsed = parse(field, text);
      if (parsed.ok) Object.assign(changes, parsed.changes);
      else unread[field] = text;
    });
    return { lotId, changes, unread };
  });
  return { edits: edits.filter(isEdit), numbers, beyondRows: 0, beyondColumns: 0, fixed };
}

/** Clearing and filling say the same to thousands of cells, one below the other: it is read once. */
function parserWithMemory(language: CellLanguage): (field: GridField, text: string) => ParsedCell {
  const last: Partial<Record<GridField, { readonly text: string; readonly parsed: ParsedCell }>> = {};
  return (field, text) => {
    const known = last[field];
    if (known?.text === text) return known.parsed;
    const parsed = parseCell(field, text, language);
    last[field] = { text, parsed };
    return parsed;
  };
}

const isEdit = ({ changes, unread }: CellEdit): boolean =>
  Object.keys(changes).length > 0 || Object.keys(unread).length > 0;

/** One field of many lots; '' empties it. */
export function planSet(lotIds: readonly string[], field: GridField, text: string, language: CellLanguage): CellEdit[] {
  const parsed = text === '' ? { ok: true as const, changes: emptied(field) } : parseCell(field, text, language);
  return parsed.ok ? lotIds.map((lotId) => ({ lotId, changes: parsed.changes, unread: {} })) : [];
}

/** Every value of some fields that `change` makes another one; undefined leaves it. */
export function planChange<Field extends GridField>(
  lots: readonly GridLot[],
  fields: readonly Field[],
  change: (value: GridLot[Field]) => GridLot[Field] | undefined,
): CellEdit[] {
  return lots
    .map((lot) => {
      const changed = fields
        .map((field) => [field, change(lot[field])] as const)
        .filter(([field, value]) => value !== undefined && value !== lot[field]);
      return { lotId: lot.id, changes: Object.fromEntries(changed), unread: {} };
    })
    .filter(isEdit);
}
