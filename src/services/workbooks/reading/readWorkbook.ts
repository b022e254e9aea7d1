import {
  LARGEST_WORKBOOK,
  MOST_COLUMNS,
  MOST_ROWS,
  type ReadWorkbook,
  type TableProblem,
} from '../../../domain/imports/read/importTable';
import { isBlank } from '../../../domain/imports/cells/readCell';
import { kindOfFile } from '../../../domain/imports/read/fileKind';
import { hucreSheet } from './hucreSheet';
import { kindOfOldFile } from './oldFile';
import { type SheetExtent, sheetExtent } from './sheetExtent';
import { type SheetTable, sheetTable } from './sheetTable';
import { type WorkbookContents, workbookContents } from './workbookContents';
import { damaged, isWide, openParts, type Parts, textOf, WorkbookFailure } from './workbookParts';

/** Filled cells. Each takes some hundred bytes while it is read. */
const MOST_CELLS = 1_000_000;
/** Columns that a sheet may describe: the reader would make so many of each. */
const MOST_DESCRIBED = 2 * 16_384;
/** Tags of the texts and of the styles. The reader makes an object of each. */
const MOST_TAGS = 4_000_000;
/** Rows times columns, filled or not. */
const LARGEST_AREA = 5_000_000;
/** Further down nobody looks: with blank rows between, a sheet of the most rows may be so long. */
const LAST_ROW = 3 * MOST_ROWS;

/**
 * A sheet of a workbook (.xlsx, .xlsm) as a table, in less than a gigabyte of memory. `chosen`: the place of the sheet; without, the
 * first one that is shown and looks like a table, else the first with something in it (`wants: 'first'`: that one in any case, for a
 * template may be names of columns alone). For files that `kindOfFile` calls a workbook, an old workbook or an archive;
 * bytes of any kind end in a table or in a problem. It takes seconds: for a worker.
 */
export async function readWorkbook(
  file: Blob,
  name: string,
  chosen?: number,
  wants: 'table' | 'first' = 'table',
): Promise<ReadWorkbook> {
  const failed = (problem: TableProblem): ReadWorkbook => ({ ok: false, problem, sheets: [] });
  if (file.size === 0) return failed({ rule: 'empty' });
  if (file.size > LARGEST_WORKBOOK) return failed({ rule: 'tooLarge', bytes: file.size, most: LARGEST_WORKBOOK });
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (kind === 'oldWorkbook') return failed(await kindOfOldFile(file));
  if (kind !== 'workbook' && kind !== 'zip')
    return failed(kind === null ? { rule: 'damaged' } : { rule: 'notATable', kind });
  try {
    const parts = await openParts(file);
    const contents = await workbookContents(parts);
    if (typeof contents === 'string') return failed({ rule: 'notATable', kind: contents });
    if (contents.isBinary) return failed({ rule: 'notATable', kind: 'binaryWorkbook' });
    return await readSheets(parts, contents, name, chosen, wants);
  } catch (error) {
    if (error instanceof WorkbookFailure) return failed(error.problem);
    throw error;
  }
}

const HEAD = 4_096;

async function readSheets(
  parts: Parts,
  contents: WorkbookContents,
  name: string,
  chosen: number | undefined,
  wants: 'table' | 'first',
): Promise<ReadWorkbook> {
  const sheets = contents.sheets.map(({ name: sheetName, hidden }) => ({ name: sheetName, hidden }));
  const done = (sheet: number, { warnings, ...content }: SheetTable, passed: readonly number[]): ReadWorkbook => {
    const macros = contents.hasMacros ? [{ rule: 'macros' as const }] : [];
    const [first] = passed;
    const before =
      first === undefined
        ? []
        : [{ rule: 'sheetsBefore' as const, count: passed.length, sheet: sheets[first]?.name ?? '' }];
    const table = { name, form: null, ...content, warnings: [...before, ...warnings, ...macros] };
    return { ok: true, table, sheets, sheet };
  };
  /** Those with something in them that look like no table: a title, a note. */
  const passed: { readonly at: number; readonly read: SheetTable }[] = [];
  const shown = [...sheets.keys()].filter((at) => sheets[at]?.hidden === false);
  for (const sheet of chosen === undefined ? shown : [chosen]) {
    const read = await readSheet(parts, contents, sheet);
    if ('rows' in read) {
      const isTaken = chosen !== undefined || wants === 'first' || looksLikeTable(read);
      if (isTaken) {
        return done(
          sheet,
          read,
          passed.map(({ at }) => at),
        );
      }
      passed.push({ at: sheet, read });
    } else if (read.problem.rule !== 'emptySheet') {
      return { ok: false, problem: read.problem, sheets };
    }
  }
  const [only] = passed;
  if (only !== undefined) return done(only.at, only.read, []);
  const empty = chosen === undefined ? null : (sheets[chosen]?.name ?? null);
  return { ok: false, problem: { rule: 'emptySheet', sheet: empty }, sheets };
}

