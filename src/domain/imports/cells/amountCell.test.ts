import * as fc from 'fast-check';
import { LARGEST_PRICE } from '../../values/money';
import { readAmountNumber, readAmountText } from './amountCell';

const POUNDS = { currency: 'GBP', locale: 'en' };
const YEN = { currency: 'JPY', locale: 'en' };
const one = (low: number | null) => ({ ok: true, low, high: null, isRange: false });

describe('an amount of a workbook', () => {
  it('is read to the last penny, whichever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_PRICE }), (minor) => {
        expect(readAmountNumber(minor / 100, POUNDS)).toEqual(one(minor));
      }),
    );
    expect(readAmountNumber(LARGEST_PRICE / 100, POUNDS)).toEqual(one(LARGEST_PRICE));
    expect(readAmountNumber(1.1 + 2.2, POUNDS)).toEqual(one(330));
    expect(readAmountNumber(1200, YEN)).toEqual(one(1200));
  });

  it.each([
    [NaN, 'notANumber'],
    [Infinity, 'notANumber'],
    [-Infinity, 'notANumber'],
    [-0.01, 'negative'],
    [LARGEST_PRICE / 100 + 0.01, 'tooLarge'],
    [0.001, 'tooManyDecimals'],
    [1.005, 'tooManyDecimals'],
  ])('is not taken when it is %d: %s', (value, rule) => {
    expect(readAmountNumber(value, POUNDS)).toEqual({ ok: false, rule });
  });

  it('has the decimals of its currency', () => {
    expect(readAmountNumber(0.5, POUNDS)).toEqual(one(50));
    expect(readAmountNumber(0.5, YEN)).toEqual({ ok: false, rule: 'tooManyDecimals' });
  });
});

describe('an amount of a text', () => {
  it.each([
    '-',
    '---',
    '–',
    '—',
    'n/a',
    'NA',
    'None',
    'nil',
    'k.A.',
    'k. A.',
    'ka',
    'ohne',
    'ohne Limit',
    ' No reserve ',
    'without reserve',
    '',
    ' ',
  ])('is none when people write %j', (text) => {
    expect(readAmountText(text, POUNDS)).toEqual(one(null));
  });

  it.each([
    ['none of them', 'notANumber'],
    ['a nil', 'notANumber'],
    ['-'.repeat(101), 'notANumber'],
    ['12-Jan', 'date'],
    ['1.2E+03', 'scientific'],
    ['-5', 'negative'],
  ])('is not %.20j: %s', (text, rule) => {
    expect(readAmountText(text, POUNDS)).toEqual({ ok: false, rule });
  });

  it('may be a range', () => {
    expect(readAmountText('10–20', POUNDS)).toEqual({ ok: true, low: 1_000, high: 2_000, isRange: true });
  });
});
