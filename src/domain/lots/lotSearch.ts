/** The words of a search, each to be found somewhere. */
export function searchTerms(query: string): string[] {
  return fold(query).split(/\s+/u).filter(Boolean);
}

/** Without capitals and accents, so that `cafe` finds `Café`. Plain letters, which most texts are, cost no more. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- the control characters are the beginning of the plain ones
  return /^[\u0000-\u007f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** Whether a folded text holds every word. */
export function holdsAll(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}
