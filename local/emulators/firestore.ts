import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OWNER, request } from '../net/http';
import { LastLines } from '../net/lastLines';
import { type HostAndPort, LOCAL_PROJECT, LOOPBACK } from '../net/project';
import { putRules } from './putRules';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 3_000;

export interface RunningFirestore {
  readonly address: HostAndPort;
  /** Where the other local services ask it, past the guard. */
  readonly inside: HostAndPort;
  /** Null when the emulator is not ours (FIRESTORE_EMULATOR_HOST). */
  readonly pid: number | null;
  ready(): Promise<void>;
  /** Writes everything into a new folder inside `folder`, which must exist. */
  exportTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export interface FirestoreOptions {
  readonly java: string;
  readonly jar: string;
  /** An address of this machine; the usual one unless it is given. */
  readonly host?: string;
  readonly port: number;
  readonly rulesFile: string;
  /** The `*.overall_export_metadata` file of a kept export. */
  readonly seed: string | null;
  /** Called when the emulator ends without having been asked to. */
  readonly onDeath: (report: string) => void;
}

/** A part of the local services ended by itself. The message names it and ends with its last lines. */
export class PartDiedError extends Error {
  override readonly name = 'PartDiedError';
}

/** Starts Google's Firestore emulator as a child process, without waiting for it: see `ready()`. */
export function startFirestore(options: FirestoreOptions): RunningFirestore {
  const address = { host: options.host ?? LOOPBACK, port: options.port };
  const lines = new LastLines();
  // Its own process group: Ctrl-C in a terminal must not end it before its data has been exported.
  const child = spawn(options.java, javaArguments(options), { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.add(text));
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let stopping = false;
  let death: string | null = null;
  const ended = new Promise<void>((resolve) => {
    const onEnd = (how: string): void => {
      process.removeListener('exit', killWithUs);
      if (!stopping && death === null) options.onDeath((death = deathReport(how, lines)));
      resolve();
    };
    child.once('error', (error) => onEnd(`did not start (${error.message})`));
    child.once('close', (code, signal) => onEnd(`ended with ${signal ?? `code ${String(code)}`}`));
  });
  return {
    address,
    inside: address,
    pid: child.pid ?? null,
    ready: () => waitUntilReady(address, () => death),
    exportTo: (folder) => exportDocuments(address, folder),
    stop: () => {
      stopping = true;
      return end(child, ended);
    },
  };
}

/** An emulator that somebody else runs: it gets our rules; its data stays its own. */
export function foreignFirestore(host: string, rulesFile: string): RunningFirestore {
  const separator = host.lastIndexOf(':');
  const address = { host: host.slice(0, separator), port: Number(host.slice(separator + 1)) };
  if (separator < 1 || !Number.isInteger(address.port) || address.port < 1) {
    throw new Error(`FIRESTORE_EMULATOR_HOST must be host:port, not "${host}".`);
  }
  return {
    address,
    inside: address,
    pid: null,
    ready: async () => {
      await putRules(address, await readFile(rulesFile, 'utf8'));
    },
    exportTo: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

function javaArguments(options: FirestoreOptions): string[] {
  return [
    '-Duser.language=en',
    // A short-lived program on a small machine: start quickly, stay small.
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    options.jar,
    // The jar of the gcloud SDK names no main class.
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `--host=${options.host ?? LOOPBACK}`,
    `--port=${options.port}`,
    `--rules=${path.resolve(options.rulesFile)}`,
    `--project_id=${LOCAL_PROJECT}`,
    ...(options.seed === null ? [] : [`--seed_from_export=${options.seed}`]),
  ];
}

function deathReport(how: string, lines: LastLines): string {
  const tooOld = lines.all.some((line) => line.includes('UnsupportedClassVersionError'));
  const hint = tooOld
    ? '\nThis jar needs a newer Java than the one found: install Java 21 or set JAVA_HOME to it.'
    : '';
  const last = lines.all.map((line) => `  | ${line}`).join('\n');
  return `The Firestore emulator ${how}.${hint}${last === '' ? '' : ` Its last lines:\n${last}`}`;
}

async function waitUntilReady(address: HostAndPort, death: () => string | null): Promise<void> {
  const limit = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const report = death();
    if (report !== null) throw new PartDiedError(report);
    if (await answers(address)) return;
    if (Date.now() > limit)
      throw new PartDiedError(`The Firestore emulator did not answer within ${READY_WITHIN_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function answers(address: HostAndPort): Promise<boolean> {
  try {
    return (await fetch(origin(address))).ok;
  } catch {
    return false;
  }
}

async function exportDocuments(address: HostAndPort, folder: string): Promise<void> {
  await request(`${origin(address)}/emulator/v1/projects/${LOCAL_PROJECT}:export`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ database: `projects/${LOCAL_PROJECT}/databases/(default)`, export_directory: folder }),
  });
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

export function origin(address: HostAndPort): string {
  return `http://${address.host}:${address.port}`;
}
