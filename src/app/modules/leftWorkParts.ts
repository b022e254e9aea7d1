import { createIdbOutbox } from '../../services/outbox/idbOutbox';
import { createIdbPhotoOutbox } from '../../services/outbox/idbPhotoOutbox';
import { createIdbSealedOutbox } from '../../services/outbox/idbSealedOutbox';
import type { OpenWork } from '../../services/outbox/lazyLeftWork';
import { createOutboxDatabase } from '../../services/outbox/outboxDatabase';
import { createPhotoClaims } from '../../services/outbox/photoClaims';

/** The database of unsent work for pages without the workspace: it is looked into and locked, nothing is taken. */
export function openWork(): OpenWork {
  const database = createOutboxDatabase();
  return {
    outbox: createIdbOutbox(database),
    photoOutbox: createIdbPhotoOutbox(database, createPhotoClaims(undefined)),
    sealed: createIdbSealedOutbox(database),
  };
}
