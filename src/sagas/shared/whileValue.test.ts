import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, take, type SagaGenerator } from 'typed-redux-saga';
import { saleEntered, saleLeft } from '../../features/lots/model/lots/lotsSlice';
import { locationChanged } from '../../features/navigation/model/navigationSlice';
import { salesReceived } from '../../features/sales/salesSlice';
import { microtasks } from '../../testing/waiting/microtasks';
import { whileValue } from './whileValue';

const looked = createAction('test/looked');
const somethingElse = createAction('test/somethingElse');
const moved = locationChanged({ path: '/', search: '', hash: '' });

/** Sessions for a value that the test sets; `slow`: reading it is answered only by `answer`. */
function run({ slow = false } = {}) {
  const log: string[] = [];
  const world = { value: null as string | null, reads: 0, answer: (): void => undefined };
  const middleware = createSagaMiddleware();
  const { dispatch } = configureStore({
    reducer: () => null,
    middleware: (defaults) => defaults().concat(middleware),
  });
  function* read(): SagaGenerator<string | null> {
    const { value } = world;
    world.reads += 1;
    if (slow) yield* call(() => new Promise<void>((resolve) => (world.answer = resolve)));
    return value;
  }
  const task = middleware.run(() =>
    whileValue(
      read,
      function* session(value) {
        log.push(`+${value}`);
        try {
          yield* take('never');
        } finally {
          log.push(`-${value}`);
        }
      },
      looked.match,
    ),
  );
  const set = (value: string | null, action: Parameters<typeof dispatch>[0] = moved): void => {
    world.value = value;
    dispatch(action);
  };
  return { log, world, set, dispatch, task };
}

it('runs a session for each value, one after the other, and none for null', () => {
  const { log, set, task } = run();
  expect(log).toEqual([]);
  set('a');
  set('b');
  set(null);
  set('b');
  expect(log).toEqual(['+a', '-a', '+b', '-b', '+b']);
  task.cancel();
  expect(log.at(-1)).toBe('-b');
});

it('leaves the session alone while the value stays the same', () => {
  const { log, set, dispatch } = run();
  set('a');
  for (let each = 0; each < 3; each += 1) dispatch(moved);
  expect(log).toEqual(['+a']);
});

it.each([
  ['the open sale', saleEntered({ saleId: 'a' })],
  ['no open sale', saleLeft()],
  ['the list of sales', salesReceived({ sales: [], unreadable: [] })],
  ['what the caller names', looked()],
])('looks again after %s', (_name, action) => {
  const { log, set } = run();
  set('a', action);
  expect(log).toEqual(['+a']);
});

it('does not look again after anything else', () => {
  const { log, world, set } = run();
  set('a', somethingElse());
  expect([log, world.reads]).toEqual([[], 1]);
});

it('looks once more when something has changed while it was reading', async () => {
  const { log, world, set } = run({ slow: true });
  world.answer();
  await microtasks(5);
  set('a');
  set('b');
  set('c');
  world.answer();
  await microtasks(5);
  world.answer();
  await microtasks(5);
  expect(log).toEqual(['+a', '-a', '+c']);
  expect(world.reads).toBe(3);
});
