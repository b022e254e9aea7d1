/** No character has this code: it stands between the texts, so that `ab`, `c` is not `a`, `bc`. */
const BETWEEN = 0x10000;

/**
 * A short text that follows from other ones: 53 bits, good for noticing that something has changed (cyrb53, a public domain
 * hash of Bryc). No secret is kept by it.
 */
export function createHash(): { add(text: string): void; end(): string } {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  const mix = (sign: number): void => {
    one = Math.imul(one ^ sign, 2654435761);
    other = Math.imul(other ^ sign, 1597334677);
  };
  return {
    add(text) {
      for (let place = 0; place < text.length; place += 1) mix(text.charCodeAt(place));
      mix(BETWEEN);
    },
    end() {
      one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
      other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
      return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
    },
  };
}

export function hashOf(...texts: readonly string[]): string {
  const hash = createHash();
  for (const text of texts) hash.add(text);
  return hash.end();
}

/** Cells have one hash in whatever order their columns stand. */
export const inHashOrder = (one: string, other: string): number => (one < other ? -1 : 1);

export const cellsHash = (cells: Readonly<Record<string, string>>): string =>
  hashOf(
    ...Object.entries(cells)
      .sort(([one], [other]) => inHashOrder(one, other))
      .flat(),
  );

export const picturesHash = (pictures: readonly string[]): string => hashOf(...pictures);
