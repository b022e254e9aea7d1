/** (c) From `npm start` to its ready line, without installing, against the bare emulators' own start in the same run. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { BenchResult } from './support/result';
import { median } from './support/stats';

const RUNS = 3;
const MOST_SECONDS = 6;

export async function run(): Promise<BenchResult> {
  const data = await mkdtemp(path.join(tmpdir(), 'lotsmith-start-'));
  try {
    // The first start warms the caches of the disk and of Vite, and is not counted.
    await secondsToReady(['scripts/start.mjs'], data);
    const app: number[] = [];
    const services: number[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      services.push(await secondsToReady(['--import', 'tsx', 'local/cli.ts', '--no-app'], data));
      app.push(await secondsToReady(['scripts/start.mjs'], data));
    }
    const ready = median(app);
    return {
      name: 'From npm start to the ready line (s, warm)',
      metrics: {
        'ready, median': ready,
        'ready, all': app.join(' '),
        'services alone, median': median(services),
        ratio: Number((ready / median(services)).toFixed(2)),
      },
      limits: { 'ready, median': `≤ ${MOST_SECONDS}` },
      pass: ready <= MOST_SECONDS,
    };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Starts a command with ports of its own, waits for its ready line, stops it. Rejects when it ends without one. */
async function secondsToReady(command: readonly string[], data: string): Promise<number> {
  const ports = ['--port', '7540', '--auth-port', '7541', '--firestore-port', '7542', '--storage-port', '7543'];
  const started = performance.now();
  const child = spawn(process.execPath, [...command, '--data', data, ...ports], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ready = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready/.test(said)) resolve((performance.now() - started) / 1000);
    });
  });
  const seconds = await Promise.race([ready, ended.then(() => Number.NaN)]);
  child.kill('SIGTERM');
  await ended;
  if (Number.isNaN(seconds)) throw new Error(`It ended before it was ready:\n${said}`);
  return Number(seconds.toFixed(2));
}
