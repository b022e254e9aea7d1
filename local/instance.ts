import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LOCAL_BUCKET, LOCAL_PROJECT, type LocalAddresses } from './net/project';

/** What `running.json` in the data folder says while an instance runs; it is removed at the end. */
export interface RunningFile extends LocalAddresses {
  readonly pid: number;
  readonly firestorePid: number | null;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Where the app is, or null with `--no-app`. */
  readonly app: string | null;
}

const FILE = 'running.json';

/** The folder is in use by another instance, named by its process id. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or give another folder with --data.`);
  }
}

/**
 * Takes `folder`, or without a wish the first of `.lotsmith/data`, `data-2`, … that no living instance uses. A second
 * instance must not write into the same exports. Throws FolderInUseError for a wished folder that is taken.
 */
export async function claimDataFolder(root: string, wish: string | null): Promise<string> {
  if (wish !== null) {
    const folder = path.resolve(root, wish);
    const owner = livingOwner(folder);
    if (owner !== null) throw new FolderInUseError(folder, owner);
    return claim(folder);
  }
  for (let count = 1; ; count += 1) {
    const folder = path.join(root, '.lotsmith', count === 1 ? 'data' : `data-${count}`);
    if (livingOwner(folder) === null) return claim(folder);
  }
}

async function claim(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await endOrphan(read(folder));
  writeFileSync(path.join(folder, FILE), JSON.stringify({ pid: process.pid }));
  return folder;
}

export function writeRunning(
  folder: string,
  addresses: LocalAddresses,
  app: string | null,
  firestorePid: number | null,
): void {
  const running: RunningFile = {
    pid: process.pid,
    firestorePid,
    projectId: LOCAL_PROJECT,
    storageBucket: LOCAL_BUCKET,
    app,
    ...addresses,
  };
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(running, null, 2)}\n`);
}

export function removeRunning(folder: string): void {
  rmSync(path.join(folder, FILE), { force: true });
}

function read(folder: string): Partial<RunningFile> {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as Partial<RunningFile>;
  } catch {
    return {};
  }
}

function livingOwner(folder: string): number | null {
  const { pid } = read(folder);
  return pid !== undefined && pid !== process.pid && isAlive(pid) ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After `kill -9` of an instance its emulator lives on. Ends it, if the process with its id still is one. */
async function endOrphan({ firestorePid }: Partial<RunningFile>): Promise<void> {
  if (typeof firestorePid !== 'number') return;
  try {
    const command = readFileSync(`/proc/${firestorePid}/cmdline`, 'utf8');
    if (!command.includes('emulator.firestore.CloudFirestore')) return;
    process.kill(firestorePid, 'SIGTERM');
  } catch {
    return; // No such process, or a system without /proc: then the next port is used.
  }
  for (let waited = 0; waited < 2_000 && isAlive(firestorePid); waited += 50) await wait(50);
}
