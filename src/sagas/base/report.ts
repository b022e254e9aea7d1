import { getContext } from 'typed-redux-saga';

/** Reports failures to developers. `where` names the saga; the error itself never enters an action. */
export type Report = (where: string, error: unknown) => void;

/** Tells developers about a failure, through the `report` of the saga context. */
export function* report(where: string, error: unknown): Generator<unknown, void, unknown> {
  const tell = (yield* getContext('report')) as Report | undefined;
  tell?.(where, error);
}
