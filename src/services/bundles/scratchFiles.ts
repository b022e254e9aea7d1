import { newId } from '../../shared/id';
import type { ZipPlace } from './zipTarget';

const FOLDER = 'bundles';
/** A browser reads a file while it copies it to the downloads, and does not say when it is through. */
const COPIED_MS = 15 * 60_000;

/** Gives a file to the person under this name. */
export type Give = (name: string, file: Blob) => void;

/** The folder of this origin, which no other page sees, with room on the disk; null where the browser has none. */
async function openFolder(storage: StorageManager | undefined): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await storage?.getDirectory();
    return (await root?.getDirectoryHandle(FOLDER, { create: true })) ?? null;
  } catch {
    return null; // Firefox has none in private windows.
  }
}

/**
 * A place on the disk for one ZIP file, given to the person when it is whole: however many photos it has, they are not in
 * memory. Null where the browser has no such place.
 */
export async function openScratchFile(
  name: string,
  give: Give,
  storage: StorageManager | undefined,
): Promise<ZipPlace | null> {
  const folder = await openFolder(storage);
  if (folder === null) return null;
  await clearScratchFiles(storage, COPIED_MS);
  const own = newId();
  const handle = await folder.getFileHandle(own, { create: true });
  const drop = (): Promise<void> => folder.removeEntry(own);
  if (!('createWritable' in handle)) {
    await drop();
    return null; // Safari before 26.
  }
  return {
    bytes: await handle.createWritable(),
    async give() {
      give(name, await handle.getFile());
      setTimeout(() => void drop().catch(() => undefined), COPIED_MS);
    },
    drop,
  };
}

/** Takes away what is older than `olderThan` ms; all with -Infinity, whatever the clock says. The browser itself keeps what is being written. Never rejects. */
export async function clearScratchFiles(storage: StorageManager | undefined, olderThan: number): Promise<void> {
  const folder = await openFolder(storage);
  if (folder === null) return;
  try {
    for await (const [own, handle] of folder.entries()) {
      const file = await (handle as FileSystemFileHandle).getFile();
      if (Date.now() - file.lastModified >= olderThan) await folder.removeEntry(own).catch(() => undefined);
    }
  } catch (error) {
    console.warn('Files of earlier bundles could not be removed.', error);
  }
}

/** For a browser without such a place: the bundle in parts. The browser may put larger parts on the disk by itself. */
export function openMemory(name: string, give: Give): ZipPlace {
  let parts: Blob[] = [];
  return {
    bytes: new WritableStream({ write: (bytes) => void parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>])) }),
    give() {
      give(name, new Blob(parts, { type: 'application/zip' }));
      parts = [];
    },
    drop: async () => void (parts = []),
  };
}
