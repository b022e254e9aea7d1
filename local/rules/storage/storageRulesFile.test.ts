import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createStorageRuleset } from './storageRuleset';
import { tokenOf } from '../testing';

const source = readFileSync(path.resolve(__dirname, '../../../storage.rules'), 'utf8');
const sale = 's'.repeat(20);
const photo = 'p'.repeat(20);

const roles = Object.entries({ ann: 'owner', ed: 'editor', val: 'viewer' });
const documents: Record<string, Record<string, unknown>> = {
  [`sales/${sale}`]: {
    roles: { mapValue: { fields: Object.fromEntries(roles.map(([uid, role]) => [uid, { stringValue: role }])) } },
  },
  'catalogues/spring-sale': { saleId: { stringValue: sale } },
};

const ruleset = createStorageRuleset(source, {
  bucket: 'photos',
  projectId: 'demo',
  firestoreGet: (name) => Promise.resolve(documents[name] ?? null),
});

async function who(method: string, name: string, size = 1000, contentType = 'image/jpeg'): Promise<string[]> {
  const permitted: string[] = [];
  for (const uid of ['ann', 'ed', 'val', 'eve', null]) {
    const after = { name, bucket: 'photos', size, contentType };
    const token = uid === null ? undefined : tokenOf({ user_id: uid });
    const request = { method, path: `b/photos/o/${name}`, projectId: 'demo', token, file: { before: after, after } };
    if ((await ruleset.verify(request)).permitted) permitted.push(uid ?? 'nobody');
  }
  return permitted;
}

test('the photos of a sale are for its members, and editors write them', async () => {
  const name = `sales/${sale}/photos/${photo}/full.jpg`;
  expect(await who('get', name)).toEqual(['ann', 'ed', 'val']);
  expect(await who('create', name)).toEqual(['ann', 'ed']);
  expect(await who('delete', name)).toEqual(['ann', 'ed']);
  expect(await who('update', name)).toEqual([]);
  expect(await who('create', name, 30 * 1024 * 1024)).toEqual([]);
  expect(await who('create', name, 1000, 'text/html')).toEqual([]);
  expect(await who('create', `sales/${sale}/photos/${photo}/other.html`)).toEqual([]);
});

test('the photos of a catalogue are for everybody, and its owner writes them', async () => {
  const name = `catalogues/spring-sale/${photo}/thumb.jpg`;
  expect(await who('get', name)).toEqual(['ann', 'ed', 'val', 'eve', 'nobody']);
  expect(await who('create', name)).toEqual(['ann']);
  expect(await who('create', `catalogues/autumn-sale/${photo}/thumb.jpg`)).toEqual([]);
});

test('nothing else is for anybody', async () => {
  for (const method of ['get', 'list', 'create', 'update', 'delete']) {
    expect(await who(method, 'elsewhere/full.jpg')).toEqual([]);
  }
});
