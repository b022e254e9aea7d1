import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

/** Settings of a project that exists nowhere, valid in form: the bundle shows the app and not the configuration page. */
const SETTINGS = {
  VITE_FIREBASE_API_KEY: 'measured-build-has-no-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'lotsmith-measured.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'lotsmith-measured',
  VITE_FIREBASE_STORAGE_BUCKET: 'lotsmith-measured.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
};

/** One entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Builds the product as it is shipped into a new temporary folder. `settings` false: none, as on a fresh clone. */
export async function buildProduction(settings = true): Promise<{ folder: string; manifest: Manifest }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-build-'));
  delete process.env['LOTSMITH_LOCAL_SERVICES'];
  for (const [key, value] of Object.entries(SETTINGS)) process.env[key] = settings ? value : '';
  await build({
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: 'manifest.json' },
  });
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  return { folder, manifest };
}
