import * as fc from 'fast-check';
import { anySale } from '../../../testing/platforms/anySale';
import { csvText } from '../../platforms/file/csv';
import { dataFileOf } from '../../platforms/file/dataFile';
import {
  MOST_OWN_PLATFORM_COLUMNS,
  OWN_DECIMALS,
  OWN_DELIMITERS,
  OWN_ENCODINGS,
  OWN_LINE_BREAKS,
  type OwnPlatform,
  PLAIN_FILE,
} from '../../platforms/house/ownPlatform';
import { ownPlatformProblem } from '../../platforms/house/ownPlatformProblem';
import { ownPlatformText, readOwnPlatform } from '../../platforms/house/ownPlatformText';
import { headerInFile, ownProfile } from '../../platforms/profiles/ownProfile';
import { constantSource, MAPPED_FIELDS, fieldSource } from '../../platforms/profiles/ownSource';
import { rowsOf } from '../../platforms/rows/rows';
import { cleanText } from '../../values/cleanText';
import type { Knowledge } from '../desk/views';
import { readTable } from '../read/readTable';
import { draftPlatform } from './draftPlatform';
import { readTemplate, type Template } from './readTemplate';

const KNOWLEDGE: Knowledge = {
  form: {
    ...{ currency: 'GBP', locale: 'en' },
    lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
  },
  names: [],
  kept: {},
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
function read(bytes: Uint8Array | string, name = 'template.csv') {
  const table = readTable(typeof bytes === 'string' ? bytesOf(bytes) : bytes, name);
  return readTemplate(table.ok ? { ...table, sheets: [], sheet: 0 } : { ...table, sheets: [] }, {}, KNOWLEDGE, false);
}

function templateOf(text: string, name?: string): Template {
  const found = read(text, name);
  if (!found.ok) throw new Error(found.problem.rule);
  return found.template;
}
const draftOf = (text: string, name?: string, sale = {}): OwnPlatform =>
  draftPlatform('own_a1', templateOf(text, name), sale);
const sourcesOf = (platform: OwnPlatform) =>
  Object.fromEntries(platform.columns.map(({ header, from }) => [header, from]));

describe('a template', () => {
  it('may be nothing but names that nobody knows', () => {
    expect(templateOf('Foo,Bar\n').columns).toEqual([
      { header: 'Foo', target: null, examples: [] },
      { header: 'Bar', target: null, examples: [] },
    ]);
  });

  it('gives its name without the ending, and nothing else that follows a point', () => {
    expect(draftOf('Foo,Bar\n', 'Bids.list v2.csv').name).toBe('Bids.list v2');
  });

  it('has cents where all of its amounts have them, whatever is round them', () => {
    const decimals = (...amounts: string[]) =>
      draftOf(['Lot,Title,Low Estimate', ...amounts.map((each, at) => `${at + 1},Vase,${each}`)].join('\n')).file
        .decimals;
    expect(decimals('120.00 ', '80.50')).toBe('always');
    expect(decimals('120.00', '80')).toBe(PLAIN_FILE.decimals);
  });

  it('is mapped as far as its names say it, exactly as they are written', () => {
    const text = 'LOT no.;Suffix;Title ;Description;Estimate;Low Est;Image 1;Image 2;Is Firearm;End Date;Regal;Odd\n';
    const draft = draftOf(text, 'Bids_and co.tsv', { extraColumns: { ownText_a1: 'Regal' } });
    expect(sourcesOf(draft)).toEqual({
      ...{ 'LOT no.': 'number.digits', Suffix: 'number.letter', 'Title ': 'field:title', Description: 'description' },
      ...{ Estimate: 'estimate', 'Low Est': 'field:estimateLow', 'Image 1': 'picture:1', 'Image 2': 'picture:2' },
      ...{ 'Is Firearm': 'extra:isFirearm', 'End Date': 'extra:endDate', Regal: 'extra:ownText_a1', Odd: '' },
    });
    expect(draft).toMatchObject({
      name: 'Bids and co',
      file: { extension: 'tsv', delimiter: ';', encoding: 'utf-8', mostPictures: 2, pictureName: '{lot}-{n}.jpg' },
    });
  });

  it('says by its rows how amounts, pictures, line breaks and yes and no are written', () => {
    const rows = [
      'Lot\tTitle\tReserve\tPhoto 1\tPhoto 2\tFragile',
      '12\tVase<br>blue\t10.00\t12_1.jpg\t12_2.jpg\tY',
      '13\tJug\t1200.50\t\t\tN',
    ].join('\n');
    expect(draftOf(rows, 'bids.txt').file).toEqual({
      ...{ extension: 'txt', encoding: 'utf-8', delimiter: '\t', lineBreaks: 'br', decimals: 'always', yesNo: 'Y/N' },
      ...{ pictureName: '{lot}_{n}.jpg', mostPictures: 2, longestSide: null },
    });
  });

  it('says nothing of what its rows do not show: that is as in most files', () => {
    const { longestSide, ...plain } = PLAIN_FILE;
    expect(draftOf('Lot,Title,Reserve,Fragile\n', 'bids.csv').file).toEqual({ ...plain, longestSide });
    expect(draftOf('Lot,Title,Reserve,Fragile\n12,Vase, , \n', 'bids').file).toEqual({ ...plain, longestSide });
  });

  it.each([
    ['always', '10.00', '1200.50'],
    ['always', '10.00', ''],
    ['ifNeeded', '10', '1200'],
    ['ifNeeded', '10', '1200.50'],
    ['ifNeeded', '10.00 £', '12.00 £'],
  ])('writes cents %s where amounts are %j and %j', (decimals, one, other) => {
    expect(draftOf(`Lot,Title,Reserve\n1,1.50,${one}\n2,2.50,${other}\n`).file.decimals).toBe(decimals);
  });

  it.each([
    ['yes/no', 'yes', 'no'],
    ['Yes/No', 'No', ''],
    ['Y/N', 'Y', 'Y'],
    ['TRUE/FALSE', 'TRUE', 'FALSE'],
    ['Ja/Nein', 'Nein', 'Ja'],
    ['yes/no', '1', '0'],
    ['yes/no', 'Y', 'perhaps'],
    ['yes/no', 'Y', 'no'],
  ])('says yes and no as %s where cells are %j and %j', (yesNo, one, other) => {
    expect(draftOf(`Lot,Title,Odd,Fragile\n7,Vase,,${one}\n8,Jug,,${other}\n`).file.yesNo).toBe(yesNo);
  });

  it.each([
    ['br', 'Vase<BR />blue'],
    ['kept', '"Vase\nblue"'],
    ['br', '"Vase<br>blue\nold"'],
    ['space', 'Vase blue'],
  ])('breaks lines by %s where a cell is %j', (lineBreaks, cell) => {
    expect(draftOf(`Lot,Title\n1,${cell}\n2,Jug\n`).file.lineBreaks).toBe(lineBreaks);
  });

  it('maps fifty pictures at most, and names them by the first that says how', () => {
    const names = Array.from({ length: 51 }, (_, at) => `Image ${at + 1}`);
    const draft = draftOf(`Lot,${names.join(',')}\n`);
    expect(draft.columns.slice(-2).map(({ from }) => from)).toEqual(['picture:50', '']);
    expect(draft.file.mostPictures).toBe(50);
    expect(draftOf('Lot,Title,Image 1\n1,Vase,front.jpg\n2,Jug,2_1.jpg\n').file.pictureName).toBe('{lot}_{n}.jpg');
  });

  it.each([
    ['Bids_and  co.csv', 'Bids and co'],
    ['bids.2026.txt', 'bids.2026'],
    [`${'x'.repeat(61)}.csv`, 'x'.repeat(60)],
    ['_.csv', '_.csv'],
  ])('%.20s gives its platform the name %.20s', (file, name) => {
    expect(draftOf('Lot,Title\n', file).name).toBe(name);
  });

  it('takes a letter apart from its number only where it has a column for it', () => {
    expect(sourcesOf(draftOf('Lot,Title\n'))).toMatchObject({ Lot: 'number' });
    expect(sourcesOf(draftOf('Lot,Suffix\n'))).toMatchObject({ Lot: 'number.digits', Suffix: 'number.letter' });
  });

  it('is filled as the file that it is: a workbook gets a workbook', () => {
    const workbook = { ...templateOf('Lot,Title\n'), name: 'Bids and co.xlsx', form: null };
    const { file } = draftPlatform('own_a1', workbook, {});
    expect(file).toMatchObject({ extension: 'xlsx', encoding: 'utf-8-bom' });
    // The old form that spreadsheets also read is none that Lotsmith writes.
    expect(draftPlatform('own_a1', { ...workbook, name: 'Bids.xls' }, {}).file.extension).toBe('csv');
  });

  it.each([
    ['empty', ''],
    ['empty', ' , ,\n'],
    ['noHeaderRow', '1,Vase of glass,100\n2,Clock of brass,200\n'],
    ['sameColumnTwice', 'Lot,Title, title\n'],
    ['sameColumnTwice', 'Lot,Foo,Foo\n1,2,3\n'],
    ['blankName', 'Lot,,Title\n1,2,3\n'],
    ['longName', `Lot,Title,${'x'.repeat(201)} y\n1,Vase,3\n`],
    ['tooManyNames', `${Array.from({ length: MOST_OWN_PLATFORM_COLUMNS + 1 }, (_, at) => `Column ${at}`).join(',')}\n`],
    ['notATable', '\x89PNG\r\n\x1a\n'],
    ['unclosedQuote', 'Lot,"Title\n'],
  ])('is refused for its reason: %s', (rule, text) => {
    const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    expect(read(bytes, 'picture.csv')).toMatchObject({ ok: false, problem: { rule } });
  });
});

const header = fc
  .uniqueArray(
    fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 20 }),
        fc.constantFrom('Lot', 'Título', 'Bild "1"', 'a;b', '説明', '#'),
      )
      .map((name) => cleanText(name).replace(/[\r\n\u2028\u2029]/g, ' '))
      .filter((name) => /\p{L}|#/u.test(name)),
    { minLength: 2, maxLength: 12, selector: (name) => name.trim().toLowerCase() },
  )
  .filter(([first = '']) => !/^\ufeff|^\ufeff?sep=/i.test(first));

