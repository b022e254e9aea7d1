import { combineReducers } from '@reduxjs/toolkit';
import { buildLot, makeWorkspace, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectCatalogueCount, selectReadyCount, selectUnfinishedLots } from './lotCounts';
import lotsSlice, { lotsReceived, saleEntered } from './lotsSlice';

it('counts lots without a number and published ones without a result, once all are known', async () => {
  const space = makeWorkspace();
  space.lots.seed(SALE, [
    buildLot(),
    buildLot({ id: 'b', order: 'a1', number: null }),
    buildLot({ id: 'c', order: 'a2', number: null, deletedAt: 1 }),
    buildLot({ id: 'd', order: 'a3', number: 4, status: 'published' }),
    buildLot({ id: 'e', order: 'a4', number: 5, status: 'passed' }),
  ]);
  expect(space.read(selectUnfinishedLots)).toBeNull();
  await space.signIn();
  expect(space.read(selectUnfinishedLots)).toEqual({ withoutNumber: 1, withoutResult: 1 });
  await space.store.stop();
});

const reducer = combineReducers({ lots: lotsSlice.reducer });
const countsOf = (...changed: ReturnType<typeof buildLot>[]): readonly number[] => {
  const open = reducer(undefined, saleEntered({ saleId: 'S' }));
  const state = reducer(open, lotsReceived({ saleId: 'S', changed, removed: [], fromServer: true }));
  return [selectReadyCount(state), selectCatalogueCount(state)];
};
const STATUSES = ['draft', 'ready', 'published', 'sold', 'passed', 'withdrawn'] as const;

it('a published lot and its results are in the catalogue, a ready one is not yet', () => {
  expect(countsOf(...STATUSES.map((status) => buildLot({ id: status, status })))).toEqual([1, 4]);
});

it('the trash counts in neither', () => {
  expect(countsOf(...STATUSES.map((status) => buildLot({ id: status, status, deletedAt: 1 })))).toEqual([0, 0]);
});
