import { PLAIN_PHOTO } from '../../photos/photo';
import { OURS, stated } from '../facts';
import type { PlatformLot } from '../platformLot';
import type { Column, ColumnSource, Extra } from '../profile';
import { cell, compiled, type Form } from '../../../testing/platforms/writtenCell';
import { photosText } from './photosText';
import { buildPhoto } from '../../../testing/platforms/goldenSale';

const field = (name: 'startPrice' | 'quantity' | 'category' | 'title', whenEmpty?: string): ColumnSource => ({
  kind: 'field',
  field: name,
  ...(whenEmpty !== undefined && { whenEmpty }),
});

describe('an amount', () => {
  const AT = { field: 'startPrice' };
  const amount = (startPrice: number | null, decimals: 'none' | 'ifNeeded' | 'always', most: number | null = null) =>
    cell(field('startPrice', '0.0'), { startPrice }, { money: { decimals, most } });

  it.each([
    [1_250, 'ifNeeded', ['12.50']],
    [1_200, 'ifNeeded', ['12']],
    [1_200, 'always', ['12.00']],
    [1_200, 'none', ['12']],
    [1_250, 'none', ['12.50', [{ rule: 'cents' }, AT, { kind: 'roundMoney' }]]],
    [0, 'ifNeeded', ['0']],
    [null, 'always', ['0.0']],
  ] as const)('of %s with decimals %s is %j', (minor, decimals, expected) => {
    expect(amount(minor, decimals)).toEqual(expected);
  });

  it('may be as large as the platform takes it, and no larger', () => {
    expect(amount(1_200, 'ifNeeded', 12)).toEqual(['12']);
    expect(amount(1_201, 'ifNeeded', 12)).toEqual(['12.01', [{ rule: 'moneyTooLarge', most: 12 }, AT, null]]);
  });
});

describe('a field', () => {
  it('that is empty has the word for that', () => {
    expect(cell(field('title', 'Untitled'), { title: '' })).toEqual(['Untitled']);
    expect(cell(field('quantity', 'None'), { quantity: 3 })).toEqual(['3']);
  });

  it('of categories is called as the platform does, also with spaces around it, and otherwise as it is', () => {
    const sale = { categories: { plain: { Ceramics: 'Pottery' }, other: { Glass: 'Crystal' } } };
    const named = (category: string): unknown => cell(field('category'), { category }, { sale })[0];
    expect(['Ceramics', ' Ceramics ', 'Glass ', 'constructor'].map(named)).toEqual([
      'Pottery',
      'Pottery',
      'Glass ',
      'constructor',
    ]);
    // Other fields may have the same words.
    expect(cell(field('title'), { title: 'Ceramics' }, { sale })).toEqual(['Ceramics']);
    expect(cell(field('category'), { category: 'Glass' }, { sale: { categories: {} } })).toEqual(['Glass']);
  });
});

describe('a named value', () => {
  const AT = { extra: 'origin' };
  const wrong = (kind: Extra['kind']) => [{ rule: 'wrongKind', kind }, AT, null];
  const extra = (value: unknown, more: Partial<Extra> = {}, lot: Partial<PlatformLot> = {}, form: Form = {}) =>
    cell(
      { kind: 'extra', name: 'origin' },
      { extras: value === undefined ? {} : { origin: value as string }, ...lot },
      { extra: more, ...form },
    );

  it.each<[unknown, Partial<Extra>, readonly unknown[]]>([
    ['Delft', {}, ['Delft']],
    [12.5, {}, ['12.5']],
    [true, {}, ['yes', wrong('text')]],
    ['Van', { kind: 'choice', choices: ['Car', 'Van'] }, ['Van']],
    [7, { kind: 'choice' }, ['7', wrong('choice')]],
    [
      'Bus',
      { kind: 'choice', choices: ['Car', 'Van'] },
      ['Bus', [{ rule: 'notAllowed', value: 'Bus', allowed: ['Car', 'Van'] }, AT, null]],
    ],
    [0.5, { kind: 'number' }, ['0.5']],
    ['12', { kind: 'number' }, ['12', wrong('number')]],
    [1_250, { kind: 'money' }, ['12.50']],
    ['ten', { kind: 'money' }, ['ten', wrong('money')]],
    [true, { kind: 'yesNo', yesNo: ['1', '0'] }, ['1']],
    [false, { kind: 'yesNo', yesNo: ['1', '0'] }, ['0']],
    [false, { kind: 'yesNo' }, ['no']],
    ['yes', { kind: 'yesNo' }, ['yes', wrong('yesNo')]],
    ['Delft', { longest: 5 }, ['Delft']],
    [
      'Delft.',
      { longest: 5 },
      ['Delft.', [{ rule: 'tooLong', longest: 5, length: 6 }, AT, { kind: 'shorten', most: 5 }]],
    ],
    [undefined, { initial: 'none' }, ['none']],
    ['', { initial: 'none' }, ['none']],
    [undefined, {}, ['']],
    [undefined, { choices: ['Car'], longest: 1, kind: 'choice' }, ['']],
  ])('%j in a column %j', (value, more, expected) => {
    expect(extra(value, more)).toEqual(expected);
  });

  it('is what the category is called there, where the lot says nothing itself', () => {
    const form = { sale: { categories: { plain: { Ceramics: 'CER' } } } };
    const lot = { category: ' Ceramics ' };
    expect(extra(undefined, { fromCategory: true }, lot, form)).toEqual(['CER']);
    expect(extra('OWN', { fromCategory: true }, lot, form)).toEqual(['OWN']);
    expect(extra(undefined, { fromCategory: true, initial: '-' }, { category: 'toString' }, form)).toEqual(['-']);
    expect(extra(undefined, {}, lot, form)).toEqual(['']);
  });

  it('is not what every object has', () => {
    expect(cell({ kind: 'extra', name: 'constructor' }, {}, { extra: { name: 'constructor' } })).toEqual(['']);
  });

  it('that the platform does not have is a mistake of its profile', () => {
    expect(() => compiled({ kind: 'extra', name: 'shelf' })).toThrow('plain has no extra shelf');
  });
});

