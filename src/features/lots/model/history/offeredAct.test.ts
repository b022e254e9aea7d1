import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Lot, LotStatus } from '../../../../domain/lots/lot';
import type { Operation, OperationDraft } from '../../../../domain/operations/operations';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import lots, { lotsReceived, privateForgotten, saleEntered, saleLeft } from '../lots/lotsSlice';
import history, { lotHistoryAsked, lotHistoryFailed, lotHistoryRead, selectLotHistory } from './historySlice';
import { selectOfferedAct } from './offeredAct';
import undo, { actsRestored } from './undoSlice';

const reducer = combineReducers({ undo: undo.reducer, lots: lots.reducer, lotHistory: history.reducer });
const saleId = 'sale';
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const base = { saleId, lotId: 'lot1' } as const;
const operation = (draft: OperationDraft): Operation => ({ ...draft, id: draft.kind, uid: 'ada' });
const act = (...drafts: readonly OperationDraft[]) => ({
  ...{ id: drafts.map(({ kind }) => kind).join(' '), saleId, operations: drafts.map(operation) },
});
const stateWith = (acts: readonly ReturnType<typeof act>[], lot: Partial<Lot>) =>
  run(
    saleEntered({ saleId }),
    lotsReceived({ saleId, changed: [buildLot(lot)], removed: [], fromServer: true }),
    actsRestored({ done: acts, undone: [], wentTo: {} }),
  );
const isOffered = (draft: OperationDraft, sale: SaleStatus, lot: Partial<Lot> = {}): boolean =>
  selectOfferedAct(stateWith([act(draft)], lot), 'undo', saleId, sale) !== undefined;

const SALES: readonly SaleStatus[] = ['open', 'numbersLocked', 'published', 'closed'];
const whenOffered = (draft: OperationDraft, lot: Partial<Lot> = {}) =>
  SALES.filter((sale) => isOffered(draft, sale, lot));
const step = (before: LotStatus, after: LotStatus): OperationDraft => ({
  ...base,
  kind: 'setLotStatus',
  before,
  after,
});

describe('what undo offers', () => {
  it.each<[string, OperationDraft]>([
    ['a number', { ...base, kind: 'setNumber', before: null, after: { number: 1, suffix: '' } }],
    ['a new lot', { ...base, kind: 'createLot', number: 1, suffix: '', order: 'a0', fields: {} }],
    ['the trash', { ...base, kind: 'trashLot', number: null, deletedAt: 1 }],
    ['a way out of the trash', { ...base, kind: 'restoreLot', number: null, deletedAt: 1 }],
  ])('%s: only while the sale is open', (_what, draft) => {
    expect(whenOffered(draft)).toEqual(['open']);
  });

  it.each<[string, OperationDraft]>([
    ['an edit', { ...base, kind: 'editLot', changes: { title: { before: 'A', after: 'B' } } }],
    ['a private one', { ...base, kind: 'editPrivate', changes: { notes: { before: 'A', after: 'B' } } }],
    ['a place', { ...base, kind: 'moveLot', before: 'a0', after: 'a1' }],
    ['a photo', { ...base, kind: 'addPhoto', photo: buildPhoto(), cover: false }],
  ])('%s: always', (_what, draft) => {
    expect(whenOffered(draft)).toEqual(SALES);
  });

  it('a step of a lot: while it is still there, and can go back', () => {
    expect(whenOffered(step('draft', 'ready'), { status: 'ready' })).toEqual(SALES);
    expect(whenOffered(step('draft', 'ready'), { status: 'draft' })).toEqual([]);
    expect(whenOffered(step('published', 'withdrawn'), { status: 'withdrawn' })).toEqual(['published']);
    expect(whenOffered(step('ready', 'published'), { status: 'published' })).toEqual([]);
    expect(whenOffered(step('draft', 'ready'), { id: 'other', status: 'ready' })).toEqual([]);
  });

  it('a result: while it still stands there, and the sale is published', () => {
    const sold: OperationDraft = {
      ...{ ...base, kind: 'setResult' },
      before: { status: 'published', hammer: null },
      after: { status: 'sold', hammer: 900 },
    };
    expect(whenOffered(sold, { status: 'sold', hammer: 900 })).toEqual(['published']);
    expect(whenOffered(sold, { status: 'sold', hammer: 950 })).toEqual([]);
    expect(whenOffered(sold, { id: 'other', status: 'sold', hammer: 900 })).toEqual([]);
  });

  it('the latest act of the sale that can be taken back, at least in part', () => {
    const edit = act({ ...base, kind: 'editLot', changes: { title: { before: 'A', after: 'B' } } });
    const impossible = act(step('ready', 'published'));
    const partly = act(step('ready', 'published'), { ...base, kind: 'moveLot', before: 'a0', after: 'a1' });
    const offered = (...acts: readonly ReturnType<typeof act>[]) =>
      selectOfferedAct(stateWith(acts, { status: 'published' }), 'undo', saleId, 'published')?.id;
    expect(offered(edit, impossible)).toBe('editLot');
    expect(offered(edit, partly)).toBe('setLotStatus moveLot');
    expect(offered(edit, { ...partly, saleId: 'other' })).toBe('editLot');
    expect(selectOfferedAct(stateWith([edit], {}), 'redo', saleId, 'open')).toBeUndefined();
  });
});

describe('the history of a lot', () => {
  const asked = lotHistoryAsked({ lotId: 'lot1' });
  const read = lotHistoryRead({ lotId: 'lot1', changes: [] });
  const of = (...actions: readonly UnknownAction[]) => selectLotHistory(run(...actions), 'lot1');

  it('is asked for, and comes or fails', () => {
    expect(of(asked)).toEqual({ status: 'loading', lotId: 'lot1' });
    expect(of(asked, read)).toEqual({ status: 'shown', lotId: 'lot1', changes: [] });
    expect(of(asked, lotHistoryFailed({ lotId: 'lot1', code: 'unavailable' }))).toEqual({
      ...{ status: 'failed', lotId: 'lot1', code: 'unavailable' },
    });
  });

  it('is of the lot that was asked for last, of this sale, as this person may see it', () => {
    expect(of()).toEqual({ status: 'idle' });
    expect(of(asked, read, lotHistoryAsked({ lotId: 'lot2' }))).toEqual({ status: 'idle' });
    for (const end of [privateForgotten(), saleLeft(), saleEntered({ saleId: 'other' })]) {
      expect(of(asked, read, end)).toEqual({ status: 'idle' });
      // An answer on its way is of a person who might read more.
      expect(of(asked, end, read)).toEqual({ status: 'idle' });
      expect(of(asked, end, lotHistoryFailed({ lotId: 'lot1', code: 'unavailable' }))).toEqual({ status: 'idle' });
    }
    expect(selectLotHistory(run(asked, lotHistoryAsked({ lotId: 'lot2' }), read), 'lot2')).toEqual({
      status: 'loading',
      lotId: 'lot2',
    });
    expect(selectLotHistory({}, 'lot1')).toEqual({ status: 'idle' });
  });
});
