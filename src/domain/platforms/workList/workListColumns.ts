import { IMPORT_FIELDS, type ImportField, isPrivateTarget } from '../../imports/cells/targets';

/**
 * What a work list can say of a lot. `photos`: how many it has. `sale` and `saleDate`: for houses that put the lists of several
 * sales together. `id`: by it an import finds the lot again, whatever its number is then.
 */
const OTHER_COLUMNS = ['number', 'status', 'photos', 'hammer', 'sale', 'saleDate', 'id'] as const;
export type WorkListColumn = ImportField | (typeof OTHER_COLUMNS)[number];

/** In the order in which they stand. */
export const WORK_LIST_COLUMNS: readonly WorkListColumn[] = [
  'number',
  'status',
  'photos',
  ...IMPORT_FIELDS,
  'hammer',
  'sale',
  'saleDate',
  'id',
];

const isOther = (column: WorkListColumn): column is (typeof OTHER_COLUMNS)[number] =>
  (OTHER_COLUMNS as readonly string[]).includes(column);

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

/** The columns that a person may have: what is private, and the results of lots, as everywhere. */
export const columnsFor = (seesPrivate: boolean): readonly WorkListColumn[] =>
  WORK_LIST_COLUMNS.filter((column) => seesPrivate || isOther(column) || !isPrivateTarget(column));

/** What was chosen, in the order of the list, from whatever a browser has kept. */
export function readColumns(kept: unknown): readonly WorkListColumn[] {
  return Array.isArray(kept) ? WORK_LIST_COLUMNS.filter((column) => kept.includes(column)) : FIRST_COLUMNS;
}
