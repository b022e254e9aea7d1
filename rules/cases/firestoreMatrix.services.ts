import { readFileSync } from 'node:fs';
import { ACTORS, uidOf, type Actor } from '../support/actors';
import { create, remove, set, update, type FirestoreClient, type Verdict } from '../support/firestoreClient';
import { admin, as, reset } from '../support/harness';
import { MATRIX, OPERATIONS, type MatrixPath, type Operation } from '../support/matrix';
import { readRules } from '../support/rulesSource';

const rows = MATRIX.flatMap((path) =>
  OPERATIONS.flatMap((operation) =>
    ACTORS.map((actor) => ({
      path,
      name: `${path.match ?? 'no rule'}${path.which === undefined ? '' : ` (${path.which})`}`,
      operation,
      actor,
      expected: path.may[operation].includes(actor) ? 'allowed' : 'permission-denied',
    })),
  ),
);

async function attempt(
  client: FirestoreClient,
  path: MatrixPath,
  operation: Operation,
  actor: Actor,
): Promise<Verdict> {
  const uid = uidOf(actor);
  const beside = (kind: 'create' | 'update') => path.beside?.(kind, uid) ?? [];
  switch (operation) {
    case 'get':
      return client.get(path.existing(uid));
    case 'list':
      return client.query(path.list(uid));
    case 'count':
      return (await client.aggregate(path.list(uid))).verdict;
    case 'create':
      if (path.fresh(uid) === path.existing(uid)) await admin.commit(remove(path.fresh(uid)));
      return client.commit(create(path.fresh(uid), path.content(uid)), ...beside('create'));
    case 'update':
      return client.commit((path.whole ? set : update)(path.existing(uid), path.change(uid)), ...beside('update'));
    case 'delete':
      return client.commit(remove(path.existing(uid)));
  }
}

let touched = true;

beforeEach(async () => {
  if (touched) await reset();
  touched = false;
});

test.each(rows)('$actor: $operation $name is $expected', async ({ path, operation, actor, expected }) => {
  const writes = !['get', 'list', 'count'].includes(operation);
  touched = writes && (expected === 'allowed' || path.fresh(uidOf(actor)) === path.existing(uidOf(actor)));
  try {
    expect(await attempt(as(actor), path, operation, actor)).toBe(expected);
  } catch (error) {
    touched = true;
    throw error;
  }
});

test('every match path of firestore.rules is in the table, and the table names no other', () => {
  const inRules = readRules(readFileSync('firestore.rules', 'utf8')).blocks.map(({ path }) => path);
  const inTable = new Set(MATRIX.flatMap(({ match }) => (match === null ? [] : [match])));
  expect([...inTable].sort()).toEqual([...inRules].sort());
});

test('every operation of a table entry that somebody may do is refused to somebody else, or is for all', () => {
  const lax = rows.filter((row) => row.expected === 'allowed').map((row) => `${row.operation} ${row.name}`);
  const strict = new Set(rows.filter((row) => row.expected !== 'allowed').map((row) => `${row.operation} ${row.name}`));
  const forAll = new Set(lax.filter((name) => !strict.has(name)));
  expect([...forAll].sort()).toEqual(['get /catalogues/{slug}', 'get /catalogues/{slug}/chunks/{chunk}']);
});
