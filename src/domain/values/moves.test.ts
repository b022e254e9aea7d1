import fc from 'fast-check';
import { planMoves } from './moves';
import { compareOrder, keysBetween } from './order';

interface Placed {
  readonly id: string;
  readonly order: string;
}

const row = (...orders: string[]): Placed[] => orders.map((order, index) => ({ id: `lot${index}`, order }));
const moved = (all: readonly Placed[], ids: readonly string[], before: string | null): Placed[] => {
  const moves = new Map(planMoves(all, ids, before).map((move) => [move.id, move.after]));
  return all.map((each) => ({ ...each, order: moves.get(each.id) ?? each.order })).sort(compareOrder);
};
const ids = (all: readonly Placed[]): string[] => all.map(({ id }) => id);

describe('planMoves', () => {
  it('gives a key to what moves and to nothing else', () => {
    const all = row('a0', 'a1', 'a2', 'a3');
    expect(planMoves(all, ['lot3'], 'lot1')).toEqual([{ id: 'lot3', before: 'a3', after: 'a0V' }]);
    expect(planMoves(all, ['lot0', 'lot1'], null).map(({ after }) => after)).toEqual(['a4', 'a5']);
  });

  it.each([
    ['where it is', ['lot1'], 'lot2'],
    ['before itself', ['lot1'], 'lot1'],
    ['before a lot that is not there', ['lot0'], 'nowhere'],
    ['when it is not there itself', ['nowhere'], 'lot1'],
  ])('does nothing %s', (_name, which, before) => expect(planMoves(row('a0', 'a1', 'a2'), which, before)).toEqual([]));

  it('makes room between two that have the same key', () => {
    const all = row('a0', 'a1', 'a1', 'a1', 'a2');
    expect(ids(moved(all, ['lot4'], 'lot2'))).toEqual(['lot0', 'lot1', 'lot4', 'lot2', 'lot3']);
  });

  it('says nothing of a lot that comes to stand elsewhere by the key that it has', () => {
    // Between the first two there is no room. The third keeps its key, and the second gets one behind that.
    const all = row('a0', 'a0', 'a1');
    expect(planMoves(all, ['lot2'], 'lot1').map(({ id }) => id)).toEqual(['lot1']);
    expect(ids(moved(all, ['lot2'], 'lot1'))).toEqual(['lot0', 'lot2', 'lot1']);
  });

  it.each([
    ['behind', ['a0', 'a1', '~', 'é'], ['lot0'], null, ['lot1', 'lot2', 'lot3', 'lot0']],
    ['before', ['0', 'a1', 'a2'], ['lot2'], 'lot0', ['lot2', 'lot0', 'lot1']],
    ['between', ['a0', 'a00', 'a000', 'a1', 'a2'], ['lot4'], 'lot2', ['lot0', 'lot1', 'lot4', 'lot2', 'lot3']],
    ['away from', ['a0', 'a1', '~'], ['lot2'], 'lot1', ['lot0', 'lot2', 'lot1']],
  ])('puts lots %s one whose key is none, and gives that one a key', (_name, orders, which, before, expected) => {
    const all = moved(row(...orders), which, before);
    expect(ids(all)).toEqual(expected);
  });

  it('keeps keys short, however often something is put into the same place', () => {
    let all = row(...keysBetween(null, null, 6));
    const lengths: number[] = [];
    for (let turn = 0; turn < 600; turn += 1) {
      const [first, second, third] = ids(all);
      all = moved(all, [third ?? ''], second ?? null);
      expect(ids(all).slice(0, 3)).toEqual([first, third, second]);
      lengths.push(...all.map(({ order }) => order.length));
    }
    expect(Math.max(...lengths)).toBe(40);
  });

  it('puts lots behind a last one whose key is as long as any, too', () => {
    const last = 'z'.repeat(47);
    const all = moved(row('a0', 'a1', last), ['lot0', 'lot1', 'lot0'], null);
    expect(ids(all)).toEqual(['lot2', 'lot0', 'lot1']);
    expect(all[0]?.order).toBe(last);
  });

  it('takes an id that is given twice for one', () => {
    expect(planMoves(row('a0', 'a1', 'a2'), ['lot2', 'lot2'], 'lot0')).toEqual([
      { id: 'lot2', before: 'a2', after: 'Zz' },
    ]);
  });

  it('puts the given ids, in the given order, before the given place, also among equal keys', () => {
    const keys = fc.array(fc.constantFrom('a0', 'a1', 'a1V', 'a2', 'a3'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(keys, fc.array(fc.nat(11), { minLength: 1 }), fc.option(fc.nat(11)), (orders, which, place) => {
        const all = row(...orders).sort(compareOrder);
        const chosen = [...new Set(which)].map((index) => `lot${index}`).filter((id) => ids(all).includes(id));
        const before = place === null || place >= all.length ? null : (all[place]?.id ?? null);
        const from = before === null ? all.length : ids(all).indexOf(before);
        const staying = (part: readonly Placed[]): string[] => ids(part).filter((id) => !chosen.includes(id));
        const expected = [...staying(all.slice(0, from)), ...chosen, ...staying(all.slice(from))];
        expect(ids(moved(all, chosen, before))).toEqual(expected);
      }),
    );
  });
});
