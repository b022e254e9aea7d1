import type { BundleNames, BundleTarget } from './BundleFiles';
import { onDisk } from './diskFailure';

/** More than anybody has of one sale. */
const MOST_FOLDERS = 1_000;

/**
 * A bundle as files of a folder within `chosen`. A folder in which only pictures of this bundle are, and no data file, is
 * of a run that was broken off: it goes on there. Any other is left as it is, and the new one gets a number.
 */
export async function createFolderTarget(
  chosen: FileSystemDirectoryHandle,
  { bundle, dataFile, pictures }: BundleNames,
): Promise<BundleTarget> {
  const folder = await onDisk(() => openOwnFolder(chosen, bundle, pictures));
  const written = new Set<string>();
  return {
    name: `${chosen.name}/${folder.name}`,
    async has(name, bytes) {
      try {
        const handle = await folder.getFileHandle(name);
        return (await handle.getFile()).size === bytes;
      } catch {
        return false; // A disk that fails says so at the next write.
      }
    },
    keep: (name) => void written.add(name),
    write: (name, bytes) =>
      onDisk(async () => {
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(bytes);
        await stream.close();
        written.add(name);
      }),
    finish: () =>
      onDisk(async () => {
        // Pictures of the run before that are no longer in it.
        for (const name of await namesIn(folder)) if (!written.has(name)) await folder.removeEntry(name);
      }),
    // The pictures in the folder are whole, and the next run goes on from them.
    abandon: async () => void (written.has(dataFile) && (await folder.removeEntry(dataFile).catch(() => undefined))),
  };
}

async function openOwnFolder(
  chosen: FileSystemDirectoryHandle,
  bundle: string,
  pictures: ReadonlySet<string>,
): Promise<FileSystemDirectoryHandle> {
  for (let count = 1; count < MOST_FOLDERS; count += 1) {
    const folder = await chosen.getDirectoryHandle(count === 1 ? bundle : `${bundle}-${String(count)}`, {
      create: true,
    });
    if ((await namesIn(folder)).every((name) => pictures.has(name))) return folder;
  }
  throw new RangeError('There are too many folders of this bundle.');
}

/** Chromium writes beside a file under a name of its own, which stays when the browser is killed. */
const isOfBrowser = (name: string): boolean => name.endsWith('.crswap');

async function namesIn(folder: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) if (!isOfBrowser(name)) names.push(name);
  return names;
}
