import fc from 'fast-check';
import { formatAmount, formatEstimate, formatMoney, LARGEST_PRICE, minorDigits, parseAmount } from './money';

describe('parseAmount', () => {
  it.each([
    ['', 'EUR', null],
    ['  ', 'EUR', null],
    ['120', 'EUR', 12000],
    ['1,200', 'EUR', 120000],
    ['1.200', 'EUR', 120000],
    ['1 200', 'EUR', 120000],
    ["1'200", 'CHF', 120000],
    ['€1,200.50', 'EUR', 120050],
    ['1.200,50 €', 'EUR', 120050],
    ['EUR 80', 'EUR', 8000],
    ['12,5', 'EUR', 1250],
    ['12.50', 'EUR', 1250],
    ['1,234,567', 'USD', 123456700],
    ['5000', 'JPY', 5000],
    ['5,000', 'JPY', 5000],
    ['1.250', 'KWD', 1250],
    ['1,250', 'KWD', 1250000],
    ['1.234.567', 'KWD', 1234567000],
    ['1234.567', 'KWD', 1234567],
    ['0.5', 'EUR', 50],
    ['0.500', 'KWD', 500],
    ['0,500', 'KWD', 500],
    ['0', 'EUR', 0],
    ['$40', 'USD', 4000],
    ['US$40', 'USD', 4000],
    ['40 USD', 'USD', 4000],
    ['£40', 'GBP', 4000],
    ['￥5000', 'JPY', 5000],
    ['C$40', 'CAD', 4000],
    ['$40', 'CAD', 4000],
    ['AU$40', 'AUD', 4000],
    ['A$40', 'AUD', 4000],
    ['40 AU$', 'AUD', 4000],
    ['500 kr', 'SEK', 50000],
    ['500 kr.', 'DKK', 50000],
    ['Kr 1.500,50', 'NOK', 150050],
    ['1 200 zł', 'PLN', 120000],
    ['Fr. 500', 'CHF', 50000],
    ['SFr. 500.-', 'CHF', 50000],
    ['500 Kč', 'CZK', 50000],
    ['R500', 'ZAR', 50000],
    ['sek 500', 'SEK', 50000],
    ['500,-', 'EUR', 50000],
    ['1.500,-- €', 'EUR', 150000],
    ['500,– kr', 'NOK', 50000],
  ])('reads %j in %s as %p', (text, currency, minor) => {
    expect(parseAmount(text, currency, 'en')).toEqual({ ok: true, minor });
  });

  it.each([
    ['abc', 'EUR', 'notANumber'],
    ['€', 'EUR', 'notANumber'],
    ['-5', 'EUR', 'negative'],
    ['1.2.3', 'EUR', 'notANumber'],
    ['1,23,4.5', 'EUR', 'notANumber'],
    ['12.', 'EUR', 'notANumber'],
    ['12.3456', 'EUR', 'tooManyDecimals'],
    ['1234,567', 'EUR', 'tooManyDecimals'],
    // No thousands begin with a nought: half a euro would become five hundred.
    ['0.500', 'EUR', 'tooManyDecimals'],
    ['0,500', 'EUR', 'tooManyDecimals'],
    ['0.500.000', 'EUR', 'notANumber'],
    ['5.5', 'JPY', 'tooManyDecimals'],
    ['99999999999999', 'EUR', 'tooLarge'],
    ['1e5', 'EUR', 'notANumber'],
    ['£40', 'USD', 'otherCurrency'],
    ['40 €', 'USD', 'otherCurrency'],
    ['$ 1,200.50', 'GBP', 'otherCurrency'],
    ['US$40', 'CAD', 'otherCurrency'],
    ['AU$40', 'CAD', 'otherCurrency'],
    ['AUD$40', 'AUD', 'otherCurrency'],
    ['GBP 40', 'USD', 'otherCurrency'],
    ['40 EUR', 'GBP', 'otherCurrency'],
    ['£', 'USD', 'notANumber'],
    ['500 kr', 'EUR', 'notANumber'],
    ['500k', 'SEK', 'notANumber'],
    ['kr', 'SEK', 'notANumber'],
    ['-500 kr', 'SEK', 'negative'],
    ['500-', 'EUR', 'notANumber'],
  ])('refuses %j in %s: %s', (text, currency, problem) => {
    expect(parseAmount(text, currency, 'en')).toEqual({ ok: false, problem });
  });

  it('reads back what formatAmount shows, in every locale and currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_PRICE }),
        fc.constantFrom('EUR', 'JPY', 'USD', 'GBP', 'CHF'),
        fc.constantFrom('en', 'de', 'fr', 'de-CH', 'sv', 'en-IN'),
        (minor, currency, locale) => {
          const shown = formatAmount(minor, currency, locale);
          // Indian grouping (12,34,567) is the one form that the forgiving reader does not take.
          fc.pre(!(locale === 'en-IN' && minor >= 100_000 * 10 ** minorDigits(currency)));
          expect(parseAmount(shown, currency, locale)).toEqual({ ok: true, minor });
        },
      ),
    );
  });
});

describe('formatMoney', () => {
  it('shows whole amounts without decimals, others with all of them', () => {
    expect(formatMoney(120000, 'EUR', 'en')).toBe('€1,200');
    expect(formatMoney(120050, 'EUR', 'en')).toBe('€1,200.50');
    expect(formatMoney(500, 'JPY', 'en')).toBe('¥500');
  });
});

describe('formatEstimate', () => {
  const words = {
    estimateFrom: (amount: string) => `from ${amount}`,
    estimateUpTo: (amount: string) => `up to ${amount}`,
  };
  it('joins what is known', () => {
    expect(formatEstimate(20000, 30000, 'EUR', words, 'en')).toBe('€200 – €300');
    expect(formatEstimate(20000, null, 'EUR', words, 'en')).toBe('from €200');
    expect(formatEstimate(null, 30000, 'EUR', words, 'en')).toBe('up to €300');
    expect(formatEstimate(null, null, 'EUR', words, 'en')).toBeNull();
  });
});
