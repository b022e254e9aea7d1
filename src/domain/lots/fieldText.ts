import { cleanText } from '../values/cleanText';
import type { AmountProblem } from '../values/money';
import { LOT_TYPES, type LotType } from './lotFields';

/** Why a text cannot be the value of a field, wherever it comes from: typed, pasted or read from a file. */
export type FieldTextProblem = AmountProblem | 'notACount' | 'notAChoice' | 'tooLong';

export type ReadFieldText<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FieldTextProblem };

/** A whole number from 1 to `most`. */
export function readCount(text: string, most: number): ReadFieldText<number> {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? { ok: true, value: count } : { ok: false, problem: 'notACount' };
}

/** A kind of lot by its name, in the words that `names` has for it, or by its key. */
export function readLotType(text: string, names: Readonly<Record<LotType, string>>): ReadFieldText<LotType> {
  const wanted = text.trim().toLowerCase();
  const found = LOT_TYPES.find((type) => [type, names[type]].some((name) => name.toLowerCase() === wanted));
  return found === undefined ? { ok: false, problem: 'notAChoice' } : { ok: true, value: found };
}

/** How databases write a break within a text in what they export, and programs for layout and slides in what they copy. */
const OTHER_BREAKS = /[\v\f\u2028\u2029]/g;

/** Cleaning would take these breaks away, or leave them unseen, and the words on both sides would be one. */
export const withLineBreaks = (text: string): string => text.replace(OTHER_BREAKS, '\n');

/** A text as its field may hold it; only a long one keeps its line breaks. */
export function readFieldText(text: string, kind: 'text' | 'longText', longest: number): ReadFieldText<string> {
  const clean = cleanText(withLineBreaks(text));
  const value = kind === 'longText' ? clean.replace(/\r\n?/g, '\n') : inOneLine(clean);
  return value.length > longest ? { ok: false, problem: 'tooLong' } : { ok: true, value };
}

/** Breaks with the spaces around them become one space. Trimming line by line is linear, whatever the text is. */
function inOneLine(text: string): string {
  if (!/[\r\n]/.test(text)) return text;
  const lines = text.split(/[\r\n]+/);
  const last = lines.length - 1;
  const first = (lines[0] ?? '').trimEnd();
  const between = lines.slice(1, last).map((line) => line.trim());
  return [first, ...between.filter((line) => line !== ''), (lines[last] ?? '').trimStart()].join(' ');
}
