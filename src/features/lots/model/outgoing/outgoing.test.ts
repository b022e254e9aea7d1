import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { selectLotByNumber } from '../camera/selectLotByNumber';
import copy, { copyShown } from '../lots/copySlice';
import lots, {
  lotsReceived,
  photosAwaited,
  photosCame,
  photosRead,
  privateAwaited,
  privateCame,
  privateReceived,
  saleEntered,
} from '../lots/lotsSlice';
import photos, { photosReceived } from '../photos/photosSlice';
import { lotTexts } from '../texts/lotsTexts';
import { fieldNamesOf } from './fieldNamesOf';
import { selectIsListRead, selectListedLots } from './listedLots';
import {
  selectIsWholeSaleRead,
  selectOutgoing,
  selectPhotosByLot,
  selectPlatformLots,
  selectWithdrawn,
} from './platformLots';

const reducer = combineReducers({ lots: lots.reducer, photos: photos.reducer, copy: copy.reducer });
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);
const received = (...changed: ReturnType<typeof buildLot>[]) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });
const notes = (lotId: string, fields: object) =>
  privateReceived({ saleId, changed: [{ ...NO_PRIVATE_FIELDS, id: lotId, ...fields }], removed: [], fromServer: true });
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ');

const state = run(
  received(
    buildLot({ id: 'draft', number: 1, order: 'a0' }),
    buildLot({ id: 'ready', number: 2, suffix: 'A', order: 'a1', status: 'ready', 'extras.height': 5, mark: 3 }),
    buildLot({ id: 'sold', number: 3, order: 'a2', status: 'sold' }),
    buildLot({ id: 'withdrawn', number: 4, order: 'a3', status: 'withdrawn' }),
    buildLot({ id: 'trashed', number: 5, order: 'a4', deletedAt: 1 }),
  ),
  notes('ready', { reserve: 50 }),
);

describe('the lots that go out', () => {
  it('are all but the withdrawn, those that are finished, or those that are named', () => {
    const chosen = (which: 'all' | 'changed' | 'ready' | 'selection', numbers = '') =>
      ids(selectPlatformLots(state, { lots: which, numbers }));
    expect([chosen('all'), chosen('changed'), chosen('ready')]).toEqual([
      ...['draft ready sold', 'draft ready sold', 'ready sold'],
    ]);
    expect([chosen('selection', '1, 3-9'), chosen('selection', '2A'), chosen('selection', '7')]).toEqual([
      ...['draft sold', 'ready', ''],
    ]);
    expect([...selectWithdrawn(state)]).toEqual(['withdrawn']);
    // A list has them too.
    expect(ids(selectListedLots(state))).toBe('draft ready sold withdrawn');
  });

  it('have what only editors read and their extras, and nothing that only the screen says', () => {
    const lot = selectOutgoing(state).find(({ id }) => id === 'ready');
    expect(lot).toMatchObject({ title: 'A vase', reserve: 50, extras: { height: 5 } });
    expect(lot).not.toHaveProperty('mark');
  });

  it('stay the same while neither part of them changes', () => {
    const before = selectOutgoing(state);
    const [draft, ready] = selectOutgoing(on(state, received(buildLot({ id: 'draft', title: 'Another' }))));
    expect([draft === before[0], ready === before[1]]).toEqual([false, true]);
    const [same, noted] = selectOutgoing(on(state, notes('ready', { reserve: 60 })));
    expect([same === before[0], noted === before[1], noted?.reserve]).toEqual([true, false, 60]);
  });

  it('are found by their number, outside of the trash', () => {
    expect(['2A', '2', '5', '12'].map((name) => selectLotByNumber(state, name)?.id)).toEqual([
      ...['ready', undefined, undefined, undefined],
    ]);
    expect(selectLotByNumber(on(state, received(buildLot({ id: 'draft', number: null }))), '1')).toBeUndefined();
  });
});

describe('whether the whole sale is there', () => {
  const whole = (now: State) => [selectIsWholeSaleRead(now), selectIsListRead(now, true), selectIsListRead(now, false)];
  const read = on(state, photosRead({ saleId }));

  it('is not before lots, photos and what only editors read have all come', () => {
    expect(whole(run(photosRead({ saleId }), notes('a', {})))).toEqual([false, false, false]);
    expect(whole(state)).toEqual([false, false, false]);
    expect(whole(read)).toEqual([true, true, true]);
    expect(whole(run(received(), photosRead({ saleId })))).toEqual([false, false, true]);
  });

  it('is not while parts of a large sale are still to come', () => {
    const photosToCome = on(read, photosAwaited({ saleId, come: 1, total: 2 }));
    expect(whole(photosToCome)).toEqual([false, false, false]);
    expect(whole(on(photosToCome, photosCame({ saleId })))).toEqual([true, true, true]);
    const notesToCome = on(read, privateAwaited({ saleId, come: 1, total: 2 }));
    expect(whole(notesToCome)).toEqual([false, false, true]);
    expect(whole(on(notesToCome, privateCame({ saleId })))).toEqual([true, true, true]);
  });

  it('is as this device has kept it, where that holds no photos', () => {
    const kept = lotsReceived({ saleId, changed: [buildLot()], removed: [], fromServer: false });
    const copied = run(copyShown({ savedAt: 5 }), kept, notes('a', {}));
    expect(whole(copied)).toEqual([true, true, true]);
    // The server has more than the copy once it answers.
    expect(whole(on(copied, received()))).toEqual([false, false, false]);
  });
});

describe('the photos that go out', () => {
  const came = (...changed: ReturnType<typeof buildPhoto>[]) => photosReceived({ saleId, changed, removed: [] });
  const [one, two, other] = [
    buildPhoto({ id: 'one', lotId: 'a', order: 'a1' }),
    buildPhoto({ id: 'two', lotId: 'a', order: 'a0' }),
    buildPhoto({ id: 'other', lotId: 'b' }),
  ];
  const shown = run(came(one, two, other));

  it('stand with their lots in their order', () => {
    const byLot = selectPhotosByLot(shown);
    expect([...byLot.keys()].sort()).toEqual(['a', 'b']);
    expect([ids(byLot.get('a') ?? []), ids(byLot.get('b') ?? [])]).toEqual(['two one', 'other']);
  });

  it('are the same list of a lot while none of them changes', () => {
    const before = selectPhotosByLot(shown);
    const captioned = selectPhotosByLot(on(shown, came({ ...one, caption: 'Mark' })));
    expect([captioned.get('a') === before.get('a'), captioned.get('b') === before.get('b')]).toEqual([false, true]);
    const fewer = on(shown, photosReceived({ saleId, changed: [], removed: ['one'] }));
    expect(ids(selectPhotosByLot(fewer).get('a') ?? [])).toBe('two');
    const moved = on(shown, came({ ...one, order: 'Zz' }));
    expect(ids(selectPhotosByLot(moved).get('a') ?? [])).toBe('one two');
  });
});

it('names no hammer price in what goes out', () => {
  const names = fieldNamesOf(lotTexts.texts);
  expect(names).toMatchObject({ title: 'Title', estimateLow: 'Low estimate' });
  expect(names).not.toHaveProperty('hammer');
});
