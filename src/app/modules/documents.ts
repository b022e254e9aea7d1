import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { openDocuments } from '../../services/firebase/connection/firebaseDocuments';
import { connectLocalDocuments } from '../../services/firebase/connection/firebaseLocal';
import type { ServiceConfig } from '../../services/serviceConfig';

let documents: ReturnType<typeof openDocuments> | null = null;

/** The document database, opened once for all modules: it can be pointed to a local service only before its first use. */
export function ownDocuments({ firebase }: ServiceConfig): ReturnType<typeof openDocuments> {
  // A build for production has null here, and the code that speaks to local services falls away.
  const local = __LOCAL_SERVICES__;
  documents ??= openDocuments(openFirebaseApp(firebase), local === null ? undefined : connectLocalDocuments(local));
  return documents;
}
