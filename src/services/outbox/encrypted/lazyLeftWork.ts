import type { KeyGateway } from '../KeyGateway';
import type { LeftWork } from '../LeftWork';
import type { Outbox } from '../Outbox';
import type { PhotoOutbox } from '../PhotoOutbox';
import type { EncryptedOutbox } from '../EncryptedOutbox';

export interface OpenWork {
  readonly outbox: Pick<Outbox, 'list'>;
  readonly photoOutbox: Pick<PhotoOutbox, 'list'>;
  readonly encryptedOutbox: Pick<EncryptedOutbox, 'encrypt'>;
}

/** The database is opened when somebody asks; what reaches the server is fetched only when there is work. */
export function createLeftWork(open: () => Promise<OpenWork>, loadKeys: () => Promise<KeyGateway>): LeftWork {
  return {
    async isThere(uid) {
      try {
        const { outbox, photoOutbox } = await open();
        return (await outbox.list(uid)).length + (await photoOutbox.list(uid)).length > 0;
      } catch (error) {
        console.warn('The outbox could not be read.', error);
        return false;
      }
    },
    async prepare(uid) {
      try {
        const { encryptedOutbox } = await open();
        const key = await (await loadKeys()).obtain(uid);
        return async () => void (await encryptedOutbox.encrypt(uid, key));
      } catch (error) {
        console.warn('The key for unsent work could not be had.', error);
        return null;
      }
    },
  };
}
