import { runSaga } from 'redux-saga';
import { afterFrame } from './afterFrame';

/** How the page draws, as far as the test lets it. */
let frames: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  globalThis.requestAnimationFrame = (show) => frames.push(() => show(0));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

function start(): { readonly ended: boolean } {
  const state = { ended: false };
  void runSaga({}, afterFrame)
    .toPromise()
    .then(() => (state.ended = true));
  return state;
}

it('ends in another task than the next frame', async () => {
  const state = start();
  await jest.advanceTimersByTimeAsync(20);
  expect(state.ended).toBe(false);
  for (const show of frames) show();
  await Promise.resolve();
  expect(state.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.ended).toBe(true);
});

it('does not wait for a page that is hidden and draws nothing', async () => {
  const state = start();
  await jest.advanceTimersByTimeAsync(60);
  expect([state.ended, frames.length]).toEqual([true, 1]);
});

it('ends at once where nothing is drawn', async () => {
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  const state = start();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.ended).toBe(true);
});
