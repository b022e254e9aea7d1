import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningFile } from '../../../local/instance';
import type { LocalAddresses } from '../../../local/net/project';

const PATIENCE_MS = 90_000;
const READY = /Lotsmith is ready at \S+/;

export interface AppUnderTest {
  /** Where the app is, without a slash at its end. The same after a restart. */
  readonly url: string;
  readonly addresses: LocalAddresses;
  /** Stops everything and forgets the data. One that `npm test` has started goes on for the other suites. */
  stop(): Promise<void>;
}

/** The running app of `npm test`, as JSON of its url and addresses. */
const SHARED = 'LOTSMITH_E2E_APP';

/**
 * The built app on local services: the one that `npm test` has started, or one of its own with an empty folder, as
 * `npm start -- --dist` runs it, on the next free ports from `firstPort` on. Rejects with what the launcher said when it
 * is not ready in 90 s.
 */
export async function startApp({ firstPort = 7570 }: { readonly firstPort?: number } = {}): Promise<AppUnderTest> {
  const shared = process.env[SHARED];
  if (shared !== undefined) {
    const { url, addresses } = JSON.parse(shared) as Pick<AppUnderTest, 'url' | 'addresses'>;
    return { url, addresses, stop: () => Promise.resolve() };
  }
  const data = await mkdtemp(path.join(tmpdir(), 'lotsmith-e2e-'));
  const [app, auth, firestore, storage] = [firstPort, firstPort + 1, firstPort + 2, firstPort + 3];
  const { child, exited } = await launch(data, { app, auth, firestore, storage });
  return {
    ...(await whereIs(data)),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What the running launcher has written down about itself: taken ports were passed over. */
async function whereIs(data: string): Promise<Pick<AppUnderTest, 'url' | 'addresses'>> {
  const running = JSON.parse(await readFile(path.join(data, 'running.json'), 'utf8')) as RunningFile;
  const { app, auth, firestore, storage } = running;
  if (app === null) throw new Error('The launcher runs without the app.');
  return { url: app, addresses: { auth, firestore, storage } };
}

type Ports = Readonly<Record<'app' | 'auth' | 'firestore' | 'storage', number>>;

interface Launched {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
}

function launch(data: string, ports: Ports): Promise<Launched> {
  const flags = Object.entries(ports).flatMap(([part, port]) => [
    part === 'app' ? '--port' : `--${part}-port`,
    String(port),
  ]);
  const args = ['--import', 'tsx', 'local/cli.ts', '--dist', '--data', data, ...flags];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGTERM');
      reject(new Error(`The app did not start: ${why}\n${said}`));
    };
    const timer = setTimeout(() => fail(`not ready after ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
    void exited.then((code) => {
      clearTimeout(timer);
      fail(`the launcher ended with code ${String(code)}`);
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!READY.test(said)) return;
      clearTimeout(timer);
      resolve({ child, exited });
    });
  });
}
