import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveAfter, moveBefore } from '../../../../domain/lots/lotMoves';
import { useAppDispatch } from '../../../../store/hooks';
import { type Drop, dropAt, scrollStep } from './dropPlace';
import { placeDialogOpened } from '../../model/numbering/numberingSlice';
import { usePageKeys } from '../keys/usePageKeys';
import type { Moves } from './useMoves';

/** CSS pixels: less is a press with an unsteady hand. */
const DRAG_FROM = 6;

interface Drag {
  readonly lotId: string;
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  /** By its handle, which is for nothing else; a tile may also be pressed. */
  readonly byHandle: boolean;
  moving: boolean;
}

/**
 * Dragging rows and tiles by their handles, with mouse, pen or finger, and tiles themselves with mouse or pen; a press of a
 * handle without dragging asks for the place. One set of
 * listeners serves all rows. The area itself holds the pointer: the row may be scrolled out of existence meanwhile. Who may
 * not move lots any more moves none that they had taken.
 */
export function useMovePointer(
  area: RefObject<HTMLElement | null>,
  { ids, together, move, tell }: Moves,
  enabled: boolean,
) {
  const dispatch = useAppDispatch();
  const drag = useRef<Drag | null>(null);
  /** The click that follows a press was answered with it. */
  const answered = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);
  const [dragged, setDragged] = useState<readonly string[] | null>(null);

  if (!enabled && dragged !== null) {
    setDrop(null);
    setDragged(null);
  }
  useEffect(() => {
    if (!enabled) drag.current = null;
  }, [enabled]);

  const end = (): void => {
    drag.current = null;
    setDrop(null);
    setDragged(null);
  };
  const ask = (lotId: string): void => void dispatch(placeDialogOpened({ lotIds: together(lotId) }));

  useEffect(() => {
    if (dragged === null) return;
    let frame = 0;
    // Rows come by while the pointer rests at an edge.
    const scroll = (): void => {
      const at = drag.current;
      if (at !== null && area.current !== null && scrollStep(area.current, at.y)) setDrop(dropAt(area.current, at));
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [dragged, area]);
  usePageKeys(
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
      tell({ kind: 'cancelled' });
    },
    { first: true, enabled: dragged !== null },
  );

  return {
    drop,
    dragged,
    handlers: {
      onPointerDownCapture: (event: PointerEvent<HTMLElement>): void => {
        const handled = handleAt(event.target);
        const lotId = handled ?? tileAt(event);
        if (lotId === null || event.button !== 0) return;
        const { pointerId, clientX: x, clientY: y } = event;
        drag.current = { lotId, pointerId, startX: x, startY: y, x, y, byHandle: handled !== null, moving: false };
        if (handled === null) return;
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const at = drag.current;
        if (at?.pointerId !== event.pointerId) return;
        // It was let go outside of the area, which hears nothing of that before the drag of a tile has begun.
        if (!at.moving && event.buttons === 0) return end();
        at.x = event.clientX;
        at.y = event.clientY;
        if (!at.moving) {
          if (Math.hypot(at.x - at.startX, at.y - at.startY) < DRAG_FROM) return;
          at.moving = true;
          if (!at.byHandle) event.currentTarget.setPointerCapture(at.pointerId);
          setDragged(together(at.lotId));
        }
        setDrop(dropAt(event.currentTarget, at));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        const at = drag.current;
        if (at?.pointerId !== event.pointerId) return;
        const place = at.moving ? dropAt(event.currentTarget, at) : null;
        end();
        // A press on a tile opens it.
        if (!at.moving && !at.byHandle) return;
        answered.current = true;
        setTimeout(() => (answered.current = false));
        if (!at.moving) ask(at.lotId);
        else if (place === null) tell({ kind: 'cancelled' });
        else move((place.side === 'before' ? moveBefore : moveAfter)(ids, together(at.lotId), place.lotId));
      },
      onPointerCancel: end,
      /** The browser would drag the picture, or the address of the tile. */
      onDragStart: (event: DragEvent<HTMLElement>): void => {
        if (event.target instanceof Element && event.target.closest('[data-drag]') !== null) event.preventDefault();
      },
      /** Keys and screen readers press a handle without a pointer. */
      onClickCapture: (event: MouseEvent<HTMLElement>): void => {
        const lotId = handleAt(event.target);
        if (lotId === null && !answered.current) return;
        event.stopPropagation();
        event.preventDefault();
        if (lotId !== null && !answered.current) ask(lotId);
      },
    },
  };
}

/** The tile that the pointer takes: a finger scrolls, and with a key held one chooses. */
function tileAt({ target, pointerType, shiftKey, ctrlKey, metaKey }: PointerEvent): string | null {
  if (!(target instanceof Element) || pointerType === 'touch' || shiftKey || ctrlKey || metaKey) return null;
  if (target.closest('[data-choose]') !== null) return null;
  return target.closest<HTMLElement>('[data-drag]')?.dataset['drag'] ?? null;
}

function handleAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-move]')?.dataset['move'] ?? null) : null;
}
