import fc from 'fast-check';
import {
  ALL_COLUMNS,
  columnsBySale,
  type ColumnPlan,
  FIRST_PLAN,
  moveColumn,
  orderedColumns,
  readPlan,
  shownColumns,
  withShown,
} from './gridColumns';

const columns = fc.constantFrom(...ALL_COLUMNS);

describe('the columns', () => {
  it('are all there however they are moved, the lot first, private ones for editors only', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(columns, fc.integer({ min: -30, max: 30 }))), (moves) => {
        const plan = moves.reduce((now, [column, steps]) => moveColumn(now, column, steps), FIRST_PLAN);
        expect([...orderedColumns(plan)].sort()).toEqual([...ALL_COLUMNS].sort());
        expect(shownColumns(plan, true)[0]).toBe('number');
        expect(shownColumns({ ...plan, hidden: [] }, false)).not.toContain('reserve');
        expect(shownColumns({ ...plan, hidden: [] }, true)).toContain('reserve');
      }),
    );
  });

  it('move past hidden ones', () => {
    expect(shownColumns(moveColumn(FIRST_PLAN, 'title', 1), true).slice(0, 3)).toEqual([
      'number',
      'description',
      'title',
    ]);
    expect(moveColumn(FIRST_PLAN, 'title', -1)).toBe(FIRST_PLAN);
  });

  it('are read back as they were kept, and from anything else as at first', () => {
    const plan = moveColumn({ ...FIRST_PLAN, hidden: ['status'], widths: { title: 400 } }, 'category', -1);
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(readPlan(null)).toEqual(FIRST_PLAN);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(orderedColumns(readPlan(value))).toHaveLength(ALL_COLUMNS.length);
      }),
    );
  });
});

describe('the column of the hammer price', () => {
  const [prepared, withResults] = [false, true].map(columnsBySale);
  const shows = (plan: ColumnPlan, bySale = withResults): boolean =>
    shownColumns({ ...plan, ...(bySale !== undefined && { bySale }) }, true).includes('hammer');
  const keptAndRead = (plan: object): ColumnPlan => readPlan(JSON.parse(JSON.stringify(plan)));

  it('is shown by itself in a sale with results only, behind the estimates', () => {
    expect([shows(FIRST_PLAN, prepared), shows(FIRST_PLAN)]).toEqual([false, true]);
    const order = orderedColumns(FIRST_PLAN);
    expect(order[order.indexOf('hammer') - 1]).toBe('estimateHigh');
  });

  it('is shown or hidden everywhere once the person has said so, also after a reload', () => {
    const hidden = keptAndRead(withShown(FIRST_PLAN, 'hammer', false));
    expect([shows(hidden, prepared), shows(hidden)]).toEqual([false, false]);
    const shown = keptAndRead(withShown(hidden, 'hammer', true));
    expect([shows(shown, prepared), shows(shown)]).toEqual([true, true]);
  });

  it('is not taken for a choice when something else of the columns was kept', () => {
    expect(shows(keptAndRead(withShown(FIRST_PLAN, 'creator', true)))).toBe(true);
    expect(shows(keptAndRead({ ...FIRST_PLAN, bySale: withResults }), prepared)).toBe(false);
  });

  it('of an older build, which hid it at first, is shown where it stands now; where it was wanted, it stays', () => {
    const { decided: _later, ...older } = FIRST_PLAN;
    const order = [...older.order.filter((column) => column !== 'hammer'), 'hammer' as const];
    const read = keptAndRead({ ...older, order });
    expect(shows(read)).toBe(true);
    expect(read.order).toEqual(FIRST_PLAN.order);
    const wanted = keptAndRead({ ...older, order, hidden: older.hidden.filter((column) => column !== 'hammer') });
    expect(shows(wanted, prepared)).toBe(true);
    expect(wanted.order.at(-1)).toBe('hammer');
  });
});
