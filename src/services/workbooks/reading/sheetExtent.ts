/** What of a sheet has something in it. Rows and columns are counted from 0; -1: there is nothing. */
export interface SheetExtent {
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly filled: number;
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
export function sheetExtent(xml: string): SheetExtent {
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
  return { lastRow, lastColumn, filled, described, lost };
}

const columnsOf = (attributes: string): number =>
  Math.max(1, Number(LAST.exec(attributes)?.[1] ?? '16384') - Number(FIRST.exec(attributes)?.[1] ?? '1') + 1);

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
