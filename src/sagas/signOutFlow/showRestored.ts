import { put, type SagaGenerator } from 'typed-redux-saga';
import { theirsOf } from '../../domain/operations/fieldEdits';
import { operationRestored, retrySave } from '../../features/lots/model/saves/savesSlice';
import { DATA_CODES } from '../../services/failure';
import type { Operation } from '../../domain/operations/operations';

/**
 * Shows an operation that has come into the outbox by another way than being made: what only waited goes on at once, what was
 * refused or is in conflict waits for the person, as before.
 */
export function* showRestored(operation: Operation, refused: string | null): SagaGenerator<void> {
  if (refused !== null || theirsOf(operation) !== undefined) {
    const code = refused === null ? null : (DATA_CODES.find((each) => each === refused) ?? 'unknown');
    yield* put(operationRestored({ operation, refused: code }));
    return;
  }
  yield* put(operationRestored({ operation, refused: 'unavailable' }));
  yield* put(retrySave({ id: operation.id }));
}
