import type { ReadWorkbook, TableWarning, Cell } from '../../../domain/imports/read/importTable';
import {
  excelFile,
  excelParts,
  packed,
  sheetData,
  stylesWith,
  type WorkbookParts,
} from '../../../testing/workbooks/workbookFile';
import { readCell } from '../../../domain/imports/cells/readCell';
import { readWorkbook } from './readWorkbook';

const FORM = { currency: 'GBP', locale: 'en', lotTypes: { single: '', asOneLot: '', timesTheMoney: '', choice: '' } };

const read = (bytes: Uint8Array<ArrayBuffer>, sheet?: number): Promise<ReadWorkbook> =>
  readWorkbook(new Blob([bytes]), 'lots.xlsx', sheet);

async function tableOf(bytes: Uint8Array<ArrayBuffer>, sheet?: number) {
  const result = await read(bytes, sheet);
  if (!result.ok) throw new Error(result.problem.rule);
  return result.table;
}
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly Cell[])[]> =>
  (await tableOf(bytes)).rows;
const warningsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly TableWarning[]> =>
  (await tableOf(bytes)).warnings;
async function problemOf(bytes: Uint8Array<ArrayBuffer>, sheet?: number): Promise<unknown> {
  const result = await read(bytes, sheet);
  return result.ok ? null : result.problem;
}
const one = (cell: string): string => sheetData([cell]);
const number = (value: string, style = 0): string => `<c r="A1" s="${style}"><v>${value}</v></c>`;
const inline = (text: string, ref = 'A1'): string => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('cells', () => {
  it('are read from the texts that Excel keeps apart, plain and in runs of letters, with breaks and zeros', async () => {
    const strings = [
      '<t>Lot</t>',
      '<t>0012</t>',
      '<r><rPr><b/><sz val="11"/></rPr><t>Blue </t></r><r><t xml:space="preserve">Delft vase </t></r>',
      '<t xml:space="preserve">chipped &amp; cleaned_x000D_\nby Smith</t>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
    ];
    const cells = strings.map((_, at) => `<c r="${'ABCDE'[at]}1" t="s"><v>${at}</v></c>`);
    expect(await cellsOf(excelFile(sheetData(cells), { strings }))).toEqual([
      ['Lot', '0012', 'Blue Delft vase ', 'chipped & cleaned\nby Smith', '東京'],
    ]);
  });

  it.each([
    ['1200', 1200],
    ['0.30000000000000004', 0.3],
    ['1199.9999999999998', 1200],
    ['12.5', 12.5],
    ['-3', -3],
    ['4006381333931', 4006381333931],
    ['1.2E+3', 1200],
    ['1E+999', '#NUM!'],
  ])('are numbers as a spreadsheet shows them: %s', async (value, expected) => {
    expect(await cellsOf(excelFile(one(number(value))))).toEqual([[expected]]);
  });

  it.each([
    ['a percentage', 9, 0.2],
    ['an amount in euros', '#,##0.00\\ [$€-407]', 0.2],
    ['an amount in Serbian dinars', '#,##0.00\\ [$Din.-81A]', 0.2],
    ['an amount in Peruvian soles', '[$S/.-280A]\\ #,##0.00', 0.2],
    ['an amount in red', '#,##0.00;[Red]\\-#,##0.00', 0.2],
    ['a number behind a word', '&quot;Lot day &quot;0', 0.2],
  ])('are plain numbers whatever is around them: %s', async (_, format, expected) => {
    expect(await cellsOf(excelFile(one(number('0.2', 1)), { styles: stylesWith(0, format) }))).toEqual([[expected]]);
  });

  it.each([
    [14, '45984', { day: '2025-11-23' }],
    ['yyyy\\-mm\\-dd', '45984', { day: '2025-11-23' }],
    ['[$-407]d\\.\\ mmmm\\ yyyy;@', '45984', { day: '2025-11-23' }],
    [22, '45984.604166666664', '2025-11-23 14:30'],
    [21, '0.50001157407407407', '12:00:01'],
    // A time alone stands in the day before the first one.
    [14, '1', { day: '1900-01-01' }],
    [14, '61', { day: '1900-03-01' }],
    [14, '-40000', '####'],
    [14, '1E+300', '####'],
  ])('are days by their format %s: %s', async (format, value, expected) => {
    expect(await cellsOf(excelFile(one(number(value, 1)), { styles: stylesWith(0, format) }))).toEqual([[expected]]);
  });

  it('are days from 1904 on, where the workbook says so', async () => {
    const styles = stylesWith(0, 14);
    expect(await cellsOf(excelFile(one(number('44522', 1)), { styles, from1904: true }))).toEqual([
      [{ day: '2025-11-23' }],
    ]);
  });

  it('are yes and no, errors, and texts that stand in the sheet itself', async () => {
    const cells = [
      '<c r="A1" t="b"><v>1</v></c>',
      '<c r="B1" t="e"><v>#REF!</v></c>',
      inline('12A', 'C1'),
      '<c r="D1" t="inlineStr"><is><r><t>Blue </t></r><r><t>vase</t></r></is></c>',
      '<c r="E1" t="str"><v>text</v></c>',
    ];
    expect(await cellsOf(excelFile(sheetData(cells)))).toEqual([[true, '#REF!', '12A', 'Blue vase', 'text']]);
  });

  it.each(['=HYPERLINK("https://example.org","Click")', '="0012"', "'=Bowl", '#REF!', '# 12', "'tis", '=', "''=x"])(
    'are texts, and nothing else, whatever they look like: %s',
    async (text) => {
      const written = text.replaceAll('"', '&quot;');
      const [[cell] = []] = await cellsOf(excelFile(one(inline(written))));
      expect(readCell('title', cell, FORM)).toMatchObject({ ok: true, values: { title: text } });
    },
  );

  it('have no halves of characters', async () => {
    expect(await cellsOf(excelFile(one(inline('a_xD83D_b&#xD83D;c'))))).toEqual([['a\ufffdb\ufffdc']]);
  });
});

