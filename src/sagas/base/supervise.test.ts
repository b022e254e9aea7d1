import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { delay, fork, put, take, takeEvery } from 'typed-redux-saga';
import { sagaCrashed, workerFailed } from '../../features/navigation/model/modulesSlice';
import { safely } from './safely';
import { supervise, type Saga } from './supervise';

const POLICY = { restarts: 3, backoff: 100, calmAfter: 10_000 };

function run(saga: Saga) {
  const actions: string[] = [];
  const reports: unknown[] = [];
  const middleware = createSagaMiddleware({
    context: { report: (where: string, error: unknown) => reports.push([where, error]) },
    onError: (error) => reports.push(['onError', error]),
  });
  const store = configureStore({
    reducer: (state: number = 0, action: UnknownAction) => {
      actions.push(action.type);
      return state;
    },
    middleware: (defaults) => defaults().concat(middleware),
  });
  const task = middleware.run(saga);
  return { actions, reports, store, task };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('supervise', () => {
  it('lets a saga that ends by itself end', async () => {
    let runs = 0;
    const { task, reports } = run(() =>
      supervise('once', function* once() {
        runs += 1;
        yield* delay(1);
      }),
    );
    await jest.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
    expect(task.isRunning()).toBe(false);
    expect(reports).toEqual([]);
  });

  it('restarts after 100, 200 and 400 ms, then says that it crashed', async () => {
    const starts: number[] = [];
    const began = Date.now();
    const { actions, reports, task } = run(() =>
      supervise(
        'bad',
        // oxlint-disable-next-line require-yield
        function* bad() {
          starts.push(Date.now() - began);
          throw new Error('no');
        },
        POLICY,
      ),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect(starts).toEqual([0, 100, 300, 700]);
    expect(actions.filter((type) => type === sagaCrashed.type)).toHaveLength(1);
    expect(reports).toHaveLength(4);
    expect(task.isRunning()).toBe(false);
  });

  it('counts anew after a calm time', async () => {
    let starts = 0;
    const { actions, task } = run(() =>
      supervise(
        'now and then',
        function* nowAndThen() {
          starts += 1;
          yield* delay(20_000);
          throw new Error('no');
        },
        POLICY,
      ),
    );
    await jest.advanceTimersByTimeAsync(201_500);
    expect(starts).toBeGreaterThan(8);
    expect(actions).not.toContain(sagaCrashed.type);
    expect(task.isRunning()).toBe(true);
    task.cancel();
  });

  it('isolates: one that fails does not take its siblings down', async () => {
    const notified: string[] = [];
    const { store, task } = run(function* root() {
      yield* fork(
        supervise,
        'bad',
        // oxlint-disable-next-line require-yield
        function* bad() {
          throw new Error('no');
        },
        POLICY,
      );
      yield* fork(supervise, 'good', function* good() {
        for (;;) notified.push((yield* take('event')).type as string);
      });
    });
    store.dispatch({ type: 'event' });
    await jest.advanceTimersByTimeAsync(5000);
    store.dispatch({ type: 'event' });
    expect(notified).toEqual(['event', 'event']);
    task.cancel();
  });

  it('ends with its parent, also while it waits for a restart', async () => {
    let starts = 0;
    const { task } = run(() =>
      supervise(
        'bad',
        // oxlint-disable-next-line require-yield
        function* bad() {
          starts += 1;
          throw new Error('no');
        },
        POLICY,
      ),
    );
    await jest.advanceTimersByTimeAsync(50);
    task.cancel();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(starts).toBe(1);
    expect(task.isCancelled()).toBe(true);
  });
});

describe('safely', () => {
  it('reports a throw, puts workerFailed, and the watcher takes the next action', async () => {
    const done: string[] = [];
    const { store, actions, reports, task } = run(function* root() {
      yield* takeEvery(
        'work',
        safely('worker', function* worker(action: UnknownAction) {
          yield* put({ type: 'begun' });
          if (action['fail'] === true) throw new Error('no');
          done.push('done');
        }),
      );
    });
    store.dispatch({ type: 'work', fail: true });
    store.dispatch({ type: 'work' });
    expect(done).toEqual(['done']);
    expect(actions.filter((type) => type === workerFailed.type)).toHaveLength(1);
    expect(reports).toEqual([['worker', expect.any(Error)]]);
    expect(task.isRunning()).toBe(true);
    task.cancel();
  });

  it('is cancelled like any other saga, without a failure', async () => {
    const { store, actions, reports, task } = run(function* root() {
      yield* takeEvery(
        'work',
        safely('worker', function* worker() {
          yield* delay(1000);
          yield* put({ type: 'too late' });
        }),
      );
    });
    store.dispatch({ type: 'work' });
    task.cancel();
    await jest.advanceTimersByTimeAsync(2000);
    expect(actions).not.toContain('too late');
    expect(actions).not.toContain(workerFailed.type);
    expect(reports).toEqual([]);
  });
});
