import fc from 'fast-check';
import { formatHtmlTable, formatTsv, parseTsv } from './table';

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

describe('what a spreadsheet would run', () => {
  const odd = fc.string({
    unit: fc.constantFrom(...'=+-@＝＋－＠\'"\t\n\r 15a,.', '\u202e', '💎'),
    maxLength: 12,
  });

  it('is a text there, and comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const copied = formatTsv([[text]]);
        const held = copied.replace(/^"/, '');
        expect(/^[=+@\t\r\n＝＋－＠]/.test(held)).toBe(false);
        if (held.startsWith('-')) expect(Number.isNaN(parseFloat(held))).toBe(false);
        expect(parseTsv(copied)).toEqual([[text]]);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  it.each([
    ['=HYPERLINK("https://evil.example","Vase")', `"'=HYPERLINK(""https://evil.example"",""Vase"")"`],
    ['+1+1', "'+1+1"],
    ['+44 20 7946 0958', "'+44 20 7946 0958"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1+cmd|calc', "'-1+cmd|calc"],
    ['- with a dash', "'- with a dash"],
    ['\t=1', `"'\t=1"`],
    ["'=1", "''=1"],
    // Numbers stay numbers, and other texts as they are.
    ['-5', '-5'],
    ['-1,200.50', '-1,200.50'],
    ["'quoted'", "'quoted'"],
    ['12 = a dozen', '12 = a dozen'],
  ])('%j is copied as %j', (text, copied) => {
    expect(formatTsv([[text]])).toBe(copied);
    expect(parseTsv(copied)).toEqual([[text]]);
  });

  it('is said to be a text in HTML, too', () => {
    const html = formatHtmlTable([['=1+1', 'Vase', '-5']]);
    expect(html).toContain(
      `mso-number-format:'\\@'" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;=1+1&quot;}">=1+1<`,
    );
    expect(html.match(/mso-number-format/g)).toHaveLength(1);
  });

  it('is one plain table in HTML, row by row', () => {
    const cell = (text: string): string => `<td style="white-space:pre-wrap">${text}</td>`;
    const table = [
      ['Vase', 'two\nlines'],
      ['-5', ''],
    ];
    expect(formatHtmlTable(table)).toBe(
      `<table><tr>${cell('Vase')}${cell('two<br>lines')}</tr><tr>${cell('-5')}${cell('')}</tr></table>`,
    );
  });

  it('shows every sign of a text as it was written', () => {
    expect(formatHtmlTable([['Clarke & Sons <1890> "Oak"']])).toContain(
      '>Clarke &amp; Sons &lt;1890&gt; &quot;Oak&quot;<',
    );
  });
});