/** Names of columns and a row below them, at the least. */
function looksLikeTable({ rows }: SheetTable): boolean {
  const isFilled = (row: SheetTable['rows'][number]): boolean => row.filter((cell) => !isBlank(cell)).length > 1;
  const first = rows.findIndex(isFilled);
  return first >= 0 && rows.slice(first + 1).some(isFilled);
}

async function readSheet(
  parts: Parts,
  { sheets, stringsPath, stylesPath, from1904 }: WorkbookContents,
  at: number,
): Promise<SheetTable | { readonly problem: TableProblem }> {
  const path = sheets[at]?.path ?? null;
  if (path === null) return { problem: { rule: 'emptySheet', sheet: null } };
  try {
    const partAt = async (place: string | null): Promise<Uint8Array<ArrayBuffer> | null> =>
      place !== null && parts.has(place) ? parts.read(place) : null;
    // Together: the browser unpacks beside this thread.
    const [bytes, strings, styles] = await Promise.all([parts.read(path), partAt(stringsPath), partAt(stylesPath)]);
    // The reader takes a sheet that breaks off as far as it goes, and does not say that the rest is missing.
    if (!/<\/(?:[\w.-]+:)?worksheet\s*>\s*$/.test(endOf(bytes))) throw damaged();
    const extent = sheetExtent(bytes);
    if (extent.described > MOST_DESCRIBED || extent.lost > 0) throw damaged();
    const problem = problemOf(extent);
    if (problem !== null) return { problem };
    if (strings === null && /\st=["']s["']/.test(textOf(bytes))) throw damaged();
    const sheet = isWide(bytes) ? new TextEncoder().encode(textOf(bytes)) : bytes;
    const tags = [strings, styles].reduce((sum, part) => sum + tagsIn(part ?? new Uint8Array()), 0);
    if (tags > MOST_TAGS) return { problem: { rule: 'tooManyCells', cells: tags, most: MOST_TAGS } };
    return sheetTable(await hucreSheet({ sheet, strings, styles, from1904 }, extent));
  } catch (error) {
    if (error instanceof WorkbookFailure) return { problem: error.problem };
    throw error;
  }
}

/** Before the sheet is read: afterwards its size would be no longer a question. */
function problemOf({ lastRow, lastColumn, filled }: SheetExtent): TableProblem | null {
  if (filled === 0) return { rule: 'emptySheet', sheet: null };
  if (lastColumn >= MOST_COLUMNS) return { rule: 'tooManyColumns', columns: lastColumn + 1, most: MOST_COLUMNS };
  if (lastRow >= LAST_ROW) return { rule: 'tooManyRows', rows: lastRow + 1, most: MOST_ROWS };
  if (filled > MOST_CELLS) return { rule: 'tooManyCells', cells: filled, most: MOST_CELLS };
  const area = (lastRow + 1) * (lastColumn + 1);
  return area > LARGEST_AREA ? { rule: 'tooManyCells', cells: area, most: LARGEST_AREA } : null;
}

/** The last tag, and blanks behind it. */
const endOf = (sheet: Uint8Array): string =>
  isWide(sheet) ? textOf(sheet).slice(-200) : textOf(sheet.subarray(Math.max(0, sheet.length - 200)));

/** Counted byte by byte: tags stand so close that to look for the next one takes longer. */
function tagsIn(part: Uint8Array): number {
  let tags = 0;
  for (let at = 0; at < part.length; at += 1) if (part[at] === LESS) tags += 1;
  return tags;
}

const LESS = 0x3c;
