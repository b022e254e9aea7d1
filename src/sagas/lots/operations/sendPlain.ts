import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Operation } from '../../../domain/operations/operations';
import { discard, letGo } from '../outbox/keepOperations';
import { type Answer, asItIs, askServer, type SendHandler } from './sendOperation';

/** Work that the server takes whole or not at all, and that later work does not depend on. */
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
