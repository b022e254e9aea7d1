import { useEffect, useRef } from 'react';
import { selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from './lotsHooks';
import { GRID_ID } from './useFollowLot';
import type { Spot } from '../../model/view/gridPlaces';

interface Rows {
  /** CSS pixels; null before it is known. */
  readonly scrollOffset: number | null;
  scrollToIndex(index: number, options: { align: 'auto' | 'center' }): void;
}

interface Sight {
  readonly rows: Rows;
  /** Where the keys are. */
  readonly head: Spot | null;
  readonly widths: readonly number[];
  /** Whether all of a row is in sight, where that is known without asking the document. */
  readonly isInSight?: (row: number) => boolean;
}

/**
 * Scrolls as little as it takes to show the cell that the keys are at; the first column stays where it is. Another view
 * begins at its top, and going back to all lots leads to the lot that one was at.
 */
export function useKeepInSight({ rows, head, widths, isInSight }: Sight): void {
  const range = useLotsSelector((state) => selectGrid(state).range);
  const active = useLotsSelector((state) => selectGrid(state).active);
  const place = range?.head ?? active;
  const latest = useRef({ rows, head, widths, isInSight });
  useEffect(() => {
    latest.current = { rows, head, widths, isInSight };
  });
  useEffect(() => {
    const now = latest.current;
    if (place === null || now.head === null) return;
    const { row, column } = now.head;
    if (row >= 0 && now.isInSight?.(row) !== true) now.rows.scrollToIndex(row, { align: 'auto' });
    // With the frame, which works out where everything is anyway: asked at once, it would be worked out twice.
    const frame = requestAnimationFrame(() => showColumn(column, now.widths));
    return () => cancelAnimationFrame(frame);
  }, [place]);

  const sort = useLotsSelector((state) => selectGrid(state).sort);
  const filter = useLotsSelector((state) => selectGrid(state).filter);
  const query = useLotsSelector((state) => selectGrid(state).query);
  const isWhole = useLotsSelector((state) => selectGrid(state).arranged === null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (!wasWhole.current) showTop(latest.current.rows);
  }, [sort, filter, query]);
  useEffect(() => {
    const before = wasWhole.current;
    wasWhole.current = isWhole;
    if (before === isWhole) return;
    const row = latest.current.head?.row ?? -1;
    if (isWhole && row >= 0) latest.current.rows.scrollToIndex(row, { align: 'center' });
    else showTop(latest.current.rows);
  }, [isWhole]);
}

interface MeasuredRows {
  /** CSS pixels; null before it is known. */
  readonly scrollOffset: number | null;
  readonly scrollRect: { readonly height: number } | null;
  readonly options: { readonly scrollPaddingStart: number };
  readonly measurementsCache: readonly { readonly start: number; readonly end: number }[];
}

/** By what was measured before: the document would work out where everything is in the middle of a key. */
export function isRowInSight(rows: MeasuredRows, row: number): boolean {
  const { scrollOffset, scrollRect } = rows;
  const place = rows.measurementsCache[row];
  if (scrollOffset === null || scrollRect === null || place === undefined) return false;
  const top = scrollOffset + rows.options.scrollPaddingStart;
  return place.start > top && place.end < scrollOffset + scrollRect.height;
}

/** Who is there already is not asked to go: that would have everything worked out where it is. */
function showTop({ scrollOffset }: Rows): void {
  if (scrollOffset !== 0) document.getElementById(GRID_ID)?.scrollTo({ top: 0 });
}

function showColumn(column: number, widths: readonly number[]): void {
  const grid = document.getElementById(GRID_ID);
  if (grid === null || column <= 0) return;
  const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const right = left + (widths[column] ?? 0);
  const pinned = widths[0] ?? 0;
  if (left - pinned < grid.scrollLeft) grid.scrollLeft = left - pinned;
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth;
}
