import { textOfCell } from '../cells/readCell';
import { type MatchedTable, matchColumns } from '../columns/matchColumns';
import { PLATFORM_FORMATS } from '../columns/platformFormats';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import { kindOfFile } from '../read/fileKind';
import type { ImportTable, ReadTable } from '../read/importTable';
import { readTable } from '../read/readTable';
import type { ColumnView, FileView, Knowledge, Reading } from './views';

/** A file with its name. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A workbook with one of its sheets as a table. */
export type ReadWorkbook = ReadTable & { readonly sheets: readonly string[]; readonly sheet: number };

/** Reads a workbook: the sheet that is asked for, or the first one with something in it. */
export type WorkbookReader = (file: NamedBytes, sheet: number | undefined) => Promise<ReadWorkbook>;

/** Reads the file with what has been chosen. */
export async function readFile(file: NamedBytes, reading: Reading, workbooks?: WorkbookReader): Promise<ReadWorkbook> {
  if (workbooks !== undefined && kindOfFile(file.bytes) === 'workbook') return workbooks(file, reading.sheet);
  const { header: _header, sheet: _sheet, ...choices } = reading;
  return { ...readTable(file.bytes, file.name, choices), sheets: [], sheet: 0 };
}

/** Finds out which column is what. */
export function matchTable(table: ImportTable, { header }: Reading, knowledge: Knowledge): MatchedTable {
  const { form, names, kept } = knowledge;
  const known = (key: string) => (Object.hasOwn(kept, key) ? kept[key] : undefined);
  return matchColumns(table, { form, names, formats: PLATFORM_FORMATS, kept: known }, header);
}

/** Rows among which the one with the names is looked for. */
const TOP_ROWS = 10;
/** Characters of a row, and of an example. */
const LONGEST_ROW = 120;
const LONGEST_EXAMPLE = 60;
const EXAMPLES = 3;
/** Rows in which examples are looked for. */
const LOOKED_AT = 200;

export function fileView(
  { name, form, rows, warnings }: ImportTable,
  { header, format, key }: MatchedTable,
  { sheets, sheet }: Pick<ReadWorkbook, 'sheets' | 'sheet'>,
): FileView {
  const top = rows.slice(0, TOP_ROWS).map((row) => short(row.map(textOfCell).join(' · '), LONGEST_ROW));
  const count = rows.length - ((header ?? -1) + 1);
  const platform = PLATFORMS.find(({ id }) => id === format)?.name ?? null;
  return { name, form, rows: count, warnings, sheets, sheet, header, top, platform, key };
}

export function columnViews({ rows }: ImportTable, { header, columns }: MatchedTable): readonly ColumnView[] {
  const first = (header ?? -1) + 1;
  const looked = rows.slice(first, first + LOOKED_AT);
  return columns.map((column, at) => {
    const examples: string[] = [];
    for (const row of looked) {
      const text = short(textOfCell(row[at]).trim(), LONGEST_EXAMPLE);
      if (text !== '' && !examples.includes(text)) examples.push(text);
      if (examples.length === EXAMPLES) break;
    }
    return { ...column, examples };
  });
}

const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
