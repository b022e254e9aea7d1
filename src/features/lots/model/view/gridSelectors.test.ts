import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import checks from '../checks/checksSlice';
import extras, { extrasKnown } from '../extras/extrasSlice';
import { FIRST_PLAN, type GridColumnId } from '../fields/gridColumns';
import lots, { lotsReceived, privateReceived, saleEntered } from '../lots/lotsSlice';
import phase, { phaseKnown } from '../phase/phaseSlice';
import photos, { photoFailed, photosCaptured } from '../photos/photosSlice';
import saves, { amountNotRead } from '../saves/savesSlice';
import {
  selectActiveColumn,
  selectActiveRow,
  selectActiveSpot,
  selectAllChosen,
  selectCategories,
  selectChosenIds,
  selectEditingOfRow,
  selectGridIds,
  selectHeadSpot,
  selectIsChosen,
  selectLotNeedsAttention,
  selectLotReader,
  selectPlan,
  selectRangeOfRow,
  selectRect,
  selectShownColumns,
  selectWidths,
} from './gridSelectors';
import grid, { cellActivated, choiceMade, columnsPlanned, editBegan, gridArranged, rangeChosen } from './gridSlice';

const reducer = combineReducers({
  grid: grid.reducer,
  lots: lots.reducer,
  extras: extras.reducer,
  checks: checks.reducer,
  phase: phase.reducer,
  saves: saves.reducer,
  photos: photos.reducer,
});
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const received = (...changed: ReturnType<typeof buildLot>[]) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });
const SALE = on(
  reducer(undefined, { type: 'start' }),
  saleEntered({ saleId }),
  received(...['a', 'b', 'c', 'd'].map((id, at) => buildLot({ id, order: `a${String(at)}`, number: at + 1 }))),
);
const at = (lotId: string | null, column: GridColumnId) => ({ lotId, column });
const plan = { ...FIRST_PLAN, order: ['title', 'status', 'category'] as const, hidden: [] };
const few = columnsPlanned({
  ...plan,
  hidden: FIRST_PLAN.order.filter((each) => !['title', 'status', 'category'].includes(each)),
});
const shown = on(SALE, few);

describe('the lots of the view', () => {
  it('are all in sale order, until it is arranged', () => {
    expect(selectGridIds(SALE)).toEqual(['a', 'b', 'c', 'd']);
    expect(selectGridIds(on(SALE, gridArranged({ lotIds: ['d', 'b'] })))).toEqual(['d', 'b']);
    expect(selectGridIds({})).toEqual([]);
  });

  it('have the active one in its row, or not at all', () => {
    const row = (lotId: string | null, ...actions: readonly UnknownAction[]) =>
      selectActiveRow(on(SALE, cellActivated(at(lotId, 'title')), ...actions));
    expect([row('a'), row('c'), row(null), selectActiveRow(SALE)]).toEqual([0, 2, -1, -1]);
    expect(row('c', gridArranged({ lotIds: ['c', 'b'] }))).toBe(0);
    expect(row('a', gridArranged({ lotIds: ['c', 'b'] }))).toBe(-1);
  });

  it('are changed together only where they are chosen and in sight', () => {
    const chosen = on(SALE, choiceMade({ lotIds: ['d', 'a', 'gone'] }));
    expect(selectChosenIds(chosen)).toEqual(['a', 'd']);
    expect(selectChosenIds(on(chosen, gridArranged({ lotIds: ['d', 'b'] })))).toEqual(['d']);
    expect([selectIsChosen(chosen, 'd'), selectIsChosen(chosen, 'b')]).toEqual([true, false]);
    expect(selectAllChosen(chosen)).toBe(false);
    expect(selectAllChosen(on(chosen, gridArranged({ lotIds: ['d', 'a'] })))).toBe(true);
    expect(selectAllChosen(on(chosen, gridArranged({ lotIds: [] })))).toBe(false);
  });
});

