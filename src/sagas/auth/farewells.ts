import { call, delay, getContext, race, type SagaGenerator } from 'typed-redux-saga';

/** What is to be said while one still has the right to say it. It never rejects. */
export type Farewell = () => Promise<unknown>;

/** Whoever wants to go home does not wait longer than this for a farewell, in ms. */
const PATIENCE_MS = 2_000;

/** The farewells of the present session: add one when it has something to say, delete it when it has not any more. */
export function* farewells(): SagaGenerator<Set<Farewell>> {
  return (yield* getContext('farewells')) as Set<Farewell>;
}

/** Says them all; comes back when they are said, or when that takes too long. */
export function* sayFarewell(): SagaGenerator<void> {
  const all = [...(yield* farewells())];
  if (all.length === 0) return;
  yield* race({ said: call(() => Promise.all(all.map((farewell) => farewell()))), late: delay(PATIENCE_MS) });
}
