import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = /^Lotsmith(?:'s services are ready| is ready at)/m;
const PATIENCE_MS = 90_000;

/**
 * Starts the local services once, on free ports and with an empty folder: alone for the contract and rules tests, with
 * the built app (`--dist`) for the end-to-end tests. Resolves with `{ addresses, url, stop }` (`url` is null without the
 * app); rejects with what the launcher said when they do not come up in time.
 * Each `lane` has ports of its own.
 */
export async function startTestServices(root, mode = '--no-app', lane = 0) {
  const data = await mkdtemp(path.join(tmpdir(), 'lotsmith-services-'));
  // Two that look for free ports at the same moment must not find the same ones.
  const first = 7566 + 100 * lane;
  const ports = ['--port', '--auth-port', '--firestore-port', '--storage-port'].flatMap((name, index) => [
    name,
    String(first + index),
  ]);
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/cli.ts', mode, '--data', data, ...ports], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    await untilReady(child, exited);
    const { app, auth, firestore, storage } = JSON.parse(await readFile(path.join(data, 'running.json'), 'utf8'));
    return { addresses: { auth, firestore, storage }, url: app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function untilReady(child, exited) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why) => reject(new Error(`The local services did not start: ${why}\n${said}`));
    const timer = setTimeout(fail, PATIENCE_MS, `not ready after ${PATIENCE_MS / 1000} s`);
    void exited.then((code) => {
      clearTimeout(timer);
      fail(`the launcher ended with code ${code}`);
    });
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (!READY.test(said)) return;
      clearTimeout(timer);
      resolve();
    });
    child.stderr.on('data', (chunk) => (said += chunk));
  });
}
