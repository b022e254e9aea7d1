import { createSelector } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { type GridPlace, selectGrid, type WithGrid } from './gridSlice';
import { selectLot, selectLotBuckets, selectLotIds, selectLotPrivate, selectSeesPrivate } from '../lots/lotsSlice';
import { selectExtraColumns, type WithExtras } from '../extras/extrasSlice';
import type { LotsState } from '../lots/lotsState';
import { selectLotsWithFailedPhotos } from '../photos/intakeSelectors';
import { isSameList } from '../saves/saveSummaries';
import { selectEditsStatusOfLot } from '../saves/savesSlice';
import type { GridLot } from '../fields/cellValues';
import {
  type ColumnPlan,
  columnsBySale,
  type GridColumnId,
  orderWithPlatforms,
  shownColumns,
  widthOf,
} from '../fields/gridColumns';
import { selectHasResults, type WithPhase } from '../phase/phaseSlice';
import { selectCheckedPlatforms, type WithChecks } from '../checks/checksSelectors';
import type { Rect, Spot } from './gridPlaces';

export type WithLotsGrid = WithGrid & WithExtras & WithChecks & WithPhase & { readonly lots?: LotsState };

const selectOrder = createSelector(
  [(state: WithGrid) => selectGrid(state).plan.order, selectCheckedPlatforms],
  (order, platforms) =>
    orderWithPlatforms(
      order,
      platforms.map(({ id }) => id),
    ),
);

/** How the columns are arranged, with those of the sale's platforms and what the sale shows by itself. */
export const selectPlan = createSelector(
  [
    (state: WithGrid & WithChecks) => selectGrid(state).plan,
    selectOrder,
    (state: WithPhase) => columnsBySale(selectHasResults(state)),
  ],
  (plan, order, bySale): ColumnPlan => ({ ...plan, order, bySale }),
);

/** The lots of the view in its order. */
export const selectGridIds = (state: WithLotsGrid): readonly string[] =>
  selectGrid(state).arranged ?? selectLotIds(state);

const selectRowOf = createSelector([selectGridIds], (ids) => new Map(ids.map((id, row) => [id, row])));

/** Where the active lot is in the view; -1 when the view does not show it. */
export const selectActiveRow = createSelector(
  [selectRowOf, (state: WithGrid) => selectGrid(state).active?.lotId ?? null],
  (rows, lotId): number => (lotId === null ? -1 : (rows.get(lotId) ?? -1)),
);

/** The columns on screen; the same list while only widths change, so that no row renders for it. */
export const selectShownColumns = createSelector(
  [
    (state: WithLotsGrid) => selectPlan(state).order,
    (state: WithLotsGrid) => selectPlan(state).hidden,
    (state: WithLotsGrid) => selectPlan(state).shown,
    (state: WithLotsGrid) => selectPlan(state).decided,
    (state: WithLotsGrid) => selectPlan(state).bySale,
    (state: WithLotsGrid) => selectSeesPrivate(state),
    selectExtraColumns,
  ],
  (order, hidden, shown = [], decided = [], bySale = [], seesPrivate, extras): readonly GridColumnId[] =>
    shownColumns({ order, hidden, shown, decided, bySale, widths: {} }, seesPrivate, extras),
);

/** The widths of the columns on screen in CSS pixels. */
export const selectWidths = createSelector([selectShownColumns, selectPlan], (columns, plan) =>
  columns.map((column) => widthOf(plan, column)),
);

const selectSpotOf = createSelector([selectRowOf, selectShownColumns], (rows, columns) => (place: GridPlace | null) => {
  if (place === null) return null;
  const row = place.lotId === null ? -1 : rows.get(place.lotId);
  const column = columns.indexOf(place.column);
  return row === undefined || column < 0 ? null : { row, column };
});

/** Where the active cell is in the view; null when the view does not show it. */
export const selectActiveSpot = createSelector(
  [selectSpotOf, (state: WithGrid) => selectGrid(state).active],
  (spotOf, active): Spot | null => spotOf(active),
);

