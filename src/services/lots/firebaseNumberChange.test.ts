import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction } from 'firebase/firestore';
import type { GatewayFailure } from '../failure';
import type { Operation } from './LotsGateway';
import { createFirebaseLotsGateway } from './firebaseLotsGateway';

jest.mock('firebase/firestore', () => ({
  doc: (_documents: unknown, ...path: readonly string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  runTransaction: jest.fn(),
}));

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Change = (transaction: object) => Promise<unknown>;

/** What each attempt asked the server for, in order; the writes of one that came to its commit are one request. */
const attempts: string[][] = [];

/** The commits answer with these codes, in order, and then well. */
function serve(documents: Documents, ...codes: readonly string[]): void {
  const answers = [...codes];
  attempts.length = 0;
  jest.mocked(runTransaction).mockImplementation(async (_documents: unknown, change: unknown) => {
    const asked: string[] = [];
    attempts.push(asked);
    const result = await (change as Change)({
      get: (path: string) => {
        asked.push(`get ${path}`);
        const found = documents[path];
        const exists = () => found !== undefined;
        return Promise.resolve({ ref: path, exists, data: () => found, get: (field: string) => found?.[field] });
      },
      set: () => undefined,
      update: () => undefined,
      delete: () => undefined,
    });
    asked.push('commit');
    const code = answers.shift();
    if (code !== undefined) throw new FirebaseError(code, '');
    return result;
  });
}

const plain = (number: number) => ({ number, suffix: '' });
const lot = { ...plain(12), deletedAt: null };
const SERVED: Documents = { 'sales/s/lots/l': lot, 'sales/s/numbers/12': { lotId: 'l', by: 'ada' } };
const base = { id: 'o', saleId: 's', lotId: 'l', uid: 'ada' };
const renumber: Operation = { ...base, kind: 'setNumber', before: plain(12), after: plain(13) };
const apply = (operation: Operation) => createFirebaseLotsGateway({} as Firestore).apply(operation);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('numbers a lot with one read and one commit', async () => {
  serve(SERVED);
  await expect(apply(renumber)).resolves.toEqual({});
  expect(attempts).toEqual([['get sales/s/lots/l', 'commit']]);
});

it('reads the claims only after a refusal, and says when the number is another lot’s', async () => {
  serve({ ...SERVED, 'sales/s/numbers/13': { lotId: 'other', by: 'ben' } }, 'permission-denied');
  const answer = apply(renumber);
  await expect(answer).rejects.toMatchObject({ code: 'already-exists' });
  // The last one looks whether the operation had landed before.
  expect(attempts.map((asked) => asked.length)).toEqual([2, 3, 2]);
});

it('reads lot and claim of a new lot side by side', async () => {
  serve({});
  await apply({ ...base, kind: 'createLot', ...plain(13), order: 'a0', fields: {} });
  expect(attempts.map((asked) => asked.toSorted())).toEqual([
    ['commit', 'get sales/s/lots/l', 'get sales/s/numbers/13'],
  ]);
});

it('trusts no claim of a lot that is in the trash by now', async () => {
  serve({ ...SERVED, 'sales/s/lots/l': { ...lot, deletedAt: {} } });
  await apply(renumber);
  expect(attempts).toEqual([['get sales/s/lots/l', 'get sales/s/numbers/13', 'commit']]);
});

it.each(['failed-precondition', 'aborted', 'already-exists'])(
  'meets colleagues who were faster again at once, and not after the seconds of the SDK (%s)',
  async (code) => {
    serve(SERVED, code, code);
    const answer = apply(renumber);
    await jest.advanceTimersByTimeAsync(200);
    await expect(answer).resolves.toEqual({});
    expect(attempts).toHaveLength(3);
    for (const [, , options] of jest.mocked(runTransaction).mock.calls) expect(options).toEqual({ maxAttempts: 1 });
  },
);

it('leaves it to the outbox when they were faster each time', async () => {
  serve(SERVED, ...Array.from({ length: 6 }, () => 'aborted'));
  const [code] = await Promise.all([
    apply(renumber).then(
      () => 'written',
      (error: GatewayFailure) => error.code,
    ),
    jest.advanceTimersByTimeAsync(5_000),
  ]);
  expect(code).toBe('aborted');
  expect(attempts).toHaveLength(6);
});

describe('a new lot that the rules refuse', () => {
  const create: Operation = { ...base, kind: 'createLot', ...plain(13), order: 'a0', fields: {} };

  it('is looked at again: a colleague may have taken its number since it was read', async () => {
    serve({}, 'permission-denied');
    await expect(apply(create)).resolves.toEqual({});
    expect(attempts).toHaveLength(2);
  });

  it('is refused when nobody has its number and the rules say so each time', async () => {
    serve({}, 'permission-denied', 'permission-denied', 'permission-denied');
    await expect(apply(create)).rejects.toMatchObject({ code: 'permission-denied' });
    // The last one looks whether the operation had landed before.
    expect(attempts).toHaveLength(4);
  });
});
