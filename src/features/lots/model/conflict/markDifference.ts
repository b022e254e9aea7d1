/** A text in three parts: what both have at the beginning, what differs, what both have at the end. */
export interface MarkedText {
  readonly start: string;
  readonly different: string;
  readonly end: string;
}

/** Half of a character that is two units long must not stand alone. */
const isHalf = (text: string, place: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(place));

/** Where two texts differ, from their common beginning to their common end. */
export function markDifference(one: string, other: string): readonly [MarkedText, MarkedText] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  while (start > 0 && (isHalf(one, start) || isHalf(other, start))) start -= 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  while (end > 0 && (isHalf(one, one.length - end) || isHalf(other, other.length - end))) end -= 1;
  const parts = (text: string): MarkedText => ({
    start: text.slice(0, start),
    different: text.slice(start, text.length - end),
    end: text.slice(text.length - end),
  });
  return [parts(one), parts(other)];
}
