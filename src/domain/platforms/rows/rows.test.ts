import { buildPhoto, buildPlatformLot, GOLDEN_SALE, renumbered } from '../../../testing/platforms/goldenSale';
import type { PlatformLot } from '../platformLot';
import type { Profile } from '../profile';
import { hiBid } from '../profiles/hiBid';
import { invaluable } from '../profiles/invaluable';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { lotsmith } from '../profiles/lotsmith';
import { proxibid } from '../profiles/proxibid';
import { theSaleroom } from '../profiles/theSaleroom';
import { rowsOf } from './rows';

const whole = buildPlatformLot({
  id: 'one',
  number: 12,
  suffix: 'A',
  title: 'Jug',
  description: 'Of stoneware.',
  estimateLow: 1_000,
  estimateHigh: 2_050,
});

function cellsOf(profile: Profile, lot: PlatformLot, photos = [buildPhoto({ id: 'p1', lotId: lot.id })]) {
  const { header, cells, changes, pictures } = rowsOf([lot], new Map([[lot.id, photos]]), GOLDEN_SALE, profile);
  const row = Object.fromEntries(header.map((name, place) => [name, cells[0]?.[place] ?? '']));
  return { row, changes: changes.map(({ header: name, detail }) => [name, detail]), pictures };
}

it('writes number and letter in one cell, or in two', () => {
  expect(cellsOf(liveAuctioneers, whole).row['LotNum']).toBe('12A');
  expect(cellsOf(invaluable, whole).row).toMatchObject({ 'Lot Number': '12', 'Lot Ext': 'A' });
});

it('writes amounts as bare digits, with cents where there are some or where the platform has them', () => {
  expect(cellsOf(liveAuctioneers, whole).row).toMatchObject({ LowEst: '10', HighEst: '20.50', StartPrice: '' });
  expect(cellsOf(theSaleroom, whole).row).toMatchObject({ LowEstimate: '10.00', HighEstimate: '20.50', Reserve: '' });
});

it('puts behind the description what has no column, with its name', () => {
  const lot = { ...whole, creator: 'Lucie Rie', provenance: 'A private house', condition: 'Good' };
  expect(cellsOf(proxibid, lot).row['Lot Description']).toBe(
    'Of stoneware. By: Lucie Rie. Condition: Good. Provenance: A private house',
  );
  expect(cellsOf(liveAuctioneers, lot).row).toMatchObject({
    Description: 'Of stoneware. Provenance: A private house',
    Creator: 'Lucie Rie',
    Condition: 'Good',
  });
});

it('lists what it had to write in another way, and nothing else', () => {
  const lot = { ...whole, title: '=Łódź 東京', description: 'One.\nTwo.', condition: 'As it was' };
  const { row, changes } = cellsOf(liveAuctioneers, lot);
  expect(row).toMatchObject({ Title: "'=Lódz ??", Description: 'One. Two.' });
  expect(changes).toEqual([
    ['Title', { rule: 'charactersReplaced', characters: ['Ł', 'ź'] }],
    ['Title', { rule: 'charactersLost', characters: ['東', '京'] }],
    ['Title', { rule: 'formula' }],
    ['Description', { rule: 'lineBreaks' }],
  ]);
  expect(cellsOf(liveAuctioneers, whole).changes).toEqual([]);
});

it('shortens at a word what the platform would cut, and leaves whole what it would refuse', () => {
  const lot = { ...whole, title: 'A very long title of a jar and its cover in blue glass' };
  expect(cellsOf(hiBid, lot)).toMatchObject({
    row: { Title: 'A very long title of a jar and its cover in blue' },
    changes: [['Title', { rule: 'shortened', longest: 50, length: 54 }]],
  });
  const endless = { ...whole, title: 'x'.repeat(120) };
  expect(cellsOf(proxibid, endless)).toMatchObject({ row: { 'Lot Title': 'x'.repeat(120) }, changes: [] });
});

it('keeps signs that HTML reads as they are', () => {
  const lot = { ...whole, description: '5 < 6 & more\n\nthan <b>that</b>' };
  expect(cellsOf(theSaleroom, lot).row['Description']).toBe('5 &lt; 6 &amp; more<br><br>than &lt;b&gt;that&lt;/b&gt;');
});

