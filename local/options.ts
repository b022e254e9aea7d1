import { parseArgs } from 'node:util';
import { DEFAULT_PORTS, type Part } from './net/ports';

export interface LauncherOptions {
  readonly ports: Readonly<Record<Part, number>>;
  /** Folder of the kept data; null means the usual one. */
  readonly data: string | null;
  readonly fresh: boolean;
  readonly sample: boolean;
  /** `dev`: Vite's development server; `dist`: a production build; `none`: the services only. */
  readonly app: 'dev' | 'dist' | 'none';
  readonly help: boolean;
}

/** The command line or the environment says something that cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `npm start -- [options]     starts Lotsmith with its local services

  --fresh                  begin empty: forget the kept data
  --sample                 add a sample sale of 40 lots with photos, and a sign-in to look round
  --port N                 app                 (LOTSMITH_PORT, 5173)
  --auth-port N            Auth emulator       (LOTSMITH_AUTH_PORT, 9099)
  --firestore-port N       Firestore emulator  (LOTSMITH_FIRESTORE_PORT, 8080)
  --storage-port N         Storage emulator    (LOTSMITH_STORAGE_PORT, 9199)
  --data FOLDER            where the data is kept (LOTSMITH_DATA, .lotsmith/data)
  --dist                   build the app and serve the build, in place of the development server
  --no-app                 only the services

A port that is taken means the next free one. FIRESTORE_EMULATOR_HOST=host:port uses that emulator for documents.`;

const PORT_SOURCES: Readonly<Record<Part, { flag: string; variable: string }>> = {
  app: { flag: 'port', variable: 'LOTSMITH_PORT' },
  auth: { flag: 'auth-port', variable: 'LOTSMITH_AUTH_PORT' },
  firestore: { flag: 'firestore-port', variable: 'LOTSMITH_FIRESTORE_PORT' },
  storage: { flag: 'storage-port', variable: 'LOTSMITH_STORAGE_PORT' },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Flags win over the environment. Throws UsageError. */
export function parseOptions(args: readonly string[], env: Environment): LauncherOptions {
  const values = readFlags(args);
  const port = (part: Part): number => {
    const { flag, variable } = PORT_SOURCES[part];
    const fromFlag = values[flag];
    if (typeof fromFlag === 'string') return readPort(fromFlag, `--${flag}`);
    const fromEnv = env[variable];
    return fromEnv === undefined || fromEnv === '' ? DEFAULT_PORTS[part] : readPort(fromEnv, variable);
  };
  if (values['dist'] === true && values['no-app'] === true)
    throw new UsageError('--dist and --no-app exclude each other.');
  const data = values['data'] ?? env['LOTSMITH_DATA'];
  return {
    ports: { app: port('app'), auth: port('auth'), firestore: port('firestore'), storage: port('storage') },
    data: typeof data === 'string' && data !== '' ? data : null,
    fresh: values['fresh'] === true,
    sample: values['sample'] === true,
    app: values['no-app'] === true ? 'none' : values['dist'] === true ? 'dist' : 'dev',
    help: values['help'] === true,
  };
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'auth-port': { type: 'string' },
        'firestore-port': { type: 'string' },
        'storage-port': { type: 'string' },
        data: { type: 'string' },
        fresh: { type: 'boolean' },
        sample: { type: 'boolean' },
        dist: { type: 'boolean' },
        'no-app': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new UsageError(`${source} must be a port from 1 to 65535, not "${text}".`);
  return port;
}
