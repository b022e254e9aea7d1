import { PLATFORM_EXTRAS } from '../profiles/knownExtras';
import { extraColumnsOf } from '../profiles/saleExtras';
import { EXTRA_KINDS, isExtraId, MOST_EXTRAS } from '../../lots/extras';
import type { Sale } from '../../sales/sale';
import { categoriesNamed, categoryNamesOf, latestNamesFor } from '../../sales/categoryNames';
import { columnHidden, columnSaved, kindOfOwn, ownColumnId, ownColumns } from './ownColumns';
import { mapsAfter, MOST_OWN_COLUMNS } from '../../sales/saleMaps';

const shelf = ownColumnId('text', 1_795_000_000_000, 'Ab3dEf9');
const state = ownColumnId('choice', 1_795_000_000_001, 'zzzzzz');

describe('the columns of a house', () => {
  const made = [columnSaved(state, 'State', ['good', 'worn']), columnSaved(shelf, 'Shelf', [])];
  const maps = made.reduce(mapsAfter, {});

  it('stand in the order in which they were made, with their kinds', () => {
    expect(ownColumns(maps)).toEqual([
      { id: shelf, kind: 'text', name: 'Shelf', choices: [], isHidden: false },
      { id: state, kind: 'choice', name: 'State', choices: ['good', 'worn'], isHidden: false },
    ]);
    for (const kind of EXTRA_KINDS) {
      const id = ownColumnId(kind, 1_795_000_000_000, 'x1');
      expect([kindOfOwn(id), isExtraId(id)]).toEqual([kind, true]);
    }
  });

  it('are columns of the lots until they are removed, and again when they are brought back', () => {
    const names = (sale: Parameters<typeof extraColumnsOf>[0]) => extraColumnsOf(sale).map(({ name }) => name);
    const removed = mapsAfter(maps, columnHidden(shelf, true));
    expect([names(maps), names(removed)]).toEqual([['Shelf', 'State'], ['State']]);
    expect(names(mapsAfter(removed, columnHidden(shelf, false)))).toEqual(['Shelf', 'State']);
    expect(names({ ...maps, platforms: ['bidlogix'] })).toEqual([
      'End date',
      'End time',
      'Bid increment',
      'Shelf',
      'State',
    ]);
  });

  it('of a kind that only a newer build knows stay out of sight', () => {
    expect(ownColumns({ extraColumns: { ownColour_1: 'Colour', [shelf]: 'Shelf' } })).toHaveLength(1);
  });

  it('have room on a lot that goes everywhere', () => {
    expect(PLATFORM_EXTRAS.length + MOST_OWN_COLUMNS).toBeLessThanOrEqual(MOST_EXTRAS);
  });
});

describe('what platforms call categories', () => {
  const named = [
    categoriesNamed('hiBid', { 'Arms/armour': 'Militaria', Art: '' }),
    categoriesNamed('theSaleroom', { Art: 'ART' }),
  ].reduce(mapsAfter, { categoryNames: { 'hiBid/Art': 'Fine art' } });

  it('is kept for each platform, and goes when it is emptied', () => {
    expect(categoryNamesOf(named)).toEqual({ hiBid: { 'Arms/armour': 'Militaria' }, theSaleroom: { Art: 'ART' } });
    expect(categoryNamesOf({})).toEqual({});
  });

  it('is proposed from the latest other sale that has any', () => {
    const sale = (id: string, date: string, categoryNames: Readonly<Record<string, string>>): Sale => ({
      id,
      date,
      title: id,
      place: null,
      currency: 'EUR',
      status: 'open',
      roles: {},
      createdBy: '',
      categoryNames,
    });
    const sales = [
      sale('old', '2026-01-01', { 'hiBid/Art': 'Old' }),
      sale('new', '2026-05-01', { 'hiBid/Art': 'New' }),
      sale('other', '2026-09-01', { 'theSaleroom/Art': 'X' }),
      sale('this', '2026-12-01', { 'hiBid/Art': 'Mine' }),
    ];
    expect(latestNamesFor('hiBid', sales, 'this')).toMatchObject({ sale: { id: 'new' }, names: { Art: 'New' } });
    expect(latestNamesFor('proxibid', sales, 'this')).toBeNull();
  });
});
