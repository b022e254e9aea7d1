import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  onSnapshot,
  type Query,
  serverTimestamp,
  setDoc,
  type WithFieldValue,
  writeBatch,
} from 'firebase/firestore';
import type { Lot } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import { dataFailure } from '../firebase/firebaseFailures';
import { readAfterRefusal } from '../firebase/readAfterRefusal';
import { readLot, readPhoto } from '../firebase/readDocuments';
import { codeOf, DATA_CODES, type DataCode, type Unsubscribe } from '../failure';
import type { FieldChange, LotsGateway, Operation } from './LotsGateway';

interface Changes<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly fromServer: boolean;
}

/** `ownsCache`: whether what the database remembers may be shown to the present person before the server answers. */
export function createFirebaseLotsGateway(documents: Firestore, ownsCache = () => true): LotsGateway {
  return {
    listen(saleId, listener) {
      let ended = false;
      const trusted = ownsCache();
      const end = (): void => {
        ended = true;
        stops.forEach((stop) => stop());
      };
      const fail = (error: unknown): void => {
        if (ended) return;
        end();
        listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') });
      };
      const stops = [
        follow<Lot>(collection(documents, 'sales', saleId, 'lots'), trusted, readLot, fail, (changes) =>
          listener({ type: 'lots', ...changes }),
        ),
        follow<Photo>(collection(documents, 'sales', saleId, 'photos'), trusted, readPhoto, fail, (changes) =>
          listener({ type: 'photos', ...changes }),
        ),
      ];
      return end;
    },

    async claimNumber(saleId, number, lotId, uid) {
      const claim = doc(documents, 'sales', saleId, 'numbers', number);
      try {
        await setDoc(claim, { lotId, by: uid });
        return 'claimed';
      } catch (error) {
        const failure = dataFailure(error);
        if (failure.code !== 'permission-denied') throw failure;
        const held = await readAfterRefusal(claim);
        if (held?.exists() !== true) throw failure;
        return held.get('lotId') === lotId ? 'claimed' : 'taken';
      }
    },

    async apply(operation) {
      try {
        await commit(documents, operation);
      } catch (error) {
        const failure = dataFailure(error);
        if (failure.code !== 'permission-denied' || !(await landed(documents, operation))) throw failure;
      }
    },
  };
}

/** One event per snapshot, however many documents changed. */
function follow<Entity>(
  source: Query,
  trusted: boolean,
  readEntity: (id: string, data: DocumentData) => Entity | null,
  fail: (error: unknown) => void,
  emit: (changes: Changes<Entity>) => void,
): Unsubscribe {
  let told: boolean | null = null;
  let isServerKnown = trusted;
  return onSnapshot(
    source,
    { includeMetadataChanges: true },
    (snapshot) => {
      const changed: Entity[] = [];
      const removed: string[] = [];
      if (!isServerKnown && snapshot.metadata.fromCache) return;
      // What was passed over is told now: the changes alone would not name it.
      const changes = isServerKnown
        ? snapshot.docChanges()
        : snapshot.docs.map((found) => ({ type: 'added' as const, doc: found }));
      isServerKnown = true;
      for (const change of changes) {
        const entity = change.type === 'removed' ? null : readEntity(change.doc.id, change.doc.data());
        if (entity === null) removed.push(change.doc.id);
        else changed.push(entity);
      }
      const fromServer = !snapshot.metadata.fromCache;
      if (changed.length === 0 && removed.length === 0 && told === fromServer) return;
      told = fromServer;
      emit({ changed, removed, fromServer });
    },
    fail,
  );
}

/** Whether the server has the operation already: then the refused batch was its second arrival. */
async function landed(documents: Firestore, operation: Operation): Promise<boolean> {
  const found = await readAfterRefusal(doc(documents, 'sales', operation.saleId, 'ops', operation.id));
  return found?.exists() === true;
}

async function commit(documents: Firestore, operation: Operation): Promise<void> {
  const sale = ['sales', operation.saleId] as const;
  const lot = doc(documents, ...sale, 'lots', operation.lotId);
  const touched = { updatedAt: serverTimestamp(), updatedBy: operation.uid };
  const batch = writeBatch(documents);
  switch (operation.kind) {
    case 'createLot':
      batch.set(lot, { ...newLot(operation), ...touched });
      break;
    case 'editLot':
      batch.update(lot, { ...after(operation.changes), ...touched });
      break;
    case 'setLotStatus':
      batch.update(lot, { status: operation.after, ...touched });
      break;
    case 'addPhoto': {
      const { id, ...fields } = operation.photo;
      batch.set(doc(documents, ...sale, 'photos', id), {
        ...fields,
        takenAt: null,
        createdAt: serverTimestamp(),
        createdBy: operation.uid,
      });
      if (operation.cover) batch.update(lot, { coverPhotoId: id, ...touched });
      break;
    }
  }
  batch.set(doc(documents, ...sale, 'ops', operation.id), {
    by: operation.uid,
    at: serverTimestamp(),
    kind: operation.kind,
    lotId: operation.lotId,
    changes: changesOf(operation),
  });
  await batch.commit();
}

function after(changes: Readonly<Partial<Record<string, FieldChange>>>): Record<string, FieldChange['after']> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, change]) => (change === undefined ? [] : [[field, change.after]])),
  );
}

function changesOf(operation: Operation): Readonly<Record<string, FieldChange>> {
  switch (operation.kind) {
    case 'createLot': {
      const { number, suffix, order, fields } = operation;
      const made = Object.entries({ number, suffix, order, ...fields });
      return Object.fromEntries(made.map(([field, value]) => [field, { before: null, after: value }]));
    }
    case 'editLot':
      return { ...operation.changes };
    case 'setLotStatus':
      return { status: { before: operation.before, after: operation.after } };
    case 'addPhoto':
      return { photo: { before: null, after: operation.photo.id } };
  }
}

function newLot(operation: Extract<Operation, { kind: 'createLot' }>): WithFieldValue<DocumentData> {
  return {
    number: operation.number,
    suffix: operation.suffix,
    order: operation.order,
    title: '',
    description: '',
    category: '',
    creator: '',
    period: '',
    materials: '',
    dimensions: '',
    weight: '',
    condition: '',
    provenance: '',
    quantity: 1,
    lotType: 'single',
    estimateLow: null,
    estimateHigh: null,
    startPrice: null,
    buyNow: null,
    status: 'draft',
    coverPhotoId: null,
    deletedAt: null,
    createdAt: serverTimestamp(),
    createdBy: operation.uid,
    ...operation.fields,
  };
}
