import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../keys/usePageKeys';
import { dropAt, type TileBox, type TileDrop } from './tilePlaces';

/** CSS pixels: less is a press with an unsteady hand. */
const DRAG_FROM = 6;
/** A finger that moves at once scrolls the page; one that rests this long, in ms, takes the photo. */
const TAKEN_AFTER_MS = 300;

interface Drag {
  readonly photoId: string;
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  /** Of a finger: when it has rested long enough. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  moving: boolean;
}

interface PhotoDrag {
  /** The photo that is being dragged, and where it would land. */
  readonly dragged: string | null;
  readonly drop: TileDrop | null;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
    onContextMenu(event: { preventDefault(): void }): void;
  };
}

/**
 * Dragging tiles that carry `data-photo` inside of `area`, with mouse, pen, or a finger that rests on one first. `onDrop`
 * gets where one was let go, null when nowhere or when Escape was pressed.
 */
export function usePhotoDrag(
  area: RefObject<HTMLElement | null>,
  enabled: boolean,
  onDrop: (photoId: string, drop: TileDrop | null) => void,
): PhotoDrag {
  const drag = useRef<Drag | null>(null);
  /** The click that follows a drag chooses nothing. */
  const answered = useRef(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<TileDrop | null>(null);

  const end = (): void => {
    forget(drag);
    setDragged(null);
    setDrop(null);
  };
  const take = (at: Drag, element: HTMLElement): void => {
    at.moving = true;
    element.setPointerCapture(at.pointerId);
    setDragged(at.photoId);
  };

  useEffect(() => {
    const element = area.current;
    if (element === null || !enabled) return;
    // A page that has begun to scroll takes the pointer away for good: so it must not begin.
    const hold = (event: TouchEvent): void => {
      if (drag.current?.moving === true && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, [area, enabled]);

  usePageKeys(
    (event) => {
      if (event.key !== 'Escape' || dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      answered.current = true;
      onDrop(dragged, null);
    },
    { first: true, enabled: dragged !== null },
  );

  useEffect(() => () => forget(drag), []);

  return {
    dragged,
    drop,
    handlers: {
      onPointerDown(event) {
        answered.current = false;
        const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
        const photoId = tile?.dataset['photo'];
        if (!enabled || photoId === undefined || event.button !== 0) return;
        const { pointerId, clientX, clientY, currentTarget } = event;
        const timer =
          event.pointerType === 'touch'
            ? setTimeout(() => {
                if (drag.current?.pointerId === pointerId) take(drag.current, currentTarget);
              }, TAKEN_AFTER_MS)
            : undefined;
        drag.current = { photoId, pointerId, startX: clientX, startY: clientY, timer, moving: false };
      },
      onPointerMove(event) {
        const at = drag.current;
        if (at?.pointerId !== event.pointerId) return;
        if (!at.moving) {
          // It was let go outside of the area, which hears nothing of that before the drag has begun.
          if (event.buttons === 0) return end();
          if (Math.hypot(event.clientX - at.startX, event.clientY - at.startY) < DRAG_FROM) return;
          if (at.timer !== undefined) return end();
          take(at, event.currentTarget);
        }
        setDrop(dropAt(boxesIn(event.currentTarget), { x: event.clientX, y: event.clientY }));
      },
      onPointerUp(event) {
        const at = drag.current;
        if (at?.pointerId !== event.pointerId) return;
        const place = at.moving ? dropAt(boxesIn(event.currentTarget), { x: event.clientX, y: event.clientY }) : null;
        end();
        if (!at.moving) return;
        answered.current = true;
        onDrop(at.photoId, place);
      },
      onPointerCancel: end,
      onClickCapture(event) {
        if (!answered.current) return;
        answered.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onContextMenu(event) {
        if (drag.current !== null) event.preventDefault();
      },
    },
  };
}

function forget(drag: RefObject<Drag | null>): void {
  clearTimeout(drag.current?.timer);
  drag.current = null;
}

function boxesIn(area: HTMLElement): TileBox[] {
  return [...area.querySelectorAll<HTMLElement>('[data-photo]')].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return { photoId: tile.dataset['photo'] ?? '', left, right, top, bottom };
  });
}
