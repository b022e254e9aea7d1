import { buildLot } from '../../../../testing/stores/builders';
import { rangesInWords } from './rangesInWords';
import { firstChoices, nextBand, readChoices, type TypedChoices } from './typedChoices';

const lots = [
  [5, 'a'],
  [3, 'b'],
  [null, 'c'],
  [7, 'd'],
].map(([number, id]) => buildLot({ id: String(id), number: number === null ? null : Number(number) }));
const TYPED: TypedChoices = {
  ...{ scope: 'all', start: '1', step: '1', freeEvery: '0', categoryGap: '0', letters: 'keep', bands: [] },
};

describe('the form of the numbering', () => {
  it('begins with the least number of the lots that are meant', () => {
    expect(firstChoices(lots, null)).toEqual({ ...TYPED, start: '3' });
    expect(firstChoices(lots, ['a', 'd'])).toEqual({ ...TYPED, scope: 'chosen', start: '5' });
    expect(firstChoices(lots, ['c']).start).toBe('1');
    expect(firstChoices([], null).start).toBe('1');
  });

  it('is read as choices', () => {
    const bands = [{ key: 4, category: 'Glass', from: '100', to: ' 199 ' }];
    const typed = { ...TYPED, start: ' 12a ', step: '5', freeEvery: '10', categoryGap: '20', bands };
    expect(readChoices({ ...typed, letters: 'resolve' as never }, ['a'])).toEqual({
      ...{ lotIds: null, start: 12, startLetter: 'A', step: 5, freeEvery: 10, categoryGap: 20, letters: 'resolve' },
      bands: [{ category: 'Glass', from: 100, to: 199 }],
    });
    expect(readChoices({ ...TYPED, scope: 'chosen' }, ['a']).lotIds).toEqual(['a']);
  });

  it.each(['', 'twelve', '1.5', '-1', '1234567', '0'])('takes %j for no start', (start) => {
    expect(readChoices({ ...TYPED, start }, null)).toMatchObject({ start: Number.NaN, startLetter: '' });
  });

  it.each([
    ['', Number.NaN],
    ['1.5', Number.NaN],
    ['-1', Number.NaN],
    ['1a', Number.NaN],
    ['1234567', Number.NaN],
    [' 123456 ', 123_456],
    ['0', 0],
  ])('reads a step of %j as %d', (step, read) => {
    expect(readChoices({ ...TYPED, step }, null).step).toBe(read);
  });

  it('offers a hundred numbers for the next category, behind the last ones', () => {
    const band = (key: number, to: string) => ({ key, category: 'Glass', from: '1', to });
    expect(nextBand([])).toEqual({ key: 1, category: '', from: '100', to: '199' });
    expect(nextBand([band(7, '500'), band(2, '299')])).toEqual({ key: 8, category: '', from: '300', to: '399' });
    expect(nextBand([band(1, 'many')])).toMatchObject({ from: '100', to: '199' });
  });
});

it('says numbers as ranges, and each with a letter by itself', () => {
  const range = (from: number, to: number) => (from === to ? String(from) : `${String(from)} to ${String(to)}`);
  expect(rangesInWords(['13', '12A', '14', '15', '40'], range)).toBe('13 to 15, 40, 12A');
  expect(rangesInWords(['12A', '12B'], range)).toBe('12A, 12B');
  expect(rangesInWords([], range)).toBe('');
});
