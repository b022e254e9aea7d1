import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { columnsPlanned, selectGrid, sortChosen } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { type GridColumnId, moveColumn, NARROWEST, WIDEST, widthOf } from '../../model/fields/gridColumns';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import { selectPlan, selectShownColumns } from '../../model/view/gridSelectors';

/** CSS pixels a key makes a column wider. */
const STEP = 16;
/** A pointer that moves less only presses. */
const DRAG_FROM = 6;

/** Sorting, widths and order of columns, by keys and pointer. */
export function useHeadActions() {
  const dispatch = useAppDispatch();
  const plan = useLotsSelector(selectPlan);
  const sort = useLotsSelector((state) => selectGrid(state).sort);
  const columns = useLotsSelector(selectShownColumns);
  const extras = useLotsSelector(selectExtraColumns);
  const [dropAt, setDropAt] = useState<GridColumnId | null>(null);

  const resize = (column: GridColumnId, width: number): void => {
    const kept = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
    dispatch(columnsPlanned({ ...plan, widths: { ...plan.widths, [column]: kept } }));
  };
  const move = (column: GridColumnId, steps: number): void => {
    if (column !== 'number') dispatch(columnsPlanned(moveColumn(plan, column, steps, extras)));
  };
  /** Up, down, and back to the order of the sale. */
  const toggleSort = (column: GridColumnId): void => {
    if (sort?.column !== column) dispatch(sortChosen({ column, direction: 'ascending' }));
    else dispatch(sortChosen(sort.direction === 'ascending' ? { column, direction: 'descending' } : null));
  };

  const onKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, column: GridColumnId): boolean => {
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (key === 'Enter' || key === ' ') toggleSort(column);
    else if (sideways !== 0 && shiftKey) resize(column, widthOf(plan, column) + sideways * STEP);
    else if (sideways !== 0 && (ctrlKey || metaKey)) move(column, sideways);
    else return false;
    return true;
  };

  /** Follows the pointer until it is let go. */
  const follow = (event: PointerEvent, moved: (now: globalThis.PointerEvent) => void, ended: () => void): void => {
    const target = event.currentTarget;
    const stop = new AbortController();
    const { signal } = stop;
    target.setPointerCapture(event.pointerId);
    target.addEventListener('pointermove', (now) => moved(now as globalThis.PointerEvent), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      target.addEventListener(
        end,
        () => {
          stop.abort();
          if (end === 'pointerup') ended();
        },
        { signal },
      );
    }
  };
  const onPointerDown = (event: PointerEvent, target: Element): boolean => {
    const handle = target.closest<HTMLElement>('[data-resize]')?.dataset['resize'] as GridColumnId | undefined;
    const head = target.closest<HTMLElement>('[data-head]')?.dataset['head'] as GridColumnId | undefined;
    const from = event.clientX;
    if (handle !== undefined) {
      const width = widthOf(plan, handle);
      follow(
        event,
        ({ clientX }) => resize(handle, width + clientX - from),
        () => undefined,
      );
      return true;
    }
    if (head === undefined) return false;
    let over: GridColumnId | null = null;
    let dragged = false;
    follow(
      event,
      ({ clientX, clientY }) => {
        dragged ||= Math.abs(clientX - from) > DRAG_FROM;
        if (!dragged || head === 'number') return;
        const beneath = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-head]');
        const column = beneath?.dataset['head'] as GridColumnId | undefined;
        over = column === undefined || column === head || column === 'number' ? null : column;
        setDropAt(over);
      },
      () => {
        setDropAt(null);
        if (over !== null) move(head, columns.indexOf(over) - columns.indexOf(head));
        else if (!dragged) toggleSort(head);
      },
    );
    return true;
  };
  return { onKey, onPointerDown, dropAt };
}

export type HeadActions = ReturnType<typeof useHeadActions>;
