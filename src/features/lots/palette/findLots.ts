import type { Lot } from '../../../domain/lot';
import { fold, searchTerms } from '../../../domain/lotSearch';
import { lotNumberText } from '../lotWords';

/** What is looked at of a lot, folded once. A lot never changes; an edited one is another object. */
const looked = new WeakMap<Lot, { readonly number: string; readonly title: string; readonly words: string }>();

function lookAt(lot: Lot) {
  let known = looked.get(lot);
  if (known === undefined) {
    const title = fold(lot.title.trim());
    known = { number: fold(lotNumberText(lot) ?? ''), title, words: wordsOf(title) };
    looked.set(lot, known);
  }
  return known;
}

/** ` a blue vase `: so that a word begins where a space is. */
const wordsOf = (folded: string): string => ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** How well a lot fits, 0 best; null when it does not. */
function fit(lot: Lot, query: string, terms: readonly string[]): number | null {
  const { number, title, words } = lookAt(lot);
  if (number !== '' && number === query) return 0;
  if (/^\d/.test(query) && number.startsWith(query)) return 1;
  if (title.startsWith(query)) return 2;
  if (terms.every((term) => words.includes(` ${term}`))) return 3;
  return terms.every((term) => title.includes(term)) ? 4 : null;
}

const WORST_FIT = 4;

/**
 * The lots that a person may mean, the best first, at most `most`: the number itself, numbers that begin so, titles that
 * begin so, titles with words that begin so, titles that hold it anywhere; among equals in the order given. `lotWord`:
 * what stands before a number, `Lot`, and may be typed too.
 */
export function findLots(lots: readonly Lot[], typed: string, lotWord: string, most: number): readonly Lot[] {
  const whole = searchTerms(typed);
  const terms = whole.length > 1 && whole[0] === fold(lotWord.trim()) ? whole.slice(1) : whole;
  const query = terms.join(' ');
  if (query === '') return [];
  const byFit: Lot[][] = Array.from({ length: WORST_FIT + 1 }, () => []);
  for (const lot of lots) {
    const group = byFit[fit(lot, query, terms) ?? -1];
    if (group !== undefined && group.length < most) group.push(lot);
  }
  return byFit.flat().slice(0, most);
}
