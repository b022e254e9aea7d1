import type { Lot } from '../../../../domain/lots/lot';
import { fold, holdsAll, searchTerms } from '../../../../domain/lots/lotSearch';

/** Titles ready for searching. A lot never changes; an edited one is another object. */
const folded = new WeakMap<Lot, string>();

function titleOf(lot: Lot): string {
  let title = folded.get(lot);
  if (title === undefined) {
    title = fold(lot.title.trim());
    folded.set(lot, title);
  }
  return title;
}

/** A letter or figure, of folded text: everything outside the plain characters is taken for one. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** Whether a word of the title begins with the term. Without a pattern, because ten thousand titles are asked at once. */
function beginsWord(title: string, term: string): boolean {
  for (let at = title.indexOf(term); at >= 0; at = title.indexOf(term, at + 1)) {
    if (at === 0 || !isLetter(title.charCodeAt(at - 1))) return true;
  }
  return false;
}

/** How well a lot fits, 0 best; null when it does not. */
function fit(lot: Lot, query: string, terms: readonly string[], isNumber: boolean): number | null {
  if (isNumber && lot.number !== null) {
    const number = `${String(lot.number)}${lot.suffix.toLowerCase()}`;
    if (number === query) return 0;
    if (number.startsWith(query)) return 1;
  }
  const title = titleOf(lot);
  if (!holdsAll(title, terms)) return null;
  if (title.startsWith(query)) return 2;
  return terms.every((term) => beginsWord(title, term)) ? 3 : 4;
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
  const isNumber = /^\d/.test(query);
  const byFit: Lot[][] = Array.from({ length: WORST_FIT + 1 }, () => []);
  for (const lot of lots) {
    const group = byFit[fit(lot, query, terms, isNumber) ?? -1];
    if (group !== undefined && group.length < most) group.push(lot);
  }
  return byFit.flat().slice(0, most);
}
