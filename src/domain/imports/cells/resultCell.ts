import { type LotResult, readResultWord } from '../../lots/lotResult';
import type { MoneyForm } from '../../values/amountText';
import type { Cell } from '../read/importTable';
import { type AmountRule, readAmountNumber, readAmountText } from './amountCell';
import { textOfCell } from './readCell';
import { problemAnywhere, withoutMarks } from './spreadsheetMarks';

/** Why a cell says nothing of what came of its lot. `zeroPrice`: files write 0 for lots that were not sold, and not only. */
export type ResultRule = AmountRule | 'notAResult' | 'range' | 'zeroPrice';

export type ResultCell =
  | { readonly ok: true; readonly result: LotResult | null }
  | { readonly ok: false; readonly rule: ResultRule };

/** A hammer price, or a word in its place. What stands for nothing, such as a dash, gives nothing. */
export function readResultCell(cell: Cell, form: MoneyForm): ResultCell {
  const raw = textOfCell(cell);
  const spoiled = problemAnywhere(raw);
  if (spoiled !== null) return { ok: false, rule: spoiled };
  const text = withoutMarks(raw);
  const word = readResultWord(text);
  if (word !== null) return { ok: true, result: { status: word, hammer: null } };
  const amount = typeof cell === 'number' ? readAmountNumber(cell, form) : readAmountText(text, form);
  if (!amount.ok) return { ok: false, rule: amount.rule === 'notANumber' ? 'notAResult' : amount.rule };
  if (amount.isRange) return { ok: false, rule: 'range' };
  if (amount.low === 0) return { ok: false, rule: 'zeroPrice' };
  return { ok: true, result: amount.low === null ? null : { status: 'sold', hammer: amount.low } };
}
