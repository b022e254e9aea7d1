import { type MoneyForm, readAmounts } from '../../values/amountText';
import { type AmountProblem, LARGEST_PRICE, minorDigits } from '../../values/money';
import { problemOfNumber, type SpreadsheetProblem } from './spreadsheetMarks';

export type AmountRule = AmountProblem | SpreadsheetProblem | 'upsideDown';

export type AmountCell =
  /** `high` beside a range only; both are minor units. */
  | { readonly ok: true; readonly low: number | null; readonly high: number | null; readonly isRange: boolean }
  | { readonly ok: false; readonly rule: AmountRule };

/** How people write that there is no amount. */
const NOTHING = /^(?:[-–—]+|n\/?a|none|nil|k\.?\s?a\.?|ohne|ohne limit|no reserve|without reserve)$/i;

/** What most cells hold: no spreadsheet has spoiled it. */
const DIGITS = /^\d*$/;

/** No mark of a spreadsheet, and no word for nothing, has more characters. */
const LONGEST_MARK = 100;

/** An amount or a range as people write them in a table, where a spreadsheet may have made something else of it. */
export function readAmountText(text: string, form: MoneyForm): AmountCell {
  const plain = text.trim();
  if (!DIGITS.test(text) && text.length <= LONGEST_MARK) {
    if (NOTHING.test(plain)) return one(null);
    const spoiled = problemOfNumber(plain);
    if (spoiled !== null) return { ok: false, rule: spoiled };
  }
  const read = readAmounts(text, form);
  return read.ok ? read : { ok: false, rule: read.problem };
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
