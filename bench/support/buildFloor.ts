import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds bench/floor with the same compiler and target as the product. Resolves with the folder. */
export async function buildFloor(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'lotsmith-floor-'));
  await build({
    configFile: false,
    root: path.resolve('bench/floor'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  return outDir;
}
