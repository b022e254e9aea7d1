import { cleanText } from '../../values/cleanText';
import { LONGEST_HEADER, MOST_OWN_PLATFORM_COLUMNS } from '../../platforms/house/ownPlatform';
import { textOfCell } from '../cells/readCell';
import type { ImportTarget } from '../cells/targets';
import { columnLetters } from '../columns/headerRow';
import { matchTable } from '../desk/readFile';
import type { Knowledge, Reading } from '../desk/views';
import type { ImportTable, ReadWorkbook, TableProblem, TextForm, WorkbookSheet } from '../read/importTable';

/** A column of the template of a platform. */
export interface TemplateColumn {
  /** Exactly as it stands there. */
  readonly header: string;
  /** What it seems to be. */
  readonly target: ImportTarget | null;
  /** Its cells in the first rows. */
  readonly examples: readonly string[];
}

/** Why a table is no template. */
export type TemplateProblem =
  | { readonly rule: 'noHeaderRow' }
  | { readonly rule: 'sameColumnTwice'; readonly name: string }
  /** `column`: its letters, as in a spreadsheet. */
  | { readonly rule: 'blankName'; readonly column: string }
  | { readonly rule: 'longName'; readonly column: string; readonly most: number }
  | { readonly rule: 'tooManyNames'; readonly columns: number; readonly most: number };

export interface Template {
  /** The name of the file. */
  readonly name: string;
  /** How a text file was read; null for a workbook. */
  readonly form: TextForm | null;
  /** Whether the bytes begin with the mark of their encoding. */
  readonly hasMark: boolean;
  readonly columns: readonly TemplateColumn[];
  /** The sheets of a workbook; empty for a text file. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sheet: number;
}

export type ReadTemplate =
  | { readonly ok: true; readonly template: Template }
  | {
      readonly ok: false;
      readonly problem: TableProblem | TemplateProblem;
      readonly sheets: readonly WorkbookSheet[];
    };

/** Rows that give the examples. */
const EXAMPLE_ROWS = 5;
/** Characters of an example. */
const LONGEST_EXAMPLE = 200;

/** The columns of a template, by the row with their names. What stands below are examples. */
export function readTemplate(
  read: ReadWorkbook,
  reading: Reading,
  knowledge: Knowledge,
  hasMark: boolean,
): ReadTemplate {
  if (!read.ok) return read;
  const { table, sheets, sheet } = read;
  const failed = (problem: TemplateProblem): ReadTemplate => ({ ok: false, problem, sheets });
  const header = matchTable(table, reading, knowledge).header ?? (isRowOfNames(table) ? 0 : null);
  if (header === null) return failed({ rule: 'noHeaderRow' });
  const names = (table.rows[header] ?? []).map((cell) => cleanText(textOfCell(cell)));
  const problem = problemOf(names);
  if (problem !== null) return failed(problem);
  const { columns } = matchTable(table, { ...reading, header }, knowledge);
  const rows = table.rows.slice(header + 1, header + 1 + EXAMPLE_ROWS);
  return {
    ok: true,
    template: {
      ...{ name: table.name, form: table.form, hasMark, sheets, sheet },
      columns: names.map((name, at) => ({
        header: name,
        target: columns[at]?.target ?? null,
        examples: rows.map((row) => textOfCell(row[at]).slice(0, LONGEST_EXAMPLE)),
      })),
    },
  };
}

/** In a template there is often nothing below the names, and nobody needs to know one of them: words are enough. */
function isRowOfNames({ rows: [first = []] }: ImportTable): boolean {
  const texts = first.map(textOfCell).filter((text) => text.trim() !== '');
  return texts.length > 0 && texts.every((text) => /\p{L}|#/u.test(text));
}

const sameName = (name: string): string => name.trim().toLowerCase();

function problemOf(names: readonly string[]): TemplateProblem | null {
  const most = MOST_OWN_PLATFORM_COLUMNS;
  if (names.length > most) return { rule: 'tooManyNames', columns: names.length, most };
  const keys = names.map(sameName);
  const blank = keys.indexOf('');
  if (blank >= 0) return { rule: 'blankName', column: columnLetters(blank) };
  const long = names.findIndex((name) => name.length > LONGEST_HEADER);
  if (long >= 0) return { rule: 'longName', column: columnLetters(long), most: LONGEST_HEADER };
  const again = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  return again >= 0 ? { rule: 'sameColumnTwice', name: names[again] ?? '' } : null;
}
