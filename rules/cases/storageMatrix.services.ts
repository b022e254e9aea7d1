import { readFileSync } from 'node:fs';
import { testServices, wipeFiles } from '../../local/testServices';
import { ACTORS, type Actor } from '../support/actors';
import { FilesClient } from '../support/filesClient';
import { deviceId, PHOTO, SALE, SLUG } from '../support/fixture';
import { reset } from '../support/harness';
import { readRules } from '../support/rulesSource';

const OPERATIONS = ['get', 'download', 'list', 'upload', 'overwrite', 'describe', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

interface FilePath {
  /** The match paths of storage.rules that decide; none for a path that no rule knows. */
  readonly matches: readonly string[];
  readonly folder: string;
  readonly file: string;
  readonly may: Readonly<Partial<Record<Operation, readonly Actor[]>>>;
}

const members: readonly Actor[] = ['owner', 'editor', 'viewer'];
const editors: readonly Actor[] = ['owner', 'editor'];
const signedIn = ACTORS.filter((actor) => actor !== 'visitor' && actor !== 'ended');
/** An overwrite is refused to nobody who may delete and upload. */
const writes = (who: readonly Actor[]) => ({ upload: who, overwrite: who, delete: who });

const PATHS: readonly FilePath[] = [
  {
    matches: ['/sales/{saleId}/photos/{photoId}/{file}', '/sales/{saleId}/photos/{folder=**}'],
    folder: `sales/${SALE}/photos/${PHOTO}`,
    file: 'full.jpg',
    may: { get: members, download: members, list: members, ...writes(editors) },
  },
  {
    matches: ['/catalogues/{slug}/{photoId}/{file}'],
    folder: `catalogues/${SLUG}/${PHOTO}`,
    file: 'view.jpg',
    // What is public is not closed to an ended session: a third lookup is more than Storage allows.
    may: { get: ACTORS, download: ACTORS, ...writes(['owner', 'ended']) },
  },
  {
    matches: ['/people/{uid}/portrait.jpg'],
    folder: 'people/viewer',
    file: 'portrait.jpg',
    may: { get: signedIn, download: signedIn, ...writes(['viewer']) },
  },
  {
    matches: [],
    folder: 'people/owner',
    file: 'portrait.jpg',
    may: { get: signedIn, download: signedIn, ...writes(['owner']) },
  },
  // A sale and a slug that there are not, and folders and names that no rule knows.
  { matches: [], folder: `sales/${deviceId('gone')}/photos/${PHOTO}`, file: 'full.jpg', may: {} },
  { matches: [], folder: 'secrets', file: 'full.jpg', may: {} },
  { matches: [], folder: `sales/${SALE}`, file: 'full.jpg', may: {} },
  { matches: [], folder: `sales/${SALE}/documents/${PHOTO}`, file: 'full.jpg', may: {} },
  { matches: [], folder: 'people/viewer', file: 'full.jpg', may: {} },
  { matches: [], folder: 'people/viewer/more', file: 'portrait.jpg', may: {} },
  { matches: [], folder: `catalogues/${SLUG}`, file: 'full.jpg', may: {} },
];

const rows = PATHS.flatMap((path) =>
  OPERATIONS.flatMap((operation) =>
    ACTORS.map((actor) => ({
      path,
      name: `${path.folder}/${path.file}`,
      operation,
      actor,
      expected: path.may[operation]?.includes(actor) === true ? 'allowed' : 'refused',
    })),
  ),
);

/** 403 is the refusal of the rules; anything that is neither it nor success is a fault of the test. */
const verdict = (status: number) => (status === 403 ? 'refused' : status < 300 ? 'allowed' : `status ${status}`);

async function attempt(path: FilePath, operation: Operation, actor: Actor): Promise<number> {
  const client = new FilesClient(actor);
  const file = `${path.folder}/${path.file}`;
  switch (operation) {
    case 'get':
      return client.get(file);
    case 'download':
      return client.get(file, true);
    case 'list':
      return client.list(path.folder);
    case 'upload':
      return client.upload(path.file === 'portrait.jpg' ? file : `${path.folder}/thumb.jpg`);
    case 'overwrite':
      return client.upload(file, { bytes: 5 });
    case 'describe':
      return client.describe(file);
    case 'delete':
      return client.remove(file);
  }
}

beforeAll(reset);
beforeEach(async () => {
  await wipeFiles(testServices());
});

test.each(rows)('$actor: $operation $name is $expected', async ({ path, operation, actor, expected }) => {
  // Of a portrait there is one file: to be new it must be the first.
  if (!(operation === 'upload' && path.file === 'portrait.jpg')) {
    expect(await new FilesClient('admin').upload(`${path.folder}/${path.file}`)).toBe(200);
  }
  expect(verdict(await attempt(path, operation, actor))).toBe(expected);
});

test('every match path of storage.rules is in the table, and the table names no other', () => {
  const inRules = readRules(readFileSync('storage.rules', 'utf8')).blocks.map(({ path }) => path);
  expect(PATHS.flatMap(({ matches }) => matches).sort()).toEqual([...inRules].sort());
});

describe.each([
  ['a photo of a sale', 'editor' as const, `sales/${SALE}/photos/${PHOTO}`],
  ['a photo of a catalogue', 'owner' as const, `catalogues/${SLUG}/${PHOTO}`],
])('%s', (_, actor, folder) => {
  const MB = 1024 * 1024;
  const client = new FilesClient(actor);

  test.each(['full.jpg', 'view.jpg', 'thumb.jpg'])('%s is taken', async (file) => {
    expect(await client.upload(`${folder}/${file}`)).toBe(200);
  });

  test.each(['original.jpg', 'full.jpeg', 'full.png', 'full', 'Full.jpg', 'full.jpg.html', 'xfull.jpg', 'fullxjpg'])(
    'the name %s is refused',
    async (file) => {
      expect(await client.upload(`${folder}/${file}`)).toBe(403);
    },
  );

  test.each(['image/png', 'image/jpg', 'text/html', 'image/svg+xml', 'image/jpegx', 'application/octet-stream'])(
    'the type %s is refused',
    async (type) => {
      expect(await client.upload(`${folder}/full.jpg`, { type })).toBe(403);
    },
  );

  test.each([
    ['full.jpg', 1, 200],
    ['full.jpg', 20 * MB, 200],
    ['full.jpg', 20 * MB + 1, 403],
    ['view.jpg', 5 * MB, 200],
    ['view.jpg', 5 * MB + 1, 403],
    ['thumb.jpg', MB, 200],
    ['thumb.jpg', MB + 1, 403],
  ])('%s of %d bytes is answered with %d', async (file, bytes, status) => {
    expect(await client.upload(`${folder}/${file}`, { bytes })).toBe(status);
  });

  describe.each([
    ['an address that is not proved', { email_verified: false }],
    ['no address', { email: undefined, email_verified: undefined }],
  ])('by somebody with %s', (_who, claims) => {
    const unproved = new FilesClient(actor, claims);

    test.each([
      ['full.jpg', 6 * MB, 200],
      ['full.jpg', 6 * MB + 1, 403],
      ['view.jpg', 5 * MB, 200],
      ['view.jpg', 5 * MB + 1, 403],
      ['thumb.jpg', MB, 200],
      ['thumb.jpg', MB + 1, 403],
    ])('%s of %d bytes is answered with %d', async (file, bytes, status) => {
      expect(await unproved.upload(`${folder}/${file}`, { bytes })).toBe(status);
    });
  });

  test('an empty file is refused', async () => {
    expect(await client.upload(`${folder}/full.jpg`, { bytes: 0 })).toBe(403);
  });

  test.each(['short', 'x'.repeat(21), `${'x'.repeat(19)}-`])('the photo id %s is refused', async (photoId) => {
    expect(await client.upload(`${folder.replace(PHOTO, photoId)}/full.jpg`)).toBe(403);
    expect(await client.upload(`${folder.replace(PHOTO, deviceId('another'))}/full.jpg`)).toBe(200);
  });
});

test('a slug that names no catalogue is nobody’s, and a written one is its own sale’s owner’s only', async () => {
  expect(await new FilesClient('owner').upload(`catalogues/free/${PHOTO}/full.jpg`)).toBe(403);
  expect(await new FilesClient('otherOwner').upload(`catalogues/${SLUG}/${PHOTO}/full.jpg`)).toBe(403);
  expect(await new FilesClient('owner').upload(`catalogues/${SLUG}/${PHOTO}/full.jpg`)).toBe(200);
});

describe('a portrait', () => {
  const KB = 1024;
  const portrait = 'people/viewer/portrait.jpg';
  const client = new FilesClient('viewer');

  test.each(['image/png', 'image/jpg', 'text/html', 'image/svg+xml'])('of the type %s is refused', async (type) => {
    expect(await client.upload(portrait, { type })).toBe(403);
    expect(await client.upload(portrait)).toBe(200);
  });

  test.each([
    [0, 403],
    [1, 200],
    [256 * KB, 200],
    [256 * KB + 1, 403],
  ])('of %d bytes is answered with %d', async (bytes, status) => {
    expect(await client.upload(portrait, { bytes })).toBe(status);
  });

  test('is refused to another by any name', async () => {
    expect(await new FilesClient('editor').upload(portrait)).toBe(403);
    expect(await client.upload('people/viewer/Portrait.jpg')).toBe(403);
    expect(await new FilesClient('editor').upload('people/editor/portrait.jpg')).toBe(200);
  });
});
