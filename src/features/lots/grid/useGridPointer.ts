import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { cellActivated, editBegan, type GridPlace, lotsChosen, rangeChosen, selectGrid } from '../gridSlice';
import { useLotsSelector } from '../lotsHooks';
import { type GridColumnId, isTyped } from './gridColumns';
import { selectAllChosen } from './gridSelectors';
import type { GridActions } from './useGridActions';
import type { HeadActions } from './useHeadActions';

/** The cell of a lot under the pointer. */
function placeOf(target: EventTarget): GridPlace | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'] as GridColumnId | undefined;
  const lotId = target.closest<HTMLElement>('[data-lot]')?.dataset['lot'];
  return column === undefined || lotId === undefined ? null : { lotId, column };
}

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Choosing cells and lots with the pointer. One set of listeners serves all rows. */
export function useGridPointer(actions: GridActions, heads: HeadActions, editable: boolean) {
  const dispatch = useAppDispatch();
  const chosen = useLotsSelector((state) => selectGrid(state).chosen);
  const allChosen = useLotsSelector(selectAllChosen);
  /** Where Shift continues from. */
  const lastChosen = useRef<string | null>(null);

  const choose = (lotId: string, extend: boolean): void => {
    const to = actions.ids.indexOf(lotId);
    const from = extend && lastChosen.current !== null ? actions.ids.indexOf(lastChosen.current) : to;
    lastChosen.current = lotId;
    const lotIds = actions.ids.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
    dispatch(lotsChosen({ lotIds, chosen: !(lotId in chosen) }));
  };
  const onPointerDown = (event: PointerEvent): void => {
    const { target, button, shiftKey } = event;
    if (button !== 0 || isIn(target, 'a, input, textarea, select, [data-choose], [data-choices]')) return;
    if (target instanceof Element && heads.onPointerDown(event, target)) return;
    const place = placeOf(target);
    // A finger scrolls; what it taps is a click.
    if (place === null || event.pointerType === 'touch') return;
    if (shiftKey) dispatch(rangeChosen({ head: place }));
    else dispatch(cellActivated(place));
  };
  const onPointerOver = (event: PointerEvent): void => {
    if (
      event.buttons !== 1 ||
      event.pointerType === 'touch' ||
      isIn(event.target, 'input, textarea, select, [data-choices]')
    )
      return;
    const place = placeOf(event.target);
    if (place !== null && actions.active !== null) dispatch(rangeChosen({ head: place }));
  };
  const onClick = (event: MouseEvent): void => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-choose]') : null;
    const lotId = box?.dataset['choose'];
    if (lotId === 'all') dispatch(lotsChosen({ lotIds: actions.ids, chosen: !allChosen }));
    else if (lotId !== undefined) choose(lotId, event.shiftKey);
    else {
      const place = isIn(event.target, 'a, input, textarea, select, [data-choices]') ? null : placeOf(event.target);
      const here = actions.active === null ? null : actions.placeAt(actions.active);
      const same = here?.lotId === place?.lotId && here?.column === place?.column;
      if (place !== null && !same && !event.shiftKey) dispatch(cellActivated(place));
    }
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const place = isIn(event.target, 'a, input, textarea, select, [data-choose], [data-choices]')
      ? null
      : placeOf(event.target);
    if (!editable || place === null || !isTyped(place.column)) return;
    dispatch(cellActivated(place));
    dispatch(editBegan({ mode: 'amend' }));
  };
  return { onPointerDown, onPointerOver, onClick, onDoubleClick };
}
