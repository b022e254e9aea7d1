import type { Page } from 'playwright-core';

/** As the folder is called that the person chooses. */
export const CHOSEN = 'Auctions';

/**
 * Every page of this window gives a folder of the origin's own disk where the browser would ask for one. Nobody can press
 * the buttons of that question from a test; the handle is a real one.
 */
export async function chooseFolder(page: Page): Promise<void> {
  await page.context().addInitScript((name) => {
    const disk = async (): Promise<FileSystemDirectoryHandle> =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    Object.assign(window, { showDirectoryPicker: disk });
  }, CHOSEN);
}

export interface FolderFile {
  readonly bytes: Buffer;
  /** Milliseconds. */
  readonly changedAt: number;
}

/** The files of a folder within the chosen one, by their names; null when there is no such folder. */
export async function filesIn(page: Page, folder: string): Promise<ReadonlyMap<string, FolderFile> | null> {
  const files = await page.evaluate(
    async ([chosen, name]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(chosen, { create: true });
      const own = await root.getDirectoryHandle(name).catch(() => null);
      if (own === null) return null;
      const found: { name: string; text: string; changedAt: number }[] = [];
      for await (const [file, handle] of own.entries()) {
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const blob = await handle.getFile();
        const signs = new Uint8Array(await blob.arrayBuffer());
        let text = '';
        for (let at = 0; at < signs.length; at += 8_192) text += String.fromCharCode(...signs.subarray(at, at + 8_192));
        found.push({ name: file, text: btoa(text), changedAt: blob.lastModified });
      }
      return found;
    },
    [CHOSEN, folder] as const,
  );
  if (files === null) return null;
  return new Map(
    files.map(({ name, text, changedAt }) => [name, { bytes: Buffer.from(text, 'base64'), changedAt }] as const),
  );
}

/** Puts a file into a folder within the chosen one, as another program would. */
export async function putFile(page: Page, folder: string, name: string, text: string): Promise<void> {
  await page.evaluate(
    async ([chosen, own, file, said]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(chosen, { create: true });
      const handle = await (await root.getDirectoryHandle(own, { create: true })).getFileHandle(file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(said);
      await stream.close();
    },
    [CHOSEN, folder, name, text] as const,
  );
}

/**
 * Waits until so many files are written in a folder within the chosen one. A file is empty until it is closed: Chromium
 * writes beside it meanwhile, into a `.crswap` that goes then.
 */
export async function untilWritten(page: Page, folder: string, least: number): Promise<void> {
  await page.evaluate(
    async ([chosen, name, count]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(chosen, { create: true });
      for (;;) {
        const own = await root.getDirectoryHandle(name).catch(() => null);
        let files = 0;
        for await (const [file, handle] of own?.entries() ?? []) {
          if (!(handle instanceof FileSystemFileHandle) || file.endsWith('.crswap')) continue;
          if ((await handle.getFile()).size > 0) files += 1;
        }
        if (files >= count) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    [CHOSEN, folder, least] as const,
  );
}
