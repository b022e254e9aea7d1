import { all, call, delay, getContext, race, type SagaGenerator } from 'typed-redux-saga';

/** What is to be said while one still has the right to say it, and the server can be asked. It never fails. */
export type BeforeSignOut = () => SagaGenerator<unknown>;

/** Signing out waits no longer than this for a slow server, in ms. */
const PATIENCE_MS = 1_000;

/** The beforeSignOutHooks of the present session: add one when it has something to say, delete it when it has not any more. */
export function* beforeSignOutHooks(): SagaGenerator<Set<BeforeSignOut>> {
  return (yield* getContext('beforeSignOutHooks')) as Set<BeforeSignOut>;
}

/** Says them all; comes back when they are said, or when that takes too long. */
export function* runBeforeSignOutHooks(): SagaGenerator<void> {
  const said = [...(yield* beforeSignOutHooks())].map((hook) => call(hook));
  if (said.length > 0) yield* race({ said: all(said), late: delay(PATIENCE_MS) });
}
