import 'fake-indexeddb/auto';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import createSagaMiddleware from 'redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import { call, delay, fork, join, put, take } from 'typed-redux-saga';
import type { Saga } from '../../sagas/base/supervise';
import { idle } from './idle';
import { createSagaWatch } from './sagaWatch';

const SHORT = 300;

/** One saga in a store of its own, and what it has said so far. */
function run(saga: Saga) {
  const watch = createSagaWatch();
  const errors: string[] = [];
  const middleware = createSagaMiddleware({
    sagaMonitor: watch.monitor,
    onError: (error) => errors.push(String(error)),
  });
  const store = configureStore({ reducer: () => 0, middleware: (defaults) => defaults().concat(middleware) });
  const task = middleware.run(saga);
  return { watch, errors, store, stop: () => task.cancel() };
}

const later = (turns: number): Promise<void> =>
  new Promise((resolve) => setImmediate(() => (turns === 0 ? resolve() : void later(turns - 1).then(resolve))));

let steps: string[];
beforeEach(() => void (steps = []));
afterEach(() => void jest.useRealTimers());

describe('is waited for', () => {
  it('a promise, and what follows from it, however many promises it is made of', async () => {
    const { watch } = run(function* work() {
      for (let round = 0; round < 1000; round += 1) yield* call(() => Promise.resolve());
      steps.push('done');
    });
    expect(steps).toEqual([]);
    await idle(watch);
    expect(steps).toEqual(['done']);
  });

  it('a promise that is kept many turns of the event loop later', async () => {
    const { watch } = run(function* work() {
      yield* call(later, 50);
      steps.push('done');
    });
    await idle(watch);
    expect(steps).toEqual(['done']);
  });

  it('an answer of the database in memory, also when timers are fake', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { watch } = run(function* work() {
      const database = yield* call(openDB, 'idle', 1, {
        upgrade: (db: IDBPDatabase) => void db.createObjectStore('all'),
      });
      yield* call(() => database.put('all', 'value', 'key'));
      steps.push(yield* call(() => database.get('all', 'key')));
      database.close();
      yield* call(deleteDB, 'idle');
      steps.push('gone');
    });
    await idle(watch);
    expect(steps).toEqual(['value', 'gone']);
  });

  it('what another thread works out', async () => {
    const { watch } = run(function* work() {
      const digest = yield* call(() => crypto.subtle.digest('SHA-256', new Uint8Array(5_000_000)));
      steps.push(`${digest.byteLength} bytes`);
    });
    await idle(watch);
    expect(steps).toEqual(['32 bytes']);
  });

  it('a saga that joins another one, whose promise comes late', async () => {
    const { watch } = run(function* work() {
      const task = yield* fork(function* other() {
        yield* call(later, 20);
        return 'answer';
      });
      steps.push(yield* join(task));
    });
    await idle(watch);
    expect(steps).toEqual(['answer']);
  });
});

it('is waited for by several at once', async () => {
  const { watch } = run(function* work() {
    yield* call(later, 20);
    steps.push('done');
  });
  await Promise.all([idle(watch, SHORT), idle(watch, SHORT)]);
  expect(steps).toEqual(['done']);
});

describe('is not waited for', () => {
  it('an action that somebody else dispatches', async () => {
    const { watch, store } = run(function* work() {
      yield* fork(function* other() {
        yield* take('never');
      });
      yield* take('go');
      yield* call(later, 5);
      steps.push('done');
    });
    await idle(watch);
    expect(steps).toEqual([]);
    expect(watch.underWay()).toEqual([]);
    store.dispatch({ type: 'go' });
    await idle(watch);
    expect(steps).toEqual(['done']);
  });

  it('fake time', async () => {
    jest.useFakeTimers();
    const { watch } = run(function* work() {
      yield* delay(1000);
      steps.push('done');
    });
    await idle(watch);
    expect(steps).toEqual([]);
    expect(watch.underWay()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    await idle(watch);
    expect(steps).toEqual(['done']);
  });

  it('an answer that the test holds back', async () => {
    let answer = (): void => undefined;
    const { watch } = run(function* work() {
      yield* call(function ask() {
        return new Promise<void>((resolve) => (answer = resolve));
      });
      steps.push('done');
    });
    await idle(watch);
    expect(steps).toEqual([]);
    expect(watch.underWay()).toEqual(['call(ask)']);
    answer();
    await idle(watch);
    expect(steps).toEqual(['done']);
  });
});

describe('sagas that never come to rest', () => {
  it('are ended with an error that names them, even if they leave no turn to anybody else', async () => {
    const { watch, errors } = run(function* work() {
      for (;;) {
        yield* call(async function askAgain() {
          await Promise.resolve();
        });
        yield* put({ type: 'asked' });
      }
    });
    await expect(idle(watch, SHORT)).rejects.toThrow(
      /^Still not idle after 0\.3 s\. Began last: .*call\(askAgain\).* No answer yet: nothing\.$/,
    );
    expect(errors).toEqual([expect.stringContaining('The sagas do not come to rest')]);
  });

  it('are named when each answer takes a turn of the event loop', async () => {
    const { watch, stop } = run(function* work() {
      for (;;) {
        yield* call(function askSlowly() {
          return later(1);
        });
      }
    });
    await expect(idle(watch, SHORT)).rejects.toThrow('Still not idle after 0.3 s. Began last: call(askSlowly).');
    stop();
    await idle(watch, SHORT);
  });
});
