import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Operation } from '../../../domain/operations/operations';
import type { Photo } from '../../../domain/photos/photo';
import { isKnownOperation } from '../../../domain/operations/knownOperation';
import { addedPhoto } from '../../../domain/operations/entitiesOf';
import type { Outbox, OutboxEntry } from '../Outbox';
import type { OutboxDatabase, OutboxSchema } from './outboxDatabase';
import { createPageLife, type PageLife } from './pageLife';
import type { PhotoClaims } from './pageClaims';
import type { KeptPhoto } from '../PhotoOutbox';

/**
 * The operations of the outbox in IndexedDB; every method rejects when the browser will not store anything. Without a
 * `life` that other pages can see nothing is taken over. What is not `isKnown` waits for a page of a newer build. `claims`:
 * the same as of the photos.
 */
export function createIdbOutbox(
  database: OutboxDatabase,
  life: PageLife = createPageLife(undefined),
  isKnown: (operation: Operation) => boolean = isKnownOperation,
  claims?: PhotoClaims,
): Outbox {
  const recordOf = (operation: Operation) => ({
    operation,
    operationId: operation.id,
    uid: operation.uid,
    refused: null,
    page: life.id,
  });

  /**
   * Writes down what is new, without looking first: all is asked of the browser in this very moment, so it is kept also when
   * the page goes away before there is an answer. False when the outbox has some of it already; then nothing was written.
   */
  async function addAll(connection: IDBPDatabase<OutboxSchema>, made: readonly Operation[]): Promise<boolean> {
    const transaction = connection.transaction('operations', 'readwrite', { durability: 'strict' });
    // Each is asked below. One that throws at once leaves the others, which fail with the transaction, to nobody.
    const handled = <Result>(answer: Promise<Result>): Promise<Result> => {
      answer.catch(() => undefined);
      return answer;
    };
    const done = handled(transaction.done);
    try {
      const added = made.map((operation) => handled(transaction.store.add(recordOf(operation))));
      transaction.commit();
      const results = await Promise.allSettled([...added, done]);
      const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      if (failed.some((error) => error instanceof DOMException && error.name === 'ConstraintError')) return false;
      if (failed.length > 0) throw failed[0];
      return true;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  async function putAll(made: readonly Operation[], begun: readonly KeptPhoto[] = []): Promise<void> {
    const wanted = begun.map((photo) => ({ photo, isGone: claims?.watch(photo.id) }));
    await Promise.all([life.begin(), ...begun.map(({ id }) => claims?.claim(id))]);
    const connection = await database();
    const isPlain = begun.length === 0 && made.every((operation) => photoWith(operation) === null);
    if (isPlain && (await addAll(connection, made))) return;
    const transaction = connection.transaction(STORES, 'readwrite', { durability: 'strict' });
    const operations = transaction.objectStore('operations');
    const byOperation = operations.index('byOperation');
    const write = async (): Promise<void> => {
      const knownKeys = await Promise.all(made.map(({ id }) => byOperation.getKey(id)));
      for (const [place, operation] of made.entries()) {
        const known = knownKeys[place];
        const written =
          known === undefined ? operations.add(recordOf(operation)) : operations.put(recordOf(operation), known);
        // The transaction itself says what has failed.
        written.catch(() => undefined);
      }
      for (const { photo, isGone } of wanted) {
        // Removed while this waited for the claims: its bytes would stay.
        if (isGone?.() === true) continue;
        transaction
          .objectStore('photos')
          .put({ ...photo, stored: false })
          .catch(() => undefined);
        transaction
          .objectStore('chosen')
          .delete(photo.id)
          .catch(() => undefined);
      }
      await markStored(transaction, made);
    };
    try {
      await Promise.all([write(), transaction.done]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  return {
    put: (operation) => putAll([operation]),
    putAll,
    async remove(operationId) {
      const transaction = (await database()).transaction(['operations', 'photos'], 'readwrite');
      const operations = transaction.objectStore('operations');
      const key = await operations.index('byOperation').getKey(operationId);
      const record = key === undefined ? undefined : await operations.get(key);
      if (key !== undefined) await operations.delete(key);
      const added = record === undefined ? null : photoWith(record.operation);
      if (added !== null) await transaction.objectStore('photos').delete(added.id);
      await transaction.done;
    },
    async refuse(operationId, code) {
      const transaction = (await database()).transaction('operations', 'readwrite', { durability: 'strict' });
      const key = await transaction.store.index('byOperation').getKey(operationId);
      const record = key === undefined ? undefined : await transaction.store.get(key);
      if (key !== undefined && record !== undefined) await transaction.store.put({ ...record, refused: code }, key);
      await transaction.done;
    },
    async list(uid) {
      const entries: OutboxEntry[] = [];
      const transaction = (await database()).transaction('operations');
      for await (const cursor of transaction.store.index('byUid').iterate(uid)) {
        const { operation, refused } = cursor.value;
        if (isKnown(operation)) entries.push({ operation, sequence: cursor.primaryKey, refused });
      }
      return entries.sort((a, b) => a.sequence - b.sequence);
    },
    async adopt(uid) {
      await life.begin();
      const living = await life.living();
      if (living === null) return [];
      const entries: OutboxEntry[] = [];
      const transaction = (await database()).transaction('operations', 'readwrite', { durability: 'strict' });
      for await (const cursor of transaction.store.index('byUid').iterate(uid)) {
        const record = cursor.value;
        if (record.page !== undefined && (record.page === life.id || living.has(record.page))) continue;
        // A newer build made it: its own pages send it.
        if (!isKnown(record.operation)) continue;
        await cursor.update({ ...record, page: life.id });
        entries.push({ operation: record.operation, sequence: cursor.primaryKey, refused: record.refused });
      }
      await transaction.done;
      return entries.sort((a, b) => a.sequence - b.sequence);
    },
    otherPageEnds: () => life.otherEnds(),
  };
}

const STORES = ['operations', 'photos', 'chosen'] as const;
type Stores = typeof STORES;

/** Photos whose documents are among these operations: their files are on the server and need not be sent again. */
async function markStored(
  transaction: IDBPTransaction<OutboxSchema, Stores, 'readwrite'>,
  made: readonly Operation[],
): Promise<void> {
  const photos = transaction.objectStore('photos');
  for (const operation of made) {
    const added = photoWith(operation);
    if (added === null) continue;
    const kept = await photos.get(added.id);
    if (kept !== undefined) await photos.put({ ...kept, stored: true });
    else await transaction.objectStore('chosen').delete(added.id);
  }
}

/** The photo that comes with an operation; null also for one that a newer build made. */
const photoWith = (operation: Operation): Photo | null => (isKnownOperation(operation) ? addedPhoto(operation) : null);

/** Nothing of it is written, if that is not so already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
