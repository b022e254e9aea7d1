import type { HouseWords } from '../../domain/lots/houseWords';
import type { Lot } from '../../domain/lots/lot';
import type { Template } from '../../domain/lots/template';
import type { Photo } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import type { Operation } from '../../domain/operations/operations';

/** What of a sale is copied; nothing that only editors may read. */
export interface CopiedEntities {
  readonly lots: Lot;
  readonly photos: Photo;
}
export type CopiedKind = keyof CopiedEntities;

export interface CachedSale {
  /** When the server last sent something of it, in ms since the epoch by this device's clock. */
  readonly savedAt: number;
  /** With what was noted beside them. */
  readonly lots: readonly Lot[];
  readonly photos: readonly Photo[];
  /** The keys of the notes that are in them. */
  readonly noted: readonly number[];
}

/** What is written of a sale in one go: all of it or nothing. */
export interface CopyPart {
  readonly chunks: readonly Chunk[];
  /** In place of everything that was kept of the sale, but for notes. */
  readonly whole: boolean;
  /** As of `CachedSale`. */
  readonly savedAt: number;
  /** The keys of notes that are in the chunks, or are older than they: they go. */
  readonly noted: readonly number[];
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
export interface OfflineCache {
  /** The person's sales; null when they were never kept. */
  list(uid: string): Promise<readonly Sale[] | null>;
  /**
   * Keeps the list, and forgets the copies of sales that are not in it. `unreadable`: ids of sales that this build cannot
   * read; their copies stay.
   */
  saveList(uid: string, sales: readonly Sale[], unreadable?: readonly string[]): Promise<void>;
  load(uid: string, saleId: string): Promise<CachedSale | null>;
  save(uid: string, saleId: string, part: CopyPart): Promise<void>;
  /**
   * Notes a save that the server has taken, until a part of the copy is written that holds it. Resolves with the key of the
   * note when the device has it for good, whatever happens to the page or to the machine. It may have to wait for its turn:
   * rejects, and leaves nothing behind, when its person is not here any more by then.
   */
  note(uid: string, operation: Operation, isHere: () => boolean): Promise<number>;
  forget(uid: string, saleId: string): Promise<void>;
  /** The templates and texts of a sale; null when they were never kept. */
  templates(uid: string, saleId: string): Promise<readonly Template[] | null>;
  /** null forgets them. */
  saveTemplates(uid: string, saleId: string, templates: readonly Template[] | null): Promise<void>;
  /** The words of the first of these sales that have kept ones, in their order: `MOST_SALES` at most. */
  words(uid: string, saleIds: readonly string[]): Promise<readonly HouseWords[]>;
  saveWords(uid: string, saleId: string, words: HouseWords): Promise<void>;
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
