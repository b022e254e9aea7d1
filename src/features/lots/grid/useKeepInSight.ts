import { type RefObject, useEffect } from 'react';
import type { Spot } from './gridPlaces';

interface Rows {
  scrollToIndex(index: number, options: { align: 'auto' }): void;
}

/** Scrolls as little as it takes to show the cell that the keys are at; the first column stays where it is. */
export function useKeepInSight(
  scroller: RefObject<HTMLElement | null>,
  rows: Rows,
  head: Spot | null,
  widths: readonly number[],
): void {
  const row = head?.row ?? -1;
  const column = head?.column ?? -1;
  useEffect(() => {
    if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
    const element = scroller.current;
    if (element === null || column <= 0) return;
    const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const right = left + (widths[column] ?? 0);
    const pinned = widths[0] ?? 0;
    if (left - pinned < element.scrollLeft) element.scrollLeft = left - pinned;
    else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
    // Widths alone move nothing: only where the keys are does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [row, column]);
}
