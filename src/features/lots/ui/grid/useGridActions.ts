import type { Table } from '../../../../domain/values/table';
import { useAppDispatch } from '../../../../store/hooks';
import {
  cellActivated,
  editCells,
  type GridNote,
  type GridPlace,
  noteMade,
  rangeChosen,
} from '../../model/view/gridSlice';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import type { CellLanguage, GridLot } from '../../model/fields/cellValues';
import type { GridSize, Rect, Spot } from '../../model/view/gridPlaces';
import {
  selectActiveSpot,
  selectGridIds,
  selectHeadSpot,
  selectLotReader,
  selectRect,
  selectShownColumns,
} from '../../model/view/gridSelectors';
import {
  copyTable,
  type EditPlan,
  planClear,
  planFillDown,
  planPaste,
  type Sheet,
} from '../../model/operations/planEdits';
import { selectLotProblems } from '../../model/checks/checksSelectors';
import { type GridColumnId, platformOf } from '../../model/fields/gridColumns';
import { usePlatformState } from '../checks/usePlatformState';
import { useFixedText } from '../shared/useGridTools';

/** What can be done in the grid by keys, pointer and clipboard. */
export function useGridActions(language: CellLanguage, editable: boolean, page: () => number) {
  const dispatch = useAppDispatch();
  const fixedText = useFixedText();
  const platformState = usePlatformState();
  const ids = useLotsSelector(selectGridIds);
  const columns = useLotsSelector(selectShownColumns);
  const active = useLotsSelector(selectActiveSpot);
  const head = useLotsSelector(selectHeadSpot);
  const rect = useLotsSelector(selectRect);
  const store = useLotsStore();
  const sheet = (): Sheet => ({ ids, columns, lotOf: selectLotReader(store.getState()), language });
  const size = (): GridSize => ({ rows: ids.length, columns: columns.length, page: page() });

  const placeAt = ({ row, column }: Spot): GridPlace | null => {
    const id = columns[column];
    const lotId = row < 0 ? null : ids[row];
    return id === undefined || lotId === undefined ? null : { lotId, column: id };
  };
  const goTo = (spot: Spot | null): void => {
    const place = spot === null ? null : placeAt(spot);
    if (place !== null) dispatch(cellActivated(place));
  };
  const extendTo = (spot: Spot): void => {
    const place = placeAt({ ...spot, row: Math.max(0, spot.row) });
    if (place !== null) dispatch(rangeChosen({ head: place }));
  };
  const apply = (plan: EditPlan): void => {
    if (!editable) return;
    const unread = plan.edits.reduce((sum, edit) => sum + Object.keys(edit.unread).length, 0);
    const lots = plan.edits.filter(({ changes }) => Object.keys(changes).length > 0).length;
    const { beyondRows, beyondColumns, fixed } = plan;
    const note: GridNote = { kind: 'changed', lots, unread, beyondRows, beyondColumns, fixed };
    dispatch(editCells({ edits: plan.edits, numbers: plan.numbers, note }));
  };
  const over = (work: (chosen: Rect) => void): void => {
    if (rect !== null) work(rect);
  };
  return {
    ids,
    columns,
    active,
    head,
    rect,
    size,
    goTo,
    extendTo,
    placeAt,
    clear: () => over((chosen) => apply(planClear(sheet(), chosen))),
    fillDown: () => over((chosen) => apply(planFillDown(sheet(), chosen))),
    paste: (table: Table) => over((chosen) => apply(planPaste(sheet(), chosen, table))),
    /** Says that what was to be pasted is more than can be. */
    refuseTooLarge: () => dispatch(noteMade({ kind: 'tooLarge' })),
    copy: (): Table | null => {
      if (rect === null) return null;
      const { unreadable } = store.getState().saves;
      const state = store.getState();
      const textOf = (lot: GridLot, column: GridColumnId): string => {
        const platformId = platformOf(column);
        return platformId === null
          ? fixedText(lot, column)
          : platformState(lot, platformId, selectLotProblems(state, lot.id)).word;
      };
      const table = copyTable(sheet(), rect, textOf, (id) => unreadable[id]);
      dispatch(noteMade({ kind: 'copied', cells: table.length * (table[0]?.length ?? 0) }));
      return table;
    },
  };
}

export type GridActions = ReturnType<typeof useGridActions>;
