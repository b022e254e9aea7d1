import { createFakeFolder } from '../../testing/fakes/bundles/fakeFolder';
import { saveFile } from '../../shared/saveFile';
import { createBrowserBundleFiles } from './browserBundleFiles';

jest.mock('../../shared/saveFile', () => ({ saveFile: jest.fn() }));

const names = { bundle: 'clocks', dataFile: 'clocks.csv', pictures: new Set<string>() };
const bytes = new TextEncoder().encode('table');

/** A page, and whether it would be left without a question. */
function open(showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>, storage?: StorageManager) {
  const page = Object.assign(new EventTarget(), { showDirectoryPicker });
  return {
    files: createBrowserBundleFiles(page as unknown as Window, storage),
    isHeld: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

it('gives a single file as one that no browser shows', async () => {
  open().files.save('clocks.csv', bytes);
  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect([name, file?.type, await file?.text()]).toEqual(['clocks.csv', 'application/octet-stream', 'table']);
});

describe('a ZIP file', () => {
  it('is given when it is finished, and until then the browser asks before the page goes', async () => {
    const { files, isHeld } = open();
    const target = await files.openZip(names);
    expect([target.name, isHeld()]).toEqual(['clocks.zip', true]);
    await target.write('clocks.csv', bytes);
    await target.finish();
    expect(isHeld()).toBe(false);
    const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
    expect([name, file?.type]).toEqual(['clocks.zip', 'application/zip']);
  });

  it('lets the page go when it is given up', async () => {
    const { files, isHeld } = open();
    const target = await files.openZip(names);
    await target.abandon();
    expect(isHeld()).toBe(false);
  });

  it('says what is wrong with the disk', async () => {
    const root = createFakeFolder('');
    root.handle.getDirectoryHandle = async () =>
      ({
        entries: async function* none() {},
        getFileHandle: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      }) as unknown as FileSystemDirectoryHandle;
    const storage = { getDirectory: async () => root.handle } as unknown as StorageManager;
    const { files, isHeld } = open(undefined, storage);
    await expect(files.openZip(names)).rejects.toMatchObject({ code: 'no-space' });
    expect(isHeld()).toBe(false);
  });
});

describe('a folder', () => {
  it('is asked for, to be written in, and held until it is finished', async () => {
    const chosen = createFakeFolder('Auctions');
    const ask = jest.fn(async (_options: object) => chosen.handle);
    const { files, isHeld } = open(ask);
    const target = await files.openFolder(names);
    expect(ask).toHaveBeenCalledWith({ id: 'bundles', mode: 'readwrite', startIn: 'downloads' });
    expect([target.name, isHeld()]).toEqual(['Auctions/clocks', true]);
    await target.write('clocks.csv', bytes);
    expect(await target.has('clocks.csv', 5)).toBe(true);
    await target.finish();
    expect(isHeld()).toBe(false);
  });

  it.each([
    ['AbortError', 'not-chosen'],
    ['SecurityError', 'no-permission'],
  ])('is not there after %s: %s', async (name, code) => {
    const { files, isHeld } = open(() => Promise.reject(new DOMException('', name)));
    await expect(files.openFolder(names)).rejects.toMatchObject({ code });
    expect(isHeld()).toBe(false);
  });

  it('is not to be had in a browser that knows none', async () => {
    await expect(open().files.openFolder(names)).rejects.toMatchObject({ code: 'no-permission' });
  });
});

it('takes away what waits for its download', async () => {
  const root = createFakeFolder('');
  const folder = await root.handle.getDirectoryHandle('bundles', { create: true });
  root.folders.get('bundles')?.files.set('young', new File(['x'], 'young', { lastModified: Date.now() + 5_000 }));
  expect(folder.name).toBe('bundles');
  await open(undefined, { getDirectory: async () => root.handle } as unknown as StorageManager).files.clear();
  expect([...(root.folders.get('bundles')?.files.keys() ?? [])]).toEqual([]);
});
