import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { PlannedPicture } from '../../domain/platforms/bundle/bundlePlan';
import type { PictureRules } from '../../domain/platforms/profile';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import type { Photo } from '../../domain/photos/photo';
import authSlice, { sessionFailed, signedIn } from '../../features/auth/model/authSlice';
import exportSlice, {
  bundleBegun,
  pauseBundle,
  resumeBundle,
  selectBundleRun,
} from '../../features/platforms/model/exportSlice';
import type { BundleTarget } from '../../services/bundles/BundleFiles';
import { GatewayFailure } from '../../services/failure';
import { createFakeFilesGateway } from '../../testing/fakes/fakeFilesGateway';
import { createFakeNetwork } from '../../testing/fakes/fakeNetwork';
import { createFakePhotoPreparer } from '../../testing/fakes/fakePhotoPreparer';
import { createFakeResumeGateway } from '../../testing/fakes/fakeResumeGateway';
import { buildUser } from '../../testing/stores/builders';
import { buildPhoto, SALE } from '../../testing/stores/makeWorkspace';
import { fetchPicture, type Fetched } from './fetchPicture';

const PATH = `sales/${SALE}/photos/cover/full.jpg`;
const [PROFILE] = PLATFORMS;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

interface Wanted {
  readonly photo?: Partial<Photo>;
  readonly longestSide?: number | null;
  readonly mostBytes?: number | null;
  /** Whether the bundle has it already. */
  readonly isThere?: boolean;
}

/** A bundle that is being made, and one photo of it that is fetched. */
function make({ photo = {}, longestSide = null, mostBytes = null, isThere = false }: Wanted = {}) {
  const files = createFakeFilesGateway('editor', new Map([[PATH, new Blob(['a photo'])]]));
  const load = jest.spyOn(files, 'load');
  const preparer = createFakePhotoPreparer();
  const [network, resume] = [createFakeNetwork(), createFakeResumeGateway()];
  const middleware = createSagaMiddleware({ context: { files, preparer, network, resume } });
  const actions: { readonly type: string; readonly payload?: unknown }[] = [];
  const spy: Middleware = () => (next) => (action) => {
    actions.push(action as { type: string });
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({ auth: authSlice.reducer, export: exportSlice.reducer }),
    middleware: (defaults) => defaults().concat(middleware, spy),
  });
  store.dispatch(signedIn(buildUser()));
  store.dispatch(bundleBegun({ saleId: SALE, way: 'folder', name: 'Clocks', lots: 1, total: 1 }));
  const has = jest.fn(async () => isThere);
  const [name, full] = ['1-1.jpg', buildPhoto({ bytes: 7, width: 100, height: 80, ...photo })];
  const picture = { name, photo: full, lot: { id: 'lot1' } } as unknown as PlannedPicture;
  const rules = {
    ...PROFILE?.pictures,
    longestSide: { is: longestSide },
    mostBytes: { is: mostBytes },
  } as PictureRules;
  return {
    ...{ files, load, preparer, network, resume, store, actions, has },
    status: () => selectBundleRun(store.getState()).status,
    count: (type: string) => actions.filter((action) => action.type === type).length,
    async fetch(): Promise<Fetched | 'notYet'> {
      let fetched: Fetched | 'notYet' = 'notYet';
      void middleware
        .run(fetchPicture, picture, rules, { has } as unknown as BundleTarget)
        .toPromise<Fetched>()
        .then((result) => (fetched = result));
      await jest.advanceTimersByTimeAsync(0);
      return fetched;
    },
  };
}

describe('a photo that a folder has already', () => {
  it.each([
    ['as it is stored', {}],
    ['exactly as large as the platform takes it', { longestSide: 100, mostBytes: 7 }],
    ['high, and no higher than that', { photo: { width: 10, height: 100 }, longestSide: 100 }],
  ] as const)('is not read again: %s', async (_name, wanted) => {
    const { fetch, has, load } = make({ ...wanted, isThere: true });
    expect(await fetch()).toEqual({ isThere: true });
    expect(has.mock.calls).toEqual([['1-1.jpg', 7]]);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['turned', { photo: { rotation: 90 } }, { rotation: 90, longestSide: null, mostBytes: null }],
    ['made smaller', { longestSide: 99 }, { rotation: 0, longestSide: 99, mostBytes: null }],
    [
      'high, and made smaller',
      { photo: { width: 10, height: 100 }, longestSide: 99 },
      { rotation: 0, longestSide: 99, mostBytes: null },
    ],
    ['pressed', { mostBytes: 6 }, { rotation: 0, longestSide: null, mostBytes: 6 }],
  ] as const)('cannot be known by its size when it is %s', async (_name, wanted, form) => {
    const { fetch, has, preparer } = make({ ...wanted, isThere: true });
    expect(await fetch()).toMatchObject({ bytes: new TextEncoder().encode('a photo') });
    expect(has).not.toHaveBeenCalled();
    expect(preparer.fitted).toEqual([form]);
  });

  it('is read when the folder has another one under its name', async () => {
    const { fetch, load } = make();
    expect(await fetch()).toHaveProperty('bytes');
    expect(load.mock.calls).toEqual([[PATH]]);
  });
});