describe('formulas', () => {
  it('give their last results, and the file says how many', async () => {
    const cells = [
      '<c r="A1"><f>SUM(B1:B3)</f><v>1200.0000000000002</v></c>',
      '<c r="B1" t="str"><f>HYPERLINK("https://example.org","Vase")</f><v>Vase</v></c>',
      '<c r="C1" t="str"><f>IF(A1&gt;1,"","x")</f><v></v></c>',
      '<c r="D1" t="b"><f>TRUE()</f><v>1</v></c>',
      '<c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="F1"><f t="shared" ref="F1:F2" si="0">A1*2</f><v>2400</v></c>',
    ];
    const table = await tableOf(excelFile(sheetData(cells, ['<c r="F2"><f t="shared" si="0"/><v>4800</v></c>'])));
    expect(table.rows).toEqual([
      [1200, 'Vase', '', true, '#DIV/0!', 2400],
      ['', '', '', '', '', 4800],
    ]);
    expect(table.warnings).toEqual([{ rule: 'formulas', count: 7 }]);
  });

  it('stand there themselves where the file has no result', async () => {
    const table = await tableOf(
      excelFile(
        sheetData([inline('Price')], ['<c r="A2"><f>B2*2</f><v></v></c>', '<c r="B2"><f t="shared" si="0"/></c>']),
      ),
    );
    expect(table.rows).toEqual([['Price'], ['=B2*2', '=(…)']]);
    expect(table.warnings).toEqual([{ rule: 'formulasWithoutResult', count: 2, line: 2 }]);
  });
});

