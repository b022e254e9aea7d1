import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage } from 'firebase/storage';
import type { LocalServices } from '../../serviceConfig';

/** Points the document database to a local service. */
export function connectLocalDocuments({ firestore }: LocalServices): (documents: Firestore) => void {
  return (documents) => connectFirestoreEmulator(documents, ownHost(firestore.host), firestore.port);
}

/** Where a local service speaks the plain interface of the document database. */
export function originOfLocalDocuments({ firestore }: LocalServices): string {
  return `http://${firestore.host}:${String(firestore.port)}`;
}

/** Points the file storage to a local service. */
export function connectLocalFiles({ storage }: LocalServices): (files: FirebaseStorage) => void {
  return (files) => connectStorageEmulator(files, storage.host, storage.port);
}

/**
 * Each page keeps two requests open, and a browser gives six connections to a host under HTTP/1.1: the third tab would
 * stall. Every name under .localhost is this machine, so each page takes one of its own.
 */
function ownHost(host: string): string {
  const loopback = host === '127.0.0.1' || host === 'localhost';
  return loopback && typeof window !== 'undefined' ? `t${Math.random().toString(36).slice(2, 8)}.localhost` : host;
}
