import { testServices, wipeFiles } from '../../local/testServices';
import { FilesClient, type NewFile } from '../support/filesClient';
import { PHOTO, SALE, SLUG } from '../support/fixture';
import { reset } from '../support/harness';

const TOKEN = '00000000-0000-4000-8000-000000000000';
const FILES = [
  ['a photo of a sale', 'editor' as const, `sales/${SALE}/photos/${PHOTO}/full.jpg`],
  ['a photo of a catalogue', 'owner' as const, `catalogues/${SLUG}/${PHOTO}/view.jpg`],
  ['a portrait', 'viewer' as const, 'people/viewer/portrait.jpg'],
] as const;

beforeAll(reset);
beforeEach(() => wipeFiles(testServices()));

describe.each(FILES)('%s', (_, actor, file) => {
  const client = new FilesClient(actor);
  const ways: Readonly<Record<string, (of?: NewFile) => Promise<number>>> = {
    'at once': (of) => client.upload(file, of),
    'in pieces': (of) => client.uploadInPieces(file, of),
  };

  test.each(Object.entries(ways))('sent %s with a download token of its own is refused', async (_way, send) => {
    expect(await send({ custom: { firebaseStorageDownloadTokens: TOKEN } })).toBe(403);
    expect(await new FilesClient('admin').get(file)).toBe(404);
    expect(await send()).toBe(200);
  });

  test.each(Object.entries(ways))('sent %s with words of its own is refused', async (_way, send) => {
    expect(await send({ custom: { note: 'x'.repeat(1000) } })).toBe(403);
    expect(await send({ custom: {} })).toBe(200);
  });

  test('gets no token afterwards from those who sent it', async () => {
    expect(await client.upload(file)).toBe(200);
    expect(await client.describe(file, { metadata: { firebaseStorageDownloadTokens: TOKEN } })).toBe(403);
    expect(await client.describe(file, { metadata: { note: 'x' } })).toBe(403);
    if (!file.startsWith('catalogues/')) expect(await client.openWithToken(file, TOKEN)).toBe(403);
  });
});

test('what comes past the rules may choose a token, so that this is a link', async () => {
  const [, , file] = FILES[0];
  const custom = { firebaseStorageDownloadTokens: TOKEN };
  expect(await new FilesClient('admin').upload(file, { custom })).toBe(200);
  expect(await new FilesClient('visitor').openWithToken(file, TOKEN)).toBe(200);
  expect(await new FilesClient('visitor').get(file, true)).toBe(403);
});
