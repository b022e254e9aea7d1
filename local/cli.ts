import path from 'node:path';
import { ensureFirestoreJar, ensureJava, MissingError } from './tools/ensure.mjs';
import { type RunningApp, startApp } from './app';
import { DataFolder } from './data';
import { onEmulatorReport } from './tools/firebaseTools';
import { claimDataFolder, FolderInUseError, removeRunning, writeRunning } from './instance';
import { withOwnLinks } from './mailedLinks';
import { HELP, type LauncherOptions, parseOptions, UsageError } from './options';
import { PartDiedError } from './emulators/firestore';
import { choosePorts, PARTS } from './net/ports';
import { addSample, SAMPLE_SIGN_IN } from './sample/addSample';
import { type LocalServices, startLocalServices } from './services';
import { wipeDocuments } from './testServices';

const root = process.cwd();

// What is written here, by the child processes too, is this person's only.
process.umask(0o077);

let services: LocalServices | null = null;
let app: RunningApp | null = null;
let folder: string | null = null;
let ending: Promise<never> | null = null;

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('SIGHUP', () => void end(0));
process.on('uncaughtException', (error) => void end(1, explain(error)));
// A request that an emulator could not answer must not take the others down with it.
process.on('unhandledRejection', (reason) => console.error(`A local service could not answer: ${explain(reason)}`));

endWithNpm();

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(HELP);
  else await start(options);
} catch (error) {
  await end(1, explain(error));
}

async function start(options: LauncherOptions): Promise<void> {
  const foreign = process.env['FIRESTORE_EMULATOR_HOST'];
  const firestore = foreign ? { host: foreign } : { java: ensureJava() ?? 'java', jar: ensureFirestoreJar() ?? '' };
  folder = await claimDataFolder(root, options.data);
  if (options.data === null && !folder.endsWith('data')) {
    console.log(`Another Lotsmith uses .lotsmith/data: this one keeps its data in .lotsmith/${path.basename(folder)}.`);
  }
  const data = new DataFolder(folder);
  if (options.fresh) await data.clear();
  const used = PARTS.filter((part) => (part !== 'app' || options.app !== 'none') && (part !== 'firestore' || !foreign));
  const { ports, notes } = await choosePorts(options.ports, used);
  for (const note of notes) console.log(note);
  const url = options.app === 'none' ? null : `http://localhost:${ports.app}`;
  onEmulatorReport(root, (line) => console.log(url === null ? line : withOwnLinks(line, url)));
  // A developer's browser is open to the whole world. Tests of a build or of the services bring pages of their own.
  const pages = options.app === 'dev' ? new Set([ports.app, ports.auth]) : null;
  services = await startLocalServices({
    root,
    data,
    ports,
    pages,
    firestore,
    onDeath: (report) => void end(1, report),
  });
  // What another one's emulator keeps is not in our folder.
  if (options.fresh && foreign) await wipeDocuments(services.addresses);
  if (options.sample) {
    const isNew = await addSample(services.addresses);
    console.log(
      `${isNew ? 'Added the sample sale.' : 'The sample sale is there.'} Sign in with ${SAMPLE_SIGN_IN.email}, password: ${SAMPLE_SIGN_IN.password}`,
    );
  }
  if (options.app !== 'none') {
    const { addresses } = services;
    app = await startApp({ root, port: ports.app, mode: options.app, addresses, workFolder: path.join(folder, 'app') });
  }
  writeRunning(folder, services.addresses, app?.url ?? null, services.firestorePid);
  console.log(
    app === null
      ? `Lotsmith's services are ready: ${JSON.stringify(services.addresses)}`
      : `Lotsmith is ready at ${app.url}`,
  );
}

/**
 * A signal sent to npm alone ends npm and its shell, but does not reach this process: it would stay behind. So it ends
 * when what started it is gone.
 */
function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 200).unref();
}

/** Stops every part once, however often and from wherever it is asked to, and leaves. */
function end(code: number, report?: string): Promise<never> {
  ending ??= (async (): Promise<never> => {
    if (report !== undefined) console.error(report);
    let exitCode = code;
    // The app has nothing to lose: whatever it does, the data is kept.
    await app?.stop().catch((error: unknown) => console.error(`The app did not stop in order: ${explain(error)}`));
    await services?.stop().catch((error: unknown) => {
      exitCode = 1;
      console.error(`The data could not be kept, the last export stays: ${explain(error)}`);
    });
    if (folder !== null) removeRunning(folder);
    process.exit(exitCode);
  })();
  return ending;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = [MissingError, UsageError, FolderInUseError, PartDiedError].some((kind) => error instanceof kind);
  return said || error.name === 'RulesError' ? error.message : (error.stack ?? error.message);
}
