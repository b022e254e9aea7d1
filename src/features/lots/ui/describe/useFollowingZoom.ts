import { type PointerEvent, useRef, useState } from 'react';
import { ofLot } from '../../../navigation/model/panelsSlice';
import { usePanel } from '../../../navigation/ui/usePanel';
import { MIDDLE, PAN, panBy, type Point, pointIn, WHOLE, zoomAt, type ZoomedView, zoomOfKey } from '../photos/zoom';

/** How near the closer look is. */
const CLOSE = 2.5;

/** The closer look at a lot's photo: what the pointer is at stays under the pointer, from edge to edge. */
export function useFollowingZoom(lotId: string) {
  const [view, setView] = usePanel<ZoomedView>(ofLot(lotId, 'closer'), WHOLE);
  /** While the pointer leads; what it was on the way is nobody's business but the screen's. */
  const [led, setLed] = useState<ZoomedView | null>(null);
  const pointer = useRef<Point>(MIDDLE);
  const isClose = view.scale > WHOLE.scale;
  const shown = isClose ? (led ?? view) : view;
  const show = (next: ZoomedView): void => {
    setLed(null);
    setView(next);
  };
  const toggle = (at: Point = pointer.current): void => show(isClose ? WHOLE : zoomAt(WHOLE, CLOSE, at));
  return {
    shown,
    isClose,
    toggle,
    pan: (x: number, y: number): void => {
      if (isClose) show(panBy(shown, x * PAN, y * PAN));
    },
    /** Whether the key did something. */
    pressed(key: string): boolean {
      const next = zoomOfKey(key, shown);
      if (next !== null) show(next);
      return next !== null;
    },
    handlers: {
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const at = pointIn(event.currentTarget, event);
        pointer.current = at;
        if (isClose) setLed(zoomAt(WHOLE, view.scale, at));
      },
      onPointerLeave(): void {
        pointer.current = MIDDLE;
        if (led !== null) show(led);
      },
    },
  };
}
