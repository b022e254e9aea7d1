import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction } from 'firebase/firestore';
import type { GatewayFailure } from '../../failure';
import type { Operation } from '../../../domain/operations/operations';
import { createFirebaseLotsGateway } from '../firebase/firebaseLotsGateway';

jest.mock('firebase/firestore', () => ({
  doc: (_documents: unknown, ...path: readonly string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  runTransaction: jest.fn(),
}));

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Change = (transaction: object) => Promise<unknown>;

/** What each attempt asked the server for, in order; the writes of one that came to its commit are one request. */
const attempts: string[][] = [];
/** How many documents they wrote. */
let wrote = 0;

/** The commits answer with these codes, in order, and then well. */
function serve(documents: Documents, ...codes: readonly string[]): void {
  const answers = [...codes];
  attempts.length = 0;
  wrote = 0;
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
      set: () => (wrote += 1),
      update: () => (wrote += 1),
      delete: () => (wrote += 1),
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
const create: Operation = { ...base, kind: 'createLot', ...plain(13), order: 'a0', fields: {} };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('numbers a lot with one read and one commit', async () => {
  serve(SERVED);
  await expect(apply(renumber)).resolves.toEqual({});
  expect(attempts).toEqual([['get sales/s/lots/l', 'commit']]);
});

it('reads the claims and the record only after a refusal, and says when the number is another lot’s', async () => {
  serve({ ...SERVED, 'sales/s/numbers/13': { lotId: 'other', by: 'ben' } }, 'permission-denied');
  const answer = apply(renumber);
  await expect(answer).rejects.toMatchObject({ code: 'already-exists' });
  // The last one looks whether the operation had landed before.
  expect(attempts.map((asked) => asked.length)).toEqual([2, 4, 2]);
});

it('reads lot and claim of a new lot side by side', async () => {
  serve({});
  await apply(create);
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

it('lets colleagues go first for up to twice as long before each further try', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  serve(SERVED, ...Array.from({ length: 5 }, () => 'aborted'));
  const answer = apply(renumber);
  await jest.advanceTimersByTimeAsync(0);
  for (const [place, pause] of [20, 40, 80, 160, 320].entries()) {
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(attempts).toHaveLength(place + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(attempts).toHaveLength(place + 2);
  }
  await expect(answer).resolves.toEqual({});
});

describe('a new lot that the rules refuse', () => {
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

describe('what nobody answered and is sent again', () => {
  const title: Operation = { ...base, kind: 'editLot', changes: { title: { before: '', after: 'A vase' } } };

  it.each([
    ['a new lot', create],
    ['a new number', renumber],
    ['an edit', title],
  ])('is not committed when the server has it: %s', async (_name, operation) => {
    const gateway = createFirebaseLotsGateway({} as Firestore);
    serve({ ...SERVED, 'sales/s/lots/l': { ...lot, title: '' } }, 'unavailable');
    if (operation === create) serve({}, 'unavailable');
    await expect(gateway.apply(operation)).rejects.toMatchObject({ code: 'unavailable' });
    serve({
      ...SERVED,
      'sales/s/lots/l': { ...lot, title: 'A vase' },
      'sales/s/ops/o': { changes: { title: { before: '', after: 'A vase' } } },
    });
    const known = jest.fn();
    await expect(gateway.apply(operation, known)).resolves.toEqual({});
    expect(known).toHaveBeenCalledTimes(1);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]).toContain('get sales/s/ops/o');
    expect(wrote).toBe(0);
  });

  it('is written when the server has not got it', async () => {
    const gateway = createFirebaseLotsGateway({} as Firestore);
    serve({}, 'unavailable');
    await expect(gateway.apply(create)).rejects.toMatchObject({ code: 'unavailable' });
    serve({});
    const known = jest.fn();
    await gateway.apply(create, known);
    expect(known).not.toHaveBeenCalled();
    expect(attempts.map((asked) => asked.at(-1))).toEqual(['commit']);
    expect(wrote).toBeGreaterThan(0);
  });
});

it('looks for the record of a new lot that is there already, before anything is refused', async () => {
  serve({ ...SERVED, 'sales/s/ops/o': { changes: {} } });
  await expect(apply(create)).resolves.toEqual({});
  expect(attempts).toHaveLength(1);
  expect(attempts[0]).not.toContain('commit');
});

it('begins a few of many at a time, and those that wait are unanswered with the first that is', async () => {
  const gateway = createFirebaseLotsGateway({} as Firestore);
  serve({});
  const ends: ((error?: Error) => void)[] = [];
  jest
    .mocked(runTransaction)
    .mockImplementation(
      () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(undefined)))),
    );
  const ids = Array.from({ length: 60 }, (_, place) => String(place));
  const codes = ids.map((id) =>
    gateway.apply({ ...create, id, lotId: id }).then(
      () => 'written',
      (error: GatewayFailure) => error.code,
    ),
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(4);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(5);
  ends[1]?.(new FirebaseError('unavailable', ''));
  await jest.advanceTimersByTimeAsync(0);
  for (const end of ends.slice(2)) end();
  const said = await Promise.all(codes);
  expect(said.filter((code) => code === 'written')).toHaveLength(4);
  expect(said.filter((code) => code === 'unavailable')).toHaveLength(56);
  expect(ends).toHaveLength(5);
});
