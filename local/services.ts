import { randomInt } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AuthExport, startAuth } from './emulators/auth';
import { type DataFolder, firestoreSeed, keepDocuments, OWNER_ONLY, readJson } from './data';
import { foreignFirestore, origin, type RunningFirestore, startFirestore } from './emulators/firestore';
import { openGuardedDoor } from './net/guardedDoor';
import type { PagePorts } from './net/guard';
import { anyFreePort } from './net/ports';
import { type LocalAddresses, LOOPBACK } from './net/project';
import { type StorageExport, startStorage } from './emulators/storage';
import { readStorageRules, storageRuleset } from './emulators/storageRules';

const EXPORT_EVERY_MS = 30_000;

export interface LocalServicesOptions {
  /** The project's folder, with `firestore.rules` and `storage.rules`. */
  readonly root: string;
  readonly data: DataFolder;
  readonly ports: { readonly auth: number; readonly firestore: number; readonly storage: number };
  /** Java and the jar, or the `host:port` of an emulator that already runs. */
  readonly firestore: { readonly java: string; readonly jar: string } | { readonly host: string };
  /** Whose pages the services answer to. */
  readonly pages: PagePorts;
  /** Called when a part ends by itself, with a text that names it. Everything else should be stopped then. */
  readonly onDeath: (report: string) => void;
}

export interface LocalServices {
  readonly addresses: LocalAddresses;
  readonly firestorePid: number | null;
  /** Keeps everything as it is now. Also done every 30 s. */
  exportData(): Promise<void>;
  /** Exports, then ends every part. Safe to call twice. */
  stop(): Promise<void>;
}

/** Starts Auth, Firestore and Storage with the kept data. Rejects with RulesError or PartDiedError, nothing left running. */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const { root, data, ports } = options;
  const newest = await data.newest();
  const kept = await readKept(newest);
  await mkdir(data.blobs, { recursive: true, mode: OWNER_ONLY });
  await chmod(data.blobs, OWNER_ONLY);
  let firestoreDied = false;
  const firestore = await beginFirestore(options, kept.seed, (report) => {
    firestoreDied = true;
    options.onDeath(report);
  });
  const stops: (() => Promise<void>)[] = [() => firestore.stop()];
  try {
    // Java starts on its own while this process compiles the Auth emulator's API.
    const ruleset = readStorageRules(root, firestore.inside);
    const auth = await startAuth(root, ports.auth, kept.auth, options.pages);
    stops.push(() => auth.stop());
    const storage = await startStorage({
      root,
      port: ports.storage,
      pages: options.pages,
      blobs: data.blobs,
      kept: kept.storage,
      ruleset,
      parseRules: (source) => storageRuleset(source, firestore.inside),
    });
    stops.push(() => storage.stop());
    await firestore.ready();

    const exportData = oneAtATime(async () => {
      if (firestoreDied) return;
      const objects = storage.exportObjects();
      await data.save(async (folder, former) => {
        await writeFile(path.join(folder, 'auth.json'), JSON.stringify(auth.exportUsers()), { mode: 0o600 });
        await writeFile(path.join(folder, 'storage.json'), JSON.stringify(objects), { mode: 0o600 });
        if (firestore.pid === null) return keepDocuments(former, folder);
        await mkdir(path.join(folder, 'firestore'));
        await firestore.exportTo(path.join(folder, 'firestore'));
      });
      storage.forgetDeleted(objects);
    });
    const timer = setInterval(() => {
      exportData().catch((error: unknown) => console.error(`The data could not be kept: ${String(error)}`));
    }, EXPORT_EVERY_MS);

    let stopped: Promise<void> | null = null;
    return {
      addresses: {
        auth: origin({ host: LOOPBACK, port: auth.port }),
        firestore: firestore.address,
        storage: { host: LOOPBACK, port: storage.port },
      },
      firestorePid: firestore.pid,
      exportData,
      stop: () =>
        (stopped ??= (async () => {
          clearInterval(timer);
          try {
            await exportData();
          } finally {
            await stopAll(stops);
          }
        })()),
    };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

async function readKept(newest: string | null): Promise<{
  auth: AuthExport | null;
  storage: StorageExport | null;
  seed: string | null;
}> {
  if (newest === null) return { auth: null, storage: null, seed: null };
  return {
    auth: (await readJson(path.join(newest, 'auth.json'))) as AuthExport,
    storage: (await readJson(path.join(newest, 'storage.json'))) as StorageExport,
    seed: await firestoreSeed(newest),
  };
}

/** On Linux every address of 127.0.0.0/8 is this machine: one of sixteen million, which no page in a browser can try. */
function hiddenHost(): string {
  if (process.platform !== 'linux') return LOOPBACK;
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

/** The emulator itself listens at a secret port: every request comes through the guard in front of it. */
async function beginFirestore(
  options: LocalServicesOptions,
  seed: string | null,
  onDeath: (report: string) => void,
): Promise<RunningFirestore> {
  const rulesFile = path.join(options.root, 'firestore.rules');
  if ('host' in options.firestore) return foreignFirestore(options.firestore.host, rulesFile);
  const host = hiddenHost();
  const place = { host, port: await anyFreePort(host) };
  const emulator = startFirestore({ ...options.firestore, ...place, rulesFile, seed, onDeath });
  const address = { host: LOOPBACK, port: options.ports.firestore };
  const door = await openGuardedDoor(address.port, emulator.address, options.pages).catch(async (error: unknown) => {
    await emulator.stop();
    throw error;
  });
  return {
    ...emulator,
    address,
    stop: async () => {
      await emulator.stop();
      await door.stop();
    },
  };
}

/** The last started goes first. All are tried, whatever one of them does. */
async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(stops.toReversed().map((stop) => stop()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** A call while one is under way starts another one after it: it must see what happened since. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(work, work));
}
