import { signedOut } from '../../../auth/model/authSlice';
import { FIRST_PLAN } from '../fields/gridColumns';
import { saleEntered, saleLeft } from '../lots/lotsSlice';
import { NO_FILTER } from './arrangeLots';
import grid, {
  bulkDialogClosed,
  bulkDialogOpened,
  cellActivated,
  choiceCleared,
  choiceMade,
  columnPreferencesRestored,
  columnsPlanned,
  densityChosen,
  editBegan,
  editEnded,
  filterChosen,
  gridArranged,
  groupFolded,
  type GridState,
  layoutChosen,
  lotsChosen,
  lotShown,
  noteMade,
  queryTyped,
  rangeChosen,
  selectGrid,
  sortChosen,
  viewReset,
  viewRestored,
  workEnded,
  workProgressed,
} from './gridSlice';

type Action = Parameters<typeof grid.reducer>[1];
const on = (state: GridState, ...actions: readonly Action[]): GridState => actions.reduce(grid.reducer, state);
const run = (...actions: readonly Action[]): GridState => on(grid.getInitialState(), ...actions);
const [a, b, c] = ['a', 'b', 'c'].map((lotId) => ({ lotId, column: 'title' as const })) as unknown as readonly [
  { lotId: string; column: 'title' },
  { lotId: string; column: 'title' },
  { lotId: string; column: 'title' },
];
const note = noteMade({ kind: 'copied', cells: 4 });
const begin = editBegan({ mode: 'amend' });

describe('the active cell', () => {
  it('is alone: no range, nothing edited, and nothing said of what was done before', () => {
    expect(run(cellActivated(a), rangeChosen({ head: b }), note, cellActivated(c))).toMatchObject({
      ...{ active: c, range: null, editing: null, note: null },
    });
    expect(run(cellActivated(a), begin, cellActivated(b)).editing).toBeNull();
  });

  it('is where a range begins, unless the range has another corner', () => {
    expect(run(cellActivated(a), note, rangeChosen({ head: b }))).toMatchObject({
      ...{ active: a, range: { anchor: a, head: b }, note: null },
    });
    expect(run(cellActivated(a), rangeChosen({ head: b }), rangeChosen({ head: c })).range).toEqual({
      ...{ anchor: a, head: c },
    });
    expect(run(cellActivated(a), rangeChosen({ anchor: b, head: c }))).toMatchObject({
      ...{ active: a, range: { anchor: b, head: c } },
    });
    expect(run(rangeChosen({ head: c }))).toMatchObject({ active: c, range: { anchor: c, head: c } });
    expect(run(rangeChosen({ anchor: b, head: c })).active).toEqual(b);
  });

  it('is edited in place of the range, but for the head of a column', () => {
    expect(run(cellActivated(a), rangeChosen({ head: b }), note, begin)).toMatchObject({
      ...{ active: a, range: null, editing: 'amend', note: null },
    });
    expect(run(cellActivated(a), begin, editEnded()).editing).toBeNull();
    const head = run(cellActivated({ ...a, lotId: null }));
    expect(on(head, begin)).toBe(head);
    expect(on(run(), begin)).toBe(grid.getInitialState());
  });

  it('follows the lot that the editor shows, in its column', () => {
    const state = run(cellActivated(a), begin);
    expect(on(state, lotShown({ lotId: 'a' }))).toBe(state);
    expect(on(state, lotShown({ lotId: 'b' }))).toMatchObject({ active: b, range: null, editing: null });
    expect(run(cellActivated(a), rangeChosen({ head: c }), lotShown({ lotId: 'b' })).range).toBeNull();
    expect(run(lotShown({ lotId: 'b' })).active).toEqual({ lotId: 'b', column: 'number' });
  });
});

describe('the chosen lots', () => {
  const opened = bulkDialogOpened('replace');
  const chosen = (...actions: readonly Action[]) => {
    const state = run(choiceMade({ lotIds: ['a', 'b'] }), opened, ...actions);
    return [Object.keys(state.chosen), state.bulkDialog];
  };

  it('are exactly those, or some more or less; what was to be done with the others is over', () => {
    expect(chosen()).toEqual([['a', 'b'], 'replace']);
    expect(chosen(bulkDialogClosed())).toEqual([['a', 'b'], null]);
    expect(chosen(lotsChosen({ lotIds: ['b', 'c'], chosen: true }))).toEqual([['a', 'b', 'c'], null]);
    expect(chosen(lotsChosen({ lotIds: ['b', 'd'], chosen: false }))).toEqual([['a'], null]);
    expect(chosen(choiceMade({ lotIds: ['c'] }))).toEqual([['c'], null]);
    expect(chosen(choiceCleared())).toEqual([[], null]);
  });
});

