import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServer, listen, OWNER, request } from './net/http';
import type { RunningFile } from './instance';
import { wipeAll } from './testServices';
import { putPicture } from './emulators/seed';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from './net/project';

/* The launcher as a person uses it: its own processes, ports and data folder, beside whatever else runs here. */

const PORTS = { app: 7570, auth: 7571, firestore: 7573, storage: 7574 };
const folder = mkdtempSync(path.join(tmpdir(), 'lotsmith-launcher-'));

interface Launched {
  readonly child: ChildProcess;
  readonly running: RunningFile;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const launched: Launched[] = [];
let blocker: Server;

beforeAll(async () => {
  blocker = await listen((_request, response) => response.end(), PORTS.app, '127.0.0.1');
});

afterAll(async () => {
  for (const { child, running } of launched) {
    child.kill('SIGKILL');
    if (running.firestorePid !== null && isAlive(running.firestorePid)) process.kill(running.firestorePid, 'SIGKILL');
  }
  await closeServer(blocker);
  rmSync(folder, { recursive: true, force: true });
});

async function launch(...options: string[]): Promise<Launched> {
  const ports = [
    '--port',
    PORTS.app,
    '--auth-port',
    PORTS.auth,
    '--firestore-port',
    PORTS.firestore,
    '--storage-port',
    PORTS.storage,
  ];
  const child = spawn(process.execPath, ['scripts/start.mjs', '--data', folder, ...ports.map(String), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`It ended with ${String(code)}:\n${said}`)));
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      if (/ (is|are) ready/.test(said)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const running = JSON.parse(readFileSync(path.join(folder, 'running.json'), 'utf8')) as RunningFile;
  const instance = { child, running, output: () => said, ended };
  launched.push(instance);
  return instance;
}

/** Ends it with a signal, as a terminal or a process manager would, and looks for what is left. */
async function expectCleanEnd({ child, running, ended }: Launched, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(running.firestorePid).not.toBeNull();
  expect(isAlive(running.firestorePid ?? 0)).toBe(false);
  for (const url of [running.auth, origin(running.firestore), origin(running.storage)]) {
    await expect(fetch(url)).rejects.toThrow();
  }
  expect(existsSync(path.join(folder, 'running.json'))).toBe(false);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What others of this machine may read or write of what was kept. */
function openToOthers(kept: string): string[] {
  const files = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('app'));
  expect(files.some((file) => file.endsWith('auth.json'))).toBe(true);
  return files.filter((file) => (statSync(path.join(kept, file)).mode & 0o077) !== 0);
}

const origin = ({ host, port }: { host: string; port: number }): string => `http://${host}:${port}`;
const document = ({ firestore }: RunningFile): string =>
  `${origin(firestore)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents/sales/s1`;
const object = ({ storage }: RunningFile): string =>
  `${origin(storage)}/v0/b/${LOCAL_BUCKET}/o/${encodeURIComponent('sales/s1/photos/p1/full.jpg')}`;
const account = ({ auth }: RunningFile, method: string): string =>
  `${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${LOCAL_API_KEY}`;
const json = (body: object, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const upload = (running: RunningFile, bytes: Uint8Array): Promise<void> =>
  putPicture(running, 'sales/s1/photos/p1/full.jpg', bytes);

async function stored(running: RunningFile): Promise<number[]> {
  const response = await fetch(`${object(running)}?alt=media`, { headers: OWNER });
  return [...new Uint8Array(await response.arrayBuffer())];
}

interface Session {
  idToken: string;
  refreshToken: string;
  localId: string;
}

const FIELDS = { title: { stringValue: 'Spring' }, number: { integerValue: '9007199254740993' } };
const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';

describe('npm start', () => {
  let session: Session;

  it('starts everything, names the port that moved, and Ctrl-C ends everything', async () => {
    const first = await launch('--fresh');
    const app = new URL(first.running.app ?? 'nowhere:');
    expect(app.port).not.toBe(String(PORTS.app));
    expect(first.output()).toContain(`Port ${PORTS.app} is taken: the app uses ${app.port}.`);
    expect(first.output().split('\n')).toContain(`Lotsmith is ready at http://localhost:${app.port}`);
    expect((await fetch(app)).status).toBeLessThan(500);

    for (const address of [document(first.running), object(first.running), account(first.running, 'signUp')]) {
      for (const [origin, status] of [
        ['https://evil.example', 403],
        ['null', 403],
        ['http://localhost:1', 403],
        [app.origin, expect.not.objectContaining({ status: 403 })],
      ] as const) {
        const answer = await fetch(address, { method: 'OPTIONS', headers: { ...OWNER, origin } });
        if (typeof status === 'number') {
          expect([origin, answer.status]).toEqual([origin, status]);
          expect(await answer.text()).toMatch(/^The local services answer to /);
        } else expect([origin, answer.status < 300]).toEqual([origin, true]);
      }
    }

    await request(document(first.running), { ...json({ fields: FIELDS }, OWNER), method: 'PATCH' });
    session = (await request(account(first.running, 'signUp'), json({ email: EMAIL, password: PASSWORD }))) as Session;
    await upload(first.running, new Uint8Array([1, 2, 3]));
    await upload(first.running, new Uint8Array([4, 5, 6, 7]));
    await expectCleanEnd(first, 'SIGINT');
    expect(openToOthers(folder)).toEqual([]);
  }, 60_000);

  it('keeps documents, people, their sessions and files; a part that dies is named', async () => {
    const second = await launch('--no-app');
    const { running } = second;
    expect(await request(document(running), { headers: OWNER })).toMatchObject({ fields: FIELDS });
    expect(await stored(running)).toEqual([4, 5, 6, 7]);

    const looked = await request(account(running, 'lookup'), json({ idToken: session.idToken }));
    const providers = [expect.objectContaining({ providerId: 'password', email: EMAIL })];
    expect(looked).toMatchObject({ users: [{ localId: session.localId, email: EMAIL, providerUserInfo: providers }] });
    const token = `${running.auth}/securetoken.googleapis.com/v1/token?key=${LOCAL_API_KEY}`;
    const refreshed = await request(token, json({ grantType: 'refresh_token', refreshToken: session.refreshToken }));
    expect(refreshed).toMatchObject({ user_id: session.localId });
    await request(account(running, 'signInWithPassword'), json({ email: EMAIL, password: PASSWORD }));

    process.kill(running.firestorePid ?? 0, 'SIGKILL');
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/The Firestore emulator ended with SIGKILL\. Its last lines:\n {2}\| /);
    await expect(fetch(running.auth)).rejects.toThrow();
  }, 60_000);

  it('--fresh begins empty, with private answers about e-mail addresses, and SIGTERM ends everything', async () => {
    const third = await launch('--no-app', '--fresh');
    const { running } = third;
    expect((await fetch(document(running), { headers: OWNER })).status).toBe(404);
    expect((await fetch(object(running), { headers: OWNER })).status).toBe(404);
    const unknown = await fetch(account(running, 'signInWithPassword'), json({ email: EMAIL, password: PASSWORD }));
    expect(await unknown.json()).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    expect((await fetch(object(running))).status).toBe(403);

    await request(document(running), { ...json({ fields: FIELDS }, OWNER), method: 'PATCH' });
    await request(account(running, 'signUp'), json({ email: EMAIL, password: PASSWORD }));
    await upload(running, new Uint8Array([8]));
    await wipeAll(running);
    expect((await fetch(document(running), { headers: OWNER })).status).toBe(404);
    expect((await fetch(object(running), { headers: OWNER })).status).toBe(404);
    await request(account(running, 'signUp'), json({ email: EMAIL, password: PASSWORD }));
    await expectCleanEnd(third, 'SIGTERM');
  }, 60_000);
});
