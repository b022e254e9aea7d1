import { buildPhoto, buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import type { PlatformLot } from '../platformLot';
import { chosenPlatforms, choicesFor, countUnknownPlatforms, profileOf } from '../profiles/chosen';
import { extraColumnsOf } from '../profiles/saleExtras';
import { dataFileName, dataFileOf } from '../file/dataFile';
import { rowsOf } from '../rows/rows';
import { validate } from '../validate/validator';
import {
  LONGEST_OWN_PLATFORM,
  MOST_OWN_PLATFORM_COLUMNS,
  type OwnPlatform,
  type OwnPlatformColumn,
  ownPlatformId,
  PLAIN_FILE,
} from './ownPlatform';
import { mapsAfter } from '../../sales/saleMaps';
import { ownPlatformText, platformRemoved, platformSaved, readOwnPlatform, storedPlatforms } from './ownPlatformText';
import { ownPlatformProblem } from './ownPlatformProblem';
import { ownProfile } from '../profiles/ownProfile';
import { isTextSource } from '../profiles/ownSource';
import { isPicturePattern, patternOf } from './picturePattern';

const column = (header: string, from: string, more: Partial<OwnPlatformColumn> = {}): OwnPlatformColumn => ({
  ...{ header, from, longest: null, isRequired: false },
  ...more,
});

const ID = ownPlatformId(1_795_000_000_000, 'Ab3dEf9');
const house: OwnPlatform = {
  id: ID,
  name: 'Bids & Co',
  file: { ...PLAIN_FILE, delimiter: ';', decimals: 'always', yesNo: '1/0', pictureName: '{lot}_{nnn}.jpg' },
  columns: [
    column('Los', 'number', { isRequired: true }),
    column('Titel ', 'field:title', { longest: 10, isRequired: true }),
    column('Text', 'description'),
    column('Period', 'field:period'),
    column('Est.', 'estimate'),
    column('Low', 'field:estimateLow'),
    column('Bild 2', 'picture:2'),
    column('Frei', 'extra:isFirearm'),
    column('Regal', 'extra:ownText_a1', { longest: 3 }),
    column('Sprache', 'text:de'),
    column('Neu', 'colour:blue'),
    column('Leer', ''),
  ],
};
const maps = platformSaved(house);
const sale = { ownPlatforms: { [ID]: maps.ownPlatforms?.[ID] ?? '' } };
const lot: PlatformLot = buildPlatformLot({
  ...{ id: 'one', number: 12, suffix: 'A', title: 'Jug', description: 'Of stoneware.', creator: 'Lucie Rie' },
  ...{ period: '1950', estimateLow: 1_000, estimateHigh: 2_050, extras: { isFirearm: false, ownText_a1: 'B4' } },
});

const cellsOf = (platform: OwnPlatform, each = lot): Readonly<Record<string, string>> => {
  const photos = [buildPhoto({ id: 'p1', lotId: each.id }), buildPhoto({ id: 'p2', lotId: each.id })];
  const { header, cells } = rowsOf([each], new Map([[each.id, photos]]), GOLDEN_SALE, ownProfile(platform));
  return Object.fromEntries(header.map((name, at) => [name, cells[0]?.[at] ?? '']));
};

describe('a platform of the house', () => {
  it('is kept as a text, and comes back from it', () => {
    const text = ownPlatformText(house);
    expect(readOwnPlatform(ID, text)).toEqual(house);
    expect(text).not.toMatch(/[\r\n]/);
  });

  it('writes each column as it was mapped; one that only a newer build knows stays empty', () => {
    expect(cellsOf(house)).toEqual({
      ...{ Los: '12A', 'Titel ': 'Jug', Text: 'Of stoneware. By: Lucie Rie', Period: '1950', 'Est.': '10-20.50' },
      ...{ Low: '10.00', 'Bild 2': '12A_002.jpg', Frei: '0', Regal: 'B4', Sprache: 'de', Neu: '', Leer: '' },
    });
  });

  it('is written in its own form, under its own name', () => {
    const profile = ownProfile({ ...house, file: { ...house.file, extension: 'txt', encoding: 'utf-16le-bom' } });
    const { name, bytes } = dataFileOf(rowsOf([lot], new Map(), GOLDEN_SALE, profile), GOLDEN_SALE, profile);
    expect(name).toBe('sample-sale-fifty-four-vessels-bids-co.txt');
    expect(new TextDecoder('utf-16le').decode(bytes).split('\r\n')[0]).toBe(
      'Los;"Titel ";Text;Period;Est.;Low;Bild 2;Frei;Regal;Sprache;Neu;Leer',
    );
  });

  it('is a workbook where its template is: no text is guarded or too long for a cell, and any letter stays', () => {
    const file = { ...house.file, extension: 'xlsx', encoding: 'windows-1252' } as const;
    const profile = ownProfile({ ...house, file });
    expect(dataFileName(GOLDEN_SALE, profile)).toBe('sample-sale-fifty-four-vessels-bids-co.xlsx');
    const problemsOf = (title: string, description: string) =>
      validate([{ ...lot, title, description }], new Map(), GOLDEN_SALE, profile).map(({ detail }) => detail);
    expect(problemsOf('=東京', 'x'.repeat(32_700))).toEqual([]);
    expect(problemsOf('Jug', 'x'.repeat(32_768))).toMatchObject([{ rule: 'tooLong', longest: 32_767 }]);
    expect(ownPlatformProblem({ ...house, file, columns: [column('東京', 'number')] }, [])).toBeNull();
    expect(readOwnPlatform(ID, ownPlatformText({ ...house, file }))).toEqual({ ...house, file });
  });

  it.each(['=HYPERLINK("http://x")', "+cmd|' /C calc'!A0", '@SUM(A1)', '-1+1'])(
    'runs no header as a formula: %s',
    (header) => {
      const profile = ownProfile({ ...house, columns: [column(header, 'field:title')] });
      expect(rowsOf([lot], new Map(), GOLDEN_SALE, profile)).toMatchObject({
        header: [`'${header}`],
        cells: [['Jug']],
      });
    },
  );

  it('leaves the sign that makes a column of pictures for InDesign', () => {
    const profile = ownProfile({ ...house, columns: [column('@Bild_1', 'field:title')] });
    expect(rowsOf([lot], new Map(), GOLDEN_SALE, profile)).toMatchObject({ header: ['@Bild_1'] });
  });

  it('is checked: what is needed, what is too long, and pictures that are not there', () => {
    const columns = [...house.columns, column('Bild 1', 'picture:1', { isRequired: true })];
    const bare = { ...lot, title: '', extras: { ownText_a1: 'Shelf' } };
    const problemsOf = (each: PlatformLot, photos: Parameters<typeof validate>[1]) =>
      validate([each], photos, GOLDEN_SALE, ownProfile({ ...house, columns })).map(({ header, detail }) => [
        header,
        detail.rule,
      ]);
    expect(problemsOf(bare, new Map())).toEqual([
      ['Titel ', 'required'],
      ['Regal', 'tooLong'],
      ['Bild 1', 'required'],
    ]);
    const photos = new Map([[lot.id, [buildPhoto({ id: 'p1', lotId: lot.id })]]]);
    expect(problemsOf({ ...lot, title: 'A stoneware jug' }, photos)).toEqual([['Titel ', 'tooLong']]);
  });

  it('stands wherever platforms do', () => {
    expect(choicesFor(sale).map(({ id }) => id)).toContain(ID);
    expect(chosenPlatforms({ ...sale, platforms: [ID, 'hiBid'] }).map(({ name }) => name)).toEqual([
      'HiBid / AuctionFlex 360',
      'Bids & Co',
    ]);
    expect(profileOf(sale, ID)?.name).toBe('Bids & Co');
    // Read once: what compares profiles would begin anew otherwise.
    expect(profileOf({ ownPlatforms: { ...sale.ownPlatforms } }, ID)).toBe(profileOf(sale, ID));
    expect(countUnknownPlatforms({ ...sale, platforms: [ID] })).toBe(0);
    expect(countUnknownPlatforms({ platforms: [ID] })).toBe(1);
  });

  it('is read from its text once, however often it is asked for', () => {
    const stored = { ownPlatforms: { [ID]: ownPlatformText({ ...house, name: 'Asked often' }) } };
    const read = jest.spyOn(JSON, 'parse');
    for (const _ of [1, 2, 3]) expect(profileOf(stored, ID)?.name).toBe('Asked often');
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('brings its extras into the sale, and those of the house keep their names', () => {
    const extras = (more: object) =>
      extraColumnsOf({ ...sale, ...more, platforms: [ID] }).map(({ field, name, isOwn, longest }) => [
        ...[field, name, isOwn, longest],
      ]);
    expect(extras({})).toEqual([
      ['extras.isFirearm', 'Frei', false, 500],
      ['extras.ownText_a1', 'Regal', false, 3],
    ]);
    expect(extras({ extraColumns: { ownText_a1: 'Shelf' } })).toEqual([
      ['extras.isFirearm', 'Frei', false, 500],
      ['extras.ownText_a1', 'Shelf', true, 3],
    ]);
  });

  it('takes letters of numbers as its columns do', () => {
    const letters = (...from: readonly string[]) =>
      ownProfile({ ...house, columns: from.map((each, at) => column(`c${at}`, each)) }).letters.is;
    expect([letters('number'), letters('number.digits', 'number.letter'), letters('number.digits')]).toEqual([
      ...['joined', 'ownColumn', 'refused'],
    ]);
  });

  it('can be taken away again', () => {
    expect(mapsAfter(mapsAfter({}, platformSaved(house)), platformRemoved(ID))).toEqual({ ownPlatforms: {} });
  });

  it('of the largest kind has room for ten of them in a sale', () => {
    const columns = Array.from({ length: MOST_OWN_PLATFORM_COLUMNS }, (_, at) =>
      column(`A column with a name ${at}`, `extra:ownText_${at}`),
    );
    expect(ownPlatformText({ ...house, columns }).length).toBeLessThan(LONGEST_OWN_PLATFORM);
  });
});

describe('a limit of characters', () => {
  it.each([
    'field:title',
    'field:description',
    'field:notes',
    'description',
    'number',
    'extra:ownText_a1',
    'extra:origin',
  ])('can be given where any text may stand: %s', (source) => expect(isTextSource(source)).toBe(true));

  it.each([
    ...['field:estimateLow', 'field:quantity', 'field:lotType', 'estimate', 'number.digits', 'number.letter'],
    ...['extra:ownNumber_a1', 'extra:ownMoney_a1', 'extra:ownChoice_a1', 'extra:isFirearm', 'picture:1', 'text:de'],
    ...['', 'colour:blue', 'field:coverPhotoId', 'extra:no id'],
  ])('cannot be given anywhere else: “%s”', (source) => expect(isTextSource(source)).toBe(false));
});

describe('what a person has mapped', () => {
  const problemOf = (more: Partial<OwnPlatform>) => ownPlatformProblem({ ...house, ...more }, ['HiBid'])?.rule ?? null;
  it.each([
    [null, {}],
    ['nameMissing', { name: ' ' }],
    ['nameTaken', { name: 'hibid' }],
    ['nameTooLong', { name: 'x'.repeat(61) }],
    ['noColumns', { columns: [column('Los', '')] }],
    ['pictureName', { file: { ...house.file, pictureName: '{lot}.jpg' } }],
    ['picturesAlike', { file: { ...house.file, pictureName: '{lot}{n}.jpg' } }],
    ['picturesAlike', { file: { ...house.file, pictureName: 'a{n}1{lot}.jpg', mostPictures: 10 } }],
    [
      'headerOutside',
      { file: { ...house.file, encoding: 'windows-1252' as const }, columns: [column('説明', 'number')] },
    ],
    ['tooLarge', { columns: Array.from({ length: 150 }, (_, at) => column(`${at}`.padEnd(200, 'x'), 'number')) }],
  ])('%s', (rule, more) => expect(problemOf(more)).toBe(rule));

  it.each([
    ['{lot}{n}.jpg', 9],
    ['{lot}{nnn}.jpg', null],
    ['{lot}-{n}.jpg', null],
  ])('takes %s for at most %p photos of a lot', (pictureName, mostPictures) =>
    expect(problemOf({ file: { ...house.file, pictureName, mostPictures } })).toBeNull(),
  );

  it('cannot become a formula where somebody opens the file', () => {
    expect(cellsOf({ ...house, columns: [column('Code', 'text:=1+1')] })).toEqual({ Code: "'=1+1" });
  });
});

describe('a platform of the house that is stored', () => {
  const stored = (content: object) => readOwnPlatform(ID, JSON.stringify(content));
  const columns = [['Lot', 'number']];

  it('has defaults for what an older build did not write', () => {
    expect(stored({ v: 1, name: 'Old', columns })).toEqual({
      ...{ id: ID, name: 'Old', file: PLAIN_FILE, columns: [column('Lot', 'number')] },
    });
    expect(stored({ v: 1, name: 'Old', columns, file: { delimiter: '|', mostPictures: 0 } })).toMatchObject({
      file: { ...PLAIN_FILE, delimiter: '|' },
    });
  });

  it('keeps what a newer build has written beside it', () => {
    const read = stored({ v: 1, name: 'New', columns: [['Lot', 'moon:full', { later: 1 }]], colour: 'blue' });
    expect(read).toMatchObject({ more: { colour: 'blue' }, columns: [{ from: 'moon:full' }] });
    expect(ownPlatformText(read as OwnPlatform)).toContain('"colour":"blue"');
  });

  it.each([
    ['damaged', 'no JSON'],
    ['damaged', 'null'],
    ['damaged', '[]'],
    ['damaged', JSON.stringify({ v: 1, name: 'x', columns: [] })],
    ['damaged', JSON.stringify({ v: 1, name: '', columns })],
    ['damaged', JSON.stringify({ name: 'x', columns })],
    ['damaged', JSON.stringify({ v: 1, name: 'x', columns: [['Lot']] })],
    ['damaged', JSON.stringify({ v: 1, name: 'x', columns: [['', 'number']] })],
    ['damaged', JSON.stringify({ v: 1, name: 'x', columns, file: 'csv' })],
    ['newer', JSON.stringify({ v: 2, name: 'x', columns })],
    ['newer', JSON.stringify({ v: 1, name: 'x', columns, file: { encoding: 'shift-jis' } })],
    ['newer', JSON.stringify({ v: 1, name: 'x', columns, file: { pictureName: '../{lot}-{n}.jpg' } })],
  ])('is %s: %s', (reason, text) => {
    expect(readOwnPlatform(ID, text)).toEqual({ id: ID, reason });
    const broken = { ownPlatforms: { [ID]: text, constructor: '{}' }, platforms: [ID] };
    expect(storedPlatforms(broken)).toEqual([{ id: ID, reason }]);
    expect([chosenPlatforms(broken), countUnknownPlatforms(broken)]).toEqual([[], 1]);
  });
});

describe('the names of its pictures', () => {
  it.each([
    ['12-1.jpg', '12', 1, '{lot}-{n}.jpg'],
    ['Lot 12 (3).JPG', '12', 3, 'Lot {lot} ({n}).JPG'],
    ['12A_002.jpeg', '12A', 2, '{lot}_{nnn}.jpeg'],
    ['sale7_12_1.jpg', '12', 1, 'sale7_{lot}_{n}.jpg'],
    ['12-5.jpg', '12', 1, null],
    ['12-205.jpg', '12', 5, null],
    ['12-05.jpg', '12', 5, null],
    ['12-0005.jpg', '12', 5, null],
    ['12-123.jpg', '12', 123, '{lot}-{n}.jpg'],
    ['12-100.jpg', '12', 100, '{lot}-{n}.jpg'],
    // Other numbers stand before the place, or before the lot.
    ['12_7_1.jpg', '12', 1, '{lot}_7_{n}.jpg'],
    ['12_2026-11_004.jpg', '12', 4, '{lot}_2026-11_{nnn}.jpg'],
    ['1-1.jpg', '1', 1, '{lot}-{n}.jpg'],
    ['12.jpg', '12', 1, null],
    ['vase.jpg', '12', 1, null],
    ['12-1.png', '12', 1, null],
    ['a/12-1.jpg', '12', 1, null],
    ['1.jpg', '', 1, null],
  ])('are read from %s', (name, number, place, pattern) => expect(patternOf(name, number, place)).toBe(pattern));

  it.each(['{lot}.jpg', '{n}.jpg', '../{lot}-{n}.jpg', '{lot}-{n}', '{lot}-{n}.png', '.{lot}{n}.jpg', '{lot}:{n}.jpg'])(
    'are refused: %s',
    (pattern) => expect(isPicturePattern(pattern)).toBe(false),
  );

  it.each(['COM{lot}.{n}.jpg', 'lpt{n}.{lot}.jpg', 'Com{lot} .{n}.jpg'])(
    'are refused, because Windows keeps them for devices: %s',
    (pattern) => expect(isPicturePattern(pattern)).toBe(false),
  );

  it('may be of sixty characters, and of no more', () => {
    const pattern = (length: number): string => `${'x'.repeat(length - '{lot}-{n}.jpg'.length)}{lot}-{n}.jpg`;
    expect([pattern(60), pattern(61)].map(isPicturePattern)).toEqual([true, false]);
  });

  it('may begin like a device', () => expect(isPicturePattern('COM{lot}-{n}.jpg')).toBe(true));
});
