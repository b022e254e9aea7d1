import fc from 'fast-check';
import { afterMove, type LotMove, moveAfter, moveBefore, moveDown, moveToPosition, moveUp } from './lotMoves';

const IDS = [...'abcdef'];
const done = (move: LotMove | null, ids = IDS): string => (move === null ? 'nothing' : afterMove(ids, move).join(''));

describe('a move', () => {
  it.each<[string, LotMove | null, string]>([
    ['up', moveUp(IDS, ['c']), 'acbdef'],
    ['up at the top', moveUp(IDS, ['a']), 'nothing'],
    ['up of several, which come together', moveUp(IDS, ['c', 'e']), 'acebdf'],
    ['up of several of which one is on top', moveUp(IDS, ['a', 'c']), 'acbdef'],
    ['up of nothing that is here', moveUp(IDS, ['x']), 'nothing'],
    ['down', moveDown(IDS, ['c']), 'abdcef'],
    ['down at the end', moveDown(IDS, ['f', 'e']), 'nothing'],
    ['down of several', moveDown(IDS, ['d', 'b']), 'acebdf'],
    ['down of several of which one is last', moveDown(IDS, ['b', 'f']), 'acdebf'],
    ['down to the very end', moveDown(IDS, ['e']), 'abcdfe'],
    ['up among those that a filter shows', moveUp(IDS, ['e'], ['b', 'e']), 'aebcdf'],
    ['down among those that a filter shows', moveDown(IDS, ['b'], ['b', 'e']), 'acdebf'],
    ['before a lot', moveBefore(IDS, ['f', 'a'], 'c'), 'bafcde'],
    ['before where it is', moveBefore(IDS, ['b'], 'c'), 'nothing'],
    ['before itself', moveBefore(IDS, ['b', 'c'], 'b'), 'nothing'],
    ['behind a lot', moveAfter(IDS, ['a'], 'c'), 'bcadef'],
    ['behind the last one', moveAfter(IDS, ['a'], 'f'), 'bcdefa'],
    ['behind a lot that is not here', moveAfter(IDS, ['b'], 'x'), 'nothing'],
    ['before a lot that is not here', moveBefore(IDS, ['b'], 'x'), 'nothing'],
    ['up of a lot that a filter hides', moveUp(IDS, ['c'], ['a', 'b']), 'nothing'],
    ['down of a lot that a filter hides', moveDown(IDS, ['c'], ['a', 'b']), 'nothing'],
    ['up of several of which a filter hides one', moveUp(IDS, ['c', 'e'], ['a', 'b', 'e']), 'acebdf'],
    ['down of several of which a filter hides one', moveDown(IDS, ['b', 'd'], ['b', 'e']), 'acebdf'],
    ['up to the top of those that a filter shows', moveUp(IDS, ['c', 'e'], ['c', 'e']), 'abcedf'],
    ['down to the end of those that a filter shows', moveDown(IDS, ['b', 'd'], ['b', 'd']), 'acbdef'],
    ['of nothing that is here to a position', moveToPosition(IDS, ['x'], 2), 'nothing'],
    ['to a position before the first', moveToPosition(IDS, ['c'], 0), 'cabdef'],
    ['of all of them', moveToPosition(IDS, IDS, 3), 'nothing'],
    ['to the first position', moveToPosition(IDS, ['d'], 1), 'dabcef'],
    ['to the third position', moveToPosition(IDS, ['a'], 3), 'bcadef'],
    ['of two to the third position', moveToPosition(IDS, ['f', 'a'], 3), 'bcafde'],
    ['behind the end', moveToPosition(IDS, ['a'], 99), 'bcdefa'],
    ['to the position where it is', moveToPosition(IDS, ['c'], 3), 'nothing'],
  ])('%s', (_name, move, expected) => {
    expect(done(move)).toBe(expected);
  });

  it('loses no lot, keeps the order of the others, and lands where it was asked to', () => {
    const some = fc.subarray(IDS, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 8 }), (moving, position) => {
        const move = moveToPosition(IDS, moving, position);
        const after = move === null ? IDS : afterMove(IDS, move);
        expect([...after].sort()).toEqual(IDS);
        expect(after.filter((id) => !moving.includes(id))).toEqual(IDS.filter((id) => !moving.includes(id)));
        const place = Math.min(position, IDS.length - moving.length + 1) - 1;
        expect(after.slice(place, place + moving.length)).toEqual(moving);
      }),
    );
  });

  it('down is what up takes back, for one lot', () => {
    for (const id of IDS.slice(1)) {
      const up = moveUp(IDS, [id]);
      const ids = up === null ? [] : afterMove(IDS, up);
      expect(done(moveDown(ids, [id]), ids)).toBe(IDS.join(''));
    }
  });
});
