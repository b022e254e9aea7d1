import { sheetExtent } from './sheetExtent';

const bytes = (xml: string) => new TextEncoder().encode(xml);
const data = (rows: string, before = '') => bytes(`<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`);
const NONE = { lastRow: -1, lastColumn: -1, filled: 0, described: 0, lost: 0 };

describe('how far a sheet goes, as most programs write it', () => {
  it.each([
    ['one cell', '<c r="A1"><v>1</v></c>', { lastRow: 0, lastColumn: 0, filled: 1, isAll: true }],
    ['columns of two letters', '<c r="AB12"><v>1</v></c>', { lastRow: 11, lastColumn: 27, filled: 1, isAll: true }],
    [
      'the last column there is',
      '<c r="ZZZ3"><v>1</v></c>',
      { lastRow: 2, lastColumn: 18_277, filled: 1, isAll: true },
    ],
    [
      'a colour behind the values',
      '<c r="B2"><v>1</v></c><c r="C2" s="1"/><c r="A9" s="1"></c>',
      { lastRow: 1, lastColumn: 1, filled: 1, isAll: false },
    ],
    [
      'the last row and the last column in different cells',
      '<c r="A7"><v>1</v></c><c r="E2"><v>1</v></c>',
      { lastRow: 6, lastColumn: 4, filled: 2, isAll: true },
    ],
    [
      'tags that begin alike',
      '<c r="A1"><v>1</v></c><cfRule r="Z99"/>',
      { lastRow: 0, lastColumn: 0, filled: 1, isAll: true },
    ],
    ['nothing', '', { lastRow: -1, lastColumn: -1, filled: 0, isAll: true }],
  ])('%s', (_name, rows, extent) => {
    expect(sheetExtent(data(rows))).toEqual({ ...NONE, ...extent });
  });

  it('with columns that are described', () => {
    const cols = '<cols><col min="1" max="3"/><col min="7" max="7"/></cols>';
    expect(sheetExtent(data('<c r="A1"><v>1</v></c>', cols)).described).toBe(4);
    expect(sheetExtent(data('', '<cols><col min="2"/></cols>')).described).toBe(16_383);
    expect(sheetExtent(data('', '<cols><col min="9" max="3"/></cols>')).described).toBe(1);
  });
});

describe('how far a sheet goes, as some programs write it', () => {
  it.each([
    [
      'another order of what a cell says',
      '<row r="3"><c s="1" r="B3"><v>1</v></c></row>',
      { lastRow: 2, lastColumn: 1, filled: 1 },
    ],
    [
      'cells that do not say where they are',
      '<row r="3"><c/><c><v>1</v></c></row><row><c><v>1</v></c></row>',
      { lastRow: 3, lastColumn: 1, filled: 2 },
    ],
    [
      'rows that do not either',
      '<row><c><v>1</v></c></row><row><c><v>1</v></c></row>',
      { lastRow: 1, lastColumn: 0, filled: 2 },
    ],
    [
      'a place that is none, which the reader would leave out',
      '<row r="1"><c r="A0"><v>1</v></c><c r="A1"/><c r="?"/></row>',
      { lastRow: 0, lastColumn: 0, filled: 1, lost: 1 },
    ],
    [
      'a row beyond all rows',
      '<row r="1"><c r="A99999999"><v>1</v></c></row>',
      { lastRow: 0, lastColumn: 0, filled: 1, lost: 1 },
    ],
    [
      'a value behind one without a place',
      '<row r="1"><c r="D1"><v>1</v></c><c><v>2</v></c></row>',
      { lastRow: 0, lastColumn: 4, filled: 2 },
    ],
  ])('%s', (_name, rows, extent) => {
    expect(sheetExtent(data(rows))).toEqual({ ...NONE, isAll: false, ...extent });
  });

  it('a prefix before each name', () => {
    const xml = '<x:sheetData><x:row r="2"><x:c r="c2"><x:v>1</x:v></x:c></x:row></x:sheetData>';
    expect(sheetExtent(bytes(xml))).toEqual({ ...NONE, lastRow: 1, lastColumn: 2, filled: 1, isAll: false });
  });

  it('two bytes for each letter', () => {
    const xml = '\ufeff<sheetData><c r="B2"><v>1</v></c></sheetData>';
    const wide = new Uint8Array(new Uint16Array([...xml].map((letter) => letter.charCodeAt(0))).buffer);
    expect(sheetExtent(wide)).toEqual({ ...NONE, lastRow: 1, lastColumn: 1, filled: 1, isAll: false });
  });
});
