import { guard } from '../../values/formulas';
import type { ProblemPlace } from '../problem';
import type { Encoding, LineBreaks } from '../profile';
import { toWindows1252 } from '../text/closest';
import { escapeHtml, hasMarkup } from '../text/html';
import { hasLineBreaks, joinParts, withBreaks } from '../text/lineBreaks';
import { shorten } from '../text/shorten';
import type { ColumnContext, Report } from './cell';

/** One text that goes into a cell, and where a person would change it. */
export interface TextPart {
  readonly text: string;
  readonly place: ProblemPlace | null;
  /** What stands before it, such as “Provenance: ”. */
  readonly lead?: string;
}

/** Texts in which nothing has to be looked at: most of them. By the encoding, and whether the column reads HTML. */
const CLEAN: Readonly<Record<'narrow' | 'wide', Readonly<Record<'text' | 'html', RegExp>>>> = {
  narrow: {
    text: /^[\p{L}\d(][\x20-\x3b\x3d-\x7e\xa0-\xff]*$/u,
    html: /^[\p{L}\d(][\x20-\x25\x27-\x3b\x3d\x3f-\x7e\xa0-\xff]*$/u,
  },
  wide: { text: /^[\p{L}\d(][^\r\n\u2028\u2029<]*$/u, html: /^[\p{L}\d(][^\r\n\u2028\u2029<>&]*$/u },
};

export interface TextWriter {
  readonly one: (text: string, place: ProblemPlace | null, report: Report) => string;
  readonly many: (parts: readonly TextPart[], report: Report) => string;
}

/** Writes texts as the platform takes them in this column. */
export function textWriter({ column, profile }: ColumnContext): TextWriter {
  const isNarrow = profile.file.encoding.is === 'windows-1252';
  const clean = CLEAN[isNarrow ? 'narrow' : 'wide'][column.html === true ? 'html' : 'text'];
  const lineBreaks = profile.file.lineBreaks.is;
  const guardIsUndone = profile.file.guardIsUndone === true;
  const marks = column.without?.is ?? [];
  const longest = column.limit?.most ?? Infinity;
  const isClean = (text: string): boolean => clean.test(text) && (!isNarrow || isWesternStart(text));

  const writePart = ({ text, place, lead = '' }: TextPart, report: Report): string => {
    const whole = lead + text;
    if (isClean(whole)) return whole;
    if (column.noMarkup !== undefined && hasMarkup(text)) report({ rule: 'markup' }, place, null);
    const encoded = encodable(whole, profile.file.encoding.is, place, report);
    const escaped = column.html === true ? escapeHtml(encoded) : encoded;
    return broken(escaped, lineBreaks, place, report);
  };

  const many: TextWriter['many'] = (parts, report) => {
    const [first] = parts;
    if (first === undefined) return '';
    const written = parts.map((part) => writePart(part, report));
    const joined = written.length === 1 ? (written[0] ?? '') : joinParts(written, lineBreaks);
    const safe = guard(joined);
    if (safe !== joined && !guardIsUndone) report({ rule: 'formula' }, first.place, null);
    if (marks.length > 0) checkMarks(safe, marks, first.place, report);
    return limited(safe, column.limit, first, report);
  };
  // Most texts are so, and nothing is made for them.
  const one: TextWriter['one'] = (text, place, report) =>
    text.length <= longest && marks.length === 0 && isClean(text) ? text : many([{ text, place }], report);
  return { one, many };
}

/** `\p{L}` at the start of a clean text may be a letter that Windows-1252 does not have. */
const isWesternStart = (text: string): boolean => text.charCodeAt(0) <= 0xff;

function encodable(text: string, encoding: Encoding, place: ProblemPlace | null, report: Report): string {
  if (encoding !== 'windows-1252') return text;
  const { text: written, replaced, lost } = toWindows1252(text.replaceAll('\u2028', '\n').replaceAll('\u2029', '\n'));
  if (replaced.length > 0) {
    report({ rule: 'charactersReplaced', characters: replaced }, place, { kind: 'transliterate', encoding });
  }
  if (lost.length > 0) report({ rule: 'charactersLost', characters: lost }, place, null);
  return written;
}

function broken(text: string, lineBreaks: LineBreaks, place: ProblemPlace | null, report: Report): string {
  if (lineBreaks === 'kept' || !hasLineBreaks(text)) return text;
  report({ rule: 'lineBreaks' }, place, { kind: 'joinLines' });
  return withBreaks(text, lineBreaks);
}

function checkMarks(text: string, marks: readonly string[], place: ProblemPlace | null, report: Report): void {
  const found = marks.filter((mark) => text.includes(mark));
  if (found.length > 0) report({ rule: 'marks', marks: found }, place, { kind: 'takeOut', marks: found });
}

function limited(text: string, limit: ColumnContext['column']['limit'], first: TextPart, report: Report): string {
  if (limit === undefined || text.length <= limit.most) return text;
  const { most: longest, whenLonger } = limit;
  // What stands beside the field's own text takes room, too.
  const room = longest - (text.length - first.text.length);
  const fix = room > 0 ? ({ kind: 'shorten', most: room } as const) : null;
  const rule = whenLonger === 'refused' ? 'tooLong' : whenLonger === 'cut' ? 'shortened' : 'longerThanAdvised';
  report({ rule, longest, length: text.length }, first.place, fix);
  return whenLonger === 'cut' ? shorten(text, longest) : text;
}
