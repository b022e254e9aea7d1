import { parse } from 'csv-parse/sync';
import { csvText } from '../../domain/platforms/file/csv';
import { encode } from '../../domain/platforms/file/encode';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import type { Profile } from '../../domain/platforms/profile';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';
import { makeBundle } from './makeBundle';
import { decode, type ReadEncoding } from './reader/decode';
import type { Bundle } from './reader/bundle';
import { readBundle } from './reader/readBundle';

const READ_AS = {
  'utf-8': 'utf-8',
  'utf-8-bom': 'utf-8 with mark',
  'utf-16be-bom': 'utf-16be with mark',
  'utf-16le-bom': 'utf-16le with mark',
  'windows-1252': 'windows-1252',
} as const satisfies Record<Profile['file']['encoding']['is'], ReadEncoding>;

type Table = string[][];
type Break = (bundle: Bundle, profile: Profile) => Bundle;

function textIn({ bytes }: Bundle, { file }: Profile): string {
  const decoded = decode(bytes, READ_AS[file.encoding.is]);
  if ('reason' in decoded) throw new Error(decoded.reason);
  return decoded.text;
}

/** The bundle with another table, written in the same way. */
const withTable =
  (change: (table: Table) => Table): Break =>
  (bundle, profile) => {
    const [header = [], ...cells] = change(parse(textIn(bundle, profile), { record_delimiter: '\r\n' }));
    return { ...bundle, bytes: encode(csvText(header, cells, profile.file), profile.file.encoding.is) };
  };

const withText =
  (change: (text: string) => string): Break =>
  (bundle, profile) => ({ ...bundle, bytes: encode(change(textIn(bundle, profile)), profile.file.encoding.is) });

/** Another text in one cell of the first lot. */
const withCell = (header: string, text: string): Break =>
  withTable(([names = [], first = [], ...rest]) => {
    const place = names.indexOf(header);
    if (place < 0) throw new Error(`There is no column ${header}.`);
    return [names, first.map((cell, column) => (column === place ? text : cell)), ...rest];
  });

const withPicture =
  (change: Partial<Bundle['pictures'][number]>): Break =>
  (bundle) => {
    const [first, ...rest] = bundle.pictures;
    return first === undefined ? bundle : { ...bundle, pictures: [{ ...first, ...change }, ...rest] };
  };

/** So many pictures of a lot, counted from `from` on, with names as the platform reads them. */
const withPictures =
  (lot: string, count: number, from = 1): Break =>
  (bundle, { pictures }) => ({
    ...bundle,
    pictures: Array.from({ length: count }, (_, index) => {
      const place = String(from + index);
      const name = pictures.name.is
        .replace('{lot}', lot)
        .replace('{nnn}', place.padStart(3, '0'))
        .replace('{n}', place);
      return { name, width: 900, height: 600, bytes: 60_000 };
    }),
  });

const withEncoding =
  (encoding: Profile['file']['encoding']['is']): Break =>
  (bundle, profile) => ({ ...bundle, bytes: encode(textIn(bundle, profile), encoding) });

/** What no platform takes. `{first}` is the header of the first column. */
const EVERYWHERE: readonly (readonly [what: string, reason: RegExp, breaks: Break])[] = [
  [
    'a header in other case',
    /^the column .* is missing$/,
    withTable(([names = [], ...rest]) => [names.map((name, place) => (place === 0 ? swapCase(name) : name)), ...rest]),
  ],
  ['a column less', /^the column .* is missing$/, withTable((table) => table.map((row) => row.slice(0, -1)))],
  [
    'two columns in each other’s place',
    /not in the order/,
    withTable((table) => table.map(([one = '', other = '', ...rest]) => [other, one, ...rest])),
  ],
  ['a lot twice', /is there twice$/, withTable(([names = [], first = [], ...rest]) => [names, first, first, ...rest])],
  ['a row that is too short', /cannot be read/, withText((text) => `${text}1\r\n`)],
  ['a quote that nothing closes', /cannot be read/, withText((text) => `${text}"open\r\n`)],
  ['no end of the last line', /no end/, withText((text) => text.slice(0, -2))],
  ['the name of a workbook', /is called/, (bundle) => ({ ...bundle, fileName: 'sale.xlsx' })],
  ['a picture with the name of a camera', /no such name/, withPicture({ name: 'IMG_2041.HEIC' })],
  ['a picture in a folder', /no such name|has no lot/, withPicture({ name: 'photos/1-1.jpg' })],
  ['a picture of no lot', /has no lot$/, withPictures('9999', 1)],
  ['pictures that begin with 2', /not counted from 1$/, withPictures('1', 1, 2)],
];

const swapCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

/** What one platform does not take, and others may. */
const OWN: readonly (readonly [platform: string, what: string, reason: RegExp, breaks: Break])[] = [
  ['liveAuctioneers', 'UTF-8', /UTF-8 where Windows-1252/, withEncoding('utf-8')],
  ['liveAuctioneers', '“CSV UTF-8” of Excel', /UTF-8 where Windows-1252/, withEncoding('utf-8-bom')],
  ['liveAuctioneers', '49 lots', /^there are 49 lots$/, withTable((table) => table.slice(0, 50))],
  [
    'liveAuctioneers',
    '1,251 lots',
    /^there are 1251 lots$/,
    withTable(([names = [], first = []]) => [
      names,
      ...Array.from({ length: 1_251 }, (_, index) => [String(index + 1), ...first.slice(1)]),
    ]),
  ],
  ['liveAuctioneers', 'a title of 101 characters', /Title has 101 characters/, withCell('Title', 'x'.repeat(101))],
  ['liveAuctioneers', 'a number with a space', /LotNum cannot be 27 A/, withCell('LotNum', '27 A')],
  ['liveAuctioneers', 'no starting price', /StartPrice is empty/, withCell('StartPrice', '')],
  ['liveAuctioneers', 'a sign of the currency', /LowEst cannot be £450/, withCell('LowEst', '£450')],
  ['liveAuctioneers', 'a size with an exponent', /Height cannot be 1e-7/, withCell('Height', '1e-7')],
  ['liveAuctioneers', 'a word for yes', /Is Firearm cannot be yes/, withCell('Is Firearm', 'yes')],
  ['liveAuctioneers', 'a reserve above the low estimate', /reserve of 1 is above/, withCell('Reserve Price', '451')],
  ['liveAuctioneers', '21 pictures', /^1 has 21 pictures$/, withPictures('1', 21)],
  ['liveAuctioneers', 'a picture of 14 KB', /too few bytes/, withPicture({ bytes: 14_000 })],
  ['liveAuctioneers', 'a picture of 4,000 pixels', /too many pixels/, withPicture({ width: 4_000 })],
  [
    'liveAuctioneers',
    'a byte that means nothing',
    /none of Windows-1252/,
    (bundle) => ({ ...bundle, bytes: Uint8Array.from([...bundle.bytes, 0x81]) }),
  ],
  ['proxibid', 'a number with a dot', /Lot Number cannot be 12\.1/, withCell('Lot Number', '12.1')],
  [
    'proxibid',
    'a description of 5,001 characters',
    /has 5001 characters/,
    withCell('Lot Description', 'x'.repeat(5_001)),
  ],
  ['proxibid', 'a kind in words', /Lot Type cannot be timesTheMoney/, withCell('Lot Type', 'timesTheMoney')],
  ['proxibid', '101 pictures', /^1 has 101 pictures$/, withPictures('1', 101)],
  ['hiBid', 'a title of 51 characters', /Title has 51 characters/, withCell('Title', 'x'.repeat(51))],
  ['hiBid', 'a line break', /Description has several lines/, withCell('Description', 'One\ntwo')],
  ['hiBid', 'yes for true', /Shippable cannot be yes/, withCell('Shippable', 'yes')],
  ['hiBid', 'Windows-1252', /no UTF-8/, withEncoding('windows-1252')],
  ['hiBid', 'a picture as TIFF', /no such name/, withPicture({ name: '1-1.tiff' })],
  ['bidWrangler', 'a picture as WebP', /no such name/, withPicture({ name: '1-1.webp' })],
  ['bidWrangler', 'a comma in an amount', /Low Estimate cannot be 1,200/, withCell('Low Estimate', '1,200')],
  ['bidWrangler', 'a formula', /Title is a formula/, withCell('Title', '=1+1')],
  ['wavebid', 'a comma in a number', /Lot Number cannot be 1,2/, withCell('Lot Number', '1,2')],
  ['wavebid', 'a number of 11 characters', /Lot Number has 11 characters/, withCell('Lot Number', '12345678901')],
  ['wavebid', 'an open element', /Description cannot be/, withCell('Description', 'A <b>jug')],
  ['wavebid', 'a bare &', /Description cannot be/, withCell('Description', 'Salt & pepper')],
  ['iRostrum', 'cents', /Reserve cannot be 12\.50/, withCell('Reserve', '12.50')],
  ['iRostrum', 'an amount of six digits', /High Estimate cannot be 100000/, withCell('High Estimate', '100000')],
  ['iRostrum', 'a number with a letter', /Lot cannot be 12A/, withCell('Lot', '12A')],
  ['iRostrum', 'the number 0', /Lot cannot be 0/, withCell('Lot', '0')],
  [
    'iRostrum',
    'a low estimate above the high one',
    /low estimate of 1 is above the high/,
    withCell('Low Estimate', '99999'),
  ],
  ['iRostrum', 'a reserve above the low estimate', /reserve of 1 is above/, withCell('Reserve', '99999')],
  ['iRostrum', 'yes for TRUE', /Catalogued cannot be yes/, withCell('Catalogued', 'yes')],
  ['iRostrum', 'what is internal', /Notes cannot be/, withCell('Notes', 'The widow needs the money')],
  ['bidlogix', 'a title of 256 characters', /Title has 256 characters/, withCell('Title', 'x'.repeat(256))],
  ['bidlogix', 'a number of 21 characters', /Lot Number has 21 characters/, withCell('Lot Number', '1'.repeat(21))],
  ['bidlogix', 'a sign in a number', /Lot Number cannot be 1-A/, withCell('Lot Number', '1-A')],
  ['bidlogix', 'no vendor', /Vendor is empty/, withCell('Vendor', '')],
  ['bidlogix', 'a mark before UTF-8', /a mark stands before/, withEncoding('utf-8-bom')],
  ['theSaleroom', 'one decimal', /LowEstimate cannot be 450\.5/, withCell('LowEstimate', '450.5')],
  [
    'theSaleroom',
    'a description of 4,001 characters',
    /has 4001 characters/,
    withCell('Description', 'x'.repeat(4_001)),
  ],
  ['theSaleroom', 'a title of 251 characters', /Title has 251 characters/, withCell('Title', 'x'.repeat(251))],
  ['invaluable', 'number and letter in one cell', /Lot Number cannot be 205A/, withCell('Lot Number', '205A')],
  ['invaluable', 'a small letter', /Lot Ext cannot be a/, withCell('Lot Ext', 'a')],
  ['easyLive', 'no description', /Description is empty/, withCell('Description', '')],
  ['bidpath', 'an id of another item', /ItemId cannot be 17/, withCell('ItemId', '17')],
  ['bidpath', 'a picture of a megabyte', /too many bytes/, withPicture({ bytes: 1_000_000 })],
  ['estateSales', 'a number that begins with 0', /lot_id cannot be 012/, withCell('lot_id', '012')],
  ['estateSales', 'a picture counted with one digit', /no such name/, withPicture({ name: '1-1.jpg' })],
  ['handbid', 'a sign in a code', /item_code cannot be 1\/2/, withCell('item_code', '1/2')],
  ['handbid', 'a picture as TIFF', /no such name/, withPicture({ name: '1-1.tiff' })],
  ['handbid', 'a picture of more than 2 MB', /too many bytes/, withPicture({ bytes: 2_000_001 })],
  ['inDesign', 'a caption without its picture', /caption4 stands there without/, withCell('caption4', 'The base')],
  ['inDesign', 'UTF-8', /mark before UTF-16 is missing/, withEncoding('utf-8')],
  ['inDesign', 'a line break', /description has several lines/, withCell('description', 'One\ntwo')],
  [
    'inDesign',
    'no @ before a picture',
    /the column @photo1 is missing/,
    withText((text) => text.replace('@photo1', 'photo1')),
  ],
  ['lotsmith', 'no mark', /mark before UTF-8 is missing/, withEncoding('utf-8')],
  ['lotsmith', 'no id', /lotId is empty/, withCell('lotId', '')],
];

const bundles = new Map(
  PLATFORMS.map((profile) => [
    profile.id,
    { profile, bundle: makeBundle(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, profile) },
  ]),
);

function reasonsFor(platform: string, breaks: Break): readonly string[] {
  const made = bundles.get(platform);
  if (made === undefined) throw new Error(`There is no platform ${platform}.`);
  return readBundle(platform, breaks(made.bundle, made.profile));
}

describe.each(PLATFORMS.map(({ id }) => id))('%s does not take', (platform) => {
  test.each(EVERYWHERE)('%s', (_, reason, breaks) => {
    expect(reasonsFor(platform, breaks)).toContainEqual(expect.stringMatching(reason));
  });
});

test.each(OWN)('%s does not take %s', (platform, _, reason, breaks) => {
  expect(reasonsFor(platform, breaks)).toContainEqual(expect.stringMatching(reason));
});

test('what is written anew without a change is still taken', () => {
  for (const { id } of PLATFORMS)
    expect(
      reasonsFor(
        id,
        withTable((table) => table),
      ),
    ).toEqual([]);
});
