import type { CellPlace, GridName } from './api';

interface Selectors {
  readonly scroller: string;
  /** What the keys and the clipboard speak to. */
  readonly focus: string;
  readonly rowAttribute: string;
  cell(place: CellPlace): string;
  head(column: CellPlace['column']): string;
  /** Where a row is taken to be dragged. */
  handle(row: number): string;
  /** The name of the button that unfolds the filters; null where they are always in sight. */
  readonly filters: string | null;
}

/** Where the two grids have what the benchmark works with. */
export const SIDES: Readonly<Record<GridName, Selectors>> = {
  ours: {
    scroller: '[role=grid]',
    focus: '[role=grid]',
    rowAttribute: 'data-row',
    cell: ({ row, column }) => `[data-row="${String(row)}"] [data-column="${column}"]`,
    head: (column) => `[data-head="${column}"]`,
    handle: (row) => `[data-row="${String(row)}"] [data-move]`,
    filters: 'Filters',
  },
  peer: {
    scroller: '.ag-grid-viewport',
    focus: '.ag-cell-focus',
    rowAttribute: 'row-index',
    cell: ({ row, column }) => `.ag-row[row-index="${String(row)}"] [col-id="${column}"]`,
    head: (column) => `.ag-header-cell[col-id="${column}"] .ag-header-cell-label`,
    handle: (row) => `.ag-row[row-index="${String(row)}"] .ag-drag-handle`,
    filters: null,
  },
};