describe('other cells', () => {
  const computed = (text: string, place: 'title' | null = 'title'): ColumnSource => ({
    kind: 'computed',
    of: ({ number }, { currency }) => text && `${text} ${String(number)} ${currency}`,
    field: place,
  });

  it('hold a constant, a picture, its caption, or what is worked out', () => {
    expect(cell({ kind: 'constant', text: '=1' }, {})).toEqual(['=1']);
    expect(cell({ kind: 'picture', place: 1 }, {})).toEqual(['1-1.jpg']);
    expect(cell({ kind: 'picture', place: 2 }, {})).toEqual(['']);
    expect(cell({ kind: 'caption', place: 1 }, {}, { lineBreaks: 'space' })).toEqual([
      'The mark',
      [{ rule: 'lineBreaks' }, null, { kind: 'joinLines' }],
    ]);
    expect(cell({ kind: 'caption', place: 2 }, {})).toEqual(['']);
    expect(cell(computed('Lot'), { number: 7 })).toEqual(['Lot 7 GBP']);
    expect(cell(computed('=Lot', null), { number: 7 })).toEqual(["'=Lot 7 GBP", [{ rule: 'formula' }, null, null]]);
    expect(cell(computed(''), { number: 7 })).toEqual(['']);
  });

  it('hold all photos of our own format, and of each what it has', () => {
    const photo = buildPhoto({ id: 'p1', lotId: 'lot', caption: '', rotation: 0, source: '' });
    const known = { id: 'p1', order: 'a0', path: photo.path, width: 960, height: 720, bytes: 60_000, hash: photo.hash };
    const more = { source: 'ab', caption: 'The mark', rotation: 90 } as const;
    expect(photosText([])).toBe('');
    expect(photosText([photo, { ...photo, ...more }])).toBe(JSON.stringify([known, { ...known, ...more }]));
    expect(JSON.parse(cell({ kind: 'photos' }, {})[0] as string)).toMatchObject([{ id: 'p1', caption: 'The\nmark' }]);
    expect(PLAIN_PHOTO).toEqual({ source: '', caption: '', rotation: 0 });
  });
});

describe('a column that must be filled', () => {
  const required = { required: true } as const;
  const missing = (place: object | null, fix: object | null = null) => ['', [{ rule: 'required' }, place, fix]];

  it.each<[ColumnSource, object | null]>([
    [{ kind: 'lotNumber', part: 'whole' }, { field: 'number' }],
    [field('title'), { field: 'title' }],
    [{ kind: 'description', with: [] }, { field: 'description' }],
    [{ kind: 'extra', name: 'origin' }, { extra: 'origin' }],
    [{ kind: 'computed', of: () => '', field: 'condition' }, { field: 'condition' }],
    [{ kind: 'computed', of: () => '', field: null }, null],
    [{ kind: 'picture', place: 2 }, null],
  ])('with %j says where a person would fill it', (from, place) => {
    expect(cell(from, {}, { column: required })).toEqual(missing(place));
    expect(cell(from, {})).toEqual(['']);
  });

  it('may begin at half of the low estimate, where there is one', () => {
    const half = { kind: 'shareOfLow', share: 0.5 };
    const start = (estimateLow: number | null) => cell(field('startPrice'), { estimateLow }, { column: required });
    expect([start(100), start(0), start(null)]).toEqual([
      missing({ field: 'startPrice' }, half),
      missing({ field: 'startPrice' }),
      missing({ field: 'startPrice' }),
    ]);
    expect(cell(field('title'), { estimateLow: 100 }, { column: required })).toEqual(missing({ field: 'title' }));
  });

  it('is not filled with a space, and one with allowed values may stay empty', () => {
    const allowed: Partial<Column> = { allowed: stated(['A', 'B'], OURS) };
    const not = [{ rule: 'notAllowed', value: 'C', allowed: ['A', 'B'] }, { field: 'title' }, null];
    expect(cell(field('title'), { title: ' ' }, { column: required })[1]).toEqual(missing({ field: 'title' })[1]);
    expect(cell(field('title'), { title: 'C' }, { column: allowed })).toEqual(['C', not]);
    expect(cell(field('title'), { title: 'B' }, { column: { ...allowed, ...required } })).toEqual(['B']);
    expect(cell(field('title'), { title: '' }, { column: allowed })).toEqual(['']);
  });
});

it.each<[ColumnSource, boolean]>([
  [{ kind: 'constant', text: '' }, false],
  [{ kind: 'picture', place: 1 }, false],
  [{ kind: 'photos' }, false],
  [field('quantity'), false],
  [field('title'), true],
  [{ kind: 'caption', place: 1 }, true],
  [{ kind: 'lotNumber', part: 'letter' }, true],
])('a check asks a column with %j only where it can be wrong', (from, expected) => {
  expect(compiled(from).isChecked).toBe(expected);
  expect(compiled(from, { column: { required: true } }).isChecked).toBe(true);
});
