import { createIdbOutbox } from '../../services/outbox/device/idbOutbox';
import { createIdbPhotoOutbox } from '../../services/outbox/device/idbPhotoOutbox';
import { createIdbEncryptedOutbox } from '../../services/outbox/encrypted/idbEncryptedOutbox';
import type { OpenWork } from '../../services/outbox/encrypted/lazyLeftWork';
import { createOutboxDatabase } from '../../services/outbox/device/outboxDatabase';
import { createPhotoClaims } from '../../services/outbox/device/pageClaims';

/** The database of unsent work for pages without the workspace: it is looked into and locked, nothing is taken. */
export function openWork(): OpenWork {
  const database = createOutboxDatabase();
  return {
    outbox: createIdbOutbox(database),
    photoOutbox: createIdbPhotoOutbox(database, createPhotoClaims(undefined)),
    encryptedOutbox: createIdbEncryptedOutbox(database),
  };
}
