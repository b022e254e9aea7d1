import fc from 'fast-check';
import { formatHtmlTable } from '../../../../domain/values/table';
import { readHtmlTable } from './readHtmlTable';

const texts = fc.string({ unit: fc.constantFrom(...'aß"\'\t\n\r <>&;,1=+-@') });
const tables = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc.array(fc.array(texts, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
  );

const inTable = (cells: string): string => `<table><tr>${cells}</tr></table>`;

describe('a table in HTML', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(tables, (table) => expect(readHtmlTable(formatHtmlTable(table))).toEqual(table)),
      { seed: 3 },
    );
  });

  it('is found in what Excel copies', () => {
    const html =
      '<html><body>\n<!--StartFragment-->\n<table border=0>\n <tr height=20>\n  <td class=xl65>A &amp; B</td>\n' +
      '  <td>1,200</td>\n </tr>\n <tr>\n  <td>two<br>\n  lines</td>\n  <td>&#8364; 5</td>\n </tr>\n</table></body></html>';
    expect(readHtmlTable(html)).toEqual([
      ['A & B', '1,200'],
      ['two\nlines', '€ 5'],
    ]);
  });

  it.each([
    ['hex, decimal and named entities', inTable('<td>&#x41;&#X42;&#67;&eacute;&nbsp;D</td>'), [['ABCé D']]],
    ['comments', inTable('<td>a<!-- b --></td><!-- <td>c</td> --><td>d</td>'), [['a', 'd']]],
    ['scripts and styles', inTable('<td>a<script>b</script><style>c</style></td>'), [['a']]],
    ['cells over columns', inTable('<td colspan=3>a</td><td>b</td>'), [['a', '', '', 'b']]],
    [
      'cells over rows',
      '<table><tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d<td>e</table>',
      [
        ['a', 'b'],
        ['', 'c'],
        ['d', 'e'],
      ],
    ],
    ['heads, and ends left out', '<table><thead><tr><th>a<tbody><tr><td>b</table>', [['a'], ['b']]],
    ['paragraphs and spaces', inTable('<td>  <p>one   <b>word</b></p>\n<p>two</p> </td>'), [['one word\ntwo']]],
    ['spaces beside each other', inTable('<td>one <b> word</b><i> </i><br> <i> </i>two</td>'), [['one word\ntwo']]],
    ['a table in a cell', inTable('<td>a<table><tr><td>b</td></tr></table></td><td>c</td>'), [['a\nb', 'c']]],
    ['two tables', `${inTable('<td>a</td>')}${inTable('<td>b</td>')}`, [['a']]],
  ])('%s', (_name, html, rows) => expect(readHtmlTable(html)).toEqual(rows));

  it.each(['<table>', '<table><tr><td>', '<div>', '<b><p>', '<table'])(
    'is refused when %j is in itself 60,000 times',
    (part) => expect(readHtmlTable(inTable('<td>a') + part.repeat(60_000))).toBe('tooLarge'),
  );

  it('may have many tags that are not in each other', () => {
    expect(readHtmlTable(inTable('<td><b>a</b><br><img><i>b</i></td>'.repeat(300)))?.[0]).toHaveLength(300);
  });

  it.each(['', '<p>No table</p>', '<table></table>'])('is not seen where there is none', (html) =>
    expect(readHtmlTable(html)).toBeNull(),
  );

  it('is refused when it has more cells than anybody pastes', () => {
    expect(readHtmlTable(inTable('<td colspan=1000>'.repeat(501)))).toBe('tooLarge');
  });
});
