import { put } from 'typed-redux-saga';
import { workerFailed } from '../../features/navigation/model/modulesSlice';
import { report } from './report';

/** The first net, round one worker: a throw is reported, `workerFailed` is put, and the watcher lives on. */
export function safely<Args extends readonly unknown[]>(
  name: string,
  worker: (...args: Args) => Generator<unknown, unknown, unknown>,
) {
  return function* safe(...args: Args): Generator<unknown, void, unknown> {
    try {
      yield* worker(...args);
    } catch (error) {
      yield* report(name, error);
      yield* put(workerFailed({ name }));
    }
  };
}
