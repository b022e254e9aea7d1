import { readAmounts } from './amountText';

const GBP = { currency: 'GBP', locale: 'en-GB' };
const EUR = { currency: 'EUR', locale: 'de' };

describe('an amount as it is typed', () => {
  it.each([
    ['', null],
    ['1200', 120_000],
    ['1.2k', 120_000],
    ['1,25 K', 125_000],
    ['£1,200', 120_000],
  ])('reads %j as %j', (text, low) => {
    expect(readAmounts(text, GBP)).toEqual({ ok: true, low, high: null, isRange: false });
  });

  it.each([
    ['12-18', GBP, 1_200, 1_800],
    ['12 – 18', GBP, 1_200, 1_800],
    ['£1,200–1,800', GBP, 120_000, 180_000],
    ['1.2-1.8k', GBP, 120_000, 180_000],
    ['800 to 1.2k', GBP, 80_000, 120_000],
    ['1-1k', GBP, 100, 100_000],
    ['1.75-1.78k', GBP, 175_000, 178_000],
    ['1k-1.8k', GBP, 100_000, 180_000],
    ['1.200,- bis 1.800,- €', EUR, 120_000, 180_000],
    ['50,--/80,--', EUR, 5_000, 8_000],
    ['€ 1.200,-/1.800,-', EUR, 120_000, 180_000],
    ['50,-€–80,-€', EUR, 5_000, 8_000],
    ['12/12', EUR, 1_200, 1_200],
  ])('reads %j as a range', (text, form, low, high) => {
    expect(readAmounts(text, form)).toEqual({ ok: true, low, high, isRange: true });
  });

  it.each([
    ['18-12', 'upsideDown'],
    ['12-', 'notANumber'],
    ['-12', 'negative'],
    ['$12-18', 'otherCurrency'],
    ['12-18-24', 'notANumber'],
    ['about 12', 'notANumber'],
    ['none', 'notANumber'],
  ])('does not guess what %j is', (text, problem) => {
    expect(readAmounts(text, GBP)).toEqual({ ok: false, problem });
  });
});