/** The corner of the chosen cells that moves; the active cell when there is only this one. */
export const selectHeadSpot = createSelector(
  [selectSpotOf, selectActiveSpot, (state: WithGrid) => selectGrid(state).range],
  (spotOf, active, range): Spot | null => (range === null ? active : spotOf(range.head)),
);

/** The chosen cells of lots: the range, else the active cell. */
export const selectRect = createSelector(
  [selectSpotOf, selectActiveSpot, (state: WithGrid) => selectGrid(state).range],
  (spotOf, active, range): Rect | null => {
    const a = range === null ? active : spotOf(range.anchor);
    const b = range === null ? active : spotOf(range.head);
    if (a === null || b === null || (a.row < 0 && b.row < 0)) return null;
    return {
      top: Math.max(0, Math.min(a.row, b.row)),
      bottom: Math.max(a.row, b.row),
      left: Math.min(a.column, b.column),
      right: Math.max(a.column, b.column),
    };
  },
);

/** The column of the active cell when it is in this row. */
export const selectActiveColumn = (state: WithGrid, lotId: string | null): GridColumnId | null => {
  const { active } = selectGrid(state);
  return active !== null && active.lotId === lotId ? active.column : null;
};

/** Which cells of a row are in the range, as `left:right`; null for none. A text, so that equal answers are the same. */
export const selectRangeOfRow = (state: WithLotsGrid, row: number): string | null => {
  if (selectGrid(state).range === null) return null;
  const rect = selectRect(state);
  return rect === null || row < rect.top || row > rect.bottom ? null : `${rect.left}:${rect.right}`;
};

export const selectEditingOfRow = (state: WithGrid, lotId: string): 'replace' | 'amend' | null => {
  const { active, editing } = selectGrid(state);
  return editing !== null && active?.lotId === lotId ? editing : null;
};

export const selectIsChosen = (state: WithGrid, lotId: string): boolean => lotId in selectGrid(state).chosen;

/** The chosen lots that the view shows, in its order: nothing that is out of sight is changed. */
export const selectChosenIds = createSelector(
  [selectGridIds, (state: WithGrid) => selectGrid(state).chosen],
  (ids, chosen) => ids.filter((id) => id in chosen),
);

/** The categories in use, by the alphabet of code units; the same list while no category comes or goes. */
export const selectCategories = createSelector(
  [createSelector([selectLotBuckets], createBucketFacts(categoriesOf))],
  (found) => [...new Set(found.flat())].sort(),
  { memoizeOptions: { resultEqualityCheck: isSameList } },
);

function categoriesOf(lots: readonly Lot[]): readonly string[] {
  const names = new Set<string>();
  for (const { category, deletedAt } of lots) if (deletedAt === null) names.add(category.trim());
  return [...names].filter(Boolean);
}

/** Every lot of the view is chosen. */
export const selectAllChosen = createSelector(
  [selectGridIds, selectChosenIds],
  (ids, chosen) => ids.length > 0 && chosen.length === ids.length,
);

/** Reads a lot with what only editors see of it; a new function when any lot has changed. */
export const selectLotReader = createSelector(
  [(state: WithLotsGrid) => state.lots],
  (lots) =>
    (lotId: string): GridLot | undefined => {
      const within = lots === undefined ? {} : { lots };
      const lot = selectLot(within, lotId);
      return lot === undefined ? undefined : { ...selectLotPrivate(within, lotId), ...lot };
    },
);

/** Something of the lot was refused, could not be read, or is a photo that did not arrive: a person has to decide. */
export const selectLotNeedsAttention = (
  state: Parameters<typeof selectEditsStatusOfLot>[0] & Parameters<typeof selectLotsWithFailedPhotos>[0],
  lotId: string,
): boolean => selectEditsStatusOfLot(state, lotId) === 'needsAttention' || selectLotsWithFailedPhotos(state).has(lotId);
