import type { Lot } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import type { Sale } from '../../domain/sale';

/** What of a sale is copied; nothing that only editors may read. */
export interface CopiedEntities {
  readonly lots: Lot;
  readonly photos: Photo;
}
export type CopiedKind = keyof CopiedEntities;

export interface KeptSale {
  /** When the server last told something of it, in ms since the epoch by this device's clock. */
  readonly savedAt: number;
  readonly lots: readonly Lot[];
  readonly photos: readonly Photo[];
}

/** Some of the entities of a kind: those with this chunk name. What is not among them any more is gone. */
export interface Chunk<Kind extends CopiedKind = CopiedKind> {
  readonly kind: Kind;
  readonly name: string;
  readonly entities: readonly CopiedEntities[Kind][];
}

/**
 * Copies of what one person has read, on this device, for reading without a network. The first call for another person
 * wipes those of the one before. Every promise rejects when the browser keeps nothing.
 */
export interface KeptSales {
  /** The person's sales; null when they were never kept. */
  list(uid: string): Promise<readonly Sale[] | null>;
  /** Keeps the list, and forgets the copies of sales that are not in it. */
  saveList(uid: string, sales: readonly Sale[]): Promise<void>;
  load(uid: string, saleId: string): Promise<KeptSale | null>;
  /** Writes chunks; `whole`: in place of everything that was kept of the sale. */
  save(uid: string, saleId: string, chunks: readonly Chunk[], savedAt: number, whole: boolean): Promise<void>;
  forget(uid: string, saleId: string): Promise<void>;
  /** A small picture by its path in the file storage; null when it was never kept. */
  thumb(uid: string, path: string): Promise<Blob | null>;
  /** Keeps a small picture, up to some thousands of them. */
  saveThumb(uid: string, path: string, bytes: Blob): Promise<void>;
}

/** Parts of those that share their last character. */
const PARTS = 8;

/**
 * Where an entity is kept. Of ten thousand lots a chunk has about twenty: small enough that a hundred changed ones rewrite
 * a sixth of all, large enough that all of them are read in a moment.
 */
export const chunkNameOf = (id: string): string =>
  `${id.slice(-1)}${String((id.codePointAt(id.length - 2) ?? 0) % PARTS)}`;
