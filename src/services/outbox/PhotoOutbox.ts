import type { PhotoChanges } from '../../domain/operations/changes';
import type { PhotoRefusal } from '../../domain/photos/photo';
import type { PreparedPhoto } from '../photos/PhotoPreparer';

/** A chosen photo with its bytes, on its way to the server. Exactly one of `file` and `prepared` is there. */
export interface KeptPhoto {
  /** The photo's id: its place on the server follows from it, so that sending it again replaces nothing else. */
  readonly id: string;
  readonly uid: string;
  readonly saleId: string;
  readonly lotId: string;
  readonly fileName: string;
  readonly order: string;
  readonly first: boolean;
  /** As it was chosen, until its sizes exist. */
  readonly file: Blob | null;
  readonly prepared: PreparedPhoto | null;
  /** Why the server did not take it, set until the person has decided. */
  readonly refused: string | null;
  /** What was said of it since it was chosen; `lotId` and `order` are what they are now. Not in records of earlier builds. */
  readonly changes?: PhotoChanges;
  /** True: it becomes the cover; false: another photo was made that; null, or missing: nobody has said anything. */
  readonly cover?: boolean | null;
  /** The id of the operation that adds it, when that is not the photo's own. */
  readonly addId?: string | null;
  /** SHA-256 of the chosen file, hex; '' or missing: nobody knows. */
  readonly source?: string;
}

/** A file that a person has chosen, from the choice until this device has its bytes. What is left of it was not kept. */
export interface ChosenPhoto {
  /** The id of the photo that it becomes. */
  readonly id: string;
  readonly uid: string;
  readonly saleId: string;
  /** The lot that was made without waiting for its bytes; null: no lot was made of it. */
  readonly lotId: string | null;
  readonly fileName: string;
  readonly size: number;
  readonly lastModified: number;
  /** Why it was not taken, until the person has read it. Missing: it was not looked at to the end, or by an earlier build. */
  readonly refusal?: PhotoRefusal;
}

/** What a person can change of it while it waits. */
export type KeptPhotoChanges = Required<Pick<KeptPhoto, 'lotId' | 'order' | 'first' | 'changes' | 'cover'>>;

/**
 * Photos that this device has and the server may not have yet, in the same database as the operations: from the choice
 * until the server has the photo's document. What a page puts or takes is its own until it ends, so that two pages do not
 * send the same photo. Every promise rejects when the browser will not store anything.
 */
export interface PhotoOutbox {
  /** Notes chosen files before anything else is done with them. Each note ends when the photo is kept, removed, or added. */
  note(photos: readonly ChosenPhoto[]): Promise<void>;
  /** Their lot is there, or about to be, though their bytes could not be kept. Those that are noted no more stay so. */
  noteLots(photos: readonly Pick<KeptPhoto, 'id' | 'lotId'>[]): Promise<void>;
  /** Forgets that these files were chosen. */
  forget(photoIds: readonly string[]): Promise<void>;
  /** Files of the person that were chosen in pages that live no more, and never kept, in no order. */
  unkept(uid: string): Promise<readonly ChosenPhoto[]>;
  /**
   * Resolves when the transaction is complete. The same photo again takes the place of what was kept. Nothing is written of
   * one that was removed meanwhile.
   */
  put(photo: KeptPhoto): Promise<void>;
  /** False when the photo is not here: nothing is written then. */
  change(photoId: string, changes: KeptPhotoChanges): Promise<boolean>;
  /** The server's refusal, or null: the person wants another try. */
  refuse(photoId: string, code: string | null): Promise<void>;
  remove(photoId: string): Promise<void>;
  /** A kept photo, also one whose files are on the server already; null when it is not here. */
  find(photoId: string): Promise<KeptPhoto | null>;
  /** The photos of a person whose files are not known to be on the server and which no other page works on, in no order. */
  take(uid: string): Promise<readonly KeptPhoto[]>;
  /** The same without taking them: also those that other pages work on. */
  list(uid: string): Promise<readonly KeptPhoto[]>;
  /** Lets other pages take what this one has; at the end of a session. */
  letGo(): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly photoOutbox: PhotoOutbox;
  }
}
