import { type ExtraField, type ExtraFields, isExtraField } from '../../lots/extras';
import { type FieldTextProblem, readCount, readFieldText, withLineBreaks } from '../../lots/fieldText';
import { LOT_FIELDS, type LotFieldRule, type LotFieldValues, type LotType } from '../../lots/lotFields';
import { minorOf } from '../../platforms/own/ownAmount';
import { withoutGuard } from '../../values/formulas';
import { LARGEST_PRICE } from '../../values/money';
import { cleanText } from '../../values/cleanText';
import type { Cell } from '../read/importTable';
import { type AmountRule, readAmountNumber, readAmountText } from './amountCell';
import { type ExtraForm, readExtraCell } from './extraCell';
import type { LotNumberRule } from './lotNumberCell';
import { lotTypeOf } from './lotTypeCell';
import { plainText } from './plainText';
import { problemAnywhere, problemOfNumber, type SpreadsheetProblem, withoutMarks } from './spreadsheetMarks';
import type { ImportField } from './targets';

/** In what form a file is read. */
export interface CellForm extends ExtraForm {
  /** What the kinds of lots are called on the screen. */
  readonly lotTypes: Readonly<Record<LotType, string>>;
}

/** Why a cell cannot be the value of its column. */
export type CellRule = FieldTextProblem | AmountRule | LotNumberRule | SpreadsheetProblem | 'range' | 'twoHighEnds';

/** What became of a cell that could be read. `split`: a range into low and high. */
export type CellNote = 'split' | 'markupRemoved' | 'charactersRemoved' | 'linesJoined';

export type FieldValues = Partial<Pick<LotFieldValues, ImportField>> & ExtraFields;

export type ReadCell =
  | { readonly ok: true; readonly values: FieldValues; readonly notes: readonly CellNote[] }
  /** `most`: what the rule allows, and `has`: what the cell has, where a rule counts. */
  | { readonly ok: false; readonly rule: CellRule; readonly most?: number; readonly has?: number };

/** A cell as a text, as a spreadsheet shows it. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  return typeof cell === 'object' ? cell.day : String(cell);
}

export const isBlank = (cell: Cell | undefined): boolean => textOfCell(cell).trim() === '';

/** What one cell can be read for. */
type CellTarget = ImportField | ExtraField | 'estimate';

/** Reads a cell for a field; `estimate` for both ends of it. A blank cell gives nothing. */
export function readCell(target: CellTarget, cell: Cell | undefined, form: CellForm): ReadCell {
  const raw = textOfCell(cell);
  if (cell === undefined || raw.trim() === '') return { ok: true, values: {}, notes: [] };
  const spoiled = problemAnywhere(raw);
  if (spoiled !== null) return { ok: false, rule: spoiled };
  const text = withoutMarks(raw);
  if (isExtraField(target)) {
    const extra = readExtraCell(target, cell, text, form);
    return extra.ok ? read({ [target]: extra.value }) : extra;
  }
  if (target === 'estimate' || LOT_FIELDS[target].kind === 'money') {
    const amount = typeof cell === 'number' ? readAmountNumber(cell, form) : readAmountText(text, form);
    return amount.ok ? amountsFor(target, amount) : amount;
  }
  const rule: LotFieldRule = LOT_FIELDS[target];
  if (rule.kind === 'count') return countOf(target, text, rule.most ?? Infinity);
  if (rule.kind === 'choice') {
    const type = lotTypeOf(text, form.lotTypes);
    return type === null ? { ok: false, rule: 'notAChoice' } : read({ [target]: type });
  }
  return wordsOf(target, text, rule);
}

/**
 * A cell of a file that Lotsmith has written: what looks like markup there was typed by a person, and an amount has a point
 * in every language. Null: `readCell` says more.
 */
export function valueOfOurs(
  target: CellTarget,
  cell: Cell | undefined,
  { currency }: CellForm,
): string | number | null {
  if (typeof cell !== 'string' || target === 'estimate' || isExtraField(target)) return null;
  const { kind, longest = Infinity }: LotFieldRule = LOT_FIELDS[target];
  if (kind === 'money') {
    const amount = minorOf(cell.trim(), currency);
    return amount <= LARGEST_PRICE ? amount : null;
  }
  const text = withoutGuard(cell);
  return (kind === 'text' || kind === 'longText') && text.length <= longest ? text : null;
}

/** What a text needs more for than a look: elements, control characters, and what a spreadsheet puts in front. */
const SPECIAL = /^[\s='#]|[<&\p{Cc}\p{Bidi_Control}]|\s$/u;

/** The cell, when its field may hold it just as it stands, as most texts of a file may; null: `readCell` says more. */
export function textAsItStands(target: CellTarget, cell: Cell | undefined): string | null {
  if (typeof cell !== 'string' || target === 'estimate' || isExtraField(target)) return null;
  const { kind, longest = Infinity }: LotFieldRule = LOT_FIELDS[target];
  const isText = kind === 'text' || kind === 'longText';
  return isText && cell.length <= longest && !SPECIAL.test(cell) ? cell : null;
}

const read = (values: FieldValues, notes: readonly CellNote[] = []): ReadCell => ({ ok: true, values, notes });

type Amounts = Extract<ReturnType<typeof readAmountText>, { ok: true }>;

function amountsFor(target: ImportField | 'estimate', { low, high, isRange }: Amounts): ReadCell {
  if (target === 'estimate' || target === 'estimateLow') {
    if (isRange) return read({ estimateLow: low, estimateHigh: high }, ['split']);
    return read(target === 'estimate' ? { estimateLow: low, estimateHigh: null } : { estimateLow: low });
  }
  return isRange ? { ok: false, rule: 'range' } : read({ [target]: low });
}

/** `2`, `2.0`, `2 x`, `2 pcs`, `2 Stück`. */
const COUNTED = /^(\d{1,9})(?:[.,]0+)?\s*(?:x|pcs?\.?|pieces?|items?|st\.?|stk\.?|stück)?$/i;

function countOf(target: ImportField, text: string, most: number): ReadCell {
  const spoiled = problemOfNumber(text);
  if (spoiled !== null) return { ok: false, rule: spoiled };
  const count = readCount(COUNTED.exec(text)?.[1] ?? text, most);
  return count.ok ? read({ [target]: count.value }) : { ok: false, rule: count.problem };
}

function wordsOf(target: ImportField, text: string, { kind, longest = Infinity }: LotFieldRule): ReadCell {
  const broken = withLineBreaks(text);
  const plain = plainText(broken).trim();
  // What cleaning takes away cannot make good for so much.
  if (plain.length > 2 * longest) return { ok: false, rule: 'tooLong', most: longest, has: plain.length };
  const words = readFieldText(plain, kind === 'longText' ? 'longText' : 'text', longest);
  if (!words.ok) return { ok: false, rule: words.problem, most: longest, has: plain.length };
  if (words.value === text) return read({ [target]: words.value });
  const notes: CellNote[] = [];
  if (plain !== broken) notes.push('markupRemoved');
  if (cleanText(plain) !== plain) notes.push('charactersRemoved');
  if (kind !== 'longText' && plain.includes('\n')) notes.push('linesJoined');
  return read({ [target]: words.value }, notes);
}
