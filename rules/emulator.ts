import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const PROJECT = 'demo-lotsmith';

/** A running Firestore emulator that nobody else uses, with the project's own firestore.rules. */
export interface RulesEmulator {
  readonly host: '127.0.0.1';
  readonly port: number;
  /** Ends the child process; resolves when it is gone. */
  stop(): Promise<void>;
}

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where the jar is, in the order: environment, cache of firebase-tools, an installed gcloud SDK. */
export function findJar(): string {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  if (named !== undefined && existsSync(named)) return named;
  const cache = join(homedir(), '.cache/firebase/emulators');
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((file) => /^cloud-firestore-emulator-v.*\.jar$/.test(file))
        .sort()
        .at(-1)
    : undefined;
  if (cached !== undefined) return join(cache, cached);
  const listed = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], { encoding: 'utf8' });
  const candidates = [
    ...(typeof listed.stdout === 'string' ? listed.stdout.split('\n').filter((line) => line.endsWith('.jar')) : []),
    join('/usr/lib/google-cloud-sdk', inSdk),
    join(homedir(), 'google-cloud-sdk', inSdk),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error('No Firestore emulator jar found: set FIRESTORE_EMULATOR_JAR.');
  return found;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}

/** Puts rules text in force; the emulator answers with the compiler's complaint when it is not valid. */
async function loadRules(port: number, content: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const answer = await response.text();
  // Warnings of the compiler (an unused function, an unknown name) count as faults here too.
  if (!response.ok || /"(issues|severity)"|ERROR|WARNING/.test(answer)) throw new Error(`firestore.rules: ${answer}`);
}

/** Starts Google's Firestore emulator on a free port with `rules` in force. Rejects when it is not up within 30 s. */
export async function startEmulator(rules = readFileSync('firestore.rules', 'utf8')): Promise<RulesEmulator> {
  const port = await freePort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const child = spawn(
    'java',
    ['-Duser.language=en', '-cp', findJar(), main, '--host=127.0.0.1', `--port=${port}`, `--project_id=${PROJECT}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // The child must not outlive a test run that is stopped half-way.
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const stop = async () => {
    process.off('exit', killNow);
    child.kill('SIGKILL');
    await gone;
  };
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Firestore emulator not up after 30 s:\n${output}`)), 30_000);
    const settle = (action: () => void) => {
      clearTimeout(timer);
      action();
    };
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes('is now running')) settle(resolve);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => settle(() => reject(new Error(`Firestore emulator ended:\n${output}`))));
  });
  try {
    await ready;
    await loadRules(port, rules);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: '127.0.0.1', port, stop };
}
