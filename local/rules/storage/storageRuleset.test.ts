import type { FileFacts } from './fileFacts';
import { createStorageRuleset } from './storageRuleset';
import { storageRules, tokenOf, verifier } from '../testing';

const photo: FileFacts = {
  name: 'sales/s1/full.jpg',
  bucket: 'photos',
  size: 1000,
  contentType: 'image/jpeg',
  generation: 17,
  timeCreated: new Date('2026-01-01T00:00:00.5Z'),
  metadata: { by: 'ann' },
};

const ann = tokenOf({ user_id: 'ann', sub: 'ann', email: 'ann@example.org', level: 3 });

/** Whether a rule permits a request, without its issues. */
async function permits(verdict: Promise<{ permitted: boolean }>): Promise<boolean> {
  return (await verdict).permitted;
}

describe('methods', () => {
  const all = ['get', 'list', 'create', 'update', 'delete'];

  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
  ])('allow %s covers %j', async (allowed, covered) => {
    const verify = verifier(`match /a.jpg { allow ${allowed}; }`);
    for (const method of all) {
      expect([method, await permits(verify(method, 'a.jpg'))]).toEqual([method, covered.includes(method)]);
    }
  });

  test('one that nobody knows is denied', async () => {
    expect(await permits(verifier('match /{a=**} { allow read, write; }')('copy', 'a.jpg'))).toBe(false);
  });
});

describe('paths', () => {
  test('a wildcard takes one part, and its value is that text', async () => {
    const verify = verifier("match /sales/{id}/{file} { allow get: if id == 's1' && file is string; }");
    expect(await permits(verify('get', 'sales/s1/full.jpg'))).toBe(true);
    expect(await permits(verify('get', 'sales/s2/full.jpg'))).toBe(false);
    expect(await permits(verify('get', 'sales/s1'))).toBe(false);
    expect(await permits(verify('get', 'sales/s1/a/b'))).toBe(false);
  });

  test('a rest wildcard takes any number of parts, and its value is a path', async () => {
    const verify = verifier(
      'match /sales/{rest=**} { allow get: if rest == /s1/full.jpg || rest is path && rest[0] == "x"; }',
    );
    expect(await permits(verify('get', 'sales/s1/full.jpg'))).toBe(true);
    expect(await permits(verify('get', 'sales/x'))).toBe(true);
    expect(await permits(verify('get', 'sales/y/z'))).toBe(false);
    expect(await permits(verifier('match /sales/{rest=**} { allow get; }')('get', 'sales'))).toBe(true);
    expect(await permits(verifier('match /{rest=**}/c.jpg { allow get; }')('get', 'a/b/c.jpg'))).toBe(true);
  });

  test('of overlapping matches any may permit, also when another fails', async () => {
    const verify = verifier(`
      match /{all=**} { allow get: if 1 / 0 == 1; }
      match /sales/{id} { allow get: if false; allow get: if id == 's1'; }`);
    expect(await verify('get', 'sales/s1')).toEqual({ permitted: true, issues: [] });
    const denied = await verify('get', 'sales/s2');
    expect(denied).toEqual({ permitted: false, issues: ['storage.rules:5:41: Division by zero.'] });
  });

  test('inner matches continue the path and see outer wildcards', async () => {
    const verify = verifier("match /sales/{sale} { match /{file} { allow get: if sale + file == 's1a'; } }");
    expect(await permits(verify('get', 'sales/s1/a'))).toBe(true);
    expect(await permits(verify('get', 'sales/s1'))).toBe(false);
  });

  test('what lies in no match, another bucket or another project is denied', async () => {
    const verify = verifier('match /a.jpg { allow get; }');
    expect(await permits(verify('get', 'b.jpg'))).toBe(false);
    expect(await permits(verify('get', '', { path: 'b/other/o/a.jpg' }))).toBe(false);
    expect(await permits(verify('get', 'a.jpg', { projectId: 'other' }))).toBe(false);
  });

  test('an empty part is denied, so that a//b is not taken for a/b', async () => {
    const verify = verifier('match /{all=**} { allow read, write; }');
    for (const name of ['a//b', '/a', 'a/', ''])
      expect(await permits(verify('create', name, { file: { after: photo } }))).toBe(false);
    expect(await permits(verify('list', 'a/'))).toBe(true);
    expect(await permits(verify('list', ''))).toBe(true);
  });
});