describe('the columns of the view', () => {
  it('are those of the plan, of the platforms and of the results, with their widths', () => {
    expect(selectShownColumns(shown)).toEqual(['number', 'title', 'status', 'category']);
    expect(selectWidths(shown)).toEqual([184, 244, 152, 120]);
    const platforms = [{ id: 'hiBid', name: 'HiBid', limits: {} }];
    const checked = on(shown, checks.actions.checksStarted({ platforms }), phaseKnown({ results: 'due' }));
    expect(selectShownColumns(checked)).toEqual(['number', 'title', 'status', 'platform:hiBid', 'category', 'hammer']);
    expect(selectPlan(checked)).toMatchObject({ bySale: ['hammer'], widths: {} });
  });

  it('show what only editors read to editors, and extras as the person wants them', () => {
    const all = on(SALE, columnsPlanned({ ...FIRST_PLAN, hidden: [] }));
    expect(selectShownColumns(all)).not.toContain('reserve');
    const own = privateReceived({ saleId, changed: [], removed: [], fromServer: true });
    expect(selectShownColumns(on(all, own))).toContain('reserve');
    const column = { field: 'extras.a', name: 'A', isOwn: false, isRequired: false } as never;
    const known = on(shown, extrasKnown({ columns: [column] }));
    expect(selectShownColumns(known)).not.toContain('extras.a');
    const wanted = on(known, columnsPlanned({ ...selectPlan(shown), shown: ['extras.a'] }));
    expect(selectShownColumns(wanted)).toContain('extras.a');
    const decided = on(
      shown,
      phaseKnown({ results: 'due' }),
      columnsPlanned({ ...selectPlan(shown), decided: ['hammer'] }),
    );
    expect(selectShownColumns(decided)).not.toContain('hammer');
  });

  it('are the same list while only widths change, so that no row is drawn for it', () => {
    const wider = on(shown, columnsPlanned({ ...selectPlan(shown), widths: { title: 300 } }));
    expect(selectShownColumns(wider)).toBe(selectShownColumns(shown));
    expect(selectWidths(wider)).toEqual([184, 300, 152, 120]);
  });
});

describe('the chosen cells', () => {
  const active = on(shown, cellActivated(at('b', 'title')));
  const range = (anchor: ReturnType<typeof at>, head: ReturnType<typeof at>) =>
    on(active, rangeChosen({ anchor, head }));

  it('are the active one alone', () => {
    expect(selectActiveSpot(active)).toEqual({ row: 1, column: 1 });
    expect(selectHeadSpot(active)).toEqual({ row: 1, column: 1 });
    expect(selectActiveSpot(on(shown, cellActivated(at('b', 'number'))))).toEqual({ row: 1, column: 0 });
    expect(selectRect(active)).toEqual({ top: 1, bottom: 1, left: 1, right: 1 });
    expect([selectActiveSpot(shown), selectHeadSpot(shown), selectRect(shown)]).toEqual([null, null, null]);
    expect(selectRangeOfRow(active, 1)).toBeNull();
  });

  it('reach from corner to corner, whichever was first', () => {
    const down = range(at('b', 'title'), at('d', 'status'));
    const rect = { top: 1, bottom: 3, left: 1, right: 2 };
    expect([selectRect(down), selectHeadSpot(down)]).toEqual([rect, { row: 3, column: 2 }]);
    const up = range(at('d', 'title'), at('b', 'status'));
    expect([selectRect(up), selectHeadSpot(up)]).toEqual([rect, { row: 1, column: 2 }]);
    const back = range(at('b', 'status'), at('d', 'title'));
    expect(selectRect(back)).toEqual(rect);
    expect([0, 1, 2, 3, 4].map((row) => selectRangeOfRow(down, row))).toEqual([null, '1:2', '1:2', '1:2', null]);
  });

  it('begin with the first lot when a corner is in the head', () => {
    expect(selectRect(range(at(null, 'title'), at('b', 'title')))).toEqual({ top: 0, bottom: 1, left: 1, right: 1 });
    expect(selectRect(range(at('a', 'title'), at(null, 'title')))).toEqual({ top: 0, bottom: 0, left: 1, right: 1 });
    const head = range(at(null, 'title'), at(null, 'status'));
    expect([selectRect(head), selectHeadSpot(head)]).toEqual([null, { row: -1, column: 2 }]);
    expect(selectActiveSpot(on(shown, cellActivated(at(null, 'title'))))).toEqual({ row: -1, column: 1 });
  });

  it('are none where the view shows a corner no more', () => {
    const gone = range(at('b', 'title'), at('d', 'status'));
    expect(selectRect(on(gone, gridArranged({ lotIds: ['a', 'b'] })))).toBeNull();
    expect(selectRangeOfRow(on(gone, gridArranged({ lotIds: ['a', 'b'] })), 1)).toBeNull();
    expect(selectRect(on(gone, gridArranged({ lotIds: ['d'] })))).toBeNull();
    expect(selectActiveSpot(on(shown, cellActivated(at('b', 'period'))))).toBeNull();
  });

  it('are known to each row by itself', () => {
    expect([selectActiveColumn(active, 'b'), selectActiveColumn(active, 'a'), selectActiveColumn(shown, null)]).toEqual(
      ['title', null, null],
    );
    const editing = on(active, editBegan({ mode: 'amend' }));
    expect([
      selectEditingOfRow(editing, 'b'),
      selectEditingOfRow(editing, 'a'),
      selectEditingOfRow(active, 'b'),
    ]).toEqual(['amend', null, null]);
  });
});

