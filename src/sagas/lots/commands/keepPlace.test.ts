import { cellActivated, filterChosen, selectGrid, sortChosen } from '../../../features/lots/model/view/gridSlice';
import { selectGridIds } from '../../../features/lots/model/view/gridSelectors';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

const LOTS = ['a', 'b', 'c', 'd'].map((id, place) =>
  buildLot({ id, number: place + 1, order: `a${String(place)}`, status: id === 'd' ? 'ready' : 'draft' }),
);

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, LOTS);
  await space.signIn();
});
afterEach(() => space.store.stop());

it.each([
  ['at the lot that follows', 'b', ['b'], 'c'],
  ['past all that leave', 'b', ['d', 'c', 'b'], 'a'],
  ['at the last one before', 'd', ['d'], 'c'],
  ['where they are, when that stays', 'a', ['b'], 'a'],
  ['nowhere, when all leave', 'a', ['a', 'b', 'c', 'd'], 'a'],
])('keys go on %s', async (_, at, lotIds, then) => {
  space.store.dispatch(cellActivated({ lotId: at, column: 'category' }));
  space.store.dispatch(trashLots({ lotIds }));
  await settle();
  expect(space.read(selectGrid).active).toEqual({ lotId: then, column: 'category' });
});

it('follows the order that is seen', async () => {
  space.store.dispatch(sortChosen({ column: 'number', direction: 'descending' }));
  await settle();
  space.store.dispatch(cellActivated({ lotId: 'c', column: 'title' }));
  space.store.dispatch(trashLots({ lotIds: ['c'] }));
  await settle();
  expect(space.read(selectGrid).active?.lotId).toBe('b');
});

it('stay where they are, when that is not in sight', async () => {
  space.store.dispatch(cellActivated({ lotId: 'b', column: 'title' }));
  space.store.dispatch(filterChosen({ status: 'ready' }));
  await settle();
  expect(space.read(selectGridIds)).toEqual(['d']);
  space.store.dispatch(trashLots({ lotIds: ['b'] }));
  await settle();
  expect(space.read(selectGrid).active?.lotId).toBe('b');
});