const SOURCES = [
  ...[
    'number',
    'number.digits',
    'number.letter',
    'description',
    'estimate',
    '',
    constantSource('GB'),
    constantSource('=1+1'),
    'later:x',
  ],
  ...['picture:1', 'picture:12', 'extra:isFirearm', 'extra:ownMoney_a1', ...MAPPED_FIELDS.map(fieldSource)],
];
const form = fc.record({
  encoding: fc.constantFrom(...OWN_ENCODINGS),
  delimiter: fc.constantFrom(...OWN_DELIMITERS),
  lineBreaks: fc.constantFrom(...OWN_LINE_BREAKS),
  decimals: fc.constantFrom(...OWN_DECIMALS),
});
const READ_AS = {
  'utf-8': 'utf-8',
  'utf-8-bom': 'utf-8',
  'windows-1252': 'windows-1252',
  'utf-16le-bom': 'utf-16le',
  'utf-16be-bom': 'utf-16be',
} as const;

/** As the reader of files gives a row: one kind of line break, and nothing behind the last filled cell. */
function asRead(row: readonly string[]): readonly string[] {
  const cells = row.map((cell) => cell.replace(/\r\n?/g, '\n'));
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

describe('any row of names', () => {
  it('makes a platform whose file the importer reads back with the same cells', () => {
    fc.assert(
      fc.property(
        header,
        form,
        fc.array(fc.constantFrom(...SOURCES), { minLength: 12, maxLength: 12 }),
        anySale,
        (names, file, sources, { lots, photos, sale }) => {
          const text = csvText(names, [], { delimiter: { is: file.delimiter }, quotes: 'always' });
          const table = readTable(bytesOf(text), 'any.csv', { delimiter: file.delimiter });
          if (!table.ok) throw new Error(table.problem.rule);
          const found = readTemplate({ ...table, sheets: [], sheet: 0 }, { header: 0 }, KNOWLEDGE, false);
          if (!found.ok) throw new Error(found.problem.rule);
          const draft = draftPlatform('own_a1', found.template, {});
          expect(draft.columns.map((column) => column.header)).toEqual(names);
          const mapped: OwnPlatform = {
            ...draft,
            file: { ...draft.file, ...file },
            columns: draft.columns.map((column, at) => ({ ...column, from: sources[at] ?? '' })),
          };
          fc.pre(ownPlatformProblem(mapped, [])?.rule !== 'headerOutside');
          const kept = readOwnPlatform('own_a1', ownPlatformText(mapped));
          expect(kept).toEqual(mapped);
          const profile = ownProfile(mapped);
          const rows = rowsOf(lots, photos, sale, profile);
          const { bytes } = dataFileOf(rows, sale, profile);
          const back = readTable(bytes, 'back.csv', {
            delimiter: file.delimiter,
            encoding: READ_AS[file.encoding],
          });
          if (!back.ok) throw new Error(back.problem.rule);
          expect(back.table.rows[0]).toEqual(names.map(headerInFile));
          expect(back.table.rows.slice(1)).toEqual(rows.cells.map(asRead).filter((row) => row.length > 0));
        },
      ),
      { numRuns: 150 },
    );
  });
});
