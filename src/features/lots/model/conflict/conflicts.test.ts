import { combineReducers } from '@reduxjs/toolkit';
import type { Edit } from '../../../../domain/operations/fieldEdits';
import type { Operation } from '../../../../domain/operations/operations';
import saves, { operationRestored } from '../saves/savesSlice';
import { isContested, mineOf, selectContestedEdit, selectContestedOfLot } from './conflicts';

const reducer = combineReducers({ saves: saves.reducer });
const their = (value: string) => ({ value, by: null, at: null });
const edit = (id: string, lotId: string, mine: object, theirs?: object): Operation =>
  ({
    ...{ id, lotId, saleId: 'sale', uid: 'ada', kind: 'editLot' },
    changes: Object.fromEntries(Object.entries(mine).map(([field, after]) => [field, { before: '', after }])),
    ...(theirs && { theirs }),
  }) as Operation;

const first = edit('1', 'a', { title: 'Mine', condition: 'Fine' }, { title: their('A'), condition: their('B') });
const second = edit('2', 'a', { creator: 'Ada', title: 'Mine too' }, { creator: their('C') });
const refused = edit('3', 'a', { period: '1900' });
const move: Operation = {
  ...{ id: '4', lotId: 'a', saleId: 'sale', uid: 'ada' },
  kind: 'moveLot',
  before: 'a0',
  after: 'a1',
};
const state = [first, second, refused, move, edit('5', 'b', { title: 'Mine' }, { title: their('D') })]
  .map((operation) => operationRestored({ operation, refused: 'permission-denied' }))
  .reduce(reducer, reducer(undefined, { type: 'start' }));

it('names the fields of a lot about which the person has to decide', () => {
  expect(selectContestedOfLot(state, 'a')).toBe('title condition creator');
  expect([selectContestedOfLot(state, 'b'), selectContestedOfLot(state, 'c'), selectContestedOfLot({}, 'a')]).toEqual([
    ...['title', '', ''],
  ]);
  const contested = selectContestedOfLot(state, 'a');
  expect(['title', 'creator', 'period', 'tit'].map((field) => isContested(contested, field))).toEqual([
    ...[true, true, false, false],
  ]);
});

it('finds the edit that waits for a field, with what the person has written', () => {
  expect(selectContestedEdit(state, 'a', 'condition')).toEqual(first);
  expect(selectContestedEdit(state, 'a', 'creator')).toEqual(second);
  // One that the server refused has no other text beside it.
  expect(selectContestedEdit(state, 'a', 'period')).toBeNull();
  expect([selectContestedEdit(state, 'c', 'title'), selectContestedEdit({}, 'a', 'title')]).toEqual([null, null]);
  expect([mineOf(first as Edit, 'title'), mineOf(first as Edit, 'period')]).toEqual(['Mine', undefined]);
});
