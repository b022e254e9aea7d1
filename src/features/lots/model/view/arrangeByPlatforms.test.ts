import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import type { Problem } from '../../../../domain/platforms/problem';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { buildLot } from '../../../../testing/stores/builders';
import { type Arrangement, arrangeLots, isArranged, NO_FILTER } from './arrangeLots';
import { moveBy, nextInReading } from './gridPlaces';

const ALL: Arrangement = { sort: null, filter: NO_FILTER, query: '' };
const problem = (severity: Problem['severity'], rule = 'required') => ({ severity, detail: { rule } }) as Problem;
const PROBLEMS: Readonly<Record<string, PlatformProblems>> = {
  a: { one: [problem('refused'), problem('refused')] },
  b: { one: [problem('changed', 'shortened')], two: [problem('refused')] },
  c: { one: [problem('advice', 'markup')] },
  d: { one: [problem('advice', 'markup'), problem('refused')] },
};
const LOTS = ['a', 'b', 'c', 'd'].map((id, at) => buildLot({ id, number: at + 1, order: `a${String(at)}` }));
const arranged = (view: Partial<Arrangement>, kept: string | null = null, lots = LOTS): string =>
  arrangeLots(
    lots,
    { ...ALL, ...view },
    (id) => ({ ...NO_PRIVATE_FIELDS, reserve: id === 'a' ? 9 : id === 'c' ? 5 : null, consignor: id }),
    kept,
    () => false,
    (id) => PROBLEMS[id],
  ).join('');
const by = (column: NonNullable<Arrangement['sort']>['column'], direction = 'ascending') =>
  ({ sort: { column, direction } }) as Pick<Arrangement, 'sort'>;
const onPlatform = (id: string, kind: 'refused' | 'lost') => ({ filter: { ...NO_FILTER, platform: { id, kind } } });

describe('the view by what platforms say', () => {
  it('shows what a platform refuses, or what would be lost on the way to it', () => {
    expect([arranged(onPlatform('one', 'refused')), arranged(onPlatform('one', 'lost'))]).toEqual(['ad', 'b']);
    expect([arranged(onPlatform('two', 'refused')), arranged(onPlatform('three', 'lost'))]).toEqual(['b', '']);
  });

  it('is sorted by how much a person has to do', () => {
    expect([arranged(by('platform:one')), arranged(by('platform:one', 'descending'))]).toEqual(['cbda', 'abdc']);
  });
});

describe('the view by its columns', () => {
  it('sorts by state, by what is missing, by private values and by extras', () => {
    const lots = [
      buildLot({ id: 'a', status: 'ready', 'extras.boxed': true, 'extras.height': 12 }),
      buildLot({ id: 'b', title: '', description: '', 'extras.boxed': false, 'extras.height': 9 }),
      buildLot({ id: 'c', title: '' }),
    ];
    expect([arranged(by('status'), null, lots), arranged(by('needs'), null, lots)]).toEqual(['bca', 'acb']);
    expect([arranged(by('reserve')), arranged(by('consignor', 'descending'))]).toEqual(['cabd', 'dcba']);
    expect([arranged(by('extras.boxed'), null, lots), arranged(by('extras.height'), null, lots)]).toEqual([
      'bac',
      'bac',
    ]);
  });

  it('sorts numbers with their letters, and words as people count', () => {
    const numbered = [
      buildLot({ id: 'a', number: 2, title: 'Box 10' }),
      buildLot({ id: 'b', number: 1, suffix: 'B', title: 'box 9' }),
      buildLot({ id: 'c', number: 1, suffix: 'A', title: 'Box 1' }),
      buildLot({ id: 'd', number: 1, title: 'ärmel' }),
    ];
    expect([arranged(by('number'), null, numbered), arranged(by('title'), null, numbered)]).toEqual(['dcba', 'dcba']);
    expect(arranged(by('number', 'descending'), null, numbered)).toBe('abcd');
  });

  it('filters what the search has found, and keeps the lot in which somebody writes', () => {
    const lots = [
      buildLot({ id: 'a', title: 'Clock', status: 'ready' }),
      buildLot({ id: 'b', title: 'Clock' }),
      buildLot({ id: 'c', title: 'Vase', status: 'ready' }),
    ];
    const filter = { ...NO_FILTER, status: 'ready' as const };
    expect(arranged({ query: 'clock', filter }, null, lots)).toBe('a');
    expect(arranged({ query: 'clock', filter }, 'b', lots)).toBe('ab');
    expect(arranged({ query: 'clock' }, 'c', lots)).toBe('abc');
    expect(arranged({ filter: { ...filter, category: '' } }, null, lots)).toBe('ac');
  });

  it('is all in sale order, or something else', () => {
    expect([isArranged(ALL), isArranged({ ...ALL, query: '  ' })]).toEqual([false, false]);
    const others: readonly Partial<Arrangement>[] = [
      by('number'),
      { query: 'a' },
      { filter: { ...NO_FILTER, status: 'draft' } },
      { filter: { ...NO_FILTER, category: '' } },
      { filter: { ...NO_FILTER, problem: 'needs' } },
      onPlatform('one', 'lost'),
    ];
    for (const view of others) expect(isArranged({ ...ALL, ...view })).toBe(true);
  });
});

describe('the keys of the table', () => {
  const size = { rows: 20, columns: 5, page: 8 };

  it.each([
    ['ArrowUp', false, [4, 2]],
    ['ArrowUp', true, [0, 2]],
    ['ArrowDown', false, [6, 2]],
    ['ArrowDown', true, [19, 2]],
    ['ArrowLeft', false, [5, 1]],
    ['ArrowLeft', true, [5, 0]],
    ['ArrowRight', false, [5, 3]],
    ['ArrowRight', true, [5, 4]],
    ['Home', false, [5, 0]],
    ['Home', true, [0, 0]],
    ['End', false, [5, 4]],
    ['End', true, [19, 4]],
    ['PageUp', false, [0, 2]],
    ['PageDown', false, [13, 2]],
  ] as const)('%s (jump: %p) leads from the middle to %j', (key, jump, [row, column]) => {
    expect(moveBy(key, jump, { row: 5, column: 2 }, size)).toEqual({ row, column });
  });

  it('leave the head where it is, by page and at the ends, and others move nothing', () => {
    const head = { row: -1, column: 2 };
    expect(moveBy('PageUp', false, head, size)).toEqual(head);
    expect(moveBy('ArrowUp', true, head, size)).toEqual(head);
    expect(moveBy('PageUp', false, { row: 15, column: 2 }, size)).toEqual({ row: 7, column: 2 });
    // Without lots there is the head only.
    expect(moveBy('Home', true, head, { ...size, rows: 0 })).toEqual({ row: -1, column: 0 });
    expect(moveBy('Enter', false, head, size)).toBeNull();
  });

  it('go on in the next row behind the last column, and nowhere from the ends and the head', () => {
    expect(nextInReading({ row: 1, column: 4 }, false, size)).toEqual({ row: 2, column: 0 });
    expect(nextInReading({ row: 1, column: 0 }, true, size)).toEqual({ row: 0, column: 4 });
    expect(nextInReading({ row: 0, column: 0 }, true, size)).toBeNull();
    expect(nextInReading({ row: 19, column: 4 }, false, size)).toBeNull();
    expect(nextInReading({ row: -1, column: 2 }, false, size)).toBeNull();
  });
});
