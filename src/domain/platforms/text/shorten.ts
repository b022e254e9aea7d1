/** What hangs at the end of a text that was cut. */
const LOOSE_END = /[\s,;:–—-]+$/u;

/**
 * At most `most` UTF-16 units, which are at least as many as the characters that anybody counts; cut between words where a
 * word does not take up most of it. No sign is put for what is gone: it would take room.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = isInsidePair(text, most) ? most - 1 : most;
  const room = text.slice(0, end);
  const isWholeWord = /\s/u.test(text.charAt(end));
  const space = room.search(/\s\S*$/u);
  const words = isWholeWord || space < most / 2 ? room : room.slice(0, space);
  return words.replace(LOOSE_END, '');
}

function isInsidePair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
}
