import type { LineBreaks } from '../profile';

const BREAKS = /[ \t]*(?:\r\n|\r|\n|\u2028|\u2029)[ \t]*/gu;
const RUN_OF_BREAKS = /\s*(?:\r\n|\r|\n|\u2028|\u2029)\s*/gu;

/** Whether the text has more than one line. */
export const hasLineBreaks = (text: string): boolean => /[\r\n\u2028\u2029]/.test(text);

/** The text in one line: what a line break parted is parted by a space. */
export const joinLines = (text: string): string => text.replace(RUN_OF_BREAKS, ' ').trim();

/** The text as a platform takes its line breaks. */
export function withBreaks(text: string, lineBreaks: LineBreaks): string {
  if (lineBreaks === 'kept' || !hasLineBreaks(text)) return text;
  return lineBreaks === 'space' ? joinLines(text) : text.trim().replace(BREAKS, '<br>');
}

const PARAGRAPH = { kept: '\n\n', br: '<br><br>' } as const;
const SENTENCE_END = /[.!?:;…]$/u;

/** Texts one below the other, or behind each other as sentences where there is one line only. */
export function joinParts(parts: readonly string[], lineBreaks: LineBreaks): string {
  if (lineBreaks !== 'space') return parts.join(PARAGRAPH[lineBreaks]);
  return parts.reduce((before, part) => `${before}${SENTENCE_END.test(before) ? ' ' : '. '}${part}`);
}
