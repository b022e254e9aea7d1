import { createFakeFolder, type FakeFolder } from '../../testing/fakes/bundles/fakeFolder';
import { GatewayFailure } from '../failure';
import { createFolderTarget } from './folderTarget';

const names = { bundle: 'clocks-hibid', dataFile: 'clocks-hibid.csv', pictures: new Set(['1-1.jpg', '1-2.jpg']) };
const bytes = (text: string) => new TextEncoder().encode(text);

let chosen: FakeFolder;
beforeEach(() => (chosen = createFakeFolder('Auctions')));

const filesOf = (folder: string): string[] => [...(chosen.folders.get(folder)?.files.keys() ?? [])];

it('writes into a folder of its own, and says where it is', async () => {
  const target = await createFolderTarget(chosen.handle, names);
  expect(target.name).toBe('Auctions/clocks-hibid');
  await target.write('1-1.jpg', bytes('one'));
  await target.write('clocks-hibid.csv', bytes('table'));
  await target.finish();
  expect(filesOf('clocks-hibid')).toEqual(['1-1.jpg', 'clocks-hibid.csv']);
  expect([...chosen.files.keys()]).toEqual([]);
});

it('goes on in a folder in which a run was broken off, and takes away what is no longer in the bundle', async () => {
  const first = await createFolderTarget(chosen.handle, names);
  await first.write('1-1.jpg', bytes('one'));
  await first.write('1-2.jpg', bytes('two'));
  await first.abandon();
  chosen.folders.get('clocks-hibid')?.files.set('1-1.jpg.crswap', new Blob(['half']));

  const second = await createFolderTarget(chosen.handle, names);
  expect(second.name).toBe('Auctions/clocks-hibid');
  expect(await second.has('1-1.jpg', 3)).toBe(true);
  expect(await second.has('1-1.jpg', 4)).toBe(false);
  expect(await second.has('1-3.jpg', 3)).toBe(false);
  // It is found, but its photo is called something else now.
  expect(await second.has('1-2.jpg', 3)).toBe(true);
  second.keep('1-1.jpg');
  await second.write('clocks-hibid.csv', bytes('table'));
  await second.finish();
  expect(filesOf('clocks-hibid')).toEqual(['1-1.jpg', '1-1.jpg.crswap', 'clocks-hibid.csv']);
});

it('leaves a whole bundle and folders of others as they are', async () => {
  const first = await createFolderTarget(chosen.handle, names);
  await first.write('clocks-hibid.csv', bytes('table'));
  await first.finish();
  await chosen.handle.getDirectoryHandle('clocks-hibid-2', { create: true });
  chosen.folders.get('clocks-hibid-2')?.files.set('holiday.jpg', new Blob(['mine']));

  const second = await createFolderTarget(chosen.handle, names);
  await second.write('1-1.jpg', bytes('one'));
  await second.finish();
  expect(second.name).toBe('Auctions/clocks-hibid-3');
  expect(filesOf('clocks-hibid')).toEqual(['clocks-hibid.csv']);
  expect(filesOf('clocks-hibid-2')).toEqual(['holiday.jpg']);
});

test.each([
  ['NotAllowedError', 'no-permission'],
  ['QuotaExceededError', 'no-space'],
  ['NotFoundError', 'folder-gone'],
  ['NoModificationAllowedError', 'in-use'],
  ['UnknownError', 'unknown'],
])('says what %s means for a person', async (name, code) => {
  const target = await createFolderTarget(chosen.handle, names);
  chosen.folders.get('clocks-hibid')?.failNext(new DOMException('no', name));
  await expect(target.write('1-1.jpg', bytes('one'))).rejects.toEqual(new GatewayFailure(code));
});

it('that is abandoned has no data file: it is not whole', async () => {
  const target = await createFolderTarget(chosen.handle, names);
  await target.write('1-1.jpg', bytes('one'));
  await target.write('clocks-hibid.csv', bytes('table'));
  await target.abandon();
  expect(filesOf('clocks-hibid')).toEqual(['1-1.jpg']);
});
