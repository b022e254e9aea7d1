import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { ExtraFields } from '../../../../domain/lots/extras';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import extras, { extrasKnown, selectExtraColumns, selectExtraFields, selectExtrasByField } from '../extras/extrasSlice';
import house, { otherWordsRead, selectOtherWords } from '../house/houseSlice';
import fieldNames, { fieldNamesKnown, selectFieldNames } from '../outgoing/fieldNamesSlice';
import phase, { phaseKnown, selectHasResults, selectResultsPhase } from '../phase/phaseSlice';
import { photosReceived } from '../photos/photosSlice';
import results, {
  earlyResultsDropped,
  earlyResultsMeant,
  resultsHeld,
  selectHeldResults,
  selectMayBeEarly,
} from '../results/resultsSlice';
import { selectHasPrices } from '../templates/salePrices';
import templates, { templatesReceived } from '../templates/templatesSlice';
import purge, { lotPurged, purgeEnded, purgeStarted, selectPurgeFailed, selectPurgeRunning } from '../trash/purgeSlice';
import { selectToCheck } from '../view/toCheck';
import unreadable, { documentsUnreadable, selectIsLotUnreadable, selectUnreadable } from '../view/unreadableSlice';
import copy, { copyShown, selectCopySavedAt } from './copySlice';
import { selectHasLotPrices } from './lotPrices';
import lots, { lotsReceived, privateReceived, saleEntered, saleLeft } from './lotsSlice';

const reducer = combineReducers({
  ...{ lots: lots.reducer, copy: copy.reducer, phase: phase.reducer, extras: extras.reducer, house: house.reducer },
  ...{ fieldNames: fieldNames.reducer, results: results.reducer, purge: purge.reducer, templates: templates.reducer },
  unreadable: unreadable.reducer,
});
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const START = reducer(undefined, { type: 'start' });
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State => on(START, saleEntered({ saleId }), ...actions);
const received = (changed: readonly ReturnType<typeof buildLot>[], more: object = {}) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true, ...more });
const signOut = signedOut({ reason: 'requested' });
const results1 = { results: [{ lotId: 'a', status: 'passed', hammer: null }] } as const;
const results2 = { results: [{ lotId: 'b', status: 'sold', hammer: 900 }], group: 'act' } as const;

it('begins anew with each sale, and with the end of the session', () => {
  const column = { field: 'extras.a', name: 'A' } as never;
  const known = [
    copyShown({ savedAt: 5 }),
    phaseKnown({ results: 'due' }),
    extrasKnown({ columns: [column] }),
    otherWordsRead({ words: { category: ['Glass'], creator: [] } }),
    fieldNamesKnown({ names: { title: 'Titel' } as never }),
    resultsHeld(results1),
    documentsUnreadable({ saleId, kind: 'lots', documents: [{ id: 'a', number: '1' }] }),
  ];
  const state = run(...known);
  expect([selectCopySavedAt(state), selectResultsPhase(state), selectHasResults(state)]).toEqual([5, 'due', true]);
  expect([selectExtraColumns(state), selectExtraFields(state), selectExtrasByField(state)]).toEqual([
    [column],
    ['extras.a'],
    { 'extras.a': column },
  ]);
  expect([selectOtherWords(state).category, selectFieldNames(state)]).toEqual([['Glass'], { title: 'Titel' }]);
  for (const end of [saleLeft(), saleEntered({ saleId: 'other' }), signOut]) {
    const now = on(state, end);
    const { copy: kept, phase: how, extras: columns, house: words, fieldNames: names, results: held } = now;
    expect([kept, how, columns, words, names, held]).toEqual([
      ...[START.copy, START.phase, START.extras, START.house, START.fieldNames, START.results],
    ]);
    expect(now.unreadable.lots).toEqual({});
  }
  expect([selectCopySavedAt({}), selectHasResults({}), selectExtraColumns({}), selectFieldNames({})]).toEqual([
    ...[null, false, [], null],
  ]);
  expect(selectOtherWords({})).toEqual({ category: [], creator: [] });
});

it('shows the copy of this device until the server answers', () => {
  const shown = run(copyShown({ savedAt: 5 }));
  expect(selectCopySavedAt(on(shown, received([], { fromServer: false })))).toBe(5);
  expect(selectCopySavedAt(on(shown, received([])))).toBeNull();
});

describe('results before the day of the sale', () => {
  it('are one question, and none any more once the person has meant them', () => {
    const held = run(resultsHeld(results1), resultsHeld(results2));
    expect([selectHeldResults(held), selectMayBeEarly(held)]).toEqual([
      { group: 'act', results: [...results1.results, ...results2.results] },
      false,
    ]);
    const meant = on(held, earlyResultsMeant(results2));
    expect([selectHeldResults(meant), selectMayBeEarly(meant)]).toEqual([null, true]);
    const dropped = on(held, earlyResultsDropped());
    expect([selectHeldResults(dropped), selectMayBeEarly(dropped)]).toEqual([null, false]);
    expect(selectMayBeEarly(on(meant, earlyResultsDropped()))).toBe(true);
    expect([selectHeldResults({}), selectMayBeEarly({})]).toEqual([null, false]);
  });
});