describe('request and resource', () => {
  test('create sees the file as it would be, without what the service assigns', async () => {
    const verify = verifier(`match /a.jpg {
      allow create: if request.resource.size < 2000 && request.resource.contentType.matches('image/.*')
        && request.resource.metadata.by == 'ann' && request.resource.keys().hasAny(['generation', 'timeCreated']) == false
        && resource == null;
    }`);
    expect(await verify('create', 'a.jpg', { file: { after: photo } })).toEqual({ permitted: true, issues: [] });
    expect(await permits(verify('create', 'a.jpg', { file: { after: { ...photo, size: 2000 } } }))).toBe(false);
  });

  test('facts that a file does not have are errors, not null', async () => {
    const verify = verifier('match /a.jpg { allow create: if request.resource.metadata != null; }');
    const { metadata: _, ...plain } = photo;
    expect((await verify('create', 'a.jpg', { file: { after: plain } })).issues).toEqual([
      'storage.rules:4:50: There is no property metadata.',
    ]);
    const typed = verifier("match /a.jpg { allow create: if request.resource.contentType != 'text/html'; }");
    expect(await permits(typed('create', 'a.jpg', { file: { after: { ...photo, contentType: undefined } } }))).toBe(
      false,
    );
  });

  test('update sees both, delete and get the stored file only', async () => {
    const verify = verifier(`match /a.jpg {
      allow update: if request.resource.metadata.by != resource.metadata.by;
      allow get, delete: if request.resource == null && resource.generation == 17 && resource.size is int
        && resource.timeCreated == timestamp.date(2026, 1, 1) + duration.value(500, 'ms');
    }`);
    const file = { before: photo, after: { ...photo, metadata: { by: 'bob' } } };
    expect(await permits(verify('update', 'a.jpg', { file }))).toBe(true);
    expect(await permits(verify('update', 'a.jpg', { file: { before: photo, after: photo } }))).toBe(false);
    expect(await permits(verify('delete', 'a.jpg', { file }))).toBe(true);
    expect(await permits(verify('get', 'a.jpg', { file: { before: photo } }))).toBe(true);
    expect(await permits(verify('get', 'a.jpg'))).toBe(false);
  });

  test('method, path and time are there', async () => {
    const verify = verifier(`match /a/{rest=**} {
      allow list: if request.method == 'list' && request.path == /b/photos/o/a/b && bucket == 'photos'
        && request.time == timestamp.date(2026, 1, 2) + duration.time(3, 4, 5, 0);
    }`);
    expect(await verify('list', 'a/b')).toEqual({ permitted: true, issues: [] });
  });
});

describe('request.auth', () => {
  const verify = verifier(`match /a.jpg {
    allow get: if request.auth == null;
    allow list: if request.auth.uid == 'ann' && request.auth.token.email == 'ann@example.org' && request.auth.token.level is int;
  }`);

  test('is null without a token, and has uid and claims with one', async () => {
    expect(await permits(verify('get', 'a.jpg'))).toBe(true);
    expect(await permits(verify('list', 'a.jpg'))).toBe(false);
    expect(await permits(verify('list', 'a.jpg', { token: ann }))).toBe(true);
    expect(await permits(verify('get', 'a.jpg', { token: ann }))).toBe(false);
  });

  test.each([
    ['that is no JSON web token', 'abc'],
    ['without a person', tokenOf({ email: 'ann@example.org' })],
    ['of another algorithm', tokenOf({ sub: 'ann' }, 'HS256')],
  ])('a token %s is denied instead of taken for nobody', async (_, token) => {
    const { permitted, issues } = await verify('get', 'a.jpg', { token });
    expect([permitted, issues.length]).toEqual([false, 1]);
  });
});

