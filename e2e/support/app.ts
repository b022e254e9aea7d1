import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningFile } from '../../local/instance';
import type { LocalAddresses } from '../../local/project';

const PATIENCE_MS = 90_000;
const READY = /Lotsmith is ready at \S+/;

export interface AppUnderTest {
  /** Where the app is, without a slash at its end. The same after a restart. */
  readonly url: string;
  readonly addresses: LocalAddresses;
  /** Stops app and services in order (their data is kept) and starts them again with the same data and ports. */
  restart(): Promise<void>;
  /** Stops everything and forgets the data. */
  stop(): Promise<void>;
}

interface AppOptions {
  readonly firstPort?: number;
  /** Not the one that all suites share: for tests that restart it or change it for everybody. */
  readonly own?: boolean;
}

/** The running app of `npm test`, as JSON of its url and addresses. */
const SHARED = 'LOTSMITH_E2E_APP';

/**
 * The built app on local services: the one that `npm test` has started, or one of its own with an empty folder, as
 * `npm start -- --dist` runs it, on the next free ports from `firstPort` on. Rejects with what the launcher said when it
 * is not ready in 90 s.
 */
export async function startApp({ firstPort = 7570, own = false }: AppOptions = {}): Promise<AppUnderTest> {
  const shared = process.env[SHARED];
  if (shared !== undefined && !own) return sharedApp(JSON.parse(shared) as Pick<AppUnderTest, 'url' | 'addresses'>);
  const data = await mkdtemp(path.join(tmpdir(), 'lotsmith-e2e-'));
  const [app, auth, firestore, storage] = [firstPort, firstPort + 1, firstPort + 2, firstPort + 3];
  let launched = await launch(data, { app, auth, firestore, storage });
  // Where it really is: taken ports were passed over. A restart asks for the same ones.
  const { url, addresses, ports } = await whereIs(data);
  const end = async () => {
    launched.child.kill('SIGTERM');
    await launched.exited;
  };
  return {
    url,
    addresses,
    restart: async () => {
      await end();
      launched = await launch(data, ports);
      const again = await whereIs(data);
      if (again.url !== url) throw new Error(`The app came back at ${again.url} and not at ${url}.`);
    },
    stop: async () => {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What the running launcher has written down about itself. */
async function whereIs(data: string): Promise<Pick<AppUnderTest, 'url' | 'addresses'> & { readonly ports: Ports }> {
  const running = JSON.parse(await readFile(path.join(data, 'running.json'), 'utf8')) as RunningFile;
  const { app, auth, firestore, storage } = running;
  if (app === null) throw new Error('The launcher runs without the app.');
  const portOf = (url: string) => Number(new URL(url).port);
  const ports = { app: portOf(app), auth: portOf(auth), firestore: firestore.port, storage: storage.port };
  return { url: app, addresses: { auth, firestore, storage }, ports };
}

function sharedApp({ url, addresses }: Pick<AppUnderTest, 'url' | 'addresses'>): AppUnderTest {
  return {
    url,
    addresses,
    restart: () => Promise.reject(new Error('The other suites use this app too: ask for one of your own.')),
    stop: () => Promise.resolve(),
  };
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
