import type { GridColumnId } from '../../model/fields/gridColumns';

/** Names a cell in the page, so that the grid can say which one is active. */
export const cellId = (lotId: string | null, column: GridColumnId): string => `cell-${lotId ?? 'head'}-${column}`;
