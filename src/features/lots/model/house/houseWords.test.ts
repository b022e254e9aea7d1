import { buildLot, SALE } from '../../../../testing/stores/builders';
import lotsSlice, { lotsReceived, saleEntered } from '../lots/lotsSlice';
import templatesSlice, { templatesReceived } from '../templates/templatesSlice';
import houseSlice, { otherWordsRead } from './houseSlice';
import { offersFor, selectHouseWords, selectOwnWords, wordsTogether } from './houseWords';

type Fields = Parameters<typeof buildLot>[0];

const received = (lots: readonly Fields[]) =>
  lotsReceived({
    saleId: SALE,
    changed: lots.map((fields, at) => buildLot({ id: `lot${at}`, ...fields })),
    removed: [],
    fromServer: true,
  });

function stateWith(lots: readonly Fields[]) {
  const entered = lotsSlice.reducer(undefined, saleEntered({ saleId: SALE }));
  const templates = templatesSlice.reducer(undefined, saleEntered({ saleId: SALE }));
  return { lots: lotsSlice.reducer(entered, received(lots)), templates };
}

const CLOCKS = [
  { category: 'Clocks', creator: 'John Carter' },
  { category: 'Furniture', creator: '' },
  { category: 'furniture' },
  { category: 'Furniture' },
  { category: 'Glass', deletedAt: 5 },
];

it('knows what the lots of a sale say, the most used first, without the trash', () => {
  const state = stateWith(CLOCKS);
  expect(selectHouseWords(state, 'category')).toEqual(['Furniture', 'Clocks']);
  expect(selectHouseWords(state, 'creator')).toEqual(['John Carter']);
  expect(offersFor(selectHouseWords(state, 'category'), 'cl')).toEqual(['Clocks']);
});

it('knows the categories of templates, before any lot has them', () => {
  const { lots, templates } = stateWith([]);
  const template = {
    id: 't1',
    kind: 'lot' as const,
    name: 'Clock',
    order: 'a0',
    isDefault: false,
    fields: { category: 'Clocks' },
  };
  const received = templatesReceived({ saleId: SALE, templates: [template], fromServer: true });
  const known = templatesSlice.reducer(templates, received);
  expect(selectHouseWords({ lots, templates: known }, 'category')).toEqual(['Clocks']);
});

it('looks, of ten thousand lots, only at those beside a changed one', () => {
  let looks = 0;
  const watched = Array.from({ length: 10_000 }, (_, at) =>
    Object.defineProperty(buildLot({ id: `lot${at}` }), 'category', {
      enumerable: true,
      get: () => {
        looks += 1;
        return at % 3 === 0 ? 'Clocks' : 'Furniture';
      },
    }),
  );
  const before = stateWith([]);
  const all = lotsReceived({ saleId: SALE, changed: watched, removed: [], fromServer: true });
  const state = { ...before, lots: lotsSlice.reducer(before.lots, all) };
  expect(selectHouseWords(state, 'category')).toEqual(['Furniture', 'Clocks']);
  looks = 0;
  expect(selectHouseWords(state, 'category')).toEqual(['Furniture', 'Clocks']);
  expect(looks).toBe(0);
  const changed = { ...state, lots: lotsSlice.reducer(state.lots, received([{ category: 'Glass' }])) };
  expect(selectHouseWords(changed, 'category')).toEqual(['Furniture', 'Clocks', 'Glass']);
  expect(looks).toBeLessThan(2_000);
});

const names = (count: number, start = ''): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${start}${String(at).padStart(4, '0')}`);

it('has of other sales what this one does not say, behind it, however it is spelled', () => {
  const others = { category: ['FURNITURE', 'Silver', 'clocks'], creator: ['Anna Maria Garthwaite', 'john carter'] };
  const state = { ...stateWith(CLOCKS), house: houseSlice.reducer(undefined, otherWordsRead({ words: others })) };
  expect(selectHouseWords(state, 'category')).toEqual(['Furniture', 'Clocks', 'Silver']);
  expect(selectHouseWords(state, 'creator')).toEqual(['John Carter', 'Anna Maria Garthwaite']);
  // The same list while nothing has changed, also where both fields are asked in turn.
  expect(selectHouseWords(state, 'category')).toBe(selectHouseWords(state, 'category'));
  expect(selectOwnWords(state)).toEqual({ category: ['Furniture', 'Clocks'], creator: ['John Carter'] });
});

it('remembers the hundred most used of a field, and nothing but these two fields', () => {
  const lots = [...names(150), '0149', '0148', '0148'].map((category) => ({ category, title: 'Secret', creator: '' }));
  expect(selectOwnWords(stateWith(lots))).toEqual({ category: ['0148', '0149', ...names(98)], creator: [] });
});

it('offers five hundred of other sales at most, first those that many of them use', () => {
  const sales = names(30).map((sale) => ({ category: ['Clocks', ...names(99, sale)], creator: [] }));
  const { category, creator } = wordsTogether(sales);
  expect(category[0]).toBe('Clocks');
  expect(category).toHaveLength(500);
  expect(creator).toEqual([]);
});

it('sorts the words of a field anew only when that field has changed', () => {
  const state = stateWith(CLOCKS);
  const before = { words: selectOwnWords(state), all: selectHouseWords(state, 'creator') };
  const edited = (fields: Fields) => ({
    ...state,
    lots: lotsSlice.reducer(state.lots, received([{ ...CLOCKS[0], ...fields }])),
  });
  expect(selectOwnWords(edited({ title: 'A mantel clock' }))).toBe(before.words);
  const other = edited({ category: 'Glass' });
  expect(selectHouseWords(other, 'creator')).toBe(before.all);
  expect(selectOwnWords(other)).toEqual({ category: ['Furniture', 'Glass'], creator: ['John Carter'] });
  expect(selectOwnWords(edited({ creator: 'Anna' })).creator).toEqual(['Anna']);
});
