export interface GallerySize {
  /** Lots of the view. */
  readonly count: number;
  /** Tiles of a row. */
  readonly columns: number;
  /** How many rows a page is. */
  readonly page: number;
}

/**
 * Where a key leads from the tile in this place, all from 0; null when the key moves nothing. Tiles are read like words:
 * right of the last one of a row is the first one of the next. `jump`: with Ctrl or Command.
 */
export function moveInGallery(key: string, jump: boolean, from: number, size: GallerySize): number | null {
  const { count, columns, page } = size;
  const last = count - 1;
  const column = from % columns;
  const rowStart = from - column;
  const rowEnd = Math.min(last, rowStart + columns - 1);
  /** So many rows on, in the same column; the last row may end before it. */
  const byRows = (rows: number): number => {
    const lastRow = Math.floor(last / columns);
    const row = Math.min(lastRow, Math.max(0, rowStart / columns + rows));
    return Math.min(last, row * columns + column);
  };
  if (count === 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return jump ? rowStart : Math.max(0, from - 1);
    case 'ArrowRight':
      return jump ? rowEnd : Math.min(last, from + 1);
    case 'ArrowUp':
      return byRows(jump ? -count : -1);
    case 'ArrowDown':
      return byRows(jump ? count : 1);
    case 'PageUp':
      return byRows(-page);
    case 'PageDown':
      return byRows(page);
    case 'Home':
      return jump ? 0 : rowStart;
    case 'End':
      return jump ? last : rowEnd;
    default:
      return null;
  }
}
