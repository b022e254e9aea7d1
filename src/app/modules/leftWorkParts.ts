import { createIdbOutbox } from '../../services/outbox/device/idbOutbox';
import { createIdbPhotoOutbox } from '../../services/outbox/device/idbPhotoOutbox';
import { createIdbSealedOutbox } from '../../services/outbox/sealed/idbSealedOutbox';
import type { OpenWork } from '../../services/outbox/sealed/lazyLeftWork';
import { createOutboxDatabase } from '../../services/outbox/device/outboxDatabase';
import { createPhotoClaims } from '../../services/outbox/device/photoClaims';

/** The database of unsent work for pages without the workspace: it is looked into and locked, nothing is taken. */
export function openWork(): OpenWork {
  const database = createOutboxDatabase();
  return {
    outbox: createIdbOutbox(database),
    photoOutbox: createIdbPhotoOutbox(database, createPhotoClaims(undefined)),
    sealed: createIdbSealedOutbox(database),
  };
}
