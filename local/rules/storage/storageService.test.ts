import { Path } from '../values/values';
import { verifier } from '../testing';
import { documentName } from './storageService';

test.each([
  ['databases/(default)/documents/sales/s1', 'sales/s1'],
  ['databases/(default)/documents/sales/s1/lots/l1', 'sales/s1/lots/l1'],
])('%s is the document %s', (path, name) => {
  expect(documentName(new Path(path.split('/')))).toBe(name);
});

test.each([
  'databases/(default)/documents',
  'databases/(default)/documents/sales',
  'databases/(default)/documents/sales/s1/lots',
  'databases/other/documents/sales/s1',
  'other/(default)/documents/sales/s1',
  'databases/(default)/other/sales/s1',
  'databases/(default)/documents/sales/',
  'databases/(default)/documents/sales/.',
  'databases/(default)/documents/sales/..',
  'databases/(default)/documents/../s1',
])('%s is no document', (path) => {
  expect(() => documentName(new Path(path.split('/')))).toThrow(`/${path} names no document of the default database.`);
});

test('a slash inside of a segment makes no document', () => {
  expect(() => documentName(new Path(['databases', '(default)', 'documents', 'a', 'b/c']))).toThrow(
    'names no document',
  );
});

test('a document is looked up by a path and knows its name', async () => {
  const asking = (condition: string) =>
    verifier(`match /{id} { allow get: if ${condition}; }`, () => Promise.resolve({}))('get', 's1');
  for (const name of ['get', 'exists']) {
    expect(await asking(`firestore.${name}('/databases/(default)/documents/a/b') != null`)).toEqual({
      permitted: false,
      issues: [expect.stringContaining('A document is looked up by its path.')],
    });
  }
  const document = 'firestore.get(/databases/(default)/documents/a/b)';
  const named = `${document}.id == 'b' && ${document}.__name__ == /databases/(default)/documents/a/b`;
  expect(await asking(named)).toEqual({ permitted: true, issues: [] });
  expect(await asking(`${document}.keys() == ['__name__', 'data', 'id']`)).toEqual({ permitted: true, issues: [] });
});
