import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { selectActiveSpot, selectHeadSpot } from '../../model/view/gridSelectors';
import {
  cellActivated,
  filterChosen,
  queryTyped,
  rangeChosen,
  sortChosen,
  viewReset,
} from '../../model/view/gridSlice';
import { useLotsSelector } from './lotsHooks';
import { GRID_ID } from './useFollowLot';
import { isRowInSight, useKeepInSight } from './useKeepInSight';

const scrollToIndex = jest.fn<void, [number, { align: 'auto' | 'center' }]>();
const scrollTo = jest.fn();

interface Shown {
  readonly scrollOffset?: number | null;
  readonly inSight?: readonly number[];
}

/** A first column of 100 CSS pixels that stays, and four of 200 each; 500 of all are in sight. */
function Rows({ scrollOffset = 300, inSight = [] }: Shown) {
  const head = useLotsSelector((state) => selectHeadSpot(state) ?? selectActiveSpot(state));
  const widths = [100, 200, 200, 200, 200];
  useKeepInSight({ rows: { scrollOffset, scrollToIndex }, head, widths, isInSight: (row) => inSight.includes(row) });
  return <div id={GRID_ID} />;
}

async function show(shown: Shown = {}) {
  const space = await renderWorkspace(<Rows {...shown} />, ({ lots }) =>
    lots.seed(
      SALE,
      ['a', 'b', 'c', 'd'].map((id, at) => buildLot({ id, number: at + 1, order: `a${at}`, title: `Vase ${id}` })),
    ),
  );
  const grid = document.getElementById(GRID_ID) as HTMLElement;
  Object.defineProperties(grid, { clientWidth: { value: 500 }, scrollTo: { value: scrollTo } });
  scrollToIndex.mockClear();
  scrollTo.mockClear();
  const columns = ['number', 'title', 'description', 'category', 'estimateLow'] as const;
  const go = (lotId: string, column = 0) =>
    space.after(() => void space.store.dispatch(cellActivated({ lotId, column: columns[column] ?? 'number' })));
  return {
    ...space,
    grid,
    go,
    does: (action: { type: string }) => space.after(() => void space.store.dispatch(action)),
  };
}

describe('the cell that the keys are at', () => {
  it('comes in sight, where its row is not there already', async () => {
    const { go, does, store } = await show({ inSight: [1] });
    await go('c');
    expect(scrollToIndex.mock.calls).toEqual([[2, { align: 'auto' }]]);
    await go('b');
    expect(scrollToIndex).toHaveBeenCalledTimes(1);
    await does(rangeChosen({ head: { lotId: 'd', column: 'title' } }));
    expect(scrollToIndex).toHaveBeenLastCalledWith(3, { align: 'auto' });
    await store.stop();
  });

  it('comes out from below the first column, and in from the right edge, as little as it takes', async () => {
    const { go, grid, store } = await show();
    await go('a', 3);
    // The fourth column ends at 700, of which 500 are in sight.
    expect(grid.scrollLeft).toBe(200);
    await go('a', 2);
    expect(grid.scrollLeft).toBe(200);
    await go('a', 1);
    expect(grid.scrollLeft).toBe(0);
    await go('a', 4);
    expect(grid.scrollLeft).toBe(400);
    // The first one is always in sight.
    await go('a', 0);
    expect(grid.scrollLeft).toBe(400);
    await store.stop();
  });
});

describe('another view', () => {
  it('begins at its top, and all lots at the one that one was at', async () => {
    const { go, does, store } = await show();
    await go('c');
    scrollToIndex.mockClear();
    await does(sortChosen({ column: 'title', direction: 'descending' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockClear();
    await does(filterChosen({ status: 'draft' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockClear();
    await does(queryTyped('vase'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockClear();
    expect(scrollToIndex).not.toHaveBeenCalledWith(expect.anything(), { align: 'center' });
    await does(viewReset());
    expect(scrollToIndex).toHaveBeenLastCalledWith(2, { align: 'center' });
    await store.stop();
  });

  it('of all lots begins at its top where no lot was the active one, and stays where it is there already', async () => {
    const first = await show();
    await first.does(sortChosen({ column: 'title', direction: 'descending' }));
    scrollTo.mockClear();
    await first.does(viewReset());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(scrollToIndex).not.toHaveBeenCalled();
    await first.store.stop();
    first.unmount();
    const second = await show({ scrollOffset: 0 });
    await second.does(sortChosen({ column: 'title', direction: 'descending' }));
    expect(scrollTo).not.toHaveBeenCalled();
    await second.store.stop();
  });
});

describe('a row', () => {
  const rows = {
    scrollOffset: 100,
    scrollRect: { height: 200 },
    options: { scrollPaddingStart: 20 },
    measurementsCache: [
      { start: 120, end: 160 },
      { start: 121, end: 299 },
      { start: 260, end: 300 },
    ],
  };

  it('is in sight where all of it is below the heads and above the end', () => {
    expect([0, 1, 2].map((row) => isRowInSight(rows, row))).toEqual([false, true, false]);
  });

  it('is not known to be there before it is measured', () => {
    expect(isRowInSight(rows, 3)).toBe(false);
    expect(isRowInSight({ ...rows, scrollOffset: null }, 1)).toBe(false);
    expect(isRowInSight({ ...rows, scrollRect: null }, 1)).toBe(false);
  });
});
