import { call, delay, put } from 'typed-redux-saga';
import { sagaCrashed } from '../../features/navigation/model/modulesSlice';
import { report } from './report';

export type Saga = () => Generator<unknown, unknown, unknown>;

export interface RestartPolicy {
  /** How often a saga may fail in a row before it is given up. */
  readonly restarts: number;
  /** Wait before the first restart in ms; doubles with every failure in a row. */
  readonly backoff: number;
  /** A saga that ran this long in ms starts counting anew. */
  readonly calmAfter: number;
}

const DEFAULT_POLICY: RestartPolicy = { restarts: 3, backoff: 250, calmAfter: 60_000 };

/**
 * The second net, round one saga: restarts it a bounded number of times, then says `sagaCrashed`. Use it with `fork`,
 * never with `spawn`: what is spawned survives the cancellation of its parent.
 */
export function* supervise(
  name: string,
  saga: Saga,
  policy: RestartPolicy = DEFAULT_POLICY,
): Generator<unknown, void, unknown> {
  let failures = 0;
  for (;;) {
    const startedAt = Date.now();
    try {
      yield* call(saga);
      return;
    } catch (error) {
      yield* report(name, error);
      failures = Date.now() - startedAt >= policy.calmAfter ? 1 : failures + 1;
      if (failures > policy.restarts) {
        yield* put(sagaCrashed({ name }));
        return;
      }
      yield* delay(policy.backoff * 2 ** (failures - 1));
    }
  }
}
