const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** As many texts as a large sale has in a field, and what is typed. */
const MOST_KNOWN = 20_000;

/** Works it out once for each text: with each letter that is typed, all texts of a field are compared. */
function oncePerText<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size === MOST_KNOWN) known.clear();
    const result = find(text);
    known.set(text, result);
    return result;
  };
}

/** As people compare names: without capitals and accents. */
export const plainText = oncePerText((text) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim());

const wordsOf = oncePerText((text): readonly string[] => plainText(text).split(BETWEEN_WORDS).filter(Boolean));

/**
 * Those of `offers`, in their order, in which each typed word begins a word: `fr sil` finds "French silver". Without what is
 * typed already, letter by letter. Nothing typed matches all.
 */
export function matchingOffers(offers: readonly string[], typed: string, most: number): readonly string[] {
  const begun = wordsOf(typed);
  const found: string[] = [];
  for (const offer of offers) {
    if (found.length === most) break;
    if (offer === typed.trim()) continue;
    const words = wordsOf(offer);
    if (begun.every((start) => words.some((word) => word.startsWith(start)))) found.push(offer);
  }
  return found;
}

/** Every text once, however it is spelled (in its most frequent spelling), the most frequent first; equals by the alphabet. */
export function mostUsed(counts: ReadonlyMap<string, number>): readonly string[] {
  const byKey = new Map<string, { text: string; own: number; all: number }>();
  for (const [text, count] of counts) {
    const key = plainText(text);
    if (key === '') continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { text, own: count, all: count });
    else {
      known.all += count;
      if (count > known.own) Object.assign(known, { text, own: count });
    }
  }
  return [...byKey.entries()]
    .sort(([keyA, a], [keyB, b]) => b.all - a.all || (keyA < keyB ? -1 : 1))
    .map(([, { text }]) => text);
}
