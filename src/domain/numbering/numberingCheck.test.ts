import fc from 'fast-check';
import { parseLotNumber } from './lotNumber';
import { checkNumbers, countProblems } from './numberingCheck';

const lots = (...words: string[]) =>
  words.map((word, place) => {
    const number = parseLotNumber(word.replace('x', ''));
    return {
      id: `lot${place}`,
      number: number?.number ?? null,
      suffix: number?.suffix ?? '',
      deletedAt: word.endsWith('x') ? 1 : null,
    };
  });

describe('checkNumbers', () => {
  it('finds nothing in a good sale', () => {
    const check = checkNumbers(lots('1', '1A', '1B', '2', '3'));
    expect(countProblems(check)).toBe(0);
    expect(check.gaps).toEqual([]);
  });

  it('names each number that several lots have, with the lots', () => {
    expect(checkNumbers(lots('12A', '3', '12A', '3', '3', '12')).duplicates).toEqual([
      { number: { number: 3, suffix: '' }, lotIds: ['lot1', 'lot3', 'lot4'] },
      { number: { number: 12, suffix: 'A' }, lotIds: ['lot0', 'lot2'] },
    ]);
  });

  it('gives missing numbers as ranges, with the lot before them, whatever the sale order', () => {
    expect(checkNumbers(lots('9', '4', '5A', '6')).gaps).toEqual([{ from: 7, to: 8, afterLotId: 'lot3' }]);
    expect(checkNumbers(lots('1', '3', '7')).gaps).toEqual([
      { from: 2, to: 2, afterLotId: 'lot0' },
      { from: 4, to: 6, afterLotId: 'lot1' },
    ]);
    expect(checkNumbers(lots('500', '501')).gaps).toEqual([]);
    expect(countProblems(checkNumbers(lots('1', '3', '7')))).toBe(0);
  });

  it('takes a number that is held for a lot to come for no gap', () => {
    const gaps = (...held: string[]) => checkNumbers(lots('1', '7'), new Set(held)).gaps;
    const gap = (from: number, to: number) => ({ from, to, afterLotId: 'lot0' });
    expect(gaps('99')).toEqual([gap(2, 6)]);
    expect(gaps('4')).toEqual([gap(2, 3), gap(5, 6)]);
    expect(gaps('2', '6')).toEqual([gap(3, 5)]);
    expect(gaps('2', '3', '4', '5', '6')).toEqual([]);
    // A letter leaves its number free.
    expect(gaps('4A')).toEqual([gap(2, 6)]);
  });

  it('counts a lot that gets its number by itself as no problem, and lists it apart', () => {
    const [first, ...others] = lots('', '', '3');
    const check = checkNumbers(first === undefined ? [] : [{ ...first, mark: 1 }, ...others]);
    expect(check).toMatchObject({ waiting: ['lot0'], unnumbered: ['lot1'] });
    expect(countProblems(check)).toBe(1);
  });

  it('lists lots without a number, and letters that are not behind their number', () => {
    expect(checkNumbers(lots('1', '-', '5A', '2', '2B', '2A'))).toMatchObject({
      unnumbered: ['lot1'],
      strayLetters: ['lot2', 'lot5'],
    });
  });

  it('does not look into the trash', () => {
    const check = checkNumbers(lots('1', '1x', '-x', '9Ax', '2'));
    expect([countProblems(check), check.gaps.length]).toEqual([0, 0]);
  });

  it('gaps and numbers together are the whole series, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (numbers) => {
        const { gaps } = checkNumbers(lots(...numbers.map(String)));
        const missing = gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
        const all = [...numbers, ...missing].sort((a, b) => a - b);
        const least = Math.min(...numbers);
        expect(all).toEqual(Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i));
      }),
    );
  });
});
