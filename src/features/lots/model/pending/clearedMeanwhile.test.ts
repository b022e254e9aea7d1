import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import { buildLot } from '../../../../testing/stores/builders';
import lots, { lotsReceived, saleEntered, selectLot } from '../lots/lotsSlice';
import { operationMade, saveConflicted, saveDiscarded } from '../saves/savesSlice';

const reducer = combineReducers({ lots: lots.reducer });
const saleId = 'sale';
const received = (estimateLow: number | null): UnknownAction =>
  lotsReceived({ saleId, changed: [buildLot({ estimateLow })], removed: [], fromServer: true });
const edit: Operation = {
  ...{ id: 'o', saleId, lotId: 'lot1', uid: 'ada', kind: 'editLot' },
  changes: { estimateLow: { before: 100, after: 200 } },
};
const conflict = (theirs: number | null): UnknownAction =>
  saveConflicted({
    operation: { ...edit, theirs: { estimateLow: { value: theirs, by: null, at: null } } } as Operation,
    written: null,
  });
const shown = (...actions: readonly UnknownAction[]) =>
  selectLot(
    [saleEntered({ saleId }), received(100), operationMade({ operation: edit }), ...actions].reduce(
      reducer,
      reducer(undefined, { type: 'start' }),
    ),
    'lot1',
  )?.estimateLow;

describe('an amount that a colleague has changed while this one was on its way', () => {
  it('is what was received last, also when that is none', () => {
    expect(shown(received(150), conflict(150))).toBe(150);
    expect(shown(received(150), received(null), conflict(150))).toBeNull();
    expect(shown(received(null), conflict(null))).toBeNull();
  });

  it('is what the sending has read, where nothing was received since', () => {
    expect(shown(conflict(150))).toBe(150);
    expect(shown(conflict(null))).toBeNull();
    // Another field of the lot was received.
    expect(shown(received(100), conflict(150))).toBe(150);
  });

  it('is what the server has, when the own one is given up', () => {
    expect(shown(received(null), saveDiscarded({ operation: edit }))).toBeNull();
    expect(shown(saveDiscarded({ operation: edit }))).toBe(100);
  });
});
