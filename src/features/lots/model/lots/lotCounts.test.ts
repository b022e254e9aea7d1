import { buildLot, makeWorkspace, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectUnfinishedLots } from './lotCounts';

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
