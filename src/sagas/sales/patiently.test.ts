import createSagaMiddleware from 'redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import { DATA_CODES, GatewayFailure } from '../../services/failure';
import { patiently } from './patiently';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/**
 * Asks, with these answers in turn, the last of them for ever. Gives when it was asked, in seconds, and what came of it.
 * `first`: after how many seconds the first answer comes.
 */
async function ask(answers: readonly (string | Error)[], { first = 0 } = {}) {
  const middleware = createSagaMiddleware({ onError: () => undefined });
  configureStore({ reducer: () => null, middleware: () => [middleware] as never });
  const [times, began] = [[] as number[], Date.now()];
  let end: unknown = 'none';
  const question = async (): Promise<string> => {
    const answer = answers[Math.min(times.length, answers.length - 1)] ?? '';
    times.push((Date.now() - began) / 1000);
    if (times.length === 1 && first > 0) await new Promise((resolve) => setTimeout(resolve, first * 1000));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  middleware
    .run(() => patiently(question))
    .toPromise<string>()
    .then(
      (answer) => (end = answer),
      (error: unknown) => (end = error),
    );
  await jest.advanceTimersByTimeAsync(120_000);
  return { times, end };
}

const notNow = new GatewayFailure('unavailable');

it('asks once when the server answers', async () => {
  expect(await ask(['there'])).toEqual({ times: [0], end: 'there' });
});

it('asks again after 1, 2, 4 and then every 8 seconds', async () => {
  const failures = Array.from({ length: 6 }, () => notNow);
  expect(await ask([...failures, 'there'])).toEqual({ times: [0, 1, 3, 7, 15, 23, 31], end: 'there' });
});

it('gives up before the next try would come after a minute, with the last failure', async () => {
  const { times, end } = await ask([notNow]);
  expect(times).toEqual([0, 1, 3, 7, 15, 23, 31, 39, 47, 55]);
  expect(end).toBe(notNow);
});

it('asks for the last time when the minute is just over', async () => {
  // The first answer takes five seconds; those that follow take none.
  const { times, end } = await ask([notNow], { first: 5 });
  expect(times).toEqual([0, 6, 8, 12, 20, 28, 36, 44, 52, 60]);
  expect(end).toBe(notNow);
});

it.each(DATA_CODES)('takes %s for an answer, or for "not now"', async (code) => {
  const isNotNow = ['cancelled', 'unknown', 'deadline-exceeded', 'resource-exhausted', 'internal', 'unavailable'];
  const failure = new GatewayFailure(code);
  expect(await ask([failure, 'there'])).toEqual(
    isNotNow.includes(code) ? { times: [0, 1], end: 'there' } : { times: [0], end: failure },
  );
});

it('takes a defect for what it is', async () => {
  const defect = new TypeError('a defect');
  expect(await ask([defect, 'there'])).toEqual({ times: [0], end: defect });
});