describe('the view', () => {
  const sort = { column: 'title', direction: 'ascending' } as const;
  const arranged = [sortChosen(sort), filterChosen({ status: 'draft' }), queryTyped('vase')];

  it('is sorted, filtered and searched, each by itself, and all of it is reset at once', () => {
    const state = run(...arranged, filterChosen({ category: 'Glass' }));
    expect(state).toMatchObject({ sort, filter: { ...NO_FILTER, status: 'draft', category: 'Glass' }, query: 'vase' });
    expect(on(state, sortChosen(null)).sort).toBeNull();
    expect(on(state, viewReset())).toEqual(grid.getInitialState());
    const kept = { sort: null, filter: { ...NO_FILTER, problem: 'needs' as const }, query: 'clock' };
    expect(on(state, viewRestored(kept))).toMatchObject(kept);
    expect(on(state, gridArranged({ lotIds: ['b', 'a'] })).arranged).toEqual(['b', 'a']);
  });

  it('begins anew with another sale; how the person arranged the table stays, and goes with the session', () => {
    const plan = { ...FIRST_PLAN, widths: { title: 300 } };
    const preferences = { plan, density: 'compact', layout: 'gallery', openGroups: ['making'] } as const;
    const state = run(
      ...[columnPreferencesRestored(preferences), ...arranged, gridArranged({ lotIds: ['a'] }), cellActivated(a)],
      ...[rangeChosen({ head: b }), choiceMade({ lotIds: ['a'] }), bulkDialogOpened('set'), note],
      workProgressed({ done: 1, total: 2 }),
    );
    const anew = { ...grid.getInitialState(), ...preferences };
    expect(on(state, saleEntered({ saleId: 'other' }))).toEqual(anew);
    expect(on(state, saleLeft())).toEqual(anew);
    expect(on(state, signedOut({ reason: 'requested' }))).toEqual(grid.getInitialState());
  });

  it('has columns, rows and groups as the person wants them', () => {
    const plan = { ...FIRST_PLAN, hidden: [] };
    expect(run(columnsPlanned(plan), densityChosen('compact'))).toMatchObject({ plan, density: 'compact' });
    const fold = (open: boolean, group: 'making' | 'prices') => groupFolded({ group, open });
    expect(run(fold(true, 'making'), fold(true, 'prices'), fold(true, 'making')).openGroups).toEqual([
      ...['prices', 'making'],
    ]);
    expect(run(fold(true, 'making'), fold(true, 'prices'), fold(false, 'making')).openGroups).toEqual(['prices']);
  });

  it('is the other one at the active lot, with nothing being edited', () => {
    const state = run(cellActivated(a), begin, layoutChosen('gallery'));
    expect(state).toMatchObject({ layout: 'gallery', active: a, editing: null });
    expect(run(cellActivated(a), rangeChosen({ head: b }), layoutChosen('table')).range).toBeNull();
  });

  it('says how far work on many lots is, and what came of it', () => {
    const working = run(note, workProgressed({ done: 5, total: 9 }));
    expect(working).toMatchObject({ work: { done: 5, total: 9 }, note: { kind: 'copied' } });
    expect(on(working, workEnded({ note: { kind: 'tooLarge' } }))).toMatchObject({
      ...{ work: null, note: { kind: 'tooLarge' } },
    });
    expect(on(working, workEnded({ note: null })).note).toBeNull();
  });
});

it('is the empty table where there is none yet', () => {
  expect(selectGrid({})).toEqual({
    ...{ plan: FIRST_PLAN, density: 'comfortable', layout: 'table', openGroups: [] },
    ...{ sort: null, filter: NO_FILTER, query: '', arranged: null, active: null, range: null, editing: null },
    ...{ chosen: {}, bulkDialog: null, work: null, note: null },
  });
});
