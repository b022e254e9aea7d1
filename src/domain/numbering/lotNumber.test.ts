import fc from 'fast-check';
import {
  compareLotNumbers,
  formatLotNumber,
  MAX_LOT_NUMBER,
  MIN_LOT_NUMBER,
  nameOfNumber,
  nextFreeNumber,
  parseLotNumber,
  type LotNumber,
} from './lotNumber';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const lotNumber: fc.Arbitrary<LotNumber> = fc.record({
  number: fc.integer({ min: MIN_LOT_NUMBER, max: MAX_LOT_NUMBER }),
  suffix: fc.constantFrom('', ...letters),
});

describe('parseLotNumber', () => {
  it.each<[string, LotNumber | null]>([
    ['12', { number: 12, suffix: '' }],
    ['12a', { number: 12, suffix: 'A' }],
    ['0012Z', { number: 12, suffix: 'Z' }],
    [' 7 ', { number: 7, suffix: '' }],
    ['99999', { number: 99_999, suffix: '' }],
    ['100000', null],
    ['000012', null],
    ['0', null],
    ['00000A', null],
    ['', null],
    ['A', null],
    ['12AB', null],
    ['12 A', null],
    ['12ß', null],
    ['-12', null],
    ['1.5', null],
    ['1e3', null],
  ])('reads %j', (text, expected) => {
    expect(parseLotNumber(text)).toEqual(expected);
  });

  it('reads what formatLotNumber writes, in either case', () => {
    fc.assert(
      fc.property(lotNumber, (lot) => {
        expect(parseLotNumber(formatLotNumber(lot))).toEqual(lot);
        expect(parseLotNumber(formatLotNumber(lot).toLowerCase())).toEqual(lot);
      }),
    );
  });

  it('gives only numbers in range, whatever it reads', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,8}[a-zA-Z]?$/)), (text) => {
        const lot = parseLotNumber(text);
        if (lot === null) return;
        expect(lot.number).toBeGreaterThanOrEqual(MIN_LOT_NUMBER);
        expect(lot.number).toBeLessThanOrEqual(MAX_LOT_NUMBER);
        expect(lot.suffix).toMatch(/^[A-Z]?$/);
      }),
    );
  });
});

it('shows nothing in place of no number', () => {
  expect([nameOfNumber(null), nameOfNumber({ number: 12, suffix: 'A' })]).toEqual(['', '12A']);
});

describe('compareLotNumbers', () => {
  it('puts 12 before 12A, 12A before 12B, 12Z before 13, 9 before 12', () => {
    const sale = ['13', '12B', '9', '12', '12Z', '12A'].flatMap((text) => parseLotNumber(text) ?? []);
    expect(sale.sort(compareLotNumbers).map(formatLotNumber)).toEqual(['9', '12', '12A', '12B', '12Z', '13']);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(lotNumber, lotNumber, lotNumber, (a, b, c) => {
        expect(Math.sign(compareLotNumbers(a, b)) + Math.sign(compareLotNumbers(b, a))).toBe(0);
        expect(compareLotNumbers(a, b) === 0).toBe(formatLotNumber(a) === formatLotNumber(b));
        if (compareLotNumbers(a, b) <= 0 && compareLotNumbers(b, c) <= 0) {
          expect(compareLotNumbers(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('nextFreeNumber', () => {
  it.each<[string[], number, number | null]>([
    [[], 1, 1],
    [['1', '2', '4'], 1, 3],
    [['1', '2', '4'], 4, 5],
    [['12A'], 12, 12],
    [[], -3, 1],
    [['99998'], 99_998, 99_999],
    [['99999'], 99_999, null],
    [[], 100_000, null],
  ])('taken %j from %d is %s', (taken, from, expected) => {
    expect(nextFreeNumber(taken, from)).toBe(expected);
  });

  it('is free, and nothing between was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), fc.integer({ min: 1, max: 45 }), (taken, from) => {
        const free = nextFreeNumber(taken.map(String), from);
        const expected = Array.from({ length: 50 }, (_, i) => from + i).find((n) => !taken.includes(n));
        expect(free).toBe(expected);
      }),
    );
  });
});
