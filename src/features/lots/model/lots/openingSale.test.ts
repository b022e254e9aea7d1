import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import type { Operation } from '../../../../domain/operations/operations';
import { buildLot } from '../../../../testing/stores/builders';
import { operationMade, operationsMade } from '../saves/savesSlice';
import lots, {
  lotsFailed,
  lotsProgressed,
  lotsReceived,
  lotsRetried,
  lotsWaited,
  photosAwaited,
  photosCame,
  photosRead,
  privateAwaited,
  privateCame,
  privateForgotten,
  privateReceived,
  saleEntered,
  selectAreLotsSlow,
  selectArePhotosRead,
  selectIsPrivateRead,
  selectIsUnsent,
  selectLot,
  selectLotIds,
  selectLotPrivate,
  selectLotsCode,
  selectLotsProgress,
  selectLotsStatus,
  selectPhotosProgress,
  selectPrivateProgress,
  selectPrivateReader,
  selectSeesPrivate,
  selectTrashedLots,
} from './lotsSlice';

const reducer = combineReducers({ lots: lots.reducer });
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);
const received = (...changed: ReturnType<typeof buildLot>[]) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });
const some = { come: 5, total: 9 };
const part = { saleId, ...some };

describe('a sale that comes in parts', () => {
  it('says how far its lots are, and that the server is slow, until they are there', () => {
    const says = (...actions: readonly UnknownAction[]) => {
      const state = run(...actions);
      return [selectLotsProgress(state), selectAreLotsSlow(state), selectLotsStatus(state)];
    };
    expect(says(lotsWaited({ saleId }))).toEqual([null, true, 'loading']);
    expect(says(lotsWaited({ saleId }), lotsProgressed(part))).toEqual([some, false, 'loading']);
    expect(says(lotsProgressed(part), lotsWaited({ saleId }))).toEqual([some, true, 'loading']);
    expect(says(lotsProgressed(part), lotsWaited({ saleId }), received())).toEqual([null, false, 'live']);
    expect(says(received(), lotsWaited({ saleId }), lotsProgressed(part))).toEqual([null, false, 'live']);
    const failed = lotsFailed({ saleId, code: 'unavailable' });
    expect(says(lotsProgressed(part), lotsWaited({ saleId }), failed)).toEqual([null, false, 'failed']);
  });

  it('says how far its photos are, and what only editors read', () => {
    const slow = lotsWaited({ saleId });
    const photos = run(slow, photosAwaited(part));
    expect([selectPhotosProgress(photos), selectAreLotsSlow(photos)]).toEqual([some, false]);
    expect(selectPhotosProgress(on(photos, photosCame({ saleId })))).toBeNull();
    expect(selectPhotosProgress(on(photos, lotsFailed({ saleId, code: 'unavailable' })))).toBeNull();
    const notes = run(slow, privateAwaited(part));
    expect([selectPrivateProgress(notes), selectAreLotsSlow(notes)]).toEqual([some, false]);
    expect(selectPrivateProgress(on(notes, privateCame({ saleId })))).toBeNull();
    expect(selectPrivateProgress(on(notes, privateForgotten()))).toBeNull();
    expect([selectArePhotosRead(photos), selectArePhotosRead(on(photos, photosRead({ saleId })))]).toEqual([
      false,
      true,
    ]);
  });

  it('takes nothing that is said of another sale', () => {
    const state = run();
    const other = { saleId: 'other', ...some };
    const late = [
      ...[lotsProgressed(other), photosAwaited(other), privateAwaited(other), lotsWaited(other), photosRead(other)],
      ...[lotsRetried(other), lotsFailed({ saleId: 'other', code: 'unavailable' })],
    ];
    for (const action of late) expect(on(state, action)).toBe(state);
  });

  it('is read again after a failure', () => {
    const failed = run(lotsFailed({ saleId, code: 'unavailable' }));
    expect([selectLotsStatus(failed), selectLotsCode(failed)]).toEqual(['failed', 'unavailable']);
    const again = on(failed, lotsRetried({ saleId }));
    expect([selectLotsStatus(again), selectLotsCode(again)]).toEqual(['loading', null]);
  });

  it('knows nothing before it is there', () => {
    expect([selectLotsProgress({}), selectPhotosProgress({}), selectPrivateProgress({}), selectLotIds({})]).toEqual([
      ...[null, null, null, []],
    ]);
    expect([selectAreLotsSlow({}), selectArePhotosRead({}), selectSeesPrivate({}), selectIsPrivateRead({})]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe('what only editors read', () => {
  const own = { ...NO_PRIVATE_FIELDS, id: 'lot1', reserve: 50 };
  const notes = (changed: readonly (typeof own)[], fromServer: boolean, removed: readonly string[] = []) =>
    privateReceived({ saleId, changed, removed, fromServer });
  const flags = (state: State) => [selectSeesPrivate(state), selectIsPrivateRead(state)];

  it('is seen with the first answer, and read once the server or the copy says something', () => {
    expect(flags(run())).toEqual([false, false]);
    expect(flags(run(notes([], false)))).toEqual([true, false]);
    expect(flags(run(notes([], true)))).toEqual([true, true]);
    expect(flags(run(notes([own], false)))).toEqual([true, true]);
    expect(flags(run(notes([], true), notes([], false)))).toEqual([true, true]);
    expect(flags(run(notes([own], true), privateForgotten()))).toEqual([false, false]);
  });

  it('stands beside its lot', () => {
    const state = run(received(buildLot()), notes([own], true));
    expect([selectLotPrivate(state, 'lot1'), selectPrivateReader(state)('lot1')]).toEqual([own, own]);
    expect([selectLotPrivate(state, 'x'), selectPrivateReader(state)('x')]).toEqual([
      NO_PRIVATE_FIELDS,
      NO_PRIVATE_FIELDS,
    ]);
    expect(selectPrivateReader(on(state, received(buildLot({ title: 'Another' }))))).toBe(selectPrivateReader(state));
    expect(selectLotPrivate(on(state, notes([], true, ['lot1'])), 'lot1')).toEqual(NO_PRIVATE_FIELDS);
    expect(selectLotPrivate(on(state, privateForgotten()), 'lot1')).toEqual(NO_PRIVATE_FIELDS);
  });

  it('is known to be unsent field by field, as what everybody reads', () => {
    const by = { saleId, lotId: 'lot1', uid: 'ada' };
    const operations: readonly Operation[] = [
      { ...by, id: '1', kind: 'editLot', changes: { title: { before: 'A vase', after: 'A jug' } } },
      { ...by, id: '2', kind: 'editPrivate', changes: { reserve: { before: 50, after: 60 } } },
    ];
    const state = run(received(buildLot()), notes([own], true), operationsMade({ operations }));
    const fields = ['title', 'reserve', 'creator', 'notes'] as const;
    expect(fields.map((field) => selectIsUnsent(state, 'lot1', field))).toEqual([true, true, false, false]);
    expect(selectIsUnsent(state, 'lot2', 'title')).toBe(false);
    expect([selectLot(state, 'lot1')?.title, selectLotPrivate(state, 'lot1').reserve]).toEqual(['A jug', 60]);
  });
});

describe('the places of lots', () => {
  const ids = (state: State) => selectLotIds(state).join('');
  const lot = (id: string, order: string, fields: object = {}) => buildLot({ id, order, number: null, ...fields });
  const state = run(received(lot('b', 'a1'), lot('d', 'a3'), lot('a', 'a0'), lot('c', 'a2')));

  it('follow their keys, when one moves and when many do', () => {
    expect(ids(state)).toBe('abcd');
    expect(ids(on(state, received(lot('a', 'a9'))))).toBe('bcda');
    expect(ids(on(state, received(lot('d', 'a0V'), lot('b', 'Zz'))))).toBe('badc');
    expect(ids(on(state, lotsReceived({ saleId, changed: [], removed: ['b', 'x'], fromServer: true })))).toBe('acd');
    const many = Array.from({ length: 60 }, (_, index) =>
      lot(`m${String(index).padStart(2, '0')}`, `b${String(99 - index)}`),
    );
    const all = selectLotIds(on(state, received(...many, lot('a', 'c0'))));
    expect([all.length, all[0], all[3], all.at(-1)]).toEqual([64, 'b', 'm59', 'a']);
  });

  it('of lots with the same key follow their numbers', () => {
    const tied = run(
      received(lot('x', 'a0', { number: 2 }), lot('y', 'a0', { number: 1 }), lot('z', 'a1', { number: 9 })),
    );
    expect(ids(tied)).toBe('yxz');
    expect(ids(on(tied, received(lot('y', 'a0', { number: 3 }))))).toBe('xyz');
    expect(
      ids(on(tied, received(lot('x', 'a0', { number: 1, suffix: '' }), lot('y', 'a0', { number: 1, suffix: 'A' })))),
    ).toBe('xyz');
    // A number says nothing of the place where no other lot has the key.
    const before = selectLotIds(tied);
    expect(selectLotIds(on(tied, received(lot('z', 'a1', { number: 1 }))))).toBe(before);
  });

  it('are apart in the trash, one by one and of many', () => {
    const trashed = on(state, received(lot('c', 'a2', { deletedAt: 1 }), lot('a', 'a0', { deletedAt: 2 })));
    expect([ids(trashed), selectTrashedLots(trashed).map(({ id }) => id)]).toEqual(['bd', ['a', 'c']]);
    const back = on(trashed, received(lot('a', 'a0')));
    expect([ids(back), selectTrashedLots(back).map(({ id }) => id)]).toEqual(['abd', ['c']]);
    const many = Array.from({ length: 60 }, (_, index) =>
      lot(`m${String(index).padStart(2, '0')}`, `b${String(index).padStart(2, '0')}`, {
        deletedAt: index % 2 === 0 ? 1 : null,
      }),
    );
    const all = on(trashed, received(...many));
    expect([selectLotIds(all).length, selectTrashedLots(all).length]).toEqual([32, 32]);
    expect(
      selectTrashedLots(all)
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['a', 'c', 'm00']);
  });
});

describe('lots that wait for their numbers', () => {
  const create = (id: string, more: object): UnknownAction =>
    operationMade({
      operation: {
        ...{ id: `op ${id}`, saleId, lotId: id, uid: 'ada', kind: 'createLot', number: null, suffix: '', order: id },
        ...{ fields: {}, ...more },
      },
    });
  const marks = (...actions: readonly UnknownAction[]) => {
    const state = run(...actions);
    return ['a', 'b', 'c'].map((id) => selectLot(state, id)?.mark);
  };

  it('stand under the place among those that wait, or under the number they ask for', () => {
    const next = { wanted: 'next' };
    expect(marks(create('a', next), create('b', { wanted: { number: 7, suffix: 'A' } }), create('c', next))).toEqual([
      1,
      '7A',
      2,
    ]);
    expect(marks(create('a', { number: 5 }), create('b', {}))).toEqual([undefined, undefined, undefined]);
    // One that the server has shown already waits for nothing.
    expect(marks(received(buildLot({ id: 'a', number: 3 })), create('a', next))[0]).toBeUndefined();
  });
});
