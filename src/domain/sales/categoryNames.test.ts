import type { Sale } from './sale';
import { categoryNamesOf, latestNamesFor } from './categoryNames';

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
