import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction } from 'firebase/firestore';
import { createFirebaseLotsGateway } from './firebaseLotsGateway';

const refused = new FirebaseError('permission-denied', 'The rules say no.');
const noAnswer = new FirebaseError('unavailable', 'The client is offline.');

jest.mock('firebase/firestore', () => ({
  doc: () => ({}),
  serverTimestamp: () => null,
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
const edit = () =>
  gateway.apply({
    id: 'o',
    saleId: 's',
    lotId: 'l',
    uid: 'ada',
    kind: 'editLot',
    changes: { title: { before: '', after: 'A vase' } },
  });

/** Without an answer nobody knows whether the refused batch was a second arrival: it must be asked again later. */
describe('the refusal of an operation', () => {
  it('is not the last word while the server cannot say whether it has it', async () => {
    jest.mocked(runTransaction).mockRejectedValueOnce(noAnswer);
    await expect(apply()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is, when not even reading is allowed', async () => {
    jest.mocked(runTransaction).mockRejectedValueOnce(refused);
    await expect(apply()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('an edit', () => {
  const tries = () => jest.mocked(runTransaction).mock.calls.length;
  beforeEach(() => jest.mocked(runTransaction).mockReset());
  const fails = (...codes: readonly string[]): void =>
    codes.forEach((code) => jest.mocked(runTransaction).mockRejectedValueOnce(new FirebaseError(code, '')));

  it.each(['failed-precondition', 'aborted'])('begins anew when a colleague wrote in between (%s)', async (code) => {
    fails(code, code);
    jest.mocked(runTransaction).mockResolvedValueOnce({ written: null, conflicts: {} });
    await expect(edit()).resolves.toEqual({});
    expect(tries()).toBe(3);
  });

  it('is tried again later, and not refused, when that happens each time', async () => {
    fails(...Array.from({ length: 5 }, () => 'failed-precondition'));
    await expect(edit()).rejects.toMatchObject({ code: 'aborted' });
    expect(tries()).toBe(5);
  });

  it('waits for the outbox when there is no network', async () => {
    fails('unavailable');
    await expect(edit()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries()).toBe(1);
  });

  it.each(['permission-denied', 'not-found'])('is not refused (%s) when its first arrival had landed', async (code) => {
    fails(code);
    jest.mocked(runTransaction).mockResolvedValueOnce({ title: 'Theirs' });
    await expect(edit()).resolves.toEqual({ title: 'Theirs' });
  });

  it.each([
    ['is refused when it had not', null, 'permission-denied'],
    ['is tried again later when nobody can say', noAnswer, 'unavailable'],
  ])('%s', async (_name, answer, code) => {
    fails('permission-denied');
    if (answer === null) jest.mocked(runTransaction).mockResolvedValueOnce(null);
    else jest.mocked(runTransaction).mockRejectedValueOnce(answer);
    await expect(edit()).rejects.toMatchObject({ code });
  });
});
