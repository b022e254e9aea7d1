import { lockRefusal, lockWarnings } from './numberingLock';

describe('locking the numbers', () => {
  it.each([
    ['open', 'owner', null],
    ['open', 'editor', 'notOwner'],
    ['open', null, 'notOwner'],
    ['numbersLocked', 'owner', 'alreadyLocked'],
    ['published', 'owner', 'alreadyLocked'],
    ['closed', 'viewer', 'alreadyLocked'],
  ] as const)('of a sale that is %s, by %s: %s', (status, role, refusal) => {
    expect(lockRefusal({ status }, role)).toBe(refusal);
  });

  it('warns of what only a letter helps against afterwards', () => {
    const nothing = { duplicates: [], gaps: [], unnumbered: [], strayLetters: [] };
    expect(lockWarnings(nothing)).toEqual([]);
    const gaps = [{ from: 2, to: 3, afterLotId: 'a' }];
    const duplicates = [{ number: { number: 1, suffix: '' }, lotIds: ['a', 'b'] }];
    expect(lockWarnings({ duplicates, gaps, unnumbered: ['c'], strayLetters: ['d'] })).toEqual([
      'duplicates',
      'unnumbered',
      'strayLetters',
      'gaps',
    ]);
  });
});
