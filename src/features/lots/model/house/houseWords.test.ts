import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import lotsSlice, { lotsReceived, saleEntered } from '../lots/lotsSlice';
import templatesSlice, { templatesReceived } from '../templates/templatesSlice';
import { offersFor, selectHouseWords } from './houseWords';

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
  const known = templatesSlice.reducer(templates, templatesReceived({ saleId: SALE, templates: [template] }));
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
