/** How a photo is shown in its frame: `scale` 1 is all of it; `x` and `y` are how far it is moved, in parts of the frame. */
export type ZoomedView = {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
};

/** A place in the frame, in parts of it from its middle: -0.5 to 0.5. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomedView = { scale: 1, x: 0, y: 0 };
export const MOST = 8;
/** What one press of a key or a button enlarges by. */
export const STEP = 1.5;
/** Part of the frame that one press of an arrow moves by. */
export const PAN = 0.15;

export const MIDDLE: Point = { x: 0, y: 0 };

/** Where in its frame the pointer is. */
export function pointIn(frame: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1) - 0.5, y: (clientY - top) / (height || 1) - 0.5 };
}

/** The photo reaches to the edges of its frame, or is all in it. */
function inFrame({ scale, x, y }: ZoomedView): ZoomedView {
  const most = (scale - 1) / 2;
  const within = (value: number): number => Math.max(-most, Math.min(most, value)) + 0;
  return { scale, x: within(x), y: within(y) };
}

/** `by` times as large, with what is at `point` staying there. */
export function zoomAt({ scale, x, y }: ZoomedView, by: number, point: Point = MIDDLE): ZoomedView {
  const next = Math.max(1, Math.min(MOST, scale * by));
  const grown = next / scale;
  return inFrame({ scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown });
}

export function panBy(view: ZoomedView, x: number, y: number): ZoomedView {
  return inFrame({ ...view, x: view.x + x, y: view.y + y });
}

/** Between all of the photo and so much of it that details are seen. */
export const toggled = (view: ZoomedView, point: Point): ZoomedView =>
  view.scale > 1 ? WHOLE : zoomAt(view, STEP ** 2, point);

/** What a key does to the view; null: nothing. */
export function zoomOfKey(key: string, view: ZoomedView): ZoomedView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomAt(view, STEP);
    case '-':
    case '−':
      return zoomAt(view, 1 / STEP);
    case '0':
      return WHOLE;
  }
  if (view.scale === 1) return null;
  switch (key) {
    case 'ArrowLeft':
      return panBy(view, PAN, 0);
    case 'ArrowRight':
      return panBy(view, -PAN, 0);
    case 'ArrowUp':
      return panBy(view, 0, PAN);
    case 'ArrowDown':
      return panBy(view, 0, -PAN);
    default:
      return null;
  }
}
