import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { panBy, pointIn, toggled, WHOLE, zoomAt, type ZoomedView } from '../photos/zoom';

/** After a pause of the wheel this long, in ms, the view is what it is. */
const WHEEL_ENDS_MS = 150;
/** CSS pixels: a finger that goes so far sideways over a whole photo wants the next one. */
const SWIPE = 60;

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface ZoomOptions {
  readonly view: ZoomedView;
  /** At the end of each movement: what it was on the way is nobody's business but the screen's. */
  readonly onChange: (view: ZoomedView) => void;
  readonly onSwipe: (way: 'next' | 'previous') => void;
}

/** Zoom and pan of what is in `frame`, by wheel, by one pointer that drags, and by two that pinch. */
export function useZoom(frame: RefObject<HTMLElement | null>, { view, onChange, onSwipe }: ZoomOptions) {
  /** While something moves; what else gives the photo another view meanwhile is later, and stands. */
  const [moving, setMoving] = useState<{ readonly from: ZoomedView; readonly to: ZoomedView } | null>(null);
  const shown = moving?.from === view ? moving.to : view;
  const latest = useRef({ view, shown, onChange });
  useEffect(() => {
    latest.current = { view, shown, onChange };
  });
  const fingers = useRef(new Map<number, Finger>());
  const began = useRef<Finger | null>(null);

  const move = (next: ZoomedView): void => {
    latest.current = { ...latest.current, shown: next };
    setMoving({ from: latest.current.view, to: next });
  };
  const settle = (): void => {
    const now = latest.current;
    setMoving(null);
    if (now.shown !== now.view) now.onChange(now.shown);
  };
  const latestSteps = useRef({ move, settle });
  useEffect(() => {
    latestSteps.current = { move, settle };
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      latestSteps.current.move(rolled(latest.current.shown, event, element));
      clearTimeout(timer);
      timer = setTimeout(() => latestSteps.current.settle(), WHEEL_ENDS_MS);
    };
    // React's own listener could not keep the page from being zoomed or scrolled.
    element.addEventListener('wheel', roll, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', roll);
    };
  }, [frame]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, at);
      began.current = fingers.current.size === 1 ? at : null;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      fingers.current.set(event.pointerId, now);
      const [dx, dy] = [(now.x - before.x) / (width || 1), (now.y - before.y) / (height || 1)];
      if (other !== undefined) {
        const by = distance(now, other) / (distance(before, other) || 1);
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        move(panBy(zoomAt(latest.current.shown, by, pointIn(event.currentTarget, middle)), dx / 2, dy / 2));
      } else if (latest.current.shown.scale > 1) move(panBy(latest.current.shown, dx, dy));
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (!fingers.current.delete(event.pointerId)) return;
      if (fingers.current.size > 0) return;
      const from = began.current;
      began.current = null;
      if (moving !== null) return settle();
      if (from === null || event.pointerType === 'mouse') return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'next' : 'previous');
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      fingers.current.delete(event.pointerId);
      began.current = null;
      if (moving !== null) settle();
    },
    onDoubleClick(event: MouseEvent<HTMLElement>): void {
      onChange(toggled(view, pointIn(event.currentTarget, event)));
    },
  };
  return { shown, handlers, isWhole: shown.scale === WHOLE.scale };
}

/**
 * What a turn of the wheel makes of the view: nearer or away at the pointer; with Shift sideways, with Alt up or down. Two
 * fingers that go sideways on a touchpad move the photo, and do not zoom by the little that they go up or down.
 */
function rolled(view: ZoomedView, event: WheelEvent, frame: Element): ZoomedView {
  const { width, height } = frame.getBoundingClientRect();
  const { deltaX, deltaY, shiftKey, altKey, ctrlKey } = event;
  const aside = -deltaX / (width || 1);
  // Some systems turn the wheel sideways by themselves where Shift is held.
  if (shiftKey) return panBy(view, -(deltaX === 0 ? deltaY : deltaX) / (width || 1), 0);
  if (altKey) return panBy(view, aside, -deltaY / (height || 1));
  if (Math.abs(deltaX) > Math.abs(deltaY)) return panBy(view, aside, 0);
  // A pinch on a touchpad comes as small turns of the wheel with Ctrl.
  const by = Math.exp(-deltaY * (ctrlKey ? 0.01 : 0.002));
  return panBy(zoomAt(view, by, pointIn(frame, event)), aside, 0);
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
