import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningFirestore, startFirestore } from '../../../local/emulators/firestore';
import { type HostAndPort, LOCAL_PROJECT } from '../../../local/net/project';
import { nextFreePort } from '../../../local/net/ports';

export interface MortalFirestore {
  readonly address: HostAndPort;
  /** Stands still, as a machine that is overloaded: connections stay open, nothing is answered. */
  stall(): void;
  /** Goes on where it stood. */
  goOn(): void;
  /** Ends at once, in the middle of whatever it does; its disk has all that it had written by now. */
  kill(): Promise<void>;
  /** Again at the same address, with what was on its disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A Firestore emulator of a test's own, empty, on a port from `firstPort` on. */
export async function startMortalFirestore(firstPort: number): Promise<MortalFirestore> {
  const { java, jar } = findRuntime();
  const port = await nextFreePort(firstPort, new Set());
  const disk = await mkdtemp(path.join(tmpdir(), 'lotsmith-firestore-'));
  const start = async (seed: string | null): Promise<RunningFirestore> => {
    const started = startFirestore({ java, jar, port, rulesFile: 'firestore.rules', seed, onDeath: () => undefined });
    await started.ready();
    return started;
  };
  let running = await start(null);
  const signal = (name: NodeJS.Signals): void => {
    if (running.pid !== null) process.kill(running.pid, name);
  };
  return {
    address: running.address,
    stall: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async kill() {
      await running.exportTo(disk);
      signal('SIGKILL');
      await running.stop();
    },
    async restart() {
      running = await start(await findSeed(disk));
    },
    async stop() {
      signal('SIGCONT');
      await running.stop();
      await rm(disk, { recursive: true, force: true });
    },
  };
}

/** As the launcher finds it; its module is for Node alone and not for Jest. */
function findRuntime(): { readonly java: string; readonly jar: string } {
  const code = `import('./local/tools/ensure.mjs').then(({ ensureJava, ensureFirestoreJar }) =>
    console.log(JSON.stringify({ java: ensureJava(), jar: ensureFirestoreJar() })))`;
  const said = execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as { java: string; jar: string };
}

async function findSeed(disk: string): Promise<string> {
  const files = await readdir(disk, { recursive: true });
  const seed = files
    .filter((file) => file.endsWith('.overall_export_metadata'))
    .sort()
    .at(-1);
  if (seed === undefined) throw new Error(`No export of ${LOCAL_PROJECT} in ${disk}`);
  return path.join(disk, seed);
}
