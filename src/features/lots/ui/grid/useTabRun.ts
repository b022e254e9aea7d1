import { useRef } from 'react';
import type { Spot } from '../../model/view/gridPlaces';

/** A run of Tabs along the cells of a row. */
export interface TabRun {
  /** Notes that Tab led from one cell to another. */
  readonly tabbed: (from: Spot, to: Spot) => void;
  /** The column in which the run began that stands at this cell; the cell's own without one. */
  readonly columnAt: (spot: Spot) => number;
}

/**
 * As in a spreadsheet, Enter at the end of a run of Tabs leads to the row below, into the column in which the run began. Any
 * other move ends a run: it stands where its last Tab led.
 */
export function useTabRun(): TabRun {
  const run = useRef<{ readonly column: number; readonly at: Spot } | null>(null);
  const columnAt = (spot: Spot): number => {
    const last = run.current;
    return last !== null && last.at.row === spot.row && last.at.column === spot.column ? last.column : spot.column;
  };
  return {
    columnAt,
    tabbed(from, to) {
      // Past the end of its row a run goes on in the next one, from the first column.
      const column = to.row === from.row ? columnAt(from) : to.column;
      run.current = { column: Math.min(column, to.column), at: to };
    },
  };
}