describe('deleting for ever', () => {
  it('counts what is gone, and names what stayed until the next time', () => {
    const begun = run(purgeStarted({ saleId, lots: 3 }), lotPurged(), lotPurged());
    expect(selectPurgeRunning(begun)).toEqual({ saleId, lots: 3, done: 2 });
    const failed = { saleId, lotIds: ['a'], code: 'unavailable' } as const;
    const ended = on(begun, purgeEnded({ failed }));
    expect([selectPurgeRunning(ended), selectPurgeFailed(ended)]).toEqual([null, failed]);
    expect(on(ended, lotPurged())).toBe(ended);
    expect(selectPurgeFailed(on(ended, purgeStarted({ saleId, lots: 1 })))).toBeNull();
    expect(selectPurgeFailed(on(begun, purgeEnded({ failed: null })))).toBeNull();
    expect(on(begun, signOut).purge).toEqual(START.purge);
    expect([selectPurgeRunning({}), selectPurgeFailed({})]).toEqual([null, null]);
  });
});

describe('documents that cannot be read', () => {
  const found = (kind: 'lots' | 'photos', ...documents: readonly (readonly [string, string | null])[]) =>
    documentsUnreadable({ saleId, kind, documents: documents.map(([id, number]) => ({ id, number })) });
  const state = run(found('lots', ['a', '12'], ['b', null], ['c', '3A']), found('photos', ['p', null]));

  it('are named by their numbers, in their order, and counted', () => {
    expect(selectUnreadable(state)).toEqual({ numbers: ['3A', '12'], lots: 3, photos: 1 });
    expect([selectIsLotUnreadable(state, 'a'), selectIsLotUnreadable(state, 'toString')]).toEqual([true, false]);
    expect(
      on(state, documentsUnreadable({ saleId: 'other', kind: 'lots', documents: [{ id: 'x', number: null }] })),
    ).toBe(state);
    expect(selectUnreadable({})).toEqual({ numbers: [], lots: 0, photos: 0 });
  });

  it('are none any more once they can be read again, or are gone', () => {
    const read = on(state, received([buildLot({ id: 'a' })], { removed: ['b'] }));
    expect(selectUnreadable(read)).toEqual({ numbers: ['3A'], lots: 1, photos: 1 });
    const photos = { saleId, changed: [buildPhoto({ id: 'p' })], removed: [] };
    expect(selectUnreadable(on(state, photosReceived(photos)))).toMatchObject({ lots: 3, photos: 0 });
    expect(on(state, photosReceived({ ...photos, changed: [] })).unreadable).toBe(state.unreadable);
    expect(on(state, photosReceived({ ...photos, saleId: 'other' })).unreadable).toBe(state.unreadable);
  });
});

describe('whether the sale has amounts, so that its currency stays', () => {
  const BARE = buildLot({ id: 'a', estimateLow: null, estimateHigh: null });
  const none = templatesReceived({ saleId, templates: [], fromServer: true });
  const withTemplate = (fields: ExtraFields, fromServer = true) =>
    templatesReceived({
      ...{ saleId, fromServer },
      templates: [{ id: 't', kind: 'lot', name: '', order: 'a0', isDefault: false, fields }],
    });
  const has = (...actions: readonly UnknownAction[]) => {
    const state = run(...actions);
    return [selectHasLotPrices(state), selectHasPrices(state)];
  };

  it('is not known before all lots and templates are', () => {
    expect([has(), has(received([BARE])), has(none)]).toEqual([
      [null, null],
      [false, null],
      [null, null],
    ]);
    expect(has(received([BARE]), withTemplate({}, false))).toEqual([false, null]);
    expect(has(received([BARE]), none)).toEqual([false, false]);
    expect(selectHasPrices({})).toBeNull();
  });

  it.each([[{ estimateHigh: 5 }], [{ startPrice: 0 }], [{ deletedAt: 1, buyNow: 5 }], [{ 'extras.shippingPrice': 5 }]])(
    'of a lot: %j',
    (fields) => {
      expect(has(received([{ ...BARE, ...fields }]))).toEqual([true, true]);
    },
  );

  it('of what only editors read, and of templates', () => {
    const own = (fields: object) =>
      privateReceived({
        saleId,
        changed: [{ ...NO_PRIVATE_FIELDS, id: 'a', ...fields }],
        removed: [],
        fromServer: true,
      });
    expect(has(received([BARE]), none, own({ reserve: 5 }))).toEqual([true, true]);
    expect(has(received([BARE]), none, own({ notes: '5' }))).toEqual([false, false]);
    expect(has(received([BARE]), withTemplate({ 'extras.shippingPrice': 5 }, false))).toEqual([false, true]);
    expect(has(received([BARE]), withTemplate({ 'extras.height': 5 }))).toEqual([false, false]);
  });
});

it('knows what is to be checked of lots outside the trash, and the same set while it stays', () => {
  const own = (id: string, toCheck: string, notes = '') => ({ ...NO_PRIVATE_FIELDS, id, toCheck, notes });
  const notes = (...changed: readonly ReturnType<typeof own>[]) =>
    privateReceived({ saleId, changed, removed: [], fromServer: true });
  const state = run(
    received([buildLot({ id: 'a' }), buildLot({ id: 'b' }), buildLot({ id: 'trashed', deletedAt: 1 })]),
    notes(own('a', 'Oak?'), own('b', ' '), own('trashed', 'Oak?'), own('gone', 'Oak?')),
  );
  const before = selectToCheck(state);
  expect([...before]).toEqual(['a']);
  expect(selectToCheck(on(state, notes(own('a', 'Oak?', 'Another'))))).toBe(before);
  expect([...selectToCheck(on(state, notes(own('b', 'Elm?'))))]).toEqual(['a', 'b']);
  expect([...selectToCheck(on(state, notes(own('a', ''), own('b', 'Elm?'))))]).toEqual(['b']);
});
