import {
  ALL_COLUMNS,
  columnsBySale,
  type ColumnPlan,
  fieldOf,
  FIRST_PLAN,
  type GridColumnId,
  isColumn,
  isPrivateField,
  isShown,
  isTyped,
  kindOf,
  moveColumn,
  orderedColumns,
  orderWithPlatforms,
  platformColumn,
  platformOf,
  readPlan,
  shownColumns,
  widthOf,
  withShown,
} from './gridColumns';

const extra = (field: `extras.${string}`, more: object = {}) => ({ field, isOwn: false, isRequired: false, ...more });
const PLAN: ColumnPlan = { order: ALL_COLUMNS, hidden: [], widths: {} };

describe('a column', () => {
  it.each<[GridColumnId, string, GridColumnId | null, boolean]>([
    ['number', 'fixed', null, true],
    ['status', 'fixed', null, false],
    ['needs', 'fixed', null, false],
    ['platform:hiBid', 'fixed', null, false],
    ['title', 'text', 'title', true],
    ['description', 'longText', 'description', true],
    ['hammer', 'money', 'hammer', true],
    ['reserve', 'money', 'reserve', true],
    ['quantity', 'count', 'quantity', true],
    ['lotType', 'choice', 'lotType', true],
    ['extras.height', 'number', 'extras.height', true],
    ['extras.shippingPrice', 'money', 'extras.shippingPrice', true],
    ['extras.isFirearm', 'choice', 'extras.isFirearm', true],
    ['extras.ofANewerBuild', 'text', 'extras.ofANewerBuild', true],
    ['ofANewerBuild' as GridColumnId, 'text', null, false],
  ])('%s holds: %s', (column, kind, field, typed) => {
    expect([kindOf(column), fieldOf(column), isTyped(column)]).toEqual([kind, field, typed]);
  });

  it('of a platform is named by it, and private is what only editors read', () => {
    expect([platformColumn('hiBid'), platformOf('platform:hiBid'), platformOf('title')]).toEqual([
      'platform:hiBid',
      'hiBid',
      null,
    ]);
    expect((['reserve', 'toCheck', 'title', 'number'] as const).map(isPrivateField)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is what this build knows, an extra, or of a platform', () => {
    const named: readonly unknown[] = ['title', 'needs', 'extras.height', 'platform:hiBid'];
    expect(named.map(isColumn)).toEqual([true, true, true, true]);
    // The number stands first and is neither moved nor hidden.
    expect(['number', 'coverPhotoId', 'toString', 'extras.', 5, null].map(isColumn)).not.toContain(true);
  });

  it('is as wide as the person made it, else as its head and its states need', () => {
    const plan = { ...PLAN, widths: { title: 400 } };
    const columns = ['title', 'description', 'condition', 'platform:hiBid', 'number'] as const;
    expect(columns.map((column) => widthOf(plan, column))).toEqual([400, 200, 180, 136, 184]);
  });
});

describe('what a new device shows', () => {
  const BEFORE = ['title', 'description', 'category', 'estimateLow', 'estimateHigh', 'hammer', 'status'];

  it('is what is looked at most, in this order', () => {
    expect(FIRST_PLAN.order.slice(0, 8)).toEqual([...BEFORE, 'creator']);
    expect(shownColumns(FIRST_PLAN, true)).toEqual([
      'number',
      ...BEFORE.filter((column) => column !== 'hammer'),
      'condition',
    ]);
    expect([columnsBySale(false), columnsBySale(true)]).toEqual([[], ['hammer']]);
  });

  it('has extras last: those of the house and those that a platform wants of every lot', () => {
    const extras = [
      extra('extras.some'),
      extra('extras.ours', { isOwn: true }),
      extra('extras.wanted', { isRequired: true }),
    ];
    expect(orderedColumns(FIRST_PLAN, extras).slice(-3)).toEqual(['extras.some', 'extras.ours', 'extras.wanted']);
    expect(shownColumns(FIRST_PLAN, true, extras).slice(-2)).toEqual(['extras.ours', 'extras.wanted']);
    expect(shownColumns(FIRST_PLAN, true, extras)).not.toContain('extras.some');
    expect(isShown({ ...FIRST_PLAN, shown: ['extras.some'] }, 'extras.some', extras)).toBe(true);
    expect(isShown({ ...FIRST_PLAN, hidden: ['extras.ours'] }, 'extras.ours', extras)).toBe(false);
    // One of another sale has no place here.
    expect(orderedColumns({ ...FIRST_PLAN, order: ['extras.gone', 'platform:hiBid'] })).toEqual([
      'platform:hiBid',
      ...ALL_COLUMNS,
    ]);
  });
});

describe('showing and hiding', () => {
  it('says of a column of every sale only whether it is hidden, once', () => {
    const hidden = withShown(withShown(PLAN, 'title', false), 'title', false);
    expect(hidden).toEqual({ ...PLAN, hidden: ['title'] });
    expect(withShown({ ...PLAN, hidden: ['title', 'period'] }, 'title', true)).toEqual({ ...PLAN, hidden: ['period'] });
  });

  it('says of an extra that the person wants to see it', () => {
    const shown = withShown(withShown(PLAN, 'extras.a', true), 'extras.a', true);
    expect(shown).toEqual({ ...PLAN, shown: ['extras.a'] });
    expect(withShown(shown, 'extras.a', false)).toEqual({ ...PLAN, hidden: ['extras.a'], shown: [] });
    expect(withShown(shown, 'title', true)).toEqual(shown);
  });

  it('is decided for good where a sale shows a column by itself', () => {
    const decided = withShown(withShown(PLAN, 'hammer', false), 'hammer', true);
    expect(decided).toEqual({ ...PLAN, decided: ['hammer'] });
    expect(withShown(PLAN, 'title', false)).not.toHaveProperty('decided');
    expect(isShown({ ...PLAN, hidden: ['hammer'], bySale: ['hammer'] }, 'hammer')).toBe(true);
    expect(isShown({ ...PLAN, hidden: ['hammer'], bySale: [] }, 'hammer')).toBe(false);
  });
});

describe('the columns of platforms', () => {
  const order: readonly GridColumnId[] = ['title', 'status', 'category'];

  it('stand behind the state, and go with their platform', () => {
    const both = orderWithPlatforms(order, ['one', 'two']);
    expect(both.slice(0, 5)).toEqual(['title', 'status', 'platform:one', 'platform:two', 'category']);
    expect([...both].sort()).toEqual([...ALL_COLUMNS, 'platform:one', 'platform:two'].sort());
    expect(orderWithPlatforms(['title', 'platform:gone', 'status'], [])).toEqual(['title', 'status']);
    expect(orderWithPlatforms([], ['one'])[ALL_COLUMNS.indexOf('status') + 1]).toBe('platform:one');
  });

  it('stay where the person has put them, and the order is the same while nothing is new', () => {
    const moved: readonly GridColumnId[] = ['platform:one', 'title', 'status'];
    expect(orderWithPlatforms(moved, ['one'])).toBe(moved);
    expect(orderWithPlatforms(moved, ['one', 'two']).slice(0, 4)).toEqual([...moved, 'platform:two']);
  });
});

describe('moving a column', () => {
  const plan: ColumnPlan = { ...PLAN, order: [...ALL_COLUMNS], hidden: ALL_COLUMNS.slice(4) };
  const [a, b, c, d] = ALL_COLUMNS as readonly [GridColumnId, GridColumnId, GridColumnId, GridColumnId];
  const moved = (column: GridColumnId, steps: number) => moveColumn(plan, column, steps).order.slice(0, 4);

  it('goes so many places among the shown ones, and no further than to the ends', () => {
    expect(moved(a, 2)).toEqual([b, c, a, d]);
    expect(moved(d, -2)).toEqual([a, d, b, c]);
    expect(moved(b, 99)).toEqual([a, c, d, b]);
    expect(moved(c, -99)).toEqual([c, a, b, d]);
  });

  it('does nothing at an end, and with a column that is not shown', () => {
    expect(moveColumn(plan, a, -1)).toBe(plan);
    expect(moveColumn(plan, d, 1)).toBe(plan);
    expect(moveColumn(plan, ALL_COLUMNS[5] ?? 'needs', -1)).toBe(plan);
  });

  it('goes past columns that the plan does not name yet', () => {
    const named: ColumnPlan = { ...plan, order: [c, a] };
    expect(moveColumn(named, b, -1).order.slice(0, 4)).toEqual([c, b, a, d]);
  });

  it('leaves extras of other sales where they are', () => {
    const withOther: ColumnPlan = { ...plan, order: ['extras.other', ...ALL_COLUMNS] };
    const ours = extra('extras.ours', { isOwn: true });
    expect(moveColumn(withOther, 'extras.ours', -1, [ours]).order.slice(0, 6)).toEqual([
      'extras.other',
      ...[a, b, c, 'extras.ours', d],
    ]);
  });
});

describe('a plan that was kept', () => {
  it('keeps of its lists what can be a column, and widths that can be used', () => {
    const kept = {
      order: ['title', 'number', 5, 'extras.a', 'platform:one'],
      hidden: ['period', 'nothing', 'extras.b', 'platform:two'],
      widths: { title: 72, period: 900, weight: 71, category: 901, status: '100' },
      shown: ['extras.c', 'title', 5],
      decided: ['hammer', 'title'],
    };
    expect(readPlan(kept)).toEqual({
      order: ['title', 'extras.a', 'platform:one'],
      hidden: expect.arrayContaining(['period', 'extras.b', 'platform:two']),
      widths: { title: 72, period: 900 },
      shown: ['extras.c'],
      decided: ['hammer'],
    });
  });

  it.each([[null], ['text'], [5], [undefined]])('%j: as on a new device', (value) => {
    expect(readPlan(value)).toBe(FIRST_PLAN);
  });

  it('has what it does not name shown or hidden as on a new device', () => {
    const order = ALL_COLUMNS.filter((column) => column !== 'period' && column !== 'condition');
    const read = readPlan({ order, hidden: ['title'], decided: [] });
    expect(read.hidden).toEqual(['title', 'period']);
    // Of one that names nothing the person has hidden all that is hidden.
    expect(readPlan({ order: [], hidden: ['title'] }).hidden).toEqual(['title']);
    expect(readPlan({ order: 'title', hidden: 5, widths: null, shown: 'a', decided: 'hammer' })).toEqual({
      ...{ order: [], hidden: [], widths: {}, decided: [] },
    });
  });

  it('of an older build has the hidden hammer price behind the column before it', () => {
    const read = (order: readonly GridColumnId[], hidden: readonly GridColumnId[] = ['hammer']) =>
      readPlan({ order, hidden }).order;
    expect(read(['hammer', 'estimateHigh', 'title'])).toEqual(['estimateHigh', 'hammer', 'title']);
    expect(read(['title', 'hammer'])).toEqual(['hammer', 'title']);
    expect(read(['title', 'hammer'], [])).toEqual(['title', 'hammer']);
    expect(read(['title', 'period'])).toEqual(['title', 'period']);
  });
});
