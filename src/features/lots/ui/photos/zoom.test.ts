import { MOST, panBy, pointIn, toggled, WHOLE, zoomAt, zoomOfKey } from './zoom';

it('enlarges around the point one points at, which stays where it is', () => {
  const point = { x: 0.25, y: -0.1 };
  const view = zoomAt(WHOLE, 2, point);
  expect(view.scale).toBe(2);
  // What was under the point: (point - moved) / scale.
  expect([(point.x - view.x) / view.scale, (point.y - view.y) / view.scale]).toEqual([point.x, point.y]);
  const further = zoomAt(view, 1.5, point);
  expect((point.x - further.x) / further.scale).toBeCloseTo(point.x);
});

it('never shows less than all of the photo, nor more than it has, nor what is beside it', () => {
  expect(zoomAt(WHOLE, 0.1)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 1_000).scale).toBe(MOST);
  expect(panBy(zoomAt(WHOLE, 2), 9, -9)).toEqual({ scale: 2, x: 0.5, y: -0.5 });
  // Smaller again, it comes back into the frame.
  expect(zoomAt({ scale: 2, x: 0.5, y: 0.5 }, 0.5)).toEqual(WHOLE);
});

it('follows the keys: signs and 0 always, arrows once it is enlarged', () => {
  expect(zoomOfKey('ArrowRight', WHOLE)).toBeNull();
  const near = zoomOfKey('+', WHOLE) ?? WHOLE;
  expect(near.scale).toBe(1.5);
  expect(zoomOfKey('ArrowRight', near)?.x).toBeLessThan(0);
  expect(zoomOfKey('ArrowDown', near)?.y).toBeLessThan(0);
  expect(zoomOfKey('-', near)).toEqual(WHOLE);
  expect(zoomOfKey('0', { scale: 8, x: 1, y: 1 })).toEqual(WHOLE);
  expect(zoomOfKey('x', near)).toBeNull();
});

it('goes there and back with a double press', () => {
  const near = toggled(WHOLE, { x: 0.2, y: 0 });
  expect(near.scale).toBeGreaterThan(2);
  expect(toggled(near, { x: 0, y: 0 })).toEqual(WHOLE);
});

it('finds the place of the pointer in the frame, in parts of it from its middle', () => {
  const frame = (width: number, height: number) =>
    ({ getBoundingClientRect: () => ({ left: 100, top: 50, width, height }) }) as Element;
  expect(pointIn(frame(400, 200), { clientX: 400, clientY: 50 })).toEqual({ x: 0.25, y: -0.5 });
  // A frame that is not laid out yet has no size to divide by.
  expect(pointIn(frame(0, 0), { clientX: 100, clientY: 50 })).toEqual({ x: -0.5, y: -0.5 });
});
