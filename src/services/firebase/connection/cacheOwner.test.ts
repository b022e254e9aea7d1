import type { FirebaseApp } from 'firebase/app';
import { type SharedAuth, shareAuth } from '../../auth/sdk/sharedAuth';
import { createCacheOwner } from './cacheOwner';
import { originOfLocalDocuments } from './firebaseLocal';

jest.mock('firebase/firestore', () => ({}));
jest.mock('firebase/storage', () => ({}));

it('trusts what the database remembers until a second person reads in the same page', () => {
  const app = {} as FirebaseApp;
  const auth: { currentUser: { uid: string } | null } = { currentUser: null };
  shareAuth(app, { auth } as unknown as SharedAuth);
  const ownsCache = createCacheOwner(app);
  expect(ownsCache()).toBe(true);
  auth.currentUser = { uid: 'ada' };
  expect([ownsCache(), ownsCache()]).toEqual([true, true]);
  auth.currentUser = null;
  expect(ownsCache()).toBe(true);
  auth.currentUser = { uid: 'ben' };
  expect(ownsCache()).toBe(false);
  // What ben has read is there for ada, too.
  auth.currentUser = { uid: 'ada' };
  expect(ownsCache()).toBe(false);
});

it('knows where a local service speaks its plain interface', () => {
  const local = { auth: '', firestore: { host: '127.0.0.1', port: 8080 }, storage: { host: '', port: 0 } };
  expect(originOfLocalDocuments(local)).toBe('http://127.0.0.1:8080');
});