describe('what cannot be had', () => {
  it.each([
    ['object-not-found', { left: 'missing' }],
    ['damaged', { left: 'damaged' }],
    ['notAnImage', { left: 'damaged' }],
    ['tooLarge', { left: 'damaged' }],
    ['tooSmall', { left: 'damaged' }],
    ['heicNotSupported', { left: 'damaged' }],
    ['unauthorized', { problem: 'not-allowed' }],
    ['unauthenticated', { problem: 'not-allowed' }],
    ['quota-exceeded', { problem: 'unknown' }],
  ])('is said at once: %s', async (code, expected) => {
    const { fetch, files, load, status } = make();
    files.failNext('load', code);
    expect(await fetch()).toEqual(expected);
    expect([load.mock.calls.length, status()]).toEqual([1, 'running']);
  });

  it('is a problem for a defect, too', async () => {
    const { fetch, preparer } = make();
    jest.spyOn(preparer, 'fit').mockRejectedValueOnce(new TypeError('a defect'));
    expect(await fetch()).toEqual({ problem: 'unknown' });
  });

  it('is tried once more when it could not be made, and then left out', async () => {
    const { fetch, preparer, load, actions } = make();
    for (let each = 0; each < 2; each += 1) preparer.failFit('notPrepared');
    expect(await fetch()).toBe('notYet');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(actions.at(-1)?.type).toBe('export/bundleFoundNetwork');
  });
});

describe('a network that is not there', () => {
  it.each(['retry-limit-exceeded', 'canceled', 'unknown'])(
    'is tried again after 1, 2, 5 and then every 15 seconds: %s',
    async (code) => {
      const { fetch, load, status, count, resume } = make();
      const began = Date.now();
      const times: number[] = [];
      load.mockImplementation(async (path) => {
        times.push((Date.now() - began) / 1000);
        if (times.length < 7) throw new GatewayFailure(code);
        return new Blob([path]);
      });
      await fetch();
      expect(status()).toBe('waiting');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(times).toEqual([0, 1, 3, 8, 23, 38, 53]);
      expect(status()).toBe('running');
      expect([count('export/bundleLostNetwork'), count('export/bundleFoundNetwork')]).toEqual([6, 1]);
      expect(resume.listenerCount).toBe(0);
    },
  );

  it('is tried again the moment it comes back', async () => {
    const { fetch, files, resume, load, status } = make();
    files.failNext('load', 'unknown');
    await fetch();
    resume.resume('online');
    await jest.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, status()]).toEqual([2, 'running']);
  });

  it('is found again by no photo that never lost it', async () => {
    const { fetch, count } = make();
    expect(await fetch()).toHaveProperty('bytes');
    expect(count('export/bundleFoundNetwork')).toBe(0);
  });

  it('is seen within a second while a request hangs', async () => {
    const { fetch, network, load, status } = make();
    load.mockReturnValueOnce(new Promise(() => undefined));
    await fetch();
    network.isThere = false;
    await jest.advanceTimersByTimeAsync(999);
    expect(status()).toBe('running');
    await jest.advanceTimersByTimeAsync(1);
    expect(status()).toBe('waiting');
  });
});

it('nothing is read while the person has paused', async () => {
  const { fetch, load, store } = make();
  store.dispatch(pauseBundle());
  expect(await fetch()).toBe('notYet');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  store.dispatch(resumeBundle());
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a session that is over is the guard’s business: the photo waits', async () => {
  const { fetch, files, actions, status } = make();
  files.failNext('load', 'auth/user-token-expired');
  expect(await fetch()).toBe('notYet');
  expect(actions).toContainEqual(sessionFailed({ code: 'user-token-expired', uid: buildUser().uid }));
  expect(status()).toBe('waiting');
});
