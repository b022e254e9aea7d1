// Installs what a command needs, or says in one message what to do. Node built-ins only: this runs before `npm ci`.
import path from 'node:path';
import { findFirestoreJar, installFirestoreJar } from './firestoreJar.mjs';
import { installedAsLocked } from './lockfile.mjs';
import { machine as thisMachine, MissingError } from './probes.mjs';

export { MissingError };

const NODE_NEEDED = [20, 19];
const JAVA_NEEDED = 17;

/** Throws MissingError below Node 20.19. */
export function ensureNode(machine = thisMachine) {
  const [major = 0, minor = 0] = machine.nodeVersion.split('.').map(Number);
  if (major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])) return;
  throw new MissingError(
    `Lotsmith needs Node ${NODE_NEEDED.join('.')} or newer; this is ${machine.nodeVersion}. Install it from https://nodejs.org/.`,
  );
}

/** Runs `npm ci` in `root` unless exactly the locked packages are there. */
export function ensureInstalled(machine = thisMachine, root = process.cwd()) {
  const locked = machine.readText(path.join(root, 'package-lock.json'));
  if (locked === null)
    throw new MissingError(`There is no package-lock.json in ${root}: run this in the project's folder.`);
  if (installedAsLocked(locked, machine.readText(path.join(root, 'node_modules/.package-lock.json')))) return;
  machine.say('Installing the packages of package-lock.json (npm ci) …');
  const npm = machine.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  if (machine.perform(command, [...first, 'ci', '--no-audit', '--no-fund', '--prefix', root])) return;
  throw new MissingError('The packages could not be installed. Run this to see why: npm ci');
}

/** The path of a Java of at least version 17. Null when FIRESTORE_EMULATOR_HOST makes it unnecessary. */
export function ensureJava(machine = thisMachine) {
  if (hasForeignFirestore(machine)) return null;
  const found = findJava(machine);
  if (found.path !== null) return found.path;
  if (mayInstall(machine)) {
    machine.say('Installing Java …');
    apt(machine, 'default-jre-headless');
    const now = findJava(machine);
    if (now.path !== null) return now.path;
  }
  const what = found.version === null ? 'there is none on this machine' : `this is ${found.version}`;
  throw new MissingError(
    `The local document service needs Java ${JAVA_NEEDED} or newer; ${what}. Run: ${javaCommand(machine)}`,
  );
}

/** The path of the Firestore emulator's jar. Null when FIRESTORE_EMULATOR_HOST makes it unnecessary. */
export function ensureFirestoreJar(machine = thisMachine) {
  if (hasForeignFirestore(machine)) return null;
  const named = machine.env.FIRESTORE_EMULATOR_JAR;
  const jar = findFirestoreJar(machine);
  if (jar !== null) return jar;
  if (named) throw new MissingError(`FIRESTORE_EMULATOR_JAR names ${named}, but there is no such file.`);
  if (installFirestoreJar(machine, mayInstall(machine))) {
    const now = findFirestoreJar(machine);
    if (now !== null) return now;
  }
  throw new MissingError(
    'The Cloud Firestore emulator (a jar of Google) is not on this machine. Run: npx firebase setup:emulators:firestore\n' +
      'or point FIRESTORE_EMULATOR_JAR to the jar, or FIRESTORE_EMULATOR_HOST to a running emulator.',
  );
}

/** The path of a Chromium or Chrome for the browser tests. */
export function ensureChromium(machine = thisMachine) {
  const found = findChromium(machine);
  if (found !== null) return found;
  if (mayInstall(machine)) {
    machine.say('Installing Chromium …');
    apt(machine, 'chromium');
    const now = findChromium(machine);
    if (now !== null) return now;
  }
  throw new MissingError(
    'The browser tests need Chromium. Install Chromium or Chrome (Debian: sudo apt-get install chromium), or point ' +
      'LOTSMITH_CHROMIUM to its program.',
  );
}

function hasForeignFirestore(machine) {
  return Boolean(machine.env.FIRESTORE_EMULATOR_HOST);
}

function mayInstall(machine) {
  return machine.isRoot && /^ID(_LIKE)?=.*debian/m.test(machine.readText('/etc/os-release') ?? '');
}

function apt(machine, name) {
  machine.perform('apt-get', ['update', '-qq']);
  machine.perform('apt-get', ['install', '-y', '--no-install-recommends', name], { DEBIAN_FRONTEND: 'noninteractive' });
}

/** The first Java that is new enough; else the version of the first one that was too old, if any. */
function findJava(machine) {
  const home = machine.env.JAVA_HOME;
  let version = null;
  for (const candidate of [home ? path.join(home, 'bin/java') : null, 'java']) {
    if (candidate === null) continue;
    const { code, output } = machine.ask(candidate, ['-version']);
    const match = code === 0 ? /version "(?:1\.)?(\d+)/.exec(output) : null;
    if (match === null) continue;
    if (Number(match[1]) >= JAVA_NEEDED) return { path: candidate, version: match[1] };
    version ??= match[1];
  }
  return { path: null, version };
}

function javaCommand(machine) {
  if (machine.which('apt-get') !== null) return 'sudo apt-get install default-jre-headless';
  if (machine.which('brew') !== null) return 'brew install openjdk';
  return 'install it from https://adoptium.net/ and set JAVA_HOME';
}

function findChromium(machine) {
  const named = machine.env.LOTSMITH_CHROMIUM;
  if (named) return machine.exists(named) ? named : null;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = machine.which(name);
    if (found !== null) return found;
  }
  const onMac = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
  return onMac.map((name) => `/Applications/${name}`).find((file) => machine.exists(file)) ?? null;
}
