import { hasRoomForMark, isOnlyOwner, marksToKeep, rolesAfterChange, rolesAfterLeaving } from './membership';

const ALONE = { ada: 'owner', ben: 'editor', eve: 'viewer' } as const;
const TWO = { ada: 'owner', ben: 'owner', eve: 'viewer' } as const;

it.each([
  ['the only owner', ALONE, 'ada', true],
  ['one owner of two', TWO, 'ada', false],
  ['an editor', ALONE, 'ben', false],
  ['a stranger', ALONE, 'ida', false],
  ['an editor of a sale without any owner', { ben: 'editor' } as const, 'ben', false],
])('%s', (_name, roles, uid, expected) => expect(isOnlyOwner(roles, uid)).toBe(expected));

it('always keeps an owner in the sale', () => {
  expect(rolesAfterLeaving(ALONE, 'ada')).toBeNull();
  expect(rolesAfterLeaving(ALONE, 'eve')).toEqual({ ada: 'owner', ben: 'editor' });
  expect(rolesAfterLeaving(TWO, 'ada')).toEqual({ ben: 'owner', eve: 'viewer' });
});

it('keeps an owner in the sale, whatever roles become', () => {
  expect(rolesAfterChange(ALONE, 'ada', 'editor')).toBeNull();
  expect(rolesAfterChange(ALONE, 'ada', 'owner')).toEqual(ALONE);
  expect(rolesAfterChange(ALONE, 'ben', 'owner')).toEqual({ ...ALONE, ben: 'owner' });
  expect(rolesAfterChange(TWO, 'ada', 'viewer')).toEqual({ ...TWO, ada: 'viewer' });
});

it('puts nobody in', () => expect(rolesAfterChange(ALONE, 'ida', 'viewer')).toBeNull());

it('keeps the latest marks of those who are out, with room for one more', () => {
  const marks = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`person${String(i)}`, 100 - i]));
  const kept = marksToKeep(marks, 'ada', (mark) => mark);
  expect(Object.keys(kept)).toHaveLength(99);
  expect(kept).not.toHaveProperty('person99');
  expect(marksToKeep({ ada: 1, ben: 2 }, 'ada', (mark) => mark)).toEqual({ ben: 2 });
});

it('keeps the latest marks in whatever order they stand', () => {
  const ids = Array.from({ length: 102 }, (_, i) => `p${String((i * 37) % 102)}`);
  const kept = marksToKeep(Object.fromEntries(ids.map((id) => [id, id])), 'ada', (id) => Number(id.slice(1)));
  const gone = ids.filter((id) => kept[id] === undefined);
  expect(gone.sort()).toEqual(['p0', 'p1', 'p2']);
});

it('has room for a hundred marks', () => {
  const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${String(i)}`, i]));
  expect([hasRoomForMark({}), hasRoomForMark(marks(99)), hasRoomForMark(marks(100))]).toEqual([true, true, false]);
});
