import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Operation } from '../../../domain/operations/operations';
import { discard, letGo } from '../outbox/keepOperations';
import { type Answer, asItIs, askServer, type SendHandler } from './sendOperation';

/** Work of which the server takes all or nothing, and of which later work has to know nothing. */
export function createPlainHandler<Kind extends Operation>(): SendHandler<Kind> {
  return {
    begin: (operation) => ({ operation, prepare: asItIs<Kind>, send: askServer, settle }),
    discard,
  };
}

function* settle(operation: Operation, { known }: Answer): SagaGenerator<null> {
  yield* call(letGo, operation, known);
  return null;
}
