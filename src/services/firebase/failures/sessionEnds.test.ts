import { type FirebaseApp, FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { editLot } from '../../../features/lots/model/lots/lotsSlice';
import { createFirebaseFilesGateway } from '../../files/firebaseFilesGateway';
import { createFirebaseLotsGateway } from '../../lots/firebase/firebaseLotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let mockError = new FirebaseError('', '');
const mockRefuse = () => Promise.reject(mockError);

// The calls of the SDK ask for a token first; what the identity service says then comes out of them.
jest.mock('firebase/firestore', () => ({
  doc: () => ({}),
  serverTimestamp: () => null,
  setDoc: () => mockRefuse(),
  writeBatch: () => ({
    set: () => undefined,
    update: () => undefined,
    delete: () => undefined,
    commit: () => mockRefuse(),
  }),
  runTransaction: () => mockRefuse(),
}));
jest.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: () => ({}),
  getMetadata: () => mockRefuse(),
  uploadBytesResumable: () => ({
    cancel: () => undefined,
    on: (_event: string, _next: unknown, fail: (error: Error) => void) => queueMicrotask(() => fail(mockError)),
  }),
}));

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  const lots = createFirebaseLotsGateway({} as Firestore, () => true);
  const files = createFirebaseFilesGateway({} as FirebaseApp);
  jest.spyOn(space.lots, 'apply').mockImplementation((operation) => lots.apply(operation));
  jest.spyOn(space.files, 'upload').mockImplementation((...upload) => files.upload(...upload));
  await space.signIn();
});
afterEach(() => space.store.stop());

const edit = () => void space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
const add = () => void space.choose(['one.jpg']);

describe.each([
  ['a save', edit],
  ['an upload', add],
])('what the identity service says in %s', (_, work) => {
  it.each(['user-disabled', 'user-token-expired'] as const)('ends the session with its reason: %s', async (code) => {
    mockError = new FirebaseError(`auth/${code}`, 'No token.');
    work();
    await settle();
    expect(space.state().auth).toEqual({ status: 'signedOut', reason: code });
  });

  it('leaves the session alone when only the network is away', async () => {
    mockError = new FirebaseError('auth/network-request-failed', 'No token.');
    work();
    await settle();
    expect(space.state().auth).toMatchObject({ status: 'signedIn' });
  });
});
