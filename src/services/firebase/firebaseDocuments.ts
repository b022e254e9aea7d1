import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The document database of this page. Its cache is in memory: nothing of a person's work stays in the SDK's own store
 * on a shared computer; what is unsent waits in our outbox, which knows whose it is. `local` is the address of the
 * emulator, null for the real service.
 */
export function openDocuments(app: FirebaseApp, local: ServiceAddress | null): Firestore {
  const documents = initializeFirestore(app, { localCache: memoryLocalCache(), ignoreUndefinedProperties: false });
  if (local !== null) connectFirestoreEmulator(documents, ownHost(local.host), local.port);
  return documents;
}

/**
 * Each page keeps two requests open, and a browser gives six connections to a host under HTTP/1.1: the third tab would
 * stall. Every name under .localhost is this machine, so each page takes one of its own.
 */
function ownHost(host: string): string {
  const loopback = host === '127.0.0.1' || host === 'localhost';
  return loopback && typeof window !== 'undefined' ? `t${Math.random().toString(36).slice(2, 8)}.localhost` : host;
}
