import { MAX_LOT_NUMBER, parseLotNumber } from './lotNumber';
import { chooseNamed, chooseNumber, freeRun, largestNumber, nextNumbers, type ReservedNumbers } from './nextNumber';

const lotsOf = (numbers: readonly string[]) =>
  numbers.map((text, at) => ({ id: `lot${at}`, number: null, suffix: '', ...parseLotNumber(text) }));
const aheadOf = (number: string) => ({ number, lotId: `ahead${number}` });

function stockOf(
  numbers: readonly string[],
  more: Partial<Omit<ReservedNumbers, 'block' | 'others'>> & { block?: string[]; others?: string[] } = {},
): ReservedNumbers {
  const { block = [], others = [], ...rest } = more;
  const taken = { block: block.map(aheadOf), others: new Set(others) };
  return { lots: lotsOf(numbers), status: 'open', isAlone: false, ...rest, ...taken };
}

const numberOf = (text: string) => parseLotNumber(text);

describe('the number of a new lot', () => {
  it.each([
    ['the smallest that was taken along', ['11', '12'], 0, '11'],
    ['the smallest that is good for it', ['11', '12'], 12, '12'],
    ['that one alone', ['11', '13'], 12, '13'],
  ])('is %s', (_, block, least, expected) => {
    for (const isAlone of [false, true]) {
      expect(chooseNumber(stockOf(['1'], { block, isAlone }), null, least)).toEqual({
        number: numberOf(expected),
        ahead: aheadOf(expected),
      });
    }
  });

  it('is a smaller one than is good for it only where the server does not answer', () => {
    const block = ['11', '12'];
    expect(chooseNumber(stockOf(['1'], { block, isAlone: true }), null, 13).ahead).toEqual(aheadOf('11'));
    expect(chooseNumber(stockOf(['1'], { block }), null, 13)).toEqual({
      number: numberOf('13'),
      ahead: null,
      wanted: 'next',
    });
  });

  it('comes later where nothing was taken along and the server does not answer', () => {
    expect(chooseNumber(stockOf(['1'], { isAlone: true }), null)).toEqual({
      number: null,
      ahead: null,
      wanted: 'next',
    });
  });

  it('is the one after the largest, and passes over what others took along', () => {
    expect(chooseNumber(stockOf(['7', '-', '3'], { others: ['8', '9'] }), null)).toEqual({
      number: numberOf('10'),
      ahead: null,
      wanted: 'next',
    });
    expect(chooseNumber(stockOf([String(MAX_LOT_NUMBER)]), null)).toEqual({ number: null, ahead: null });
  });

  it('has a letter once the numbers are locked, also where some were taken along', () => {
    const stock = stockOf(['7', '8'], { block: ['9'], status: 'numbersLocked' });
    expect(chooseNumber(stock, stock.lots[0] ?? null)).toEqual({ number: numberOf('7A'), ahead: null });
    expect(chooseNumber({ ...stock, isAlone: true }, stock.lots[0] ?? null)).toEqual({
      number: null,
      ahead: null,
      wanted: 'next',
    });
  });
});

describe('a number that a person has named', () => {
  const choose = (text: string, more: Parameters<typeof stockOf>[1] = {}) => {
    const stock = stockOf(['7', '8'], { block: ['9'], ...more });
    return chooseNamed(stock, numberOf(text) ?? { number: 0, suffix: '' }, stock.lots[0] ?? null);
  };

  it.each([
    ['9', {}, '9', '9', undefined],
    ['12', {}, '12', null, undefined],
    ['9', { isAlone: true }, '9', '9', undefined],
    ['12', { isAlone: true }, null, null, '12'],
    ['9', { status: 'numbersLocked' }, '7A', null, undefined],
    ['8B', { status: 'numbersLocked' }, '8B', null, undefined],
    ['9', { status: 'numbersLocked', isAlone: true }, null, null, 'next'],
    ['8B', { status: 'numbersLocked', isAlone: true }, null, null, '8B'],
  ] as const)('%s, %j', (text, more, number, ahead, wanted) => {
    expect(choose(text, more)).toEqual({
      number: number === null ? null : numberOf(number),
      ahead: ahead === null ? null : aheadOf(ahead),
      wanted: wanted === undefined || wanted === 'next' ? wanted : numberOf(wanted),
    });
  });
});

describe('the next numbers', () => {
  it('begin behind all lots and pass over what anybody took along', () => {
    const stock = stockOf(['3', '5A'], { block: ['6'], others: ['8'] });
    expect(nextNumbers(stock, 3)).toEqual(['7', '9', '10']);
    expect(nextNumbers(stock, 2, 8)).toEqual(['9', '10']);
    expect(nextNumbers(stock, 2, 2)).toEqual(['7', '9']);
    expect(nextNumbers(stock, 0)).toEqual([]);
  });

  it('are those that nobody holds, up to the largest number', () => {
    expect(freeRun(new Set(['2', '4A']), 1, 3)).toEqual(['1', '3', '4']);
    expect(freeRun(new Set(), MAX_LOT_NUMBER - 1, 5)).toEqual([String(MAX_LOT_NUMBER - 1), String(MAX_LOT_NUMBER)]);
  });

  it('follow the largest number of a lot', () => {
    expect(largestNumber(lotsOf(['3', '12A', '-', '7']))).toBe(12);
    expect(largestNumber([])).toBe(0);
  });
});
