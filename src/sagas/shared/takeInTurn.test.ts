import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call } from 'typed-redux-saga';
import { microtasks } from '../../testing/waiting/microtasks';
import { takeInTurn } from './takeInTurn';

const asked = createAction<string>('test/asked');

/** What was begun, in order; each is answered by `answer`, with whether it was done. */
function run() {
  const begun: string[] = [];
  let resolve = (_isDone: boolean): void => undefined;
  const middleware = createSagaMiddleware();
  const { dispatch } = configureStore({
    reducer: () => null,
    middleware: (defaults) => defaults().concat(middleware),
  });
  middleware.run(() =>
    takeInTurn(asked.match, function* ({ payload }) {
      begun.push(payload);
      return yield* call(() => new Promise<boolean>((done) => (resolve = done)));
    }),
  );
  return {
    begun,
    ask: (...names: readonly string[]) => names.forEach((name) => dispatch(asked(name))),
    answer: async (isDone: boolean): Promise<void> => {
      resolve(isDone);
      await microtasks(5);
    },
  };
}

it('begins each when the one before it is done', async () => {
  const { begun, ask, answer } = run();
  ask('a', 'b', 'c');
  expect(begun).toEqual(['a']);
  await answer(true);
  expect(begun).toEqual(['a', 'b']);
  await answer(true);
  await answer(true);
  expect(begun).toEqual(['a', 'b', 'c']);
  ask('d');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('takes the same once while it waits or is being done, and again afterwards', async () => {
  const { begun, ask, answer } = run();
  ask('a', 'a', 'b', 'b', 'a');
  await answer(true);
  await answer(true);
  expect(begun).toEqual(['a', 'b']);
  ask('a');
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('forgets what waits when one is refused', async () => {
  const { begun, ask, answer } = run();
  ask('a', 'b', 'c');
  await answer(false);
  expect(begun).toEqual(['a']);
  ask('b');
  expect(begun).toEqual(['a', 'b']);
});
