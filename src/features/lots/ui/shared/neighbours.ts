import { createSelector } from '@reduxjs/toolkit';
import { selectGrid, type WithGrid } from '../../model/view/gridSlice';
import { selectLotIds } from '../../model/lots/lotsSlice';

/** The lots before and after one; null where there is none. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The neighbours as the person sees the lots: in the order of the view, `arranged`, when that is another one than the
 * sale's and shows the lot; else in the order of the sale, `ids`.
 */
export function neighboursIn(arranged: readonly string[] | null, ids: readonly string[], lotId: string): Neighbours {
  const order = arranged?.includes(lotId) === true ? arranged : ids;
  const place = order.indexOf(lotId);
  return place < 0
    ? { previous: null, next: null }
    : { previous: order[place - 1] ?? null, next: order[place + 1] ?? null };
}

type WithLots = WithGrid & Parameters<typeof selectLotIds>[0];

export const selectNeighbours = createSelector(
  [
    (state: WithLots) => selectGrid(state).arranged,
    (state: WithLots) => selectLotIds(state),
    (_state: WithLots, lotId: string) => lotId,
  ],
  neighboursIn,
);
