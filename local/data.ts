import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file that names the newest complete export; replaced by a rename, so it never names a half-written one. */
const POINTER = 'newest';
const EXPORTS = 'exports';
/** Nobody else of this machine looks into a folder: an export has passwords in clear text. */
export const OWNER_ONLY = 0o700;

/**
 * The kept data of one instance:
 * ```
 * newest            name of the newest complete export
 * exports/<n>/      one export: auth.json, storage.json, firestore/…
 * blobs/            the bytes of the stored files, shared by all exports
 * ```
 */
export class DataFolder {
  constructor(readonly folder: string) {}

  get blobs(): string {
    return path.join(this.folder, 'blobs');
  }

  /** The folder of the newest complete export, or null. */
  async newest(): Promise<string | null> {
    const name = await readFile(path.join(this.folder, POINTER), 'utf8').catch(() => null);
    return name === null ? null : path.join(this.folder, EXPORTS, name.trim());
  }

  /**
   * Makes an export with `write`, points to it once it is complete, then removes every other one. When `write` fails,
   * the former export stays the newest.
   */
  async save(write: (folder: string, former: string | null) => Promise<void>): Promise<string> {
    const exports = path.join(this.folder, EXPORTS);
    const former = await this.newest();
    const name = String(1 + Number(former === null ? 0 : path.basename(former)));
    const target = path.join(exports, name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true, mode: OWNER_ONLY });
    // Made by an older version, it may be open to others.
    await chmod(exports, OWNER_ONLY);
    await write(target, former);
    await writeFile(path.join(this.folder, `${POINTER}.next`), `${name}\n`);
    await rename(path.join(this.folder, `${POINTER}.next`), path.join(this.folder, POINTER));
    for (const other of await readdir(exports)) {
      if (other !== name) await rm(path.join(exports, other), { recursive: true, force: true });
    }
    return target;
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    // The pointer goes first: a clear that is interrupted leaves nothing that looks whole.
    for (const name of [POINTER, `${POINTER}.next`, EXPORTS, 'blobs']) {
      await rm(path.join(this.folder, name), { recursive: true, force: true });
    }
  }
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}

/** The metadata file that the Firestore emulator is started from, in `<export>/firestore/<its own folder>`; else null. */
export async function firestoreSeed(newest: string | null): Promise<string | null> {
  if (newest === null) return null;
  const folder = path.join(newest, 'firestore');
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const file = entries.find((entry) => entry.endsWith('.overall_export_metadata'));
  return file === undefined ? null : path.join(folder, file);
}

/** Carries documents over to a new export of a run that used somebody else's emulator. */
export async function keepDocuments(former: string | null, target: string): Promise<void> {
  if (former === null || (await firestoreSeed(former)) === null) return;
  await cp(path.join(former, 'firestore'), path.join(target, 'firestore'), { recursive: true });
}
