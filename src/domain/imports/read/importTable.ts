import type { FileKind } from './fileKind';

/** A day of a workbook. Text files have none: there a day is a text. */
export interface DayCell {
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** A cell as the file has it: text files have texts only, a workbook also numbers, yes and no, and days. */
export type Cell = string | number | boolean | DayCell;

/** A file as rows of cells, whatever kind of file it was. Blank rows and blank columns at the end are left out. */
export interface ImportTable {
  /** The name of the file. */
  readonly name: string;
  /** How a text file was read; null for a workbook. */
  readonly form: TextForm | null;
  /** Cells of the longest row. */
  readonly width: number;
  /** Shorter rows end earlier. */
  readonly rows: readonly (readonly Cell[])[];
  /** The line of the file in which each row begins, counted from 1. A cell may hold line breaks. */
  readonly lines: readonly number[];
  readonly warnings: readonly TableWarning[];
}

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** In this order of preference where two fit equally well. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface TextForm {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** `letters`: a quote is a character like any other, such as the inch mark of 12". */
  readonly quotes: 'enclose' | 'letters';
}

/** What is worth a look, although the file could be read. */
export type TableWarning =
  /** Bytes that are no characters in this encoding stand as � in the texts. */
  | { readonly rule: 'damagedCharacters'; readonly count: number }
  /** A quote stands inside a quoted cell without being doubled. `line`: of the first one. */
  | { readonly rule: 'looseQuote'; readonly line: number; readonly count: number }
  /** `better`: with this delimiter there are more columns. */
  | { readonly rule: 'oneColumn'; readonly better: Delimiter | null };

/** Why a file is no table. */
export type TableProblem =
  | { readonly rule: 'empty' }
  | { readonly rule: 'notATable'; readonly kind: FileKind }
  | { readonly rule: 'tooLarge'; readonly bytes: number; readonly most: number }
  | { readonly rule: 'tooManyColumns'; readonly columns: number; readonly most: number }
  /** `rows`: at least so many; nobody counts further. */
  | { readonly rule: 'tooManyRows'; readonly rows: number; readonly most: number }
  | { readonly rule: 'unclosedQuote'; readonly line: number }
  /** Characters that no text has (NUL): this is a file of another kind. */
  | { readonly rule: 'noText'; readonly line: number };

export type ReadTable =
  | { readonly ok: true; readonly table: ImportTable }
  | { readonly ok: false; readonly problem: TableProblem };

/** Bytes. Twenty thousand lots with a page of description each have about so many. */
export const LARGEST_FILE = 32_000_000;
export const MOST_COLUMNS = 500;
export const MOST_ROWS = 20_000;

/** To be asked before a file is read into memory. */
export function sizeProblem(bytes: number): TableProblem | null {
  if (bytes === 0) return { rule: 'empty' };
  return bytes > LARGEST_FILE ? { rule: 'tooLarge', bytes, most: LARGEST_FILE } : null;
}
