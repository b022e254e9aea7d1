import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type SetOptions,
  type UpdateData,
  type WithFieldValue,
  writeBatch,
} from 'firebase/firestore';
import { type LotChanges, lotAfter, privateAfter, photoAfter } from '../../../domain/operations/changes';
import type { SaleTarget } from '../../../domain/operations/operationRules';
import { applyOperation, changesOf, isPrivateOperation, type Operation } from '../../../domain/operations/operations';
import { nestedExtras, recordedChanges, updatesOf } from './storedExtras';

/** The record of an operation: what a viewer may not see has a collection of its own. */
export const recordOf = (documents: Firestore, operation: Operation): DocumentReference =>
  doc(documents, 'sales', operation.saleId, isPrivateOperation(operation) ? 'opsPrivate' : 'ops', operation.id);

/** One batch: the change and the record. Resolves when the server has it. `rest`: what a newer build said of a photo. */
export async function writeOperation(
  documents: Firestore,
  operation: Operation,
  rest: DocumentData = {},
): Promise<void> {
  const batch = writeBatch(documents);
  writeInto(batch, documents, operation, rest);
  await batch.commit();
}

/** What takes writes that are made together: a batch or a transaction. */
interface Writes {
  set(target: DocumentReference, data: WithFieldValue<DocumentData>, options?: SetOptions): unknown;
  update(target: DocumentReference, data: UpdateData<DocumentData>): unknown;
  delete(target: DocumentReference): unknown;
}

/** Puts the change and the record into a batch or a transaction. */
export function writeInto(writes: Writes, documents: Firestore, operation: Operation, rest: DocumentData = {}): void {
  const at = (...path: readonly string[]): DocumentReference => doc(documents, 'sales', operation.saleId, ...path);
  applyOperation(operation, writerOf(writes, operation, at, rest));
  writes.set(recordOf(documents, operation), {
    by: operation.uid,
    at: serverTimestamp(),
    kind: operation.kind,
    lotId: operation.lotId,
    changes: recordedChanges(changesOf(operation)),
    ...(operation.group === undefined ? {} : { group: operation.group }),
  });
}

/** Writes what the operation changes. */
function writerOf(
  writes: Writes,
  { id: lastOp, uid }: Operation,
  at: (...path: readonly string[]) => DocumentReference,
  rest: DocumentData,
): SaleTarget {
  // What is changed names its record: the rules take neither without the other.
  const recorded = { lastOp };
  const touched = { updatedAt: serverTimestamp(), updatedBy: uid, ...recorded };
  const made = { createdAt: serverTimestamp(), createdBy: uid };
  return {
    makeLot({ id, hammer: _comesWithTheFirstResult, ...begins }) {
      writes.set(at('lots', id), { ...nestedExtras(begins), ...made, ...touched });
    },
    changeLot(id, changes) {
      writes.update(at('lots', id), { ...updatesOf(lotAfter(changes)), ...trashedAt(changes), ...touched });
    },
    changePrivate(id, changes) {
      // The document may not be there yet, and a colleague's other fields must stay.
      writes.set(at('lotPrivate', id), { ...privateAfter(changes), ...touched }, { merge: true });
    },
    addPhoto({ id, ...fields }) {
      writes.set(at('photos', id), { ...rest, ...fields, takenAt: null, ...made, ...recorded });
    },
    changePhoto(id, changes) {
      writes.update(at('photos', id), { ...photoAfter(changes), ...recorded });
    },
    removePhoto({ id }) {
      writes.delete(at('photos', id));
    },
  };
}

/** The server's time in place of the device's. */
function trashedAt({ deletedAt }: LotChanges): DocumentData {
  return deletedAt === undefined || deletedAt.after === null ? {} : { deletedAt: serverTimestamp() };
}
