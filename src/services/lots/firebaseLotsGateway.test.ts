import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction } from 'firebase/firestore';
import { createFirebaseLotsGateway } from './firebaseLotsGateway';

const refused = new FirebaseError('permission-denied', 'The rules say no.');
const noAnswer = new FirebaseError('unavailable', 'The client is offline.');

jest.mock('firebase/firestore', () => ({
  doc: () => ({}),
  serverTimestamp: () => null,
  setDoc: () => Promise.reject(refused),
  writeBatch: () => ({ set: () => undefined, update: () => undefined, commit: () => Promise.reject(refused) }),
  runTransaction: jest.fn(),
}));

const gateway = createFirebaseLotsGateway({} as Firestore);
const apply = () =>
  gateway.apply({
    id: 'o',
    saleId: 's',
    lotId: 'l',
    uid: 'ada',
    kind: 'setLotStatus',
    before: 'draft',
    after: 'ready',
  });
const claim = () => gateway.claimNumber('s', '12', 'l', 'ada');

/** Without an answer nobody knows whether the refused batch was a second arrival: it must be asked again later. */
describe.each([
  ['an operation', apply],
  ['a number', claim],
])('the refusal of %s', (_name, work) => {
  it('is not the last word while the server cannot say whether it has it', async () => {
    jest.mocked(runTransaction).mockRejectedValueOnce(noAnswer);
    await expect(work()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is, when not even reading is allowed', async () => {
    jest.mocked(runTransaction).mockRejectedValueOnce(refused);
    await expect(work()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
