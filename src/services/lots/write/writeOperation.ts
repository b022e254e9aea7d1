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
import { NEW_LOT } from '../../../domain/lots/lot';
import { numberFields } from '../../../domain/numbering/lotNumber';
import type { FieldChange, Operation, OperationOf } from '../LotsGateway';
import { changesOf } from './operationRecord';

/** The collection that keeps the record of an operation: what a viewer may not see has one of its own. */
function recordsOf(operation: Operation): 'ops' | 'opsPrivate' {
  return operation.kind === 'editPrivate' ? 'opsPrivate' : 'ops';
}

export const recordOf = (documents: Firestore, operation: Operation): DocumentReference =>
  doc(documents, 'sales', operation.saleId, recordsOf(operation), operation.id);

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
  change(writes, operation, at, rest);
  writes.set(recordOf(documents, operation), {
    by: operation.uid,
    at: serverTimestamp(),
    kind: operation.kind,
    lotId: operation.lotId,
    changes: changesOf(operation),
    ...(operation.group === undefined ? {} : { group: operation.group }),
  });
}

function change(
  writes: Writes,
  operation: Operation,
  at: (...path: readonly string[]) => DocumentReference,
  rest: DocumentData,
): void {
  const lot = at('lots', operation.lotId);
  // What is changed names its record: the rules take neither without the other.
  const recorded = { lastOp: operation.id };
  const touched = { updatedAt: serverTimestamp(), updatedBy: operation.uid, ...recorded };
  switch (operation.kind) {
    case 'createLot':
      writes.set(lot, { ...newLot(operation), ...touched });
      return;
    case 'editLot':
      writes.update(lot, { ...after(operation.changes), ...touched });
      return;
    case 'editPrivate':
      // The document may not be there yet, and a colleague's other fields must stay.
      writes.set(at('lotPrivate', operation.lotId), { ...after(operation.changes), ...touched }, { merge: true });
      return;
    case 'setLotStatus':
      writes.update(lot, { status: operation.after, ...touched });
      return;
    case 'setResult':
      writes.update(lot, { ...operation.after, ...touched });
      return;
    case 'setNumber':
      writes.update(lot, { ...numberFields(operation.after), ...touched });
      return;
    case 'moveLot':
      writes.update(lot, { order: operation.after, ...touched });
      return;
    case 'trashLot':
      writes.update(lot, { deletedAt: serverTimestamp(), ...touched });
      return;
    case 'restoreLot':
      writes.update(lot, { deletedAt: null, ...numberFields(operation.number), ...touched });
      return;
    case 'addPhoto': {
      const { id, ...fields } = operation.photo;
      writes.set(at('photos', id), {
        ...rest,
        ...fields,
        takenAt: null,
        createdAt: serverTimestamp(),
        createdBy: operation.uid,
        ...recorded,
      });
      if (operation.cover) writes.update(lot, { coverPhotoId: id, ...touched });
      return;
    }
    case 'editPhoto':
      writes.update(at('photos', operation.photoId), { ...after({ ...operation.changes }), ...recorded });
      return;
    case 'removePhoto':
      writes.delete(at('photos', operation.photo.id));
      if (operation.cover) writes.update(lot, { coverPhotoId: operation.coverAfter, ...touched });
      return;
  }
}

function after(changes: Readonly<Partial<Record<string, FieldChange>>>): Record<string, FieldChange['after']> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, each]) => (each === undefined ? [] : [[field, each.after]])),
  );
}

function newLot(operation: OperationOf<'createLot'>): WithFieldValue<DocumentData> {
  const { number, suffix, order, fields, uid } = operation;
  // It comes with the first result: a lot without it has none.
  const { hammer: _hammer, ...begins } = NEW_LOT;
  return { ...begins, number, suffix, order, createdAt: serverTimestamp(), createdBy: uid, ...fields };
}
