import { createFakeFolder, type FakeFolder } from '../../testing/fakes/bundles/fakeFolder';
import { clearScratchFiles, openMemory, openScratchFile } from './scratchFiles';

const MINUTE = 60_000;
const given: { readonly name: string; readonly file: Blob }[] = [];
const give = (name: string, file: Blob): void => void given.push({ name, file });

let root: FakeFolder;
let storage: StorageManager;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  given.length = 0;
  root = createFakeFolder('');
  storage = { getDirectory: async () => root.handle } as unknown as StorageManager;
});
afterEach(() => jest.useRealTimers());

const kept = (): string[] => [...(root.folders.get('bundles')?.files.keys() ?? [])];
const put = async (name: string, minutesAgo: number): Promise<void> => {
  await root.handle.getDirectoryHandle('bundles', { create: true });
  const lastModified = Date.now() - minutesAgo * MINUTE;
  root.folders.get('bundles')?.files.set(name, new File(['a bundle'], name, { lastModified }));
};

it('gives the file on the disk, and takes it away when the browser has copied it', async () => {
  const place = await openScratchFile('clocks.zip', give, storage);
  expect(kept()).toHaveLength(1);
  await place?.give();
  expect(given).toEqual([{ name: 'clocks.zip', file: expect.any(File) }]);
  await jest.advanceTimersByTimeAsync(14 * MINUTE);
  expect(kept()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(kept()).toEqual([]);
});

it('leaves nothing of a bundle that is dropped', async () => {
  const place = await openScratchFile('clocks.zip', give, storage);
  await place?.drop();
  expect([kept(), given]).toEqual([[], []]);
});

it('takes away what earlier pages have left, but not what may still be copied', async () => {
  await put('old', 16);
  await put('young', 14);
  await openScratchFile('clocks.zip', give, storage);
  expect(kept()).toEqual(['young', expect.any(String)]);
  await clearScratchFiles(storage, -Infinity);
  expect(kept()).toEqual([]);
});

it('is there also where what earlier pages have left cannot be looked through', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const folder = await root.handle.getDirectoryHandle('bundles', { create: true });
  jest.spyOn(folder, 'entries').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  jest.spyOn(root.handle, 'getDirectoryHandle').mockResolvedValue(folder);
  const place = await openScratchFile('clocks.zip', give, storage);
  await place?.give();
  warn.mockRestore();
  expect(given).toHaveLength(1);
});

it('is not to be had where the browser has no such place, or cannot write there', async () => {
  const refusing = { getDirectory: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  expect(await openScratchFile('clocks.zip', give, undefined)).toBeNull();
  expect(await openScratchFile('clocks.zip', give, refusing as unknown as StorageManager)).toBeNull();
  await clearScratchFiles(undefined, -Infinity);

  const folder = await root.handle.getDirectoryHandle('bundles', { create: true });
  const { getFileHandle } = folder;
  folder.getFileHandle = async (name, options) => {
    const { createWritable: _, ...old } = await getFileHandle.call(folder, name, options);
    return old as FileSystemFileHandle;
  };
  expect(await openScratchFile('clocks.zip', give, storage)).toBeNull();
  expect(kept()).toEqual([]);
});

it('is a blob in its place there', async () => {
  const place = openMemory('clocks.zip', give);
  const writer = place.bytes.getWriter();
  await writer.write(Uint8Array.of(1, 2));
  await writer.write(Uint8Array.of(3));
  await place.give();
  expect(given.map(({ name, file }) => [name, file.size, file.type])).toEqual([['clocks.zip', 3, 'application/zip']]);
});