describe('a sheet', () => {
  it('ends where its last value is, whatever is coloured behind it', async () => {
    const coloured = Array.from(
      { length: 40_000 },
      (_, at) => `<row r="${at + 4}"><c r="ALL${at + 4}" s="1"/></row>`,
    ).join('');
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Lot</t></is></c><c r="C1" t="inlineStr"><is><t> </t></is></c></row><row r="3"><c r="A3"><v>7</v></c><c r="B3" s="1"></c></row>`;
    const table = await tableOf(excelFile(`<sheetData>${rows}${coloured}</sheetData>`, { styles: stylesWith(0, 0) }));
    expect(table).toMatchObject({ name: 'lots.xlsx', form: null, width: 1, rows: [['Lot'], [7]], lines: [1, 3] });
  });

  it('is read also where rows and cells do not say where they are', async () => {
    const rows = '<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>';
    expect(await cellsOf(excelFile(`<sheetData>${rows}</sheetData>`))).toEqual([[1, 2], [3]]);
  });

  it('says what is merged and what is hidden', async () => {
    const cols = '<cols><col min="2" max="2" width="9" hidden="1"/><col min="9" max="16384" hidden="1"/></cols>';
    const rows = `<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2" hidden="1"><c r="A2"><v>3</v></c></row><row r="3" hidden="1"/>`;
    const merges = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="D1:E1"/></mergeCells>';
    const bytes = excelFile(`${cols}<sheetData>${rows}</sheetData>${merges}`);
    expect(await cellsOf(bytes)).toEqual([[1, 2], [3]]);
    expect(await warningsOf(bytes)).toEqual([
      { rule: 'mergedCells', count: 1, line: 2 },
      { rule: 'hiddenRows', count: 1 },
      { rule: 'hiddenColumns', count: 1 },
    ]);
  });

  const three = packed(
    excelParts({
      sheets: [
        { name: 'Notes &amp; help', xml: '<sheetData/>' },
        { name: 'Old', state: 'veryHidden', xml: one(number('1')) },
        { name: 'Lots', xml: one(number('2')) },
      ],
    }),
  );

  it('is the first one that is shown and has something in it', async () => {
    expect(await read(three)).toMatchObject({
      ok: true,
      sheet: 2,
      table: { rows: [[2]] },
      sheets: [
        { name: 'Notes & help', hidden: false },
        { name: 'Old', hidden: true },
        { name: 'Lots', hidden: false },
      ],
    });
  });

  const lots = sheetData([inline('Lot'), inline('Title', 'B1')], ['<c r="A2"><v>1</v></c>', inline('Vase', 'B2')]);
  const withCover = packed(
    excelParts({
      sheets: [
        { name: 'Cover', xml: one(inline('Spring sale')) },
        { name: 'Notes', xml: sheetData([inline('Please')], [inline('read', 'A2')]) },
        { name: 'Lots', xml: lots },
        { name: 'More', xml: lots },
      ],
    }),
  );

  it('is the first one that looks like a table, and those that are passed over are named', async () => {
    expect(await read(withCover)).toMatchObject({
      ok: true,
      sheet: 2,
      table: {
        rows: [
          ['Lot', 'Title'],
          [1, 'Vase'],
        ],
        warnings: [{ rule: 'sheetsBefore', count: 2, sheet: 'Cover' }],
      },
    });
    expect(await read(withCover, 0)).toMatchObject({ sheet: 0, table: { rows: [['Spring sale']], warnings: [] } });
  });

  it('is the first one in any case where a template is read', async () => {
    expect(await readWorkbook(new Blob([withCover]), 'lots.xlsx', undefined, 'first')).toMatchObject({ sheet: 0 });
  });

  it('may be chosen, the hidden ones too', async () => {
    expect((await tableOf(three, 1)).rows).toEqual([[1]]);
    expect(await problemOf(three, 0)).toEqual({ rule: 'emptySheet', sheet: 'Notes & help' });
    expect(await problemOf(three, 7)).toEqual({ rule: 'emptySheet', sheet: null });
  });

  it.each([
    ['columns', '<c r="BXX1"><v>1</v></c>', { rule: 'tooManyColumns', columns: 2000, most: 500 }],
    ['rows', '<c r="A1048576"><v>1</v></c>', { rule: 'tooManyRows', rows: 1_048_576, most: 20_000 }],
    [
      'blank cells between',
      '<c r="A1"><v>1</v></c><c r="SF59999"><v>1</v></c>',
      { rule: 'tooManyCells', cells: 29_999_500, most: 5_000_000 },
    ],
  ])('with too many %s is refused before it is read', async (_, cells, problem) => {
    expect(await problemOf(excelFile(`<sheetData><row>${cells}</row></sheetData>`))).toEqual(problem);
  });

  it('with more filled rows than a sale may have is refused', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`);
    expect(await problemOf(excelFile(`<sheetData>${rows.join('')}</sheetData>`))).toEqual({
      rule: 'tooManyRows',
      rows: 20_001,
      most: 20_000,
    });
  });

  it('in which one text would become gigabytes is refused', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    );
    const bytes = excelFile(`<sheetData>${rows.join('')}</sheetData>`, {
      strings: [`<t>${'x'.repeat(1_000_000)}</t>`],
    });
    expect(await problemOf(bytes)).toMatchObject({ rule: 'unpacksTooLarge' });
  });
});

describe('programs write workbooks in other ways', () => {
  it('LibreOffice: other names of styles, no theme, a date format with a language', async () => {
    const parts = excelParts({
      sheets: [
        {
          name: 'Tabelle1',
          xml: sheetData(['<c r="A1" s="1" t="n"><v>45984</v></c>', '<c r="B1" s="0" t="s"><v>0</v></c>']),
        },
      ],
      strings: ['<t xml:space="preserve">Große Vase</t>'],
      styles: stylesWith('General', 'dd/mm/yy'),
    });
    expect(await cellsOf(packed(parts))).toEqual([[{ day: '2025-11-23' }, 'Große Vase']]);
  });

  it.each<[string, (parts: Record<string, string>) => WorkbookParts]>([
    [
      'prefixes before all names',
      ({ 'xl/workbook.xml': book = '', 'xl/worksheets/sheet1.xml': sheet = '', ...rest }) => ({
        ...rest,
        'xl/workbook.xml': book.replace(/<(\/?)(?=[a-z])/gi, '<$1x:'),
        'xl/worksheets/sheet1.xml': sheet.replace(/<(\/?)(?=[a-z])/gi, '<$1x:'),
      }),
    ],
    [
      'whole paths to the parts',
      ({ 'xl/_rels/workbook.xml.rels': rels = '', ...rest }) => ({
        ...rest,
        'xl/_rels/workbook.xml.rels': rels.replace(/Target="/g, 'Target="/xl/'),
      }),
    ],
    [
      'its properties before the workbook',
      ({ '_rels/.rels': rels = '', ...rest }) => ({
        ...rest,
        '_rels/.rels': rels.replace(
          '<Relationship ',
          '<Relationship Id="rId9" Type="http://x/metadata/core-properties" Target="docProps/core.xml"/><Relationship ',
        ),
        'docProps/core.xml': '<coreProperties/>',
      }),
    ],
    [
      'the addresses of the strict standard',
      (parts) =>
        Object.fromEntries(
          Object.entries(parts).map(([path, part]) => [
            path,
            part.replaceAll(
              'http://schemas.openxmlformats.org/officeDocument/2006',
              'http://purl.oclc.org/ooxml/officeDocument',
            ),
          ]),
        ),
    ],
    [
      'another case of letters than what leads there',
      ({ 'xl/sharedStrings.xml': strings = '', ...rest }) => ({ ...rest, 'xl/SharedStrings.xml': strings }),
    ],
    [
      'backslashes in its paths',
      (parts) => Object.fromEntries(Object.entries(parts).map(([path, part]) => [path.replaceAll('/', '\\'), part])),
    ],
    [
      'UTF-16',
      ({ 'xl/worksheets/sheet1.xml': sheet = '', ...rest }) => ({
        ...rest,
        'xl/worksheets/sheet1.xml': new Uint8Array(
          new Uint16Array([...`\ufeff${sheet}`].map((sign) => sign.charCodeAt(0))).buffer,
        ),
      }),
    ],
    [
      'links to other files and to the web, which nobody follows',
      ({ 'xl/_rels/workbook.xml.rels': rels = '', 'xl/worksheets/sheet1.xml': sheet = '', ...rest }) => ({
        ...rest,
        'xl/_rels/workbook.xml.rels': rels.replace(
          '</Relationships>',
          '<Relationship Id="rId99" Type="http://x/externalLink" Target="externalLinks/externalLink1.xml"/><Relationship Id="rId98" Type="http://x/worksheet" Target="https://example.org/sheet.xml" TargetMode="External"/></Relationships>',
        ),
        'xl/externalLinks/externalLink1.xml': '<externalLink',
        'xl/worksheets/sheet1.xml': sheet.replace(
          /<worksheet/,
          '<!DOCTYPE worksheet [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet',
        ),
        'xl/worksheets/_rels/sheet1.xml.rels':
          '<Relationships><Relationship Id="r" Type="http://x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
        'xl/drawings/drawing1.xml': '<broken',
      }),
    ],
  ])('%s', async (_, change) => {
    const cells = ['<c r="A1" t="s"><v>0</v></c>', '<c r="B1"><v>7</v></c>'];
    const parts = excelParts({ sheets: [{ name: 'Lots', xml: sheetData(cells) }], strings: ['<t>Vase</t>'] });
    expect(await cellsOf(packed(change(parts as Record<string, string>)))).toEqual([['Vase', 7]]);
  });

  it('an entity of another file stays a word', async () => {
    const parts = excelParts({ sheets: [{ name: 'Lots', xml: one(inline('&e;')) }] });
    const sheet = String(parts['xl/worksheets/sheet1.xml']).replace(
      '<worksheet',
      '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet',
    );
    expect(await cellsOf(packed({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toEqual([['&e;']]);
  });

  it('with macros, which are neither read nor run', async () => {
    const parts = excelParts({ sheets: [{ name: 'Lots', xml: one(number('1')) }] });
    const rels = String(parts['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      '<Relationship Id="rId9" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
    );
    const bytes = packed({ ...parts, 'xl/_rels/workbook.xml.rels': rels, 'xl/vbaProject.bin': new Uint8Array(90) });
    expect(await warningsOf(bytes)).toEqual([{ rule: 'macros' }]);
  });
});
