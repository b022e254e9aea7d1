import type { Sale } from './sale';
import { categoriesNamed, categoryNamesOf, latestNamesFor } from './categoryNames';

const SALE: Sale = {
  id: 'sale1',
  title: 'Spring',
  date: '2027-04-17',
  place: null,
  currency: 'EUR',
  status: 'open',
  slug: null,
  roles: {},
  createdBy: 'ada',
};

const hostile = {
  '__proto__/polluted': 'x',
  '__proto__/toString': 'x',
  'constructor/prototype': 'x',
  'constructor/polluted': 'x',
  'hiBid/__proto__': 'x',
  'hiBid/constructor': 'Works',
  'hiBid/Arms/armour': 'Militaria',
  '/nothing': 'x',
  nothing: 'x',
};

it('groups the names by their platforms', () => {
  expect(categoryNamesOf({ categoryNames: { 'hiBid/Arms/armour': 'Militaria', 'hiBid/Art': '' } })).toEqual({
    hiBid: { 'Arms/armour': 'Militaria' },
  });
});

describe('names that an owner of a foreign sale has chosen', () => {
  afterEach(() => {
    for (const object of [Object.prototype, Object] as object[]) Reflect.deleteProperty(object, 'polluted');
  });

  it('change no object of the page', () => {
    const before = Object.prototype.toString;
    const names = categoryNamesOf({ categoryNames: hostile });
    const after = Object.prototype.toString;
    Object.prototype.toString = before;
    expect(after).toBe(before);
    expect([({} as Record<string, unknown>)['polluted'], Reflect.get(Object, 'polluted')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(Object.entries(names['hiBid'] ?? {})).toContainEqual(['constructor', 'Works']);
  });

  it('are of no platform that the sale says nothing of', () => {
    const sale = { ...SALE, categoryNames: { 'hiBid/Art': 'Fine art' } };
    expect(latestNamesFor('constructor', [sale], 'another')).toBeNull();
    expect(latestNamesFor('hiBid', [sale], 'another')?.names).toEqual({ Art: 'Fine art' });
  });
});

describe('the names that a new sale can begin with', () => {
  const dated = (id: string, date: string, names = { 'hiBid/Art': id }) => ({
    ...SALE,
    id,
    date,
    categoryNames: names,
  });
  const latest = (...sales: Sale[]) => latestNamesFor('hiBid', sales, 'new')?.names['Art'];

  it('are those of the latest other sale that has any', () => {
    const [spring, autumn] = [dated('spring', '2027-04-17'), dated('autumn', '2027-10-09')];
    expect(latest(spring, autumn)).toBe('autumn');
    expect(latest(autumn, spring)).toBe('autumn');
    expect(latest(spring, dated('new', '2028-04-17'), { ...SALE, id: 'none', date: '2028-01-01' })).toBe('spring');
    expect(latest(dated('unsettled', ''), spring)).toBe('spring');
    expect(latest({ ...SALE, id: 'none' })).toBeUndefined();
  });

  it('are those of the first of two on one day, however many there are', () => {
    const sales = Array.from({ length: 5 }, (_, place) => dated(`sale${String(place)}`, '2027-04-17'));
    expect(latest(...sales)).toBe('sale0');
    expect(latest(dated('earlier', '2026-04-17'), ...sales)).toBe('sale0');
  });
});

it('takes a name away by an empty one', () => {
  expect(categoriesNamed('hiBid', { Art: 'Fine art', 'Arms/armour': '' })).toEqual({
    categoryNames: { 'hiBid/Art': 'Fine art', 'hiBid/Arms/armour': null },
  });
});