it('says kinds, choices and named values in the terms of the platform', () => {
  expect(cellsOf(proxibid, { ...whole, lotType: 'timesTheMoney' }).row['Lot Type']).toBe('2');
  expect(cellsOf(hiBid, whole).row['Shippable']).toBe('true');
  expect(cellsOf(hiBid, { ...whole, extras: { shippable: false } }).row['Shippable']).toBe('false');
  const extras = { isFirearm: true, shippingPrice: 1_250, height: 12.5, origin: '=1' };
  expect(cellsOf(liveAuctioneers, { ...whole, extras }).row).toMatchObject({
    'Is Firearm': '1',
    'Domestic Flat Shipping Price': '12.50',
    Height: '12.5',
    Origin: "'=1",
    'Exclude From Buy Now': '',
  });
});

it.each([
  [12, '12'],
  [-0.5, '-0.5'],
  [0, '0'],
  // What a spreadsheet has worked out, such as 0.7 × 2.54.
  [1.7779999999999998, '1.778'],
  [0.1 + 0.2, '0.3'],
  [0.0000001, '0'],
  [-0.0000001, '0'],
  [1_234_567.5, '1234567.5'],
  [1e21, '1000000000000000000000'],
])('writes the number %s as bare digits, as the screen shows it', (height, text) => {
  expect(cellsOf(liveAuctioneers, { ...whole, extras: { height } }).row['Height']).toBe(text);
});

it.each([[['b', 'a', 'c']], [['c', 'b', 'a']], [['a', 'b', 'c']]])(
  'writes named values into our own file in one order, however a lot has them: %j',
  (names) => {
    const extras = Object.fromEntries(names.map((name) => [name, name.toUpperCase()]));
    expect(cellsOf(lotsmith, { ...whole, extras }).row['extras']).toBe('{"a":"A","b":"B","c":"C"}');
    expect(cellsOf(lotsmith, whole).row['extras']).toBe('');
  },
);

it('calls categories as the platform does', () => {
  const sale = { ...GOLDEN_SALE, categories: { liveAuctioneers: { Ceramics: 'Pottery', constructor: 'Other' } } };
  const category = (text: string) => {
    const { header, cells } = rowsOf([{ ...whole, category: text }], new Map(), sale, liveAuctioneers);
    return cells[0]?.[header.indexOf('Category')];
  };
  expect(['Ceramics', 'Glass', 'toString', 'constructor'].map(category)).toEqual([
    'Pottery',
    'Glass',
    'toString',
    'Other',
  ]);
});

it('does not list what a platform would refuse as it is, such as a photo that is too small', () => {
  const small = buildPhoto({ id: 'p1', lotId: 'one', bytes: 14_999 });
  expect(cellsOf(liveAuctioneers, whole, [small]).changes).toEqual([]);
  const large = Array.from({ length: 21 }, (_, place) => buildPhoto({ ...small, id: `p${place}` }));
  expect(rowsOf([whole], new Map([[whole.id, large]]), GOLDEN_SALE, liveAuctioneers).changes).toEqual([
    {
      ...{ lotId: whole.id, photoId: null, header: null, place: null, fix: null, severity: 'changed' },
      detail: { rule: 'tooManyPictures', most: 20, count: 21 },
    },
  ]);
});

describe('pictures', () => {
  const photos = Array.from({ length: 22 }, (_, place) =>
    buildPhoto({ id: `p${place + 1}`, lotId: 'one', width: 4_000, height: 3_000, rotation: place === 0 ? 90 : 0 }),
  );

  it('are named and counted as the platform reads them, and those beyond its number are left out with a word', () => {
    const { pictures, row, changes } = cellsOf(liveAuctioneers, whole, photos);
    expect(pictures.map(({ name }) => name).slice(0, 2)).toEqual(['12A_1.jpg', '12A_2.jpg']);
    expect(pictures).toHaveLength(20);
    expect(row).toMatchObject({ 'ImageFile.1': '12A_1.jpg', 'ImageFile.20': '12A_20.jpg' });
    expect(changes[0]).toEqual([null, { rule: 'tooManyPictures', most: 20, count: 22 }]);
  });

  it('are as large as the platform takes them, upright', () => {
    const [first, second] = cellsOf(liveAuctioneers, whole, photos).pictures;
    expect([first?.width, first?.height]).toEqual([2_880, 3_840]);
    expect([second?.width, second?.height]).toEqual([3_840, 2_880]);
  });

  it('of a lot without a number have no name, so they stay here', () => {
    const lot = renumbered(whole, '');
    expect(cellsOf(liveAuctioneers, lot, photos)).toMatchObject({ pictures: [], row: { 'ImageFile.1': '' } });
  });
});
