import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Fix, Problem, ProblemDetail } from '../../../../domain/platforms/problem';
import type { CheckedPlatform, PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { buildLot } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import lots, { lotsReceived, saleEntered, saleLeft } from '../lots/lotsSlice';
import {
  countOn,
  countOnAll,
  countSimilar,
  countText,
  isRefusedAt,
  problemsAt,
  selectCheckedPlatforms,
  selectChecksStatus,
  selectLotProblems,
  similarProblems,
} from './checksSelectors';
import checks from './checksSlice';
import exportChecks, { selectExportChecks } from './exportChecksSlice';

const { checksStarted, problemsFound, checksCaughtUp, checksFailed, checksEnded } = checks.actions;
const reducer = combineReducers({ checks: checks.reducer, exportChecks: exportChecks.reducer, lots: lots.reducer });
type State = ReturnType<typeof reducer>;
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State => on(reducer(undefined, { type: 'start' }), ...actions);

const platform = (id: string, limits: CheckedPlatform['limits'] = {}): CheckedPlatform => ({ id, name: id, limits });
const [ONE, TWO] = [platform('one'), platform('two')] as const;
const started = checksStarted({ platforms: [ONE, TWO] });

interface Wish {
  readonly lotId?: string;
  readonly detail?: ProblemDetail;
  readonly severity?: Problem['severity'];
  readonly place?: Problem['place'];
  readonly fix?: Fix | null;
}
const problem = ({ lotId = 'a', ...more }: Wish = {}): Problem => ({
  ...{ lotId, photoId: null, header: null, severity: 'refused', fix: null },
  ...{ place: { field: 'title' }, detail: { rule: 'required' } },
  ...more,
});
const shortened: ProblemDetail = { rule: 'shortened', longest: 5, length: 9 };
const markup: ProblemDetail = { rule: 'markup' };
const found = (...answers: readonly (readonly [string, PlatformProblems | null])[]) =>
  problemsFound({ lots: answers, sale: {} });

describe('what the platforms say', () => {
  it('is known once they are asked, and kept for each lot until it has no problem', () => {
    const state = run(started, found(['a', { one: [problem()] }], ['b', { two: [problem()] }]));
    expect([selectChecksStatus(state), selectCheckedPlatforms(state)]).toEqual(['working', [ONE, TWO]]);
    expect(selectLotProblems(state, 'a')).toEqual({ one: [problem()] });
    const mended = on(state, found(['a', null], ['gone', null]), checksCaughtUp());
    expect([selectChecksStatus(mended), selectLotProblems(mended, 'a')]).toEqual(['live', undefined]);
    expect(selectLotProblems(mended, 'b')).toEqual({ two: [problem()] });
    expect(selectChecksStatus(on(mended, checksFailed()))).toBe('failed');
    const other = problem({ detail: markup });
    expect(selectLotProblems(on(state, found(['a', { one: [other] }])), 'a')).toEqual({ one: [other] });
  });

  it('keeps what is said of lots that share a bucket', () => {
    const many = Array.from({ length: 400 }, (_, index) => `lot${String(index)}`);
    const state = run(started, found(...many.map((id) => [id, { one: [problem({ lotId: id })] }] as const)));
    const half = on(state, found(...many.filter((_, index) => index % 2 === 0).map((id) => [id, null] as const)));
    expect(many.filter((id) => selectLotProblems(half, id) !== undefined)).toHaveLength(200);
    expect(many.every((id) => selectLotProblems(state, id)?.['one']?.[0]?.lotId === id)).toBe(true);
  });

  it('is only of platforms that the sale goes to, of the open sale, and of the session', () => {
    const state = run(started, problemsFound({ lots: [['a', { one: [problem()] }]], sale: { one: [problem()] } }));
    expect(state.checks.sale).toEqual({ one: [problem()] });
    expect(selectLotProblems(on(state, checksStarted({ platforms: [] })), 'a')).toBeUndefined();
    expect(selectLotProblems(on(state, started), 'a')).toBeUndefined();
    const ends = [checksEnded(), saleEntered({ saleId: 'x' }), saleLeft(), signedOut({ reason: 'requested' })];
    for (const end of ends) expect(on(state, end).checks).toEqual(checks.getInitialState());
    expect([selectChecksStatus({}), selectCheckedPlatforms({}), selectLotProblems({}, 'a')]).toEqual([
      ...['idle', [], undefined],
    ]);
  });

  it('is asked once for an export to the same platform', () => {
    const state = run(started, exportChecks.actions.checksStarted({ platforms: [TWO] }));
    expect(selectExportChecks(state, 'one')).toBe(state.checks);
    expect(selectExportChecks(state, 'three')).toBe(state.exportChecks);
    expect(selectExportChecks({}, 'one')).toEqual(checks.getInitialState());
  });
});

describe('problems that need a person', () => {
  const PROBLEMS: PlatformProblems = {
    one: [
      problem(),
      problem({ severity: 'advice', detail: markup }),
      problem({ severity: 'changed', detail: shortened }),
    ],
    two: [problem({ place: { extra: 'height' } })],
  };

  it('are what is refused or lost, on one platform and on all', () => {
    expect([countOn(PROBLEMS, 'one'), countOn(PROBLEMS, 'two'), countOn(PROBLEMS, 'three')]).toEqual([2, 1, 0]);
    expect([countOnAll(PROBLEMS), countOnAll(undefined), countOn(undefined, 'one')]).toEqual([3, 0, 0]);
  });

  it('stand at their field, the number or the extra', () => {
    expect(problemsAt(PROBLEMS, [TWO, ONE], 'extras.height').map((each) => each.platform)).toEqual([TWO]);
    expect(problemsAt(PROBLEMS, [ONE, TWO], 'title').map((each) => each.problem)).toEqual(PROBLEMS['one']);
    expect([problemsAt(PROBLEMS, [ONE], 'creator'), problemsAt(undefined, [ONE], 'title')]).toEqual([[], []]);
    expect(problemsAt(PROBLEMS, [platform('three')], 'title')).toEqual([]);
  });

  it('refuse a field only where something of it is refused', () => {
    expect([isRefusedAt(PROBLEMS, 'title'), isRefusedAt(PROBLEMS, 'extras.height')]).toEqual([true, true]);
    expect([isRefusedAt(PROBLEMS, 'creator'), isRefusedAt(PROBLEMS, null), isRefusedAt(undefined, 'title')]).toEqual([
      ...[false, false, false],
    ]);
    const changed = { one: [problem({ severity: 'changed', detail: shortened })] };
    expect(isRefusedAt(changed, 'title')).toBe(false);
  });
});

describe('problems that the same click mends', () => {
  const fix: Fix = { kind: 'shorten', most: 5 };
  const long = (lotId: string, more: Wish = {}) => problem({ lotId, detail: shortened, fix, ...more });
  const state = run(
    started,
    found(
      ['a', { one: [long('a'), long('a'), problem()], two: [long('a')] }],
      ['b', { one: [long('b', { place: { field: 'creator' } }), long('b', { detail: markup })] }],
      ['c', { one: [long('c')] }],
    ),
  );

  it('are of the same rule, field and platform; lots are counted once', () => {
    const similar = { platform: ONE, problem: long('a') };
    expect(
      similarProblems(state, similar)
        .map(({ lotId }) => String(lotId))
        .sort(),
    ).toEqual(['a', 'a', 'c']);
    expect(countSimilar(state, similar)).toBe(2);
    expect(countSimilar(state, { platform: TWO, problem: long('a') })).toBe(1);
    expect(countSimilar(on(state, found(['c', null])), similar)).toBe(1);
  });

  it('are none where no click mends it', () => {
    for (const none of [problem(), long('a', { place: null }), long('a', { place: { field: 'number' } })]) {
      expect(countSimilar(state, { platform: ONE, problem: none })).toBe(0);
      expect(similarProblems(state, { platform: ONE, problem: none })).toEqual([]);
    }
  });
});

it('counts a text on the platform that leaves the least room for more of it', () => {
  const shared = {
    parts: [
      { field: 'title', lead: '' },
      { field: 'description', lead: '' },
    ],
    lineBreaks: 'kept',
  } as never;
  const platforms = [
    platform('wide', { title: { most: 100 }, creator: { most: 9 } }),
    platform('narrow', { title: { most: 50 } }),
    platform('same', { title: { most: 50 } }),
    platform('whole', { description: { most: 60, shared } }),
  ];
  const lot = buildLot({ id: 'a', title: 'A vase' });
  const open = [
    saleEntered({ saleId: 's' }),
    lotsReceived({ saleId: 's', changed: [lot], removed: [], fromServer: true }),
  ];
  const state = run(checksStarted({ platforms }), ...open, checksStarted({ platforms }));
  expect(countText(state, 'a', 'title', 'A jug')).toEqual({ length: 5, most: 50, platform: 'narrow', isShared: false });
  expect(countText(state, 'a', 'creator', '')).toMatchObject({ length: 0, most: 9, platform: 'wide' });
  expect(countText(state, 'a', 'category', 'Glass')).toBeUndefined();
  const counted = countText(state, 'a', 'description', 'Blue.');
  expect(counted).toMatchObject({ most: 60, platform: 'whole', isShared: true });
  // The title stands in the same cell; a lot that is gone has none.
  expect(counted?.length).toBeGreaterThan('A vaseBlue.'.length);
  expect(countText(state, 'gone', 'description', 'Blue.')?.length).toBe(5);
});
