import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { keptData } from './tools/keptData.mjs';
import { GOOGLE_API } from './oauth/googleApiScript';
import { LOCAL_GOOGLE_API } from './oauth/oauthPages';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT, LOOPBACK, type LocalAddresses } from './net/project';

/** The settings of the local project, in the form in which production gets its own. */
const LOCAL_SETTINGS = {
  VITE_FIREBASE_API_KEY: LOCAL_API_KEY,
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: LOCAL_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: LOCAL_BUCKET,
  VITE_FIREBASE_APP_ID: '1:1:web:local',
  VITE_SIGN_IN_METHODS: 'password,google,apple,microsoft,github,phone,link,anonymous',
};

export interface RunningApp {
  readonly url: string;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly root: string;
  readonly port: number;
  /** `dev`: Vite's development server. `dist`: a production build that knows the local addresses, then served. */
  readonly mode: 'dev' | 'dist';
  readonly addresses: LocalAddresses;
  /** For the build and Vite's cache: two instances must not share them, their addresses differ. */
  readonly workFolder: string;
}

/** Serves the app from this process. The addresses reach it through `__LOCAL_SERVICES__` (vite.config.ts). */
export async function startApp(options: AppOptions): Promise<RunningApp> {
  const addresses = seenFromPage(options.addresses);
  process.env['LOTSMITH_LOCAL_SERVICES'] = JSON.stringify(addresses);
  Object.assign(process.env, LOCAL_SETTINGS);
  const vite = await import('vite');
  const url = `http://localhost:${options.port}`;
  const plugins = [localGoogleApi(addresses)];
  // A data folder of another name is nowhere else denied.
  const deny = keptData(
    path
      .dirname(options.workFolder)
      .replaceAll('\\', '/')
      .replace(/[^\w/.:-]/g, '\\$&'),
  );
  const listening = { host: '127.0.0.1', port: options.port, strictPort: true } as const;
  if (options.mode === 'dev') {
    const server = await vite.createServer({
      root: options.root,
      cacheDir: path.join(options.workFolder, 'vite'),
      clearScreen: false,
      logLevel: 'warn',
      plugins,
      server: { ...listening, fs: { deny } },
    });
    await server.listen();
    return { url, stop: () => withinReason(server.close()) };
  }
  const outDir = path.join(options.workFolder, 'dist');
  await vite.build({ root: options.root, logLevel: 'warn', plugins, build: { outDir, emptyOutDir: true } });
  const preview = await vite.preview({ root: options.root, logLevel: 'warn', build: { outDir }, preview: listening });
  return { url, stop: () => withinReason(preview.close()) };
}

/** Vite waits for work under way, such as the packaging of dependencies; nobody else needs to. */
function withinReason(closing: Promise<void>): Promise<void> {
  return Promise.race([closing, wait(2_000, undefined, { ref: false })]);
}

/**
 * The identity service by the name of this machine that the app's own address has: a browser takes `localhost` and
 * `127.0.0.1` for two sites, and a page of another site in a frame does not see what it has kept for the way back.
 */
function seenFromPage(addresses: LocalAddresses): LocalAddresses {
  return { ...addresses, auth: addresses.auth.replace(LOOPBACK, 'localhost') };
}

/** Google's script comes from the local identity service, so that signing in with a provider needs no network. */
function localGoogleApi({ auth }: LocalAddresses): Plugin {
  return {
    name: 'lotsmith:local-google-api',
    transform: (code) =>
      code.includes(GOOGLE_API) ? { code: code.replaceAll(GOOGLE_API, auth + LOCAL_GOOGLE_API), map: null } : null,
  };
}
