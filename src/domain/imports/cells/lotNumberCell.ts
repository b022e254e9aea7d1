import { type NumberProblem, readTypedNumber } from '../../typedNumbers/typedNumber';
import { type LotNumber, parseLotNumber } from '../../numbering/lotNumber';
import { problemOfNumber, type SpreadsheetProblem } from './spreadsheetMarks';

export type LotNumberRule = NumberProblem | SpreadsheetProblem;

export type LotNumberCell =
  /** Null: the lot has none. */
  { readonly ok: true; readonly number: LotNumber | null } | { readonly ok: false; readonly rule: LotNumberRule };

/** `Lot 12`, `Lot No. 12`, `Los-Nr. 12`, `# 12`. */
const WORDS = /^(?:(?:lot|los|item|pos(?:ition)?)[\s.:_-]*)?(?:(?:number|nummer|num|no|nr)\b[\s.:_-]*|[#№]\s*)?(?=\d)/i;

/** Where a spreadsheet takes the number for an amount: 1,200 and 12.0. */
const GROUPED = /^(\d{1,2})[.,](\d{3})$/;
const ZERO_CENTS = /^(\d+)[.,]0{1,2}$/;

/** A letter behind a sign: `12-A`, `12.A`, `12 / A`. */
const LETTER_APART = /^(\d+)[\s._/-]*([a-z]+)$/i;

/** No number has more characters. */
const LONGEST = 60;

/** A lot number as catalogues have it: `12`, `0012`, `12A`, `12-A`, `Lot 12`. `letter`: the cell of a column of its own. */
export function readLotNumber(text: string, letter = ''): LotNumberCell {
  const plain = parseLotNumber(text);
  if (plain !== null && letter === '') return { ok: true, number: plain };
  if (text.length > LONGEST) return { ok: false, rule: 'notANumber' };
  const bare = text.trim().replace(/^'/, '').replace(WORDS, '').trim();
  const spoiled = problemOfNumber(bare);
  if (spoiled !== null) return { ok: false, rule: spoiled };
  const digits = bare.replace(GROUPED, '$1$2').replace(ZERO_CENTS, '$1').replace(LETTER_APART, '$1$2');
  const read = readTypedNumber(digits === '' ? '' : digits + letter.trim());
  return read.ok ? read : { ok: false, rule: read.problem };
}
