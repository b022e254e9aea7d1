import { call, delay, race, type SagaGenerator } from 'typed-redux-saga';

/** A page that is hidden draws nothing; nobody waits for it, in ms. */
const HIDDEN_MS = 50;

/** Ends when what the screen shows of the state by now is drawn: nothing that can wait delays what is to be seen. */
export function* afterFrame(): SagaGenerator<void> {
  if (typeof requestAnimationFrame === 'undefined') return;
  yield* race({ frame: call(drawn), hidden: delay(HIDDEN_MS) });
}

function drawn(): Promise<unknown> {
  return new Promise((resolve) => {
    // Another task follows what the frame shows.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
