// What the ensure helpers may ask of this machine; tests hand in their own.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Something is missing and could not be installed here: the message says what, and the command to run. */
export class MissingError extends Error {
  name = 'MissingError';
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Runs quietly; `code` is null when the program is not there. */
function ask(command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  return { code: done.error === undefined ? done.status : null, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

/** Runs with its output on this terminal's standard error, so that standard output stays ours. */
function perform(command, args, env = {}) {
  const done = spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  return done.error === undefined && done.status === 0;
}

function which(command) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, command);
    if (folder !== '' && existsSync(file)) return file;
  }
  return null;
}

export const machine = {
  ask,
  perform,
  which,
  list,
  readText,
  exists: existsSync,
  realpath: realpathSync,
  env: process.env,
  home: homedir(),
  nodeVersion: process.versions.node,
  isRoot: process.getuid?.() === 0,
  say: (line) => console.error(line),
};
