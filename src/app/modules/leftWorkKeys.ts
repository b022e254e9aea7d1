import type { KeyGateway } from '../../services/outbox/KeyGateway';
import { createFirebaseKeyGateway } from '../../services/outbox/encrypted/firebaseKeyGateway';
import type { ServiceConfig } from '../../services/serviceConfig';
import { ownDocuments } from './documents';

/** The keys of unsent work, with the database of documents, which is large. */
export const createKeys = (services: ServiceConfig): KeyGateway => createFirebaseKeyGateway(ownDocuments(services));
