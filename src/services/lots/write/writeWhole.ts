import type { Firestore } from 'firebase/firestore';
import type { FieldConflicts } from '../../../domain/operations/changes';
import { isNumberChange } from '../../../domain/operations/numberChange';
import type { Operation, OperationOfWork } from '../../../domain/operations/operations';
import { GatewayFailure } from '../../failure';
import { dataFailure } from '../../firebase/failures/firebaseFailures';
import { readAfterRefusal } from '../../firebase/read/readAfterRefusal';
import { writeNumberChange } from './firebaseNumberChange';
import type { Sending, Write } from './sending';
import { recordOf, writeOperation } from './writeOperation';

/** Writes work that the server takes whole or not at all. */
export const writePlain: Write<Operation> = (documents, operation, _sending, onKnown) =>
  unlessLanded(documents, operation, onKnown, () => writeOperation(documents, operation));

/** What a newer build has said of a photo that is removed is kept here, and comes back with it. */
export const writePhoto: Write<OperationOfWork<'photo'>> = (documents, operation, { rests }, onKnown) =>
  unlessLanded(documents, operation, onKnown, async () => {
    await rests.keep(documents, operation);
    await writeOperation(documents, operation, rests.of(operation));
  });

/** Claims of numbers change with the lot. */
export const writeNumber: Write<OperationOfWork<'number'>> = (documents, operation, sending, onKnown) =>
  unlessLanded(documents, operation, onKnown, () => writeWithClaims(documents, operation, sending, onKnown));

async function writeWithClaims(
  documents: Firestore,
  operation: OperationOfWork<'number'>,
  sending: Sending,
  onKnown?: () => void,
): Promise<void> {
  if (!isNumberChange(operation)) await writeOperation(documents, operation);
  else if (await writeNumberChange(documents, operation, sending)) onKnown?.();
}

/** A refusal is none when the server has the operation already: then the refused batch was its second arrival. */
async function unlessLanded(
  documents: Firestore,
  operation: Operation,
  onKnown: (() => void) | undefined,
  write: () => Promise<void>,
): Promise<FieldConflicts> {
  try {
    await write();
  } catch (error) {
    const failure = error instanceof GatewayFailure ? error : dataFailure(error);
    // What has landed is refused when it comes again, and its number may be another lot's by then.
    const mayHaveLanded = failure.code === 'permission-denied' || failure.code === 'already-exists';
    if (!mayHaveLanded) throw failure;
    const found = await readAfterRefusal(recordOf(documents, operation));
    if (found?.exists() !== true) throw failure;
    onKnown?.();
  }
  return {};
}
