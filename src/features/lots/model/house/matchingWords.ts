const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** As people compare names: without capitals and accents. */
export const plainText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

const wordsOf = (text: string): readonly string[] => plainText(text).split(BETWEEN_WORDS).filter(Boolean);

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
