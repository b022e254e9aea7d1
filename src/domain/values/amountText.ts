import { type AmountProblem, minorDigits, parseAmount } from './money';

export interface MoneyForm {
  readonly currency: string;
  readonly locale: string;
}

/** One amount, or a range: `high` beside a range only. Both are minor units. */
export interface Amounts {
  readonly low: number | null;
  readonly high: number | null;
  readonly isRange: boolean;
}

/** `upsideDown`: the first end of a range is the higher one. */
export type ReadAmounts =
  | ({ readonly ok: true } & Amounts)
  | { readonly ok: false; readonly problem: AmountProblem | 'upsideDown' };

/** `1.200,-` and `80.--`, as people write whole amounts. */
const BARE_CENTS = /(\d)[.,]\s?[-–—]{1,2}(?=\s|[/€£$]|$)/g;

/** What stands between the two ends of a range. */
const BETWEEN = /\s*(?:[-‐‑–—−~/]|\bto\b|\bbis\b|\.{2,3}|…)\s*/i;

/** What most texts are: with so few digits nothing can be wrong. */
const FEW_DIGITS = /^\d{1,9}$/;

/** No amount has more characters. */
const LONGEST = 100;

/** An amount or a range as people write them: `£1,200`, `1.200,50 €`, `1200/1800`, `1.2k-1.8k`. Empty is no amount. */
export function readAmounts(text: string, form: MoneyForm): ReadAmounts {
  if (FEW_DIGITS.test(text)) return one(Number(text) * 10 ** minorDigits(form.currency));
  if (text.length > LONGEST) return { ok: false, problem: 'notANumber' };
  const plain = text.trim().replace(BARE_CENTS, '$1');
  const ends = plain.split(BETWEEN);
  const [first = '', second = ''] = ends;
  if (ends.length === 2 && /\d/.test(first) && /\d/.test(second)) return rangeOf(first, second, form);
  const read = readEnd(plain, form);
  return read.ok ? one(read.minor) : read;
}

const one = (low: number | null): ReadAmounts => ({ ok: true, low, high: null, isRange: false });

const THOUSANDS = /(\d)\s?k(?=\W*$)/i;

function rangeOf(first: string, second: string, form: MoneyForm): ReadAmounts {
  const [low, high] = [readEnd(sharedThousands(first, second), form), readEnd(second, form)];
  if (!low.ok) return low;
  if (!high.ok) return high;
  if ((low.minor ?? 0) > (high.minor ?? 0)) return { ok: false, problem: 'upsideDown' };
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
