import fc from 'fast-check';
import { moveBy, nextInReading } from './gridPlaces';

const size = { rows: 20, columns: 5, page: 8 };

it.each([
  ['ArrowUp', false, -1, 2],
  ['ArrowUp', true, 0, 2],
  ['ArrowDown', true, 19, 2],
  ['ArrowLeft', true, 0, 0],
  ['End', false, 0, 4],
  ['End', true, 19, 4],
  ['PageDown', false, 8, 2],
  ['PageUp', false, 0, 2],
] as const)('%s (jump: %p) leads from the first row to %d, %d', (key, jump, row, column) => {
  expect(moveBy(key, jump, { row: 0, column: 2 }, size)).toEqual({ row, column });
});

it('never leads out of the table', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
  const spots = fc.record({ row: fc.integer({ min: -1, max: 19 }), column: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(keys, fc.boolean(), spots, (key, jump, from) => {
      const to = moveBy(key, jump, from, size);
      expect(to).not.toBeNull();
      expect(to?.row).toBeGreaterThanOrEqual(-1);
      expect(to?.row).toBeLessThan(20);
      expect(to?.column).toBeGreaterThanOrEqual(0);
      expect(to?.column).toBeLessThan(5);
    }),
  );
});

it('goes there and back in reading order', () => {
  const spots = fc.record({ row: fc.integer({ min: 0, max: 19 }), column: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(spots, (from) => {
      const next = nextInReading(from, false, size);
      if (next !== null) expect(nextInReading(next, true, size)).toEqual(from);
      else expect(from).toEqual({ row: 19, column: 4 });
    }),
  );
});
