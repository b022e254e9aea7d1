import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { cellActivated, type GridPlace, lotsChosen, rangeChosen, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import type { GridColumnId } from '../../model/fields/gridColumns';
import { selectAllChosen } from '../../model/view/gridSelectors';
import type { GridActions } from './useGridActions';
import type { HeadActions } from './useHeadActions';
import { useBeginTyping } from './useBeginTyping';

/** CSS pixels: less is a press with an unsteady hand. */
const DRAG_FROM = 4;

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
  const beginTyping = useBeginTyping(editable);
  const chosen = useLotsSelector((state) => selectGrid(state).chosen);
  const allChosen = useLotsSelector(selectAllChosen);
  /** Where Shift continues from: the lot chosen last, unless another cell was made the active one since. */
  const lastChosen = useRef<{ readonly lotId: string; readonly active: GridPlace | null } | null>(null);
  const active = useLotsSelector((state) => selectGrid(state).active);

  const pressed = useRef({ x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY });

  const choose = (lotId: string, extend: boolean): void => {
    const to = actions.ids.indexOf(lotId);
    const isNewest = lastChosen.current !== null && lastChosen.current.active === active;
    const anchor = isNewest ? lastChosen.current?.lotId : active?.lotId;
    const from = extend ? actions.ids.indexOf(anchor ?? lotId) : to;
    lastChosen.current = { lotId, active };
    const lotIds = actions.ids.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
    dispatch(lotsChosen({ lotIds, chosen: !(lotId in chosen) }));
  };
  const onPointerDown = (event: PointerEvent): void => {
    const { target, button, shiftKey } = event;
    if (button !== 0 || isIn(target, 'a, input, textarea, select, [data-choose], [data-choices]')) return;
    if (target instanceof Element && heads.onPointerDown(event, target)) return;
    const place = placeOf(target);
    pressed.current = { x: event.clientX, y: event.clientY };
    // A finger scrolls; what it taps is a click.
    if (place === null || event.pointerType === 'touch') return;
    if (shiftKey) {
      // The browser would choose text from wherever it was clicked last, and scroll there.
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
      dispatch(rangeChosen({ head: place }));
    } else dispatch(cellActivated(place));
  };
  const onPointerOver = (event: PointerEvent): void => {
    if (
      event.buttons !== 1 ||
      event.pointerType === 'touch' ||
      isIn(event.target, 'input, textarea, select, [data-choices]')
    )
      return;
    // The rows moved below a pointer that rests: the chosen cell came in sight.
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) < DRAG_FROM) return;
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
  /** Where a double click began: its first click on a number opens the lot, and then another row may be under the pointer. */
  const clickedFirst = useRef<GridPlace | null>(null);
  const onClickCapture = (event: MouseEvent): void => {
    const { detail, target } = event;
    const isControl = isIn(target, 'button, input, textarea, select, [data-choose], [data-choices]');
    if (detail === 1) clickedFirst.current = isControl ? null : placeOf(target);
    // That row is not to be opened in its place.
    if (detail === 2 && isIn(target, 'a')) event.preventDefault();
  };
  const onDoubleClick = (): void => {
    const place = clickedFirst.current;
    if (!editable || place === null) return;
    dispatch(cellActivated(place));
    beginTyping(place, 'amend');
  };
  return { onPointerDown, onPointerOver, onClick, onClickCapture, onDoubleClick };
}
