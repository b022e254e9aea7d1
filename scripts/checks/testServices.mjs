import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = "Lotsmith's services are ready: ";
const PATIENCE_MS = 60_000;

/**
 * Starts the local services once, on free ports and with an empty folder, for the contract and rules tests.
 * Resolves with `{ addresses, stop }`; rejects with what the launcher said when they do not come up within a minute.
 */
export async function startTestServices(root) {
  const data = await mkdtemp(path.join(tmpdir(), 'lotsmith-services-'));
  const ports = ['--auth-port', '7560', '--firestore-port', '7561', '--storage-port', '7562'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'local/cli.ts', '--no-app', '--fresh', '--data', data, ...ports],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // Also when the run itself is ended: nothing may stay behind.
  const endWithRun = () => child.kill('SIGTERM');
  process.once('exit', endWithRun);
  const stop = async () => {
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(killer);
    process.removeListener('exit', endWithRun);
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { addresses: await readAddresses(child, exited), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readAddresses(child, exited) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why) => reject(new Error(`The local services did not start: ${why}\n${said}`));
    const timer = setTimeout(fail, PATIENCE_MS, `not ready after ${PATIENCE_MS / 1000} s`);
    void exited.then((code) => fail(`the launcher ended with code ${code}`));
    const listen = (chunk) => {
      said += chunk;
      const line = said.split('\n').find((candidate) => candidate.startsWith(READY));
      if (line === undefined || !said.includes('}\n')) return;
      clearTimeout(timer);
      resolve(JSON.parse(line.slice(READY.length)));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', (chunk) => (said += chunk));
  });
}
