import fc from 'fast-check';
import { createRowSlots } from './rowSlots';

const list = (slots: ReadonlyMap<string, number>): number[] => [...slots.values()];

it('gives the rows of another part of the list the elements of those before', () => {
  const slots = createRowSlots();
  const first = list(slots(['a', 'b', 'c']));
  expect(list(slots(['d', 'e', 'f']))).toEqual(first);
  expect(list(slots(['g', 'h', 'i', 'j'])).slice(0, 3)).toEqual(first);
});

it('leaves the rows alone that stay, wherever the others go', () => {
  const slots = createRowSlots();
  const [a, b, c] = list(slots(['a', 'b', 'c']));
  const down = slots(['b', 'c', 'd']);
  expect([down.get('b'), down.get('c')]).toEqual([b, c]);
  expect([a, b, c]).not.toContain(down.get('d'));
  const [, , d] = list(down);
  // The lot that is being edited stays at the end of a part above it.
  const up = slots(['x', 'y', 'd']);
  expect(list(up)).toEqual([b, c, d]);
});

it('never moves an element that stays, and never gives one to two rows', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(ids), (steps) => {
      const slots = createRowSlots();
      let before: number[] = [];
      for (const step of steps.map((each) => each.toSorted((a, b) => a - b).map(String))) {
        const now = list(slots(step));
        expect(new Set(now).size).toBe(now.length);
        const [was, is] = [before.filter((slot) => now.includes(slot)), now.filter((slot) => before.includes(slot))];
        expect(is).toEqual(was);
        before = now;
      }
    }),
  );
});
