/** A cell by its lot and column; `lotId` null is the head of the column. */
export interface Place<Column extends string = string> {
  readonly lotId: string | null;
  readonly column: Column;
}

/** Rows and columns by index, all inclusive. */
export interface Rect {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A position by index; row -1 is the head. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows a page is. */
  readonly page: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where a key leads; null when the key moves nothing. `jump`: with Ctrl or Command. */
export function moveBy(key: string, jump: boolean, { row, column }: Spot, size: GridSize): Spot | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const at = (nextRow: number, nextColumn: number): Spot => ({
    row: clamp(nextRow, -1, last.row),
    column: clamp(nextColumn, 0, last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return jump ? at(Math.min(0, row), column) : at(row - 1, column);
    case 'ArrowDown':
      return jump ? at(last.row, column) : at(row + 1, column);
    case 'ArrowLeft':
      return at(row, jump ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, jump ? last.column : column + 1);
    case 'Home':
      return jump ? at(Math.min(0, last.row), 0) : at(row, 0);
    case 'End':
      return jump ? at(last.row, last.column) : at(row, last.column);
    case 'PageUp':
      return at(Math.max(Math.min(0, row), row - size.page), column);
    case 'PageDown':
      return at(row + size.page, column);
    default:
      return null;
  }
}

/** The next cell in reading order; null at either end of the grid. */
export function nextInReading({ row, column }: Spot, back: boolean, { rows, columns }: GridSize): Spot | null {
  const place = row * columns + column + (back ? -1 : 1);
  return row < 0 || place < 0 || place >= rows * columns
    ? null
    : { row: Math.floor(place / columns), column: place % columns };
}
