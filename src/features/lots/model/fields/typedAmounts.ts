import { type Amounts, type MoneyForm, readAmounts } from '../../../../domain/values/amountText';
import { type AmountProblem, formatMoney } from '../../../../domain/values/money';

/** What is wrong with a range. `oneAmount`: its field holds one amount only. */
export type TypedAmountProblem = 'upsideDown' | 'oneAmount';

type Parsed =
  | ({ readonly ok: true } & Amounts)
  | { readonly ok: false; readonly problem: AmountProblem | TypedAmountProblem };

/** Low and high. Each of the two fields takes both, typed as a range. */
export const isEstimateField = (field: string): boolean => field === 'estimateLow' || field === 'estimateHigh';

/** An amount as a person types it: `1,200`, `1.2k`, `£40`; `12-18` where a range is understood. */
export function parseMoney(text: string, form: MoneyForm, takesRange: boolean): Parsed {
  const read = readAmounts(text, form);
  return read.ok && read.isRange && !takesRange ? { ok: false, problem: 'oneAmount' } : read;
}

/** Figures alone say what they are. */
const AS_IT_STANDS = /^\s*\d*\s*$/;

/** How an amount that is being typed is understood, as the catalogue prints it; null where the text says it itself. */
export function understoodAmount(text: string, form: MoneyForm, takesRange: boolean): string | null {
  if (AS_IT_STANDS.test(text)) return null;
  const read = parseMoney(text, form, takesRange);
  if (!read.ok || read.low === null) return null;
  const shown = [read.low, ...(read.high === null ? [] : [read.high])];
  return shown.map((minor) => formatMoney(minor, form.currency, form.locale)).join(' – ');
}
