import { IMPORT_FIELDS, type ImportField, isPrivateTarget } from '../../imports/cells/targets';
import { type ExtraField, isExtraField } from '../../lots/extras';

/**
 * What a work list can say of a lot. `photos`: how many it has. `sale` and `saleDate`: for houses that put the lists of several
 * sales together. `id`: by it an import finds the lot again, whatever its number is then.
 */
const OTHER_COLUMNS = ['number', 'status', 'photos', 'hammer', 'sale', 'saleDate', 'id'] as const;
/** A column that every sale has. */
export type FixedColumn = ImportField | (typeof OTHER_COLUMNS)[number];
export type WorkListColumn = FixedColumn | ExtraField;

/** In the order in which they stand; the extras of a sale behind the fields. */
const allColumns = (extras: readonly ExtraField[]): readonly WorkListColumn[] => [
  'number',
  'status',
  'photos',
  ...IMPORT_FIELDS,
  ...extras,
  'hammer',
  'sale',
  'saleDate',
  'id',
];

const isPrivateColumn = (column: WorkListColumn): boolean =>
  (IMPORT_FIELDS as readonly string[]).includes(column) && isPrivateTarget(column as ImportField);

/** What a person gets who has chosen nothing yet. */
export const FIRST_COLUMNS: readonly WorkListColumn[] = [
  'number',
  'status',
  'photos',
  'title',
  'description',
  'category',
  'estimateLow',
  'estimateHigh',
  'reserve',
  'consignor',
];

/** The columns that a person may have: what is private, and the results of lots, as everywhere. `extras`: of the sale. */
export const columnsFor = (seesPrivate: boolean, extras: readonly ExtraField[]): readonly WorkListColumn[] =>
  allColumns(extras).filter((column) => seesPrivate || !isPrivateColumn(column));

/** These columns in the order of a list, behind them extras that other sales have: they stay chosen there. */
export function inListOrder(
  columns: readonly WorkListColumn[],
  extras: readonly ExtraField[],
): readonly WorkListColumn[] {
  const known = allColumns(extras);
  const elsewhere = columns.filter((column) => !known.includes(column));
  return [...known.filter((column) => columns.includes(column)), ...new Set(elsewhere)];
}

/** What was chosen, from whatever a browser has kept. */
export function readColumns(kept: unknown): readonly WorkListColumn[] {
  if (!Array.isArray(kept)) return FIRST_COLUMNS;
  const extras = kept.filter((column): column is ExtraField => typeof column === 'string' && isExtraField(column));
  return [...allColumns([]).filter((column) => kept.includes(column)), ...new Set(extras)];
}
