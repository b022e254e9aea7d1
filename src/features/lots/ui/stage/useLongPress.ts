import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that rests this long, in ms, asks for what can be done. */
const RESTS_MS = 450;
/** CSS pixels: an unsteady finger still rests. */
const MOVES = 10;

interface Rest {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** For an element on which a finger that rests does something else than one that taps: `onRest`. */
export function useLongPress(onRest: () => void) {
  const rest = useRef<Rest | null>(null);
  /** The click that follows a long press does nothing. */
  const answered = useRef(false);
  const end = (): void => {
    clearTimeout(rest.current?.timer);
    rest.current = null;
  };
  useEffect(() => () => clearTimeout(rest.current?.timer), []);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
      answered.current = false;
      if (pointerType !== 'touch') return;
      end();
      const timer = setTimeout(() => {
        answered.current = true;
        onRest();
      }, RESTS_MS);
      rest.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const at = rest.current;
      if (at !== null && Math.hypot(clientX - at.x, clientY - at.y) > MOVES) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void {
      if (!answered.current) return;
      answered.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    /** The browser's own menu would cover the tools. */
    onContextMenu(event: { preventDefault(): void }): void {
      if (rest.current !== null) event.preventDefault();
    },
  };
}