describe('Firestore', () => {
  const documents: Record<string, Record<string, unknown>> = {
    'sales/s1': {
      roles: { mapValue: { fields: { ann: { stringValue: 'owner' } } } },
      count: { integerValue: '3' },
      rate: { doubleValue: 3 },
      at: { timestampValue: '2026-01-01T00:00:00.000001Z' },
      raw: { bytesValue: 'AQI=' },
      where: { geoPointValue: { latitude: 1, longitude: 2 } },
      who: { referenceValue: 'projects/demo/databases/(default)/documents/users/ann' },
      none: { nullValue: null },
      list: { arrayValue: { values: [{ booleanValue: true }] } },
    },
    'sales/s2': {},
    'sales/s3': { odd: { unknownValue: 1 } },
  };
  let reads: string[] = [];
  beforeEach(() => (reads = []));
  const asking = (condition: string) =>
    verifier(
      `function sale(id) { return firestore.get(/databases/(default)/documents/sales/$(id)); }
      function has(id) { return firestore.exists(/databases/(default)/documents/sales/$(id)); }
      match /{id} { allow get: if ${condition}; }`,
      (name) => {
        reads.push(name);
        return Promise.resolve(documents[name] ?? null);
      },
    )('get', 's1', { token: ann });

  test('a document comes with its types', async () => {
    const data = 'sale(id).data';
    const verdict = asking(`${data}.roles[request.auth.uid] == 'owner' && ${data}.count is int && ${data}.rate is float
      && ${data}.at.nanos() == 1000 && ${data}.raw == b'\\x01\\x02' && ${data}.where == latlng.value(1, 2)
      && ${data}.who == /databases/(default)/documents/users/ann && ${data}.none == null && ${data}.list == [true]
      && sale(id).id == 's1'`);
    expect(await verdict).toEqual({ permitted: true, issues: [] });
    expect(reads).toEqual(['sales/s1']);
  });

  test('a missing document exists not, and reading it is an error', async () => {
    expect(await permits(asking("!has('nope')"))).toBe(true);
    expect((await asking("sale('nope') == null")).issues).toEqual(['storage.rules:4:38: There is no such document.']);
    expect(await permits(asking("sale('nope').data.a == 1 || true"))).toBe(true);
  });

  test('two distinct documents may be read, a third denies the request', async () => {
    expect(await permits(asking("has('s1') && has('s2') && has('s1') && sale('s2').data.size() == 0"))).toBe(true);
    expect(reads).toEqual(['sales/s1', 'sales/s2']);
    const third = await asking("has('s1') && has('s2') && has('s3') || true");
    expect(third).toEqual({ permitted: false, issues: ['storage.rules: The request needs more than 2 documents.'] });
    expect(await permits(asking("has('s1') && has('s2') && (true || has('s3'))"))).toBe(true);
  });

  test('a value of an unknown kind, another database or a collection grants nothing', async () => {
    expect(await permits(asking("sale('s3') != null"))).toBe(false);
    expect(await permits(asking("sale('a/b') != null || true"))).toBe(true);
    expect(reads).toEqual(['sales/s3']);
    expect((await asking('firestore.get(/databases/other/documents/sales/s1) != null')).issues[0]).toContain('default');
    expect((await asking('firestore.exists(/databases/(default)/documents/sales)')).issues[0]).toContain('no document');
  });

  test('when Firestore cannot be reached, the request is denied and says so', async () => {
    const verify = verifier(
      'match /{id} { allow get: if !firestore.exists(/databases/(default)/documents/a/b); }',
      () => Promise.reject(new Error('connection refused')),
    );
    expect(await verify('get', 's1')).toEqual({ permitted: false, issues: ['connection refused'] });
  });
});

test('rules that the engine does not know make no ruleset', () => {
  const options = { bucket: 'photos', projectId: 'demo', firestoreGet: () => Promise.resolve(null) };
  expect(() => createStorageRuleset(storageRules('match /a { allow get: if nobody(); }'), options)).toThrow(
    'storage.rules:4:26: unknown function nobody',
  );
});
