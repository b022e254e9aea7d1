import { decodeText } from './encodings';
import { findDelimiter, parseRows } from './delimiters';
import { kindOfFile } from './fileKind';
import {
  type Delimiter,
  type ImportTable,
  MOST_COLUMNS,
  MOST_ROWS,
  type ReadTable,
  sizeProblem,
  type TableProblem,
  type TableWarning,
  type TextForm,
} from './importTable';

/** What a person has chosen; the rest is found. */
export type ReadChoices = Partial<TextForm>;

/** Blank rows do not count, but nobody reads more than so many rows to find that out. */
const MOST_PARSED = 3 * MOST_ROWS;

/** The rows of a text file: CSV, TSV and what is like them. Bytes of any kind end in a table or in a problem. */
export function readTable(bytes: Uint8Array, name: string, choices: ReadChoices = {}): ReadTable {
  const kind = bytes.length === 0 ? null : kindOfFile(bytes);
  const problem = kind === null ? sizeProblem(bytes.length) : ({ rule: 'notATable', kind } as const);
  if (problem !== null) return { ok: false, problem };
  const { text, encoding, damaged } = decodeText(bytes, choices.encoding);
  const read = readTableText(text, name, { ...choices, encoding });
  if (!read.ok || damaged === 0) return read;
  const warnings: readonly TableWarning[] = [{ rule: 'damagedCharacters', count: damaged }, ...read.table.warnings];
  return { ok: true, table: { ...read.table, warnings } };
}

/** The same for what was pasted. */
export function readTableText(text: string, name: string, choices: ReadChoices = {}): ReadTable {
  const nul = text.indexOf('\0');
  if (nul >= 0) return failed({ rule: 'noText', line: lineAt(text, nul) });
  const { body, delimiter: said, firstLine } = withoutSeparatorLine(withOneKindOfBreak(text));
  const { encoding = 'utf-8', quotes = 'enclose' } = choices;
  const found = findDelimiter(body, quotes);
  const delimiter = choices.delimiter ?? said ?? found ?? ',';
  const cut = withoutBlankEnd(body, delimiter);
  const { data, errors, meta } = parseRows(cut, delimiter, quotes, MOST_PARSED);
  const lineOf = (index: number | undefined): number => firstLine - 1 + lineAt(cut, (index ?? 1) - 1);
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed !== undefined) return failed({ rule: 'unclosedQuote', line: lineOf(unclosed.index) });
  const content = contentOf(data, firstLine, quotes === 'enclose' && cut.includes('"'));
  const { rows, width } = content;
  if (meta.truncated || rows.length > MOST_ROWS) {
    return failed({ rule: 'tooManyRows', rows: Math.max(rows.length, MOST_ROWS + 1), most: MOST_ROWS });
  }
  if (width > MOST_COLUMNS) return failed({ rule: 'tooManyColumns', columns: width, most: MOST_COLUMNS });
  if (rows.length === 0) return failed({ rule: 'empty' });
  const warnings: TableWarning[] = [];
  const [loose] = errors;
  if (loose !== undefined) warnings.push({ rule: 'looseQuote', line: lineOf(loose.index), count: errors.length });
  if (width === 1) warnings.push({ rule: 'oneColumn', better: found === delimiter ? null : found });
  return { ok: true, table: { name, form: { encoding, delimiter, quotes }, ...content, warnings } };
}

const failed = (problem: TableProblem): ReadTable => ({ ok: false, problem });

/** The line in which the character stands. */
function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

interface Body {
  readonly body: string;
  readonly delimiter: Delimiter | undefined;
  readonly firstLine: number;
}

const withOneKindOfBreak = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** Excel reads and writes a first line such as `sep=;`, which is no row. */
function withoutSeparatorLine(text: string): Body {
  const match = /^\ufeff?sep=([\t;,|])\n/i.exec(text);
  if (match === null) return { body: text, delimiter: undefined, firstLine: 1 };
  return { body: text.slice(match[0].length), delimiter: match[1] as Delimiter, firstLine: 2 };
}

/** Spreadsheets write thousands of rows without anything in them, such as `,,,,`, when their cells were once coloured. */
function withoutBlankEnd(text: string, delimiter: Delimiter): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === ' ' || text[end - 1] === delimiter)) end -= 1;
  return text.slice(0, end);
}

/** `hasBreaks`: cells may hold line breaks, which count when the line of a row is said. */
function contentOf(
  data: readonly string[][],
  firstLine: number,
  hasBreaks: boolean,
): Pick<ImportTable, 'rows' | 'lines' | 'width'> {
  const rows: string[][] = [];
  const lines: number[] = [];
  let width = 0;
  let line = firstLine;
  for (const row of data) {
    const length = lengthOf(row);
    if (length > 0) {
      rows.push(length < row.length ? row.slice(0, length) : row);
      lines.push(line);
      width = Math.max(width, length);
    }
    line += hasBreaks ? 1 + breaksIn(row) : 1;
  }
  return { rows, lines, width };
}

/** Cells up to the last one that is not blank. */
function lengthOf(row: readonly string[]): number {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? '').trim() === '') length -= 1;
  return length;
}

function breaksIn(row: readonly string[]): number {
  let breaks = 0;
  for (const cell of row) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks += 1;
  }
  return breaks;
}
