import fc from 'fast-check';
import { formatHtmlTable, formatTsv, parseHtmlTable, parseTsv } from './table';

const cells = fc.string({ unit: fc.constantFrom('a', 'ß', '"', '\t', '\n', '\r', ' ', '<', '&', ';', ',', '1') });
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(cells, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
  );

describe('text that spreadsheets exchange', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(tables, (table) => {
        // A last row of one empty cell is the line break at the end that every spreadsheet writes.
        fc.pre(table.length === 1 || table.at(-1)?.join('') !== '' || table.at(-1)?.length !== 1);
        expect(parseTsv(formatTsv(table))).toEqual(table);
      }),
    );
  });

  it('never throws and always has a cell', () => {
    fc.assert(
      fc.property(cells, (text) => {
        const rows = parseTsv(text);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every((row) => row.length > 0)).toBe(true);
      }),
    );
  });

  it.each([
    [
      'Excel, with its line break at the end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell with a line break', '"two\nlines"\tb', [['two\nlines', 'b']]],
    ['doubled quotes', '"a ""fine"" vase"', [['a "fine" vase']]],
    ['inches: a quote at the end', '12"\t14"', [['12"', '14"']]],
    ['a quote that nothing closes', '"Untitled\nb', [['"Untitled'], ['b']]],
    ['a quoted word and more', '"Untitled" vase\tb', [['"Untitled" vase', 'b']]],
    [
      'empty cells',
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['nothing', '', [['']]],
  ])('%s', (_, text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });
});

describe('tables in HTML', () => {
  it('are read as they were written', () => {
    fc.assert(fc.property(tables, (table) => expect(parseHtmlTable(formatHtmlTable(table))).toEqual(table)));
  });

  it('are found in what Excel copies', () => {
    const html =
      '<html><body>\n<!--StartFragment-->\n<table border=0>\n <tr height=20>\n  <td class=xl65>A &amp; B</td>\n' +
      '  <td>1,200</td>\n </tr>\n <tr>\n  <td>two<br>\n  lines</td>\n  <td>&#8364; 5</td>\n </tr>\n</table></body></html>';
    expect(parseHtmlTable(html)).toEqual([
      ['A & B', '1,200'],
      ['two\nlines', '€ 5'],
    ]);
  });

  it('are not seen where there are none', () => {
    expect(parseHtmlTable('<p>No table</p>')).toBeNull();
  });
});
