import fc from 'fast-check';
import { markDifference } from './markDifference';

it.each([
  ['A red vase', 'A blue vase', 'red', 'blue'],
  ['A vase', 'A vase', '', ''],
  ['', 'A vase', '', 'A vase'],
  ['aa', 'aaa', '', 'a'],
  ['A 😀 vase', 'A 😁 vase', '😀', '😁'],
])('marks what differs in %p and %p', (one, other, first, second) => {
  expect(markDifference(one, other).map(({ different }) => different)).toEqual([first, second]);
});

it('leaves nothing out, and both begin and end alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const [left, right] = markDifference(one, other);
      expect(left.start + left.different + left.end).toBe(one);
      expect(right.start + right.different + right.end).toBe(other);
      expect([left.start, left.end]).toEqual([right.start, right.end]);
    }),
  );
});
