import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage } from 'firebase/storage';
import { connectLocalDocuments, connectLocalFiles } from './firebaseLocal';

jest.mock('firebase/firestore', () => ({ connectFirestoreEmulator: jest.fn() }));
jest.mock('firebase/storage', () => ({ connectStorageEmulator: jest.fn() }));

const documents = {} as Firestore;
const servicesAt = (host: string) => ({ auth: '', firestore: { host, port: 8080 }, storage: { host, port: 9199 } });
const hostAskedFor = (host: string): unknown => {
  connectLocalDocuments(servicesAt(host))(documents);
  const [asked, name, port] = jest.mocked(connectFirestoreEmulator).mock.lastCall ?? [];
  expect([asked, port]).toEqual([documents, 8080]);
  return name;
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

it.each(['127.0.0.1', 'localhost'])('asks this machine (%s) by a name that no other page has', (host) => {
  Object.assign(globalThis, { window: {} });
  const names = [hostAskedFor(host), hostAskedFor(host)];
  for (const name of names) expect(name).toMatch(/^t[a-z0-9]+\.localhost$/);
  expect(names[0]).not.toBe(names[1]);
});

it('asks another machine by the name that it has, and this one too where there is no page', () => {
  expect(hostAskedFor('127.0.0.1')).toBe('127.0.0.1');
  Object.assign(globalThis, { window: {} });
  expect(hostAskedFor('192.168.1.7')).toBe('192.168.1.7');
});

it('asks for files by the name that the machine has', () => {
  const files = {} as FirebaseStorage;
  connectLocalFiles(servicesAt('127.0.0.1'))(files);
  expect(connectStorageEmulator).toHaveBeenCalledWith(files, '127.0.0.1', 9199);
});
