import { isAnyOf } from '@reduxjs/toolkit';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { markLotsReady, returnLotsToDraft } from '../../../features/lots/model/operations/lotCommands';
import {
  amountNotRead,
  operationMade,
  operationsIn,
  operationsMade,
} from '../../../features/lots/model/saves/savesSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [
    buildLot({ id: 'a', number: 1, order: 'a0' }),
    buildLot({ id: 'b', number: 2, order: 'a1', title: '' }),
    buildLot({ id: 'c', number: 3, order: 'a2' }),
    buildLot({ id: 'd', number: 4, order: 'a3', status: 'ready' }),
    buildLot({ id: 'e', number: 5, order: 'a4', status: 'published' }),
    buildLot({ id: 'f', number: null, order: 'a5', title: 'A vase' }),
    buildLot({ id: 'g', number: 7, order: 'a6', deletedAt: 1 }),
  ]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const made = (): readonly string[] =>
  space.actions
    .filter(isAnyOf(operationMade, operationsMade))
    .flatMap(({ payload }) => operationsIn(payload))
    .map(({ lotId }) => lotId);
const received = () => space.actions.filter(notificationRequested.match).map(({ payload }) => payload);
const statusesOf = (...ids: string[]) => ids.map((id) => space.read(selectLot, id)?.status);

it('marks those of the chosen lots that can be ready, and says of the others why they cannot', () => {
  space.store.dispatch(markLotsReady({ lotIds: ALL }));
  expect(made()).toEqual(['a', 'c']);
  expect(statusesOf(...ALL)).toEqual(['ready', 'draft', 'ready', 'ready', 'published', 'draft', 'draft']);
  expect(received()).toMatchObject([
    {
      kind: 'warning',
      message:
        '2 lots are ready now. 3 lots cannot be marked as ready. Lot 2: It still needs a title. Lot 5: It is published. Lot without a number (A vase): It still needs a lot number.',
    },
  ]);
});

it('gives three reasons and how many more there are', () => {
  for (const lotId of ['a', 'c']) {
    space.store.dispatch(amountNotRead({ lotId, field: 'estimateLow', text: 'much' }));
  }
  space.store.dispatch(markLotsReady({ lotIds: ALL }));
  expect(made()).toEqual([]);
  expect(received()[0]?.message).toBe(
    '5 lots cannot be marked as ready. Lot 1: An amount or the lot number is not saved yet. Lot 2: It still needs a title. Lot 3: An amount or the lot number is not saved yet. And 2 more.',
  );
});

it('is one act, to be undone at once', () => {
  space.store.dispatch(markLotsReady({ lotIds: ['a', 'c'] }));
  expect(received()).toMatchObject([{ kind: 'success', message: '2 lots are ready now.' }]);
  space.store.dispatch(undoAsked());
  expect(statusesOf('a', 'c')).toEqual(['draft', 'draft']);
  expect(received().at(-1)?.message).toBe('Undone: Status: ready, 2 lots.');
});

it('leads ready lots back to draft, and leaves drafts and published lots as they are', () => {
  space.store.dispatch(returnLotsToDraft({ lotIds: ALL }));
  expect(made()).toEqual(['d']);
  expect(received()[0]?.message).toBe(
    'One lot is a draft again. One lot cannot go back to draft. Lot 5: It is published.',
  );
});

it('is part of the act that was asked for, each lot once, and nothing where no lot is left', () => {
  space.store.dispatch(markLotsReady({ lotIds: ['a', 'a', 'c'], group: 'one act' }));
  const operations = space.actions
    .filter(isAnyOf(operationMade, operationsMade))
    .flatMap(({ payload }) => operationsIn(payload));
  expect(operations.map(({ lotId, group }) => [lotId, group])).toEqual([
    ['a', 'one act'],
    ['c', 'one act'],
  ]);
  expect(received()).toMatchObject([{ message: '2 lots are ready now.' }]);
  space.store.dispatch(markLotsReady({ lotIds: ['g', 'nowhere'] }));
  expect(received()).toHaveLength(1);
});

it('says so when nothing was left to do', () => {
  space.store.dispatch(markLotsReady({ lotIds: ['d'] }));
  space.store.dispatch(returnLotsToDraft({ lotIds: ['a', 'b'] }));
  expect(made()).toEqual([]);
  expect(received()).toMatchObject([
    { kind: 'info', message: 'The chosen lots are ready already.' },
    { kind: 'info', message: 'The chosen lots are drafts already.' },
  ]);
});
