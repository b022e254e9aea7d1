import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type WithFieldValue,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { NEW_LOT } from '../../domain/lot';
import type { FieldChange, Operation, OperationOf } from './LotsGateway';
import { releasedNumber } from './operationNumbers';
import { changesOf } from './operationRecord';

/** The collection that keeps the record of an operation: what a viewer may not see has one of its own. */
export function recordsOf(operation: Operation): 'ops' | 'opsPrivate' {
  return operation.kind === 'editPrivate' ? 'opsPrivate' : 'ops';
}

/** One batch: the change, the number that it gives back, and the record. Resolves when the server has it. */
export async function writeOperation(documents: Firestore, operation: Operation): Promise<void> {
  const at = (...path: readonly string[]): DocumentReference => doc(documents, 'sales', operation.saleId, ...path);
  const batch = writeBatch(documents);
  change(batch, operation, at);
  const released = releasedNumber(operation);
  if (released !== null) batch.delete(at('numbers', released));
  batch.set(at(recordsOf(operation), operation.id), {
    by: operation.uid,
    at: serverTimestamp(),
    kind: operation.kind,
    lotId: operation.lotId,
    changes: changesOf(operation),
    ...(operation.group === undefined ? {} : { group: operation.group }),
  });
  await batch.commit();
}

function change(batch: WriteBatch, operation: Operation, at: (...path: readonly string[]) => DocumentReference): void {
  const lot = at('lots', operation.lotId);
  const touched = { updatedAt: serverTimestamp(), updatedBy: operation.uid };
  switch (operation.kind) {
    case 'createLot':
      batch.set(lot, { ...newLot(operation), ...touched });
      return;
    case 'editLot':
      batch.update(lot, { ...after(operation.changes), ...touched });
      return;
    case 'editPrivate':
      // The document may not be there yet, and a colleague's other fields must stay.
      batch.set(at('lotPrivate', operation.lotId), { ...after(operation.changes), ...touched }, { merge: true });
      return;
    case 'setLotStatus':
      batch.update(lot, { status: operation.after, ...touched });
      return;
    case 'setNumber':
      batch.update(lot, { ...numberFields(operation.after), ...touched });
      return;
    case 'moveLot':
      batch.update(lot, { order: operation.after, ...touched });
      return;
    case 'trashLot':
      batch.update(lot, { deletedAt: serverTimestamp(), ...touched });
      return;
    case 'restoreLot':
      batch.update(lot, { deletedAt: null, ...numberFields(operation.number), ...touched });
      return;
    case 'addPhoto': {
      const { id, ...fields } = operation.photo;
      batch.set(at('photos', id), {
        ...fields,
        takenAt: null,
        createdAt: serverTimestamp(),
        createdBy: operation.uid,
      });
      if (operation.cover) batch.update(lot, { coverPhotoId: id, ...touched });
      return;
    }
    case 'editPhoto':
      batch.update(at('photos', operation.photoId), after({ ...operation.changes }));
      return;
    case 'removePhoto':
      batch.delete(at('photos', operation.photo.id));
      if (operation.cover) batch.update(lot, { coverPhotoId: operation.coverAfter, ...touched });
      return;
  }
}

function numberFields(number: { readonly number: number; readonly suffix: string } | null): DocumentData {
  return { number: number?.number ?? null, suffix: number?.suffix ?? '' };
}

function after(changes: Readonly<Partial<Record<string, FieldChange>>>): Record<string, FieldChange['after']> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, each]) => (each === undefined ? [] : [[field, each.after]])),
  );
}

function newLot(operation: OperationOf<'createLot'>): WithFieldValue<DocumentData> {
  const { number, suffix, order, fields, uid } = operation;
  return { ...NEW_LOT, number, suffix, order, createdAt: serverTimestamp(), createdBy: uid, ...fields };
}
