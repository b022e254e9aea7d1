import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { buildPhoto } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import choices, {
  doublesAnswered,
  doublesFound,
  lookBegan,
  lookEnded,
  missedForgotten,
  photosMissed,
  placeAsked,
  placeChosen,
  selectAnyMissed,
  selectDoubles,
  selectLooking,
  selectMissed,
  selectUnplaced,
  selectUnplacedCount,
  unplacedFound,
} from './choicesSlice';
import photos, { photosReceived } from './photosSlice';

const reducer = combineReducers({ choices: choices.reducer, photos: photos.reducer });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const left = signedOut({ reason: 'requested' });
const files = (...ids: string[]) => ids.map((id) => ({ id, name: `${id}.jpg`, lastModified: 1, source: '' }));
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ');

it('counts the files that are being looked at, also when the session ends in the middle', () => {
  expect(selectLooking(run(lookBegan({ files: 3 }), lookBegan({ files: 2 }), lookEnded({ files: 3 })))).toBe(2);
  expect(selectLooking(run(lookBegan({ files: 3 }), left, lookEnded({ files: 3 }), lookBegan({ files: 1 })))).toBe(1);
  expect(selectLooking({})).toBe(0);
});

it('sets aside what a sale has already, until the person has decided about it', () => {
  const doubles = (id: string, saleId = 'sale') => ({ id, saleId, lotId: 'lot', files: files(id) });
  const state = run(doublesFound(doubles('a')), doublesFound(doubles('b', 'other')), doublesFound(doubles('c')));
  expect(selectDoubles(state, 'sale')).toEqual([doubles('a'), doubles('c')]);
  const answered = reducer(state, doublesAnswered({ doubles: doubles('a'), wanted: true }));
  expect([ids(selectDoubles(answered, 'sale')), ids(selectDoubles(answered, 'other'))]).toEqual(['c', 'b']);
});

it('sets aside photos that say no lot, and asks for their place now or later', () => {
  const unplaced = (id: string, saleId = 'sale') => ({ id, saleId, files: files(id, `${id}2`) });
  const state = run(unplacedFound(unplaced('a')), unplacedFound(unplaced('b')), unplacedFound(unplaced('c', 'other')));
  expect(selectUnplaced(state, 'sale')).toEqual([
    { ...unplaced('a'), later: false },
    { ...unplaced('b'), later: false },
  ]);
  expect([selectUnplacedCount(state), selectUnplacedCount({})]).toEqual([6, 0]);
  const later = reducer(state, placeAsked({ id: 'a', later: true }));
  expect(selectUnplaced(later, 'sale').map((each) => each.later)).toEqual([true, false]);
  const again = reducer(later, placeAsked({ id: 'a', later: false }));
  expect(selectUnplaced(again, 'sale').map((each) => each.later)).toEqual([false, false]);
  const chosen = placeChosen({ unplaced: { ...unplaced('a'), later: false }, place: { to: 'newLots' } });
  expect(ids(selectUnplaced(reducer(state, chosen), 'sale'))).toBe('b');
  expect(selectUnplacedCount(reducer(state, chosen))).toBe(4);
});

it('names photos that never came, but for those that another page has brought', () => {
  const missed = (id: string, saleId = 'sale') => ({ id, saleId, lotId: null, fileName: id, size: 1, lastModified: 1 });
  const all = photosMissed({ photos: [missed('a'), missed('b'), missed('c', 'other')] });
  const state = run(photosMissed({ photos: [missed('before')] }), all);
  expect(selectMissed(state, 'sale')).toEqual([missed('a'), missed('b')]);
  const came = photosReceived({ saleId: 'sale', changed: [buildPhoto({ id: 'a' })], removed: [] });
  expect(ids(selectMissed(reducer(state, came), 'sale'))).toBe('b');
  const forgotten = reducer(state, missedForgotten({ ids: ['b', 'c'] }));
  expect([ids(selectMissed(forgotten, 'sale')), ids(selectMissed(forgotten, 'other'))]).toEqual(['a', '']);
  expect([state, reducer(state, missedForgotten({ ids: ['a', 'b', 'c'] })), {}].map(selectAnyMissed)).toEqual([
    ...[true, false, false],
  ]);
  expect(selectMissed({ choices: state.choices }, 'sale')).toHaveLength(2);
});

it('forgets all of it with the session', () => {
  const state = run(photosMissed({ photos: [] }), lookBegan({ files: 1 }), left);
  expect(state.choices).toEqual({ looking: 0, doubles: [], unplaced: [], missed: [] });
});
