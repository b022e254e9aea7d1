/**
 * A short text that follows from a longer one: 53 bits, good for noticing that something has changed (cyrb53, a public
 * domain hash of Bryc). No secret is kept by it.
 */
export function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    one = Math.imul(one ^ sign, 2654435761);
    other = Math.imul(other ^ sign, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** The same cells have the same hash, in whatever order their columns stand. */
export function cellsHash(cells: Readonly<Record<string, string>>): string {
  return shortHash(JSON.stringify(Object.entries(cells).sort(([one], [another]) => (one < another ? -1 : 1))));
}

export const picturesHash = (pictures: readonly string[]): string => shortHash(pictures.join(' '));
