import fc from 'fast-check';
import { ALL_COLUMNS, FIRST_PLAN, moveColumn, orderedColumns, readPlan, shownColumns } from './gridColumns';

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
