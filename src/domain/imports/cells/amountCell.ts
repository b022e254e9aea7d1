import { type AmountProblem, LARGEST_PRICE, minorDigits, parseAmount } from '../../values/money';
import { problemOfNumber, type SpreadsheetProblem } from './spreadsheetMarks';

export type AmountRule = AmountProblem | SpreadsheetProblem | 'upsideDown';

export type AmountCell =
  /** `high` beside a range only; both are minor units. */
  | { readonly ok: true; readonly low: number | null; readonly high: number | null; readonly isRange: boolean }
  | { readonly ok: false; readonly rule: AmountRule };

interface MoneyForm {
  readonly currency: string;
  readonly locale: string;
}

/** How people write that there is no amount. */
const NOTHING = /^(?:[-–—]+|n\/?a|none|nil|k\.?\s?a\.?|ohne|ohne limit|no reserve|without reserve)$/i;

/** `1.200,-` and `80.--`, as people write whole amounts. */
const BARE_CENTS = /(\d)[.,]\s?[-–—]{1,2}(?=\s|€|$)/g;

/** What stands between the two ends of a range. */
const BETWEEN = /\s*(?:[-‐‑–—−~/]|\bto\b|\bbis\b|\.{2,3}|…)\s*/i;

/** What most cells hold: with so few digits nothing can be wrong. */
const FEW_DIGITS = /^\d{1,9}$/;

/** No amount has more characters. */
const LONGEST = 100;

/** An amount or a range as people write them: `£1,200`, `1.200,50 €`, `1200/1800`, `1.2k-1.8k`. */
export function readAmountText(text: string, form: MoneyForm): AmountCell {
  if (FEW_DIGITS.test(text)) return one(Number(text) * 10 ** minorDigits(form.currency));
  if (text.length > LONGEST) return { ok: false, rule: 'notANumber' };
  const plain = text.trim().replace(BARE_CENTS, '$1');
  if (plain === '' || NOTHING.test(plain)) return one(null);
  const spoiled = problemOfNumber(plain);
  if (spoiled !== null) return { ok: false, rule: spoiled };
  const ends = plain.split(BETWEEN);
  const [first = '', second = ''] = ends;
  if (ends.length === 2 && /\d/.test(first) && /\d/.test(second)) return rangeOf(first, second, form);
  const read = readEnd(plain, form);
  return read.ok ? one(read.minor) : { ok: false, rule: read.problem };
}

/** An amount as a workbook has it: there a point is never a comma. */
export function readAmountNumber(value: number, { currency }: MoneyForm): AmountCell {
  const unit = 10 ** minorDigits(currency);
  const minor = Math.round(value * unit);
  if (!Number.isFinite(value)) return { ok: false, rule: 'notANumber' };
  if (value < 0) return { ok: false, rule: 'negative' };
  if (minor > LARGEST_PRICE) return { ok: false, rule: 'tooLarge' };
  // Workbooks keep 0.1 + 0.2 as 0.30000000000000004.
  return Math.abs(minor / unit - value) > 1e-9 * unit ? { ok: false, rule: 'tooManyDecimals' } : one(minor);
}

const one = (low: number | null): AmountCell => ({ ok: true, low, high: null, isRange: false });

const THOUSANDS = /(\d)\s?k(?=\W*$)/i;

function rangeOf(first: string, second: string, form: MoneyForm): AmountCell {
  const [low, high] = [readEnd(sharedThousands(first, second), form), readEnd(second, form)];
  if (!low.ok) return { ok: false, rule: low.problem };
  if (!high.ok) return { ok: false, rule: high.problem };
  if ((low.minor ?? 0) > (high.minor ?? 0)) return { ok: false, rule: 'upsideDown' };
  return { ok: true, low: low.minor, high: high.minor, isRange: true };
}

/** `1.2–1.8k` are thousands on both sides, `800–1.2k` are not. */
function sharedThousands(first: string, second: string): string {
  if (!THOUSANDS.test(second) || THOUSANDS.test(first)) return first;
  const value = (text: string): number => Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.'));
  return value(first) < value(second) ? first.replace(/(\d)(?=\D*$)/, '$1k') : first;
}

/** `1.2k` is 1,200: up to three decimals make a whole number of it. */
const IN_THOUSANDS = /(\d+)(?:[.,](\d{1,3}))?\s?k(?=\W*$)/i;

function readEnd(text: string, { currency, locale }: MoneyForm): ReturnType<typeof parseAmount> {
  const written = text.replace(IN_THOUSANDS, (_, whole: string, rest = '') => `${whole}${String(rest).padEnd(3, '0')}`);
  return parseAmount(written, currency, locale);
}