it('lists the categories in use, each once, and the same list while none comes or goes', () => {
  const categories = ['Silver', ' Glass ', '', 'Glass', 'Trash'];
  const changed = categories.map((category, index) =>
    buildLot({ id: `l${String(index)}`, category, deletedAt: category === 'Trash' ? 1 : null }),
  );
  const one = on(SALE, received(buildLot({ id: 'a', category: 'Glass' })));
  expect(selectCategories(one)).toEqual(['Glass']);
  const used = on(SALE, received(...changed));
  expect(selectCategories(used)).toEqual(['Glass', 'Silver']);
  const renamed = on(used, received(buildLot({ id: 'a', title: 'Another', category: 'Glass' })));
  expect(selectCategories(renamed)).toBe(selectCategories(used));
  expect(selectCategories(on(used, received(buildLot({ id: 'a', category: 'Clocks' }))))).toEqual([
    ...['Clocks', 'Glass', 'Silver'],
  ]);
  expect(selectCategories(on(used, received(buildLot({ id: 'l0', category: 'Gold' }))))).toEqual(['Glass', 'Gold']);
});

it('reads a lot with what only editors see of it', () => {
  const own = { ...NO_PRIVATE_FIELDS, id: 'b', reserve: 50 };
  const read = selectLotReader(on(SALE, privateReceived({ saleId, changed: [own], removed: [], fromServer: true })));
  expect(read('b')).toMatchObject({ id: 'b', title: 'A vase', reserve: 50 });
  expect(read('a')).toMatchObject({ id: 'a', reserve: null });
  expect([read('gone'), selectLotReader({})('a')]).toEqual([undefined, undefined]);
});

it('says which lots need a person: for a text that was not read, or a photo that did not arrive', () => {
  const unread = on(SALE, amountNotRead({ lotId: 'b', field: 'estimateLow', text: 'much' }));
  expect(['a', 'b'].map((id) => selectLotNeedsAttention(unread, id))).toEqual([false, true]);
  const photo = { id: 'photo', lotId: 'c', fileName: 'c.jpg', order: 'a0', first: true };
  const failed = [photosCaptured({ saleId, photos: [photo] }), photoFailed({ id: 'photo', failure: 'quota-exceeded' })];
  expect(['a', 'b', 'c'].map((id) => selectLotNeedsAttention(on(unread, ...failed), id))).toEqual([false, true, true]);
});
