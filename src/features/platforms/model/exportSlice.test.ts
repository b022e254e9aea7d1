import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../../auth/model/authSlice';
import { type BundleStatus, isUnderWay, NO_RUN } from './bundleMachine';
import exportSlice, {
  bundleBegun,
  bundleFailed,
  bundleFoundNetwork,
  bundleLostNetwork,
  bundleProgressed,
  bundleSaved,
  cancelBundle,
  dayBegan,
  exportOpened,
  exportChosen,
  folderAsked,
  folderNotChosen,
  pauseBundle,
  resumeBundle,
  selectBundleRun,
  selectExport,
} from './exportSlice';

const reducer = combineReducers({ export: exportSlice.reducer });
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);

const begun = bundleBegun({ saleId: 'S', way: 'folder', name: 'lots', lots: 3, total: 9 });
const left = [{ lotId: 'lot1', number: '1', photoId: 'p', reason: 'missing' }] as const;
const half = bundleProgressed({ done: 4, bytes: 400, left });
const saved = bundleSaved({ saleId: 'S', platformId: 'hiBid', fileName: 'lots/lots.csv', lots: 2 });
const failed = bundleFailed({ problem: 'not-read' });
const [asked, notChosen, lost, found] = [folderAsked(), folderNotChosen(), bundleLostNetwork(), bundleFoundNetwork()];
const [pause, resume, cancel] = [pauseBundle(), resumeBundle(), cancelBundle()];
const other = exportChosen({ lots: 'ready' });
const EVENTS = { asked, notChosen, begun, half, lost, found, pause, resume, cancel, saved, failed, other };

/** The ways into each state of a bundle, and where each event leads from there; those that are not named lead nowhere. */
const STATES: Readonly<
  Record<BundleStatus, readonly [readonly UnknownAction[], Partial<Record<keyof typeof EVENTS, BundleStatus>>]>
> = {
  idle: [[], { asked: 'choosing', begun: 'running', failed: 'failed' }],
  choosing: [[asked], { notChosen: 'idle', begun: 'running', failed: 'failed' }],
  running: [
    [begun],
    {
      half: 'running',
      lost: 'waiting',
      found: 'running',
      pause: 'paused',
      cancel: 'cancelled',
      saved: 'saved',
      failed: 'failed',
    },
  ],
  waiting: [
    [begun, lost],
    { half: 'waiting', lost: 'waiting', found: 'running', pause: 'paused', cancel: 'cancelled', failed: 'failed' },
  ],
  paused: [
    [begun, pause],
    {
      half: 'paused',
      lost: 'paused',
      found: 'paused',
      resume: 'running',
      cancel: 'cancelled',
      saved: 'saved',
      failed: 'failed',
    },
  ],
  saved: [[begun, saved], { asked: 'choosing', begun: 'running', failed: 'failed', other: 'idle' }],
  cancelled: [[begun, cancel], { asked: 'choosing', begun: 'running', failed: 'failed', other: 'idle' }],
  failed: [[failed], { asked: 'choosing', begun: 'running', failed: 'failed', other: 'idle' }],
};

describe.each(Object.entries(STATES))('a bundle that is %s', (status, [way, events]) => {
  const before = run(...way);

  it.each(Object.entries(EVENTS))('knows where it goes with %s', (name, event) => {
    expect(selectBundleRun(before).status).toBe(status);
    const after = selectBundleRun(reducer(before, event));
    const to = events[name as keyof typeof EVENTS];
    if (to === undefined) expect(after).toBe(selectBundleRun(before));
    else expect(after.status).toBe(to);
  });

  it('is one at a time as long as it is being made', () => {
    const isMade = ['choosing', 'running', 'waiting', 'paused'].includes(status);
    expect(isUnderWay(selectBundleRun(before))).toBe(isMade);
  });
});

describe('what is said of a bundle', () => {
  const BEGUN = { ...NO_RUN, status: 'running', saleId: 'S', way: 'folder', name: 'lots', lots: 3, total: 9 };
  const HALF = { ...BEGUN, done: 4, bytes: 400, left };

  it.each([
    ['at first nothing', [], { ...NO_RUN, status: 'idle' }],
    ['from the first photo', [begun], BEGUN],
    ['on the way', [begun, half], HALF],
    ['when it has stopped for a while', [begun, half, lost, pause, resume], HALF],
    [
      'when it is there: its name, and the lots that went out',
      [begun, half, saved],
      { ...HALF, status: 'saved', name: 'lots/lots.csv', lots: 2 },
    ],
    ['when it is none, and why', [begun, half, failed], { ...HALF, status: 'failed', problem: 'not-read' }],
    ['of the next one nothing of this', [begun, half, failed, begun], BEGUN],
    ['while a folder is asked for nothing of this', [begun, half, failed, asked], { ...NO_RUN, status: 'choosing' }],
    ['once something else is chosen, nothing', [begun, half, saved, other], { ...NO_RUN, status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(selectBundleRun(run(...actions))).toEqual(expected);
  });
});

it('keeps what a person chooses, also while a bundle is being made, and the day', () => {
  const first = {
    saleId: null,
    platformId: null,
    lots: 'all',
    numbers: '',
    withPhotos: true,
    form: 'text',
    today: null,
  };
  expect(selectExport({})).toEqual({ ...first, run: NO_RUN });
  const choices = {
    platformId: 'hiBid',
    lots: 'selection',
    numbers: '1-3',
    withPhotos: false,
    form: 'workbook',
  } as const;
  const { run: made, ...chosen } = selectExport(run(begun, exportChosen(choices), dayBegan({ today: '2027-04-16' })));
  expect(chosen).toEqual({ ...choices, saleId: null, today: '2027-04-16' });
  expect(made.status).toBe('running');
  expect(selectExport(run(exportChosen(choices), exportChosen({ lots: 'all' })))).toMatchObject({
    ...choices,
    lots: 'all',
  });
});

it('takes the numbers of one sale for no other one, and keeps the platform', () => {
  const choices = { platformId: 'hiBid', lots: 'selection', numbers: '12-20', withPhotos: false } as const;
  const [here, there] = [exportOpened({ saleId: 'S' }), exportOpened({ saleId: 'T' })];
  const chosen = [here, exportChosen(choices), begun];
  expect(selectExport(run(...chosen, here))).toMatchObject({ ...choices, run: { status: 'running' } });
  expect(selectExport(run(...chosen, there))).toMatchObject({
    ...{ ...choices, lots: 'all', numbers: '' },
    run: { status: 'running' },
  });
  expect(selectExport(run(...chosen, bundleFailed({ problem: 'unknown' }), there)).run).toEqual(NO_RUN);
});

it('is forgotten with the session', () => {
  expect(run(begun, other, dayBegan({ today: '2027-04-16' }), signedOut({ reason: 'requested' }))).toEqual(START);
});
