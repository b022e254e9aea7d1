import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const KEYS = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'];

interface ServedBuild {
  readonly url: string;
  close(): Promise<void>;
}

/** A production build with these settings alone, served under the headers of production. */
export async function serveBuild(settings: Readonly<Record<string, string>>): Promise<ServedBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-unset-'));
  const unset = { ...Object.fromEntries(KEYS.map((key) => [`VITE_FIREBASE_${key}`, ''])), ...settings };
  // Jest says NODE_ENV=test, with which Vite would build React for development.
  const env = { ...process.env, ...unset, NODE_ENV: 'production', LOTSMITH_LOCAL_SERVICES: '' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, vite, { env });
  const child = spawn(process.execPath, ['scripts/lib/serveDist.mjs', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server of the build ended with code ${String(code)}.`)));
  });
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /Serving at (\S+)/.exec(chunk.toString())?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([ready, exited]);
  return {
    url,
    close: async () => {
      child.kill();
      await exited.catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
