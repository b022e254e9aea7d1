import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Gateways } from '../../services/gateways';

/** The one way for a saga to reach outside: `const auth = yield* gateway('auth')`. */
export function* gateway<Name extends keyof Gateways>(name: Name): SagaGenerator<Gateways[Name]> {
  const found = (yield* getContext(name)) as Gateways[Name] | undefined;
  if (found === undefined) throw new Error(`No gateway '${name}' in the saga context: inject its module first.`);
  return found;
}
