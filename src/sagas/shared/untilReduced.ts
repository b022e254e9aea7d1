import { call, type SagaGenerator } from 'typed-redux-saga';

/** Actions of sagas wait in line for each other. Ends when those that a command came to have been reduced. */
export function* untilReduced(): SagaGenerator<void> {
  yield* call(() => Promise.resolve());
}
