import { buildPhoto, buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { OURS, stated } from '../facts';
import type { Column, ColumnSource, Extra, Profile } from '../profile';
import { hiBid } from '../profiles/hiBid';
import { bundleSheet } from './bundleSheet';
import { ownSheet } from './ownSheet';

const EXTRAS: readonly Extra[] = (['text', 'number', 'money', 'choice', 'yesNo'] as const).map((kind) => ({
  name: kind,
  kind,
  fact: OURS,
}));
const column = (from: ColumnSource): Column => ({ header: 'Cell', from, fact: OURS });
const profileOf = (from: ColumnSource, decimals: 'always' | 'ifNeeded'): Profile => ({
  ...hiBid,
  columns: [column(from)],
  extras: EXTRAS,
  money: stated({ decimals, most: null }, OURS),
});

/** A column of a bundle by itself: its kind and width, and its cells. */
function sheetOf(from: ColumnSource, cells: readonly string[], decimals: 'always' | 'ifNeeded' = 'ifNeeded') {
  const rows = { header: ['Cell'], cells: cells.map((text) => [text]) };
  const { columns, rows: made } = bundleSheet(rows, GOLDEN_SALE, profileOf(from, decimals), 'Other');
  return [columns[0]?.kind, columns[0]?.width, ...made.map(([cell]) => cell)];
}

const field = (name: 'title' | 'description' | 'estimateLow' | 'quantity' | 'lotType'): ColumnSource => ({
  kind: 'field',
  field: name,
});
const extra = (name: Extra['kind']): ColumnSource => ({ kind: 'extra', name });
const CONSTANT: ColumnSource = { kind: 'constant', text: '' };
const PICTURE: ColumnSource = { kind: 'picture', place: 1 };

describe('a column of a bundle in a workbook', () => {
  it.each<[string, ColumnSource, readonly string[], readonly unknown[]]>([
    ['of lot numbers', { kind: 'lotNumber', part: 'whole' }, ['1', '12A', ''], ['count', 10, 1, '12A', null]],
    ['of numbers', { kind: 'lotNumber', part: 'number' }, ['1'], ['count', 10, 1]],
    ['of letters, which are no numbers', { kind: 'lotNumber', part: 'letter' }, ['1'], ['text', 24, '1']],
    ['of titles', field('title'), ['12', "'=1"], ['text', 40, '12', '=1']],
    ['of long texts', field('description'), ['12'], ['longText', 60, '12']],
    ['of descriptions', { kind: 'description', with: [] }, ['12'], ['longText', 60, '12']],
    ['of counts', field('quantity'), ['3'], ['count', 10, 3]],
    ['of choices', field('lotType'), ['2'], ['text', 24, '2']],
    ['of amounts where decimals are as needed', field('estimateLow'), ['12.5', '12'], ['count', 10, 12.5, 12]],
    ['of extras that are numbers', extra('number'), ['0.5', '-3'], ['count', 10, 0.5, -3]],
    ['of extras that are amounts', extra('money'), ['12'], ['count', 10, 12]],
    ['of extras that are texts', extra('text'), ['12'], ['text', 24, '12']],
    ['of extras that are chosen', extra('choice'), ['12'], ['text', 24, '12']],
    ['of yes and no in figures', extra('yesNo'), ['1', '0', ''], ['count', 10, 1, 0, null]],
    ['of yes and no in words', extra('yesNo'), ['1', 'no'], ['text', 24, '1', 'no']],
    ['of constants', CONSTANT, ['7', '7'], ['count', 10, 7, 7]],
    ['of nothing', CONSTANT, ['', ''], ['text', 24, null, null]],
    ['of pictures', PICTURE, ['1.5'], ['text', 24, '1.5']],
    [
      'of days',
      extra('text'),
      ['2027-04-16', '', '1901-01-01'],
      ['day', 12, { day: '2027-04-16' }, null, { day: '1901-01-01' }],
    ],
    [
      'of what is worked out, in days',
      { kind: 'computed', of: () => '', field: null },
      ['2027-02-28'],
      ['day', 12, { day: '2027-02-28' }],
    ],
    [
      'of days of which one is none',
      extra('text'),
      ['2027-04-16', '2027-02-30'],
      ['text', 24, '2027-04-16', '2027-02-30'],
    ],
    ['of days that spreadsheets do not know', extra('text'), ['1900-12-31'], ['text', 24, '1900-12-31']],
    ['of days with something behind them', extra('text'), ['2027-04-16x'], ['text', 24, '2027-04-16x']],
    ['of numbers where days are', extra('number'), ['2027-04-16'], ['count', 10, '2027-04-16']],
  ])('%s', (_name, from, cells, expected) => {
    expect(sheetOf(from, cells)).toEqual(expected);
  });

  it('has amounts as such where they always have their decimals', () => {
    expect(sheetOf(field('estimateLow'), ['12.50'], 'always')).toEqual(['money', 14, 12.5]);
    expect(sheetOf(extra('money'), ['12.00'], 'always')).toEqual(['money', 14, 12]);
    expect(sheetOf(field('quantity'), ['3'], 'always')).toEqual(['count', 10, 3]);
  });

  it.each(['007', '1e5', '1,5', '+3', '.5', '1.', '1 000', '-', '1234567890123456', '12A', ' 1'])(
    'keeps "%s" as the text that it is, as a spreadsheet would change it',
    (text) => {
      expect(sheetOf(CONSTANT, [text])).toEqual(['text', 24, text]);
      expect(sheetOf(CONSTANT, [text, '7'])).toEqual(['text', 24, text, '7']);
      expect(sheetOf(field('quantity'), [text])).toEqual(['count', 10, text]);
    },
  );

  it.each([
    ['0', 0],
    ['-0.5', -0.5],
    ['123456789012345', 123_456_789_012_345],
    ['10.250', 10.25],
  ])('reads "%s" as a number', (text, number) => {
    expect(sheetOf(CONSTANT, [text])).toEqual(['count', 10, number]);
  });
});

it('a bundle in a workbook is called after its sale, without guards, and without signs between thousands', () => {
  const rows = { header: ["'=Cell", 'Other'], cells: [['1', "'-x"]] };
  const profile = { ...profileOf(CONSTANT, 'always'), columns: [column(CONSTANT)] };
  const sheet = bundleSheet(rows, { title: 'Spring', currency: 'JPY' }, profile, 'Other');
  expect(sheet).toEqual({
    name: 'Spring',
    columns: [
      { header: '=Cell', kind: 'count', width: 10 },
      { header: 'Other', kind: 'text', width: 24 },
    ],
    rows: [[1, '-x']],
    decimals: 0,
    plainAmounts: true,
  });
  expect(bundleSheet(rows, { title: '', currency: 'EUR' }, profile, 'Other')).toMatchObject({
    name: 'Other',
    decimals: 2,
  });
});

it('our own table of everything has numbers that are numbers, and texts without guards', () => {
  const lot = buildPlatformLot({
    id: 'vase',
    number: 12,
    title: '=Vase',
    description: '-x',
    quantity: 2,
    estimateLow: 1_250,
    period: '1900',
    extras: { origin: 'Delft' },
  });
  const photos = new Map([['vase', [buildPhoto({ id: 'p', lotId: 'vase' })]]]);
  const { name, columns, rows, decimals } = ownSheet(
    [lot, { ...lot, id: 'jug', suffix: 'A' }],
    photos,
    GOLDEN_SALE,
    'Lots',
  );
  const found = Object.fromEntries(
    columns.map(({ header, kind, width }, at) => [header, [kind, width, rows[0]?.[at]]]),
  );
  expect([name, decimals]).toEqual(['Sample sale fifty-four vessels', 2]);
  expect(found).toMatchObject({
    lot: ['count', 18, 12],
    title: ['text', 18, '=Vase'],
    description: ['longText', 60, '-x'],
    quantity: ['count', 18, 2],
    estimateLow: ['money', 18, 12.5],
    period: ['text', 18, '1900'],
    reserve: ['money', 18, null],
    lotType: ['text', 18, 'single'],
  });
  const at = columns.findIndex(({ header }) => header === 'lot');
  expect(rows[1]?.[at]).toBe('12A');
});
