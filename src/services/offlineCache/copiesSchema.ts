import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { Lot } from '../../domain/lots/lot';
import type { Operation } from '../../domain/operations/operations';
import type { Photo } from '../../domain/photos/photo';

export interface CopiesSchema extends DBSchema {
  /** One record: whose copies these are. */
  owner: { key: 'uid'; value: string };
  /** By `sales` the list of sales, and what is kept of each beside its lots (`keptBesides.ts`). */
  list: { key: string; value: unknown };
  sales: { key: string; value: number };
  lots: { key: [string, string]; value: readonly Lot[] };
  photos: { key: [string, string]; value: readonly Photo[] };
  /** Small pictures by their path. */
  thumbs: { key: string; value: Blob };
  /** Saves that the server has taken and the chunks may not hold yet, in the order in which they were noted. */
  noted: { key: number; value: Operation; indexes: { bySale: string } };
}

export const STORES = ['owner', 'list', 'sales', 'lots', 'photos', 'thumbs', 'noted'] as const;

export type Copies = IDBPDatabase<CopiesSchema>;
export type Writing = IDBPTransaction<CopiesSchema, (typeof STORES)[number][], 'readwrite'>;
