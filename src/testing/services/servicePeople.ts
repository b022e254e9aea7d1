import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, terminate } from 'firebase/firestore';
import { connectStorageEmulator } from 'firebase/storage';
import { encodeFields } from '../../../local/emulators/firestoreValues';
import { OWNER, request } from '../../../local/net/http';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT, type LocalAddresses } from '../../../local/net/project';
import { testServices } from '../../../local/testServices';
import type { Role } from '../../domain/sales/sale';
import type { FilesGateway } from '../../services/files/FilesGateway';
import { createFirebaseFilesGateway } from '../../services/files/firebaseFilesGateway';
import { openDocuments } from '../../services/firebase/connection/firebaseDocuments';
import { createFirebaseLotsGateway } from '../../services/lots/firebase/firebaseLotsGateway';
import { createDeleteInPassing, type DeleteInPassing } from '../../services/firebase/read/deleteInPassing';
import { originOfLocalDocuments } from '../../services/firebase/connection/firebaseLocal';
import { createRunQuery, type RunQuery } from '../../services/firebase/read/runQuery';
import type { LotsGateway } from '../../services/lots/LotsGateway';
import { createFirebaseSalesGateway } from '../../services/sales/firebaseSalesGateway';
import type { SalesGateway } from '../../services/sales/SalesGateway';
import { newId } from '../../shared/id';

/** A person with an account at the local services and the production adapters, each in an SDK of their own. */
export interface ServicePerson {
  readonly uid: string;
  readonly email: string;
  readonly app: FirebaseApp;
  readonly documents: Firestore;
  readonly sales: SalesGateway;
  readonly lots: LotsGateway;
  readonly files: FilesGateway;
  readonly deleteInPassing: DeleteInPassing;
  readonly runQuery: RunQuery;
  leave(): Promise<void>;
}

/** A new account; `proved`: with its address confirmed. */
export async function enterPerson(services: LocalAddresses, { proved = false } = {}): Promise<ServicePerson> {
  const name = newId();
  const email = `${name.toLowerCase()}@example.com`;
  const app = initializeApp(
    { apiKey: LOCAL_API_KEY, projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET, appId: 'local' },
    name,
  );
  initializeAuth(app, { persistence: inMemoryPersistence });
  const auth = getAuth(app);
  connectAuthEmulator(auth, services.auth, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, email, 'secret-1');
  if (proved) {
    await request(`${services.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts:update`, {
      method: 'POST',
      headers: { ...OWNER, 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: user.uid, emailVerified: true }),
    });
    await user.getIdToken(true);
  }
  const documents = openDocuments(app, (opened) =>
    connectFirestoreEmulator(opened, services.firestore.host, services.firestore.port),
  );
  return {
    uid: user.uid,
    email,
    app,
    documents,
    sales: createFirebaseSalesGateway(documents),
    lots: createFirebaseLotsGateway(documents),
    files: createFirebaseFilesGateway(app, (files) =>
      connectStorageEmulator(files, services.storage.host, services.storage.port),
    ),
    deleteInPassing: createDeleteInPassing(app, {
      token: () => user.getIdToken(),
      origin: originOfLocalDocuments(services),
    }),
    runQuery: createRunQuery(app, { token: () => user.getIdToken(), origin: originOfLocalDocuments(services) }),
    async leave() {
      await terminate(documents);
      await deleteApp(app);
    },
  };
}

/** Changes fields of a document past all rules. */
async function changeDocument(path: string, fields: Parameters<typeof encodeFields>[0]): Promise<void> {
  const { host, port } = testServices().firestore;
  const name = `projects/${LOCAL_PROJECT}/databases/(default)/documents/${path}`;
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  await request(`http://${host}:${String(port)}/v1/${name}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: encodeFields(fields) }),
  });
}

/** Past all rules: these are the people in the sale, as if each had come in by an invitation. */
export const putIntoSale = (saleId: string, roles: Readonly<Record<string, Role>>): Promise<void> =>
  changeDocument(`sales/${saleId}`, { roles, memberUids: Object.keys(roles) });

/** Past all rules: an invitation was sent so long ago that it has ended. */
export const ageInvitation = (id: string): Promise<void> =>
  changeDocument(`invitations/${id}`, { createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) });

/** Past all rules: a hundred people have left the sale or were removed from it, which is as many as it notes. */
export const fillMarks = (saleId: string): Promise<void> => {
  const marks = Array.from({ length: 100 }, (_, i) => [`gone${String(i)}`, new Date(Date.now() - i * 60_000)] as const);
  return changeDocument(`sales/${saleId}`, { removed: Object.fromEntries(marks) });
};
