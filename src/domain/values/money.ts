import { own } from './own';

/**
 * Prices are whole numbers of the currency's minor unit (cents for EUR, yen for JPY). People type and read them in
 * major units of their locale.
 */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, locale: string | undefined, withSymbol: boolean): Intl.NumberFormat {
  const key = `${locale ?? ''}|${currency}|${String(withSymbol)}`;
  let format = formats.get(key);
  if (format === undefined) {
    const digits = minorDigits(currency);
    format = new Intl.NumberFormat(locale, {
      ...(withSymbol ? { style: 'currency', currency } : {}),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(key, format);
  }
  return format;
}

const knownDigits = new Map<string, number>();

/** Decimal places of a currency's major unit: 2 for EUR, 0 for JPY. */
export function minorDigits(currency: string): number {
  let digits = knownDigits.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    knownDigits.set(currency, digits);
  }
  return digits;
}

/** `€1,200` in the locale's own form; whole amounts without decimals. */
export function formatMoney(minor: number, currency: string, locale?: string): string {
  return moneyFormat(currency, locale, true).format(minor / 10 ** minorDigits(currency));
}

/** As one would type it into a field: `1,200` or `12.50`, no symbol. */
export function formatAmount(minor: number, currency: string, locale?: string): string {
  return moneyFormat(currency, locale, false).format(minor / 10 ** minorDigits(currency));
}

/** How a language says that only one end is known. */
export interface EstimateWords {
  readonly estimateFrom: (amount: string) => string;
  readonly estimateUpTo: (amount: string) => string;
}

/** `€200 – €300`, or the one end that is known. */
export function formatEstimate(
  low: number | null,
  high: number | null,
  currency: string,
  words: EstimateWords,
  locale?: string,
): string | null {
  if (low !== null && high !== null) {
    return `${formatMoney(low, currency, locale)} – ${formatMoney(high, currency, locale)}`;
  }
  if (low !== null) return words.estimateFrom(formatMoney(low, currency, locale));
  if (high !== null) return words.estimateUpTo(formatMoney(high, currency, locale));
  return null;
}

export const LARGEST_PRICE = 1_000_000_000_000;

export type AmountProblem = 'notANumber' | 'otherCurrency' | 'negative' | 'tooManyDecimals' | 'tooLarge';

export type ParsedAmount =
  | { readonly ok: true; readonly minor: number | null }
  | { readonly ok: false; readonly problem: AmountProblem };

const knownDecimalSigns = new Map<string | undefined, string>();

function decimalSign(locale: string | undefined): string {
  let found = knownDecimalSigns.get(locale);
  if (found === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    found = parts.find((part) => part.type === 'decimal')?.value ?? '.';
    knownDecimalSigns.set(locale, found);
  }
  return found;
}

/** A sign such as `£` or `US$`, or a code such as `GBP`, before or behind an amount. */
const MARK = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})|(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})$/gu;

/** `kr`, `zł`, `Fr.`: words for a currency, before or behind an amount. */
const WORD = /^(\p{L}+)\.?(?=\d)|([\d.,\-–—−])(\p{L}+)\.?$/gu;

/** What people write, and no list of signs has. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = { CHF: ['Fr', 'sFr'] };

/** `500,-` and `500.–`: nothing behind the decimal sign. */
const NO_FRACTION = /(\d)[.,][-–—−]+$/u;

const knownMarks = new Map<string, ReadonlySet<string>>();

/** What people write for a currency: its code, and its signs in English and in their own language. */
function marksOf(currency: string, locale: string | undefined): ReadonlySet<string> {
  const key = `${locale ?? ''}|${currency}`;
  const known = knownMarks.get(key);
  if (known !== undefined) return known;
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    ['en', locale].map((language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.normalize('NFKC').replace(/\s/gu, ''))
        .join(''),
    ),
  );
  // Australian dollars are A$ and AU$, too.
  const longer = signs.flatMap((sign) => [1, 2].map((letters) => currency.slice(0, letters) + sign));
  const marks = new Set([currency, ...signs, ...longer, ...(own(SHORT_NAMES, currency) ?? [])]);
  knownMarks.set(key, marks);
  return marks;
}

/** `500 kr` without its word where that is the currency's own one; its case and its point do not matter. */
function withoutOwnWord(dense: string, marks: ReadonlySet<string>): string {
  const plain = (word: string): string => word.replace(/\.$/u, '').toLowerCase();
  return dense.replace(WORD, (all: string, before?: string, end = '', behind?: string) => {
    const word = plain(before ?? behind ?? '');
    return [...marks].some((mark) => plain(mark) === word) ? end : all;
  });
}

/**
 * Reads what a person typed into a price field: the sale's own currency sign or word, spaces and the locale's grouping are
 * forgiven, the sign of another currency is not: £40 are not $40. Empty means no price (null). A separator that could be
 * either is a decimal sign only where it cannot be a grouping one, so `1.200` and `1,200` are both twelve hundred and `12,5`
 * is twelve and a half.
 */
export function parseAmount(text: string, currency: string, locale?: string): ParsedAmount {
  const marks = marksOf(currency, locale);
  const dense = withoutOwnWord(text.normalize('NFKC').replace(/[\s'’]/gu, ''), marks);
  const bare = dense.replace(MARK, '').replace(NO_FRACTION, '$1');
  const isOther = (dense.match(MARK) ?? []).some((mark) => !marks.has(mark));
  if (isOther && /\d/u.test(bare)) return { ok: false, problem: 'otherCurrency' };
  if (bare === '') return text.trim() === '' ? { ok: true, minor: null } : { ok: false, problem: 'notANumber' };
  if (/^[-−]/u.test(bare)) return { ok: false, problem: 'negative' };
  if (!/^\d[\d.,]*$/u.test(bare)) return { ok: false, problem: 'notANumber' };
  const digits = minorDigits(currency);
  const plain = toPlainDecimal(bare, digits, decimalSign(locale));
  if (plain === null) return { ok: false, problem: 'notANumber' };
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length > digits) return { ok: false, problem: 'tooManyDecimals' };
  const minor = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
  return minor > LARGEST_PRICE ? { ok: false, problem: 'tooLarge' } : { ok: true, minor };
}

/** Digits with at most one `.`; null when the separators make no sense. */
function toPlainDecimal(bare: string, digits: number, decimal: string): string | null {
  const marks = bare.replace(/\d/gu, '');
  if (marks === '') return bare;
  const last = marks.at(-1) ?? '';
  const tail = bare.slice(bare.lastIndexOf(last) + 1);
  const mixed = new Set(marks).size === 2;
  // With a nought in front it is no thousand: 0.500 is a half.
  const grouped = (text: string): boolean => /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(text);
  if (!mixed && grouped(bare) && !(marks.length === 1 && digits === 3 && last === decimal)) {
    return bare.replace(/[.,]/gu, '');
  }
  if (marks.indexOf(last) !== marks.length - 1 || tail === '') return null;
  const head = bare.slice(0, bare.lastIndexOf(last));
  if (mixed && !grouped(head)) return null;
  return `${head.replace(/[.,]/gu, '')}.${tail}`;
}
