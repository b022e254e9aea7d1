import type { DBSchema, IDBPDatabase } from 'idb';
import { openAtLeast } from './openAtLeast';
import type { Operation } from '../../../domain/operations/operations';
import type { ChosenPhoto, KeptPhoto } from '../PhotoOutbox';
import { type RecoveredRecords, recoverDatabase } from './recoverDatabase';

export interface OperationRecord {
  readonly operation: Operation;
  readonly operationId: string;
  readonly uid: string;
  readonly refused: string | null;
  /** The page that works on it; records of earlier builds name none. */
  readonly page?: string;
}

export interface PhotoRecord extends KeptPhoto {
  /** Its files are on the server and its document is an operation of the outbox. */
  readonly stored: boolean;
}

/** A chosen file whose bytes are not here; `page`: the page in which it was chosen. */
export interface ChosenRecord extends ChosenPhoto {
  readonly page: string;
}

/** Work that only its person's key opens. `owner` does not tell who it is. */
export interface EncryptedRecord {
  readonly owner: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/**
 * The store of encrypted work. Its name stays as it is: databases of older builds have it, and pages of older builds look
 * for it, which may be open beside this one.
 */
export const ENCRYPTED_STORE = 'sealed';

export interface OutboxSchema extends DBSchema {
  operations: { key: number; value: OperationRecord; indexes: { byOperation: string; byUid: string } };
  photos: { key: string; value: PhotoRecord; indexes: { byUid: string } };
  chosen: { key: string; value: ChosenRecord; indexes: { byUid: string } };
  [ENCRYPTED_STORE]: { key: number; value: EncryptedRecord; indexes: { byOwner: string } };
}

type Connection = IDBPDatabase<OutboxSchema>;

/** Gives the open database; opens it when needed, and again after the browser has closed it. */
export type OutboxDatabase = () => Promise<Connection>;

const VERSION = 3;

/** The stores with their indexes, as this version needs them. */
const SHAPE = {
  operations: ['byOperation', 'byUid'],
  photos: ['byUid'],
  chosen: ['byUid'],
  [ENCRYPTED_STORE]: ['byOwner'],
} as const satisfies Record<keyof OutboxSchema, readonly string[]>;
const STORES = Object.keys(SHAPE) as (keyof typeof SHAPE)[];

function isWhole(connection: Connection): boolean {
  if (!STORES.every((store) => connection.objectStoreNames.contains(store))) return false;
  const transaction = connection.transaction(STORES);
  return STORES.every((store) => {
    const { indexNames } = transaction.objectStore(store);
    return SHAPE[store].every((index) => [...indexNames].some((known) => known === index));
  });
}

/** Opens the database; one whose shape is damaged is read to its end, made anew and filled again. */
async function open(name: string, forget: () => void): Promise<Connection> {
  const connection = await connect(name, forget);
  // What a newer build has made is never cleared by this one, whatever is missing in it.
  if (isWhole(connection) || connection.version > VERSION) return connection;
  connection.close();
  console.warn(`The database ${name} is damaged and is made anew.`);
  const recovered = await recoverDatabase(name);
  const anew = await connect(name, forget);
  await fill(anew, recovered);
  return anew;
}

async function fill(connection: Connection, recovered: RecoveredRecords): Promise<void> {
  const transaction = connection.transaction(STORES, 'readwrite', { durability: 'strict' });
  for (const { value } of recovered.get('operations') ?? []) {
    if (isRecord(value, 'operation')) await transaction.objectStore('operations').add(value as OperationRecord);
  }
  for (const { value } of recovered.get('photos') ?? []) {
    if (isRecord(value, 'lotId')) await transaction.objectStore('photos').put(value as PhotoRecord);
  }
  for (const { value } of recovered.get('chosen') ?? []) {
    if (isRecord(value, 'page')) await transaction.objectStore('chosen').put(value as ChosenRecord);
  }
  for (const { value } of recovered.get(ENCRYPTED_STORE) ?? []) {
    if (isRecord(value, 'owner')) await transaction.objectStore(ENCRYPTED_STORE).add(value as EncryptedRecord);
  }
  await transaction.done;
}

/** Stores only ever held records of one kind: one field tells that it is one. */
function isRecord(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && field in value;
}

async function connect(name: string, forget: () => void): Promise<Connection> {
  return openAtLeast<OutboxSchema>(name, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        const operations = database.createObjectStore('operations', { autoIncrement: true });
        operations.createIndex('byOperation', 'operationId', { unique: true });
        operations.createIndex('byUid', 'uid');
      }
      if (before < 2) {
        database.createObjectStore('photos', { keyPath: 'id' }).createIndex('byUid', 'uid');
        database.createObjectStore(ENCRYPTED_STORE, { autoIncrement: true }).createIndex('byOwner', 'owner');
      }
      if (before < 3) database.createObjectStore('chosen', { keyPath: 'id' }).createIndex('byUid', 'uid');
    },
    // Another page wants a newer shape: it would wait for this one for ever.
    blocking(_present, _wanted, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}

/** The database of unsent work: operations, photos, and what was encrypted for a person who is not here. */
export function createOutboxDatabase(name = 'lotsmith-outbox'): OutboxDatabase {
  let opened: Promise<Connection> | undefined;
  const forget = (): void => void (opened = undefined);
  return async () => {
    opened ??= open(name, forget);
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
