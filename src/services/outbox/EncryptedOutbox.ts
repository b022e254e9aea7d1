import type { KeptPhoto } from './PhotoOutbox';
import type { OutboxEntry } from './Outbox';

/** What was decrypted: it is in the outbox again, as it was before. */
export interface DecryptedWork {
  readonly entries: readonly OutboxEntry[];
  readonly photos: readonly KeptPhoto[];
}

/**
 * The unsent work of a person who is not here, encrypted, in the same database. The key is the person's own and is on no
 * device: the next person at this browser has the work and cannot read it.
 */
export interface EncryptedOutbox {
  /** Whether this device has encrypted work of the person. */
  has(uid: string): Promise<boolean>;
  /**
   * Encrypts everything that the outbox has of the person and takes it out of there; each item is either encrypted or still
   * in the outbox, whenever the page ends. Resolves with the number of items. `onItem` is called after each, so that nobody
   * takes a device that works for one that gives no answer.
   */
  encrypt(uid: string, key: CryptoKey, onItem?: () => void): Promise<number>;
  /** Puts everything encrypted back into the outbox. What another key has locked stays encrypted. */
  decrypt(uid: string, key: CryptoKey): Promise<DecryptedWork>;
  /** Forgets everything that the outbox has of the person, encrypted or not. */
  discard(uid: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly encryptedOutbox: EncryptedOutbox;
  }
}
