import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds bench/floor with the same compiler and target as the product; without notistack when `toasts` is false. Resolves
 * with the folder.
 */
export async function buildFloor(toasts = true): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'lotsmith-floor-'));
  await build({
    configFile: false,
    root: path.resolve('bench/floor'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    ...(toasts ? {} : { resolve: { alias: { notistack: path.resolve('bench/floor/noToasts.tsx') } } }),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // As in the product.
      modulePreload: { polyfill: false },
    },
  });
  return outDir;
}
