import fc from 'fast-check';
import { moveInGallery } from './galleryPlaces';

/** Three tiles a row; the last row has two. */
const size = { count: 11, columns: 3, page: 2 };

it.each([
  ['ArrowRight', false, 2, 3],
  ['ArrowLeft', false, 3, 2],
  ['ArrowLeft', false, 0, 0],
  ['ArrowRight', false, 10, 10],
  ['ArrowDown', false, 4, 7],
  ['ArrowDown', false, 8, 10],
  ['ArrowDown', false, 9, 9],
  ['ArrowUp', false, 10, 7],
  ['ArrowUp', false, 1, 1],
  ['ArrowUp', true, 7, 1],
  ['ArrowDown', true, 1, 10],
  ['ArrowLeft', true, 5, 3],
  ['ArrowRight', true, 9, 10],
  ['Home', false, 5, 3],
  ['End', false, 3, 5],
  ['End', false, 9, 10],
  ['Home', true, 9, 0],
  ['End', true, 0, 10],
  ['PageDown', false, 0, 6],
  ['PageUp', false, 10, 4],
] as const)('%s (jump: %p) leads from %d to %d', (key, jump, from, to) => {
  expect(moveInGallery(key, jump, from, size)).toBe(to);
});

it('moves nothing by other keys, and nowhere where no lot is', () => {
  expect(moveInGallery('x', false, 0, size)).toBeNull();
  expect(moveInGallery('ArrowRight', false, 0, { ...size, count: 0 })).toBeNull();
});

it('never leads out of the gallery', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
  const sizes = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    columns: fc.integer({ min: 1, max: 7 }),
    page: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(keys, fc.boolean(), fc.nat(), sizes, (key, jump, from, any) => {
      const to = moveInGallery(key, jump, from % any.count, any);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(any.count);
    }),
  );
});
