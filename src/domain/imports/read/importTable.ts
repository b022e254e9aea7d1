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
  /** The line of the file in which each row begins, counted from 1; in a workbook the row of the sheet. A cell may hold line breaks. */
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
  | { readonly rule: 'oneColumn'; readonly better: Delimiter | null }
  | WorkbookWarning;

/** What of a workbook is not read as it looks there. */
export type WorkbookWarning =
  /** The results that the workbook holds stand in the cells: nothing is worked out again. */
  | { readonly rule: 'formulas'; readonly count: number }
  /** Without a result in the file: the formula itself stands in the cell, as a text. `line`: the row of the first one. */
  | { readonly rule: 'formulasWithoutResult'; readonly count: number; readonly line: number }
  /** The value stands in the first of the merged cells, the others are empty. `line`: the row of the first ones. */
  | { readonly rule: 'mergedCells'; readonly count: number; readonly line: number }
  /** They are read like the others. */
  | { readonly rule: 'hiddenRows' | 'hiddenColumns'; readonly count: number }
  /** They are neither read nor run. */
  | { readonly rule: 'macros' }
  /** Sheets before the one that is read are passed over: they look like no table. `sheet`: the name of the first one. */
  | { readonly rule: 'sheetsBefore'; readonly count: number; readonly sheet: string };

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
  | { readonly rule: 'noText'; readonly line: number }
  | WorkbookProblem;

/** Why a workbook, or the chosen sheet of it, is no table. */
export type WorkbookProblem =
  /** A password is needed to open it. */
  | { readonly rule: 'encrypted' }
  /** Some of it is missing, or is not what was written. */
  | { readonly rule: 'damaged' }
  /** A few bytes may become very many. Nothing larger is unpacked. */
  | { readonly rule: 'unpacksTooLarge'; readonly bytes: number; readonly most: number }
  /** The sheet has nothing in it; null: none of those that are shown has. */
  | { readonly rule: 'emptySheet'; readonly sheet: string | null }
  /** Filled cells, or rows times columns. */
  | { readonly rule: 'tooManyCells'; readonly cells: number; readonly most: number };

/** A sheet of a workbook, for a choice. */
export interface WorkbookSheet {
  readonly name: string;
  readonly hidden: boolean;
}

/** What became of a workbook. `sheet`: the place of the one that was read. */
export type ReadWorkbook =
  | {
      readonly ok: true;
      readonly table: ImportTable;
      readonly sheets: readonly WorkbookSheet[];
      readonly sheet: number;
    }
  /** `sheets`: another one may be chosen, when there are any. */
  | { readonly ok: false; readonly problem: TableProblem; readonly sheets: readonly WorkbookSheet[] };

export type ReadTable =
  | { readonly ok: true; readonly table: ImportTable }
  | { readonly ok: false; readonly problem: TableProblem };

/** Bytes. Twenty thousand lots with a page of description each have about so many. */
export const LARGEST_FILE = 32_000_000;
/** Only the chosen sheet of a workbook is read into memory: pictures in the file do not count. */
export const LARGEST_WORKBOOK = 500_000_000;
export const MOST_COLUMNS = 500;
export const MOST_ROWS = 20_000;

/** To be asked before a file is read into memory. */
export function sizeProblem(bytes: number): TableProblem | null {
  if (bytes === 0) return { rule: 'empty' };
  return bytes > LARGEST_FILE ? { rule: 'tooLarge', bytes, most: LARGEST_FILE } : null;
}
