import { isWide, textOf } from './workbookParts';

/** What of a sheet has something in it. Rows and columns are counted from 0; -1: there is nothing. */
export interface SheetExtent {
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly filled: number;
  /** No cell stands further away, not even one with a colour only. */
  readonly isAll: boolean;
  /** Columns that are described. Each once, or the sheet was not written by a spreadsheet. */
  readonly described: number;
  /** Cells that say of no place where they are. The reader would leave them out. */
  readonly lost: number;
}

const TAG = /<(?:[\w.-]+:)?(row|col|c)(\s[^<>]*|\/)?>/g;
const FIRST = /\smin\s*=\s*["'](\d+)/;
const LAST = /\smax\s*=\s*["'](\d+)/;
const PLACE = /\sr\s*=\s*["']([^"']*)/;
const REFERENCE = /^([A-Za-z]{1,3})([1-9]\d{0,6})$/;

/**
 * How far a sheet goes, before it is read: the reader makes a full rectangle of it, and one cell in the last corner would
 * take all memory. Cells that only have a colour or a border do not count: some sheets have a million of them.
 */
export const sheetExtent = (sheet: Uint8Array): SheetExtent => plainExtent(sheet) ?? anyExtent(textOf(sheet));

/**
 * For cells as nearly all programs write them: UTF-8, without a prefix, the place first. Looks at bytes, because a text of
 * all of them would be made for this alone.
 */
function plainExtent(sheet: Uint8Array): SheetExtent | null {
  const start = indexOfText(sheet, '<sheetData');
  if (start < 0 || isWide(sheet)) return null;
  let lastRow = 0;
  let lastColumn = 0;
  let filled = 0;
  let rows = 0;
  let columns = 0;
  const byte = (at: number): number => sheet[at] ?? 0;
  for (let at = start; at < sheet.length; at += 1) {
    if (sheet[at] !== LESS || sheet[at + 1] !== LETTER_C) continue;
    // Another tag that begins so, such as cfRule.
    if (byte(at + 2) >= 0x61 && byte(at + 2) <= 0x7a) continue;
    // ` r="`, compared one by one: a list and a function for each of 200,000 cells took most of the time.
    if (byte(at + 2) !== SPACE || byte(at + 3) !== LETTER_R || byte(at + 4) !== EQUALS || byte(at + 5) !== QUOTE)
      return null;
    let place = at + 6;
    let column = 0;
    let row = 0;
    for (; byte(place) >= 0x41 && byte(place) <= 0x5a; place += 1) column = column * 26 + byte(place) - 0x40;
    for (; byte(place) >= 0x30 && byte(place) <= 0x39; place += 1) row = row * 10 + byte(place) - 0x30;
    if (column === 0 || row === 0 || column > 18_278 || row > 9_999_999 || byte(place) !== QUOTE) return null;
    while (place < sheet.length && sheet[place] !== GREATER) place += 1;
    at = place;
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
    if (sheet[place - 1] === SLASH || (sheet[place + 1] === LESS && sheet[place + 2] === SLASH)) continue;
    filled += 1;
    lastRow = Math.max(lastRow, row);
    lastColumn = Math.max(lastColumn, column);
  }
  const isAll = rows === lastRow && columns === lastColumn;
  // The columns are described before the rows.
  const { described } = anyExtent(textOf(sheet.subarray(0, start)));
  return { lastRow: lastRow - 1, lastColumn: lastColumn - 1, filled, isAll, described, lost: 0 };
}

const SPACE = 0x20;
const QUOTE = 0x22;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const LETTER_C = 0x63;
const LETTER_R = 0x72;

function indexOfText(bytes: Uint8Array, text: string): number {
  const wanted = new TextEncoder().encode(text);
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((code, place) => bytes[at + place] === code)) return at;
  }
  return -1;
}

function anyExtent(xml: string): SheetExtent {
  let [lastRow, lastColumn, filled, described, lost] = [-1, -1, 0, 0, 0];
  let row = -1;
  let column = -1;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(xml); match !== null; match = TAG.exec(xml)) {
    const [, tag, attributes = ''] = match;
    if (tag === 'col') {
      described += columnsOf(attributes);
      continue;
    }
    const place = PLACE.exec(attributes)?.[1];
    if (tag === 'row') {
      row = (Number(place) || row + 2) - 1;
      column = -1;
      continue;
    }
    const [, letters, digits] = place === undefined ? [] : (REFERENCE.exec(place) ?? []);
    const isBlank = attributes.endsWith('/') || xml.startsWith('</', TAG.lastIndex);
    if (place !== undefined && letters === undefined && !isBlank) lost += 1;
    column = letters === undefined ? column + 1 : columnOf(letters);
    if (isBlank) continue;
    filled += 1;
    lastRow = Math.max(lastRow, digits === undefined ? row : Number(digits) - 1);
    lastColumn = Math.max(lastColumn, column);
  }
  return { lastRow, lastColumn, filled, isAll: false, described, lost };
}

const columnsOf = (attributes: string): number =>
  Math.max(1, Number(LAST.exec(attributes)?.[1] ?? '16384') - Number(FIRST.exec(attributes)?.[1] ?? '1') + 1);

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
