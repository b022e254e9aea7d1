// Where Google's Cloud Firestore emulator (a jar) may lie, best first.
import path from 'node:path';

const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';

/** The jar's path: the environment, the cache of firebase-tools, a gcloud SDK, a Debian package; null when nowhere. */
export function findFirestoreJar(machine) {
  const named = machine.env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined && named !== '') return machine.exists(named) ? named : null;
  return inFirebaseCache(machine) ?? inSdk(machine) ?? inDebianPackage(machine);
}

function inFirebaseCache(machine) {
  const folder = machine.env.FIREBASE_EMULATORS_PATH ?? path.join(machine.home, '.cache/firebase/emulators');
  const jars = machine.list(folder).filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name));
  jars.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return jars[0] === undefined ? null : path.join(folder, jars[0]);
}

function inSdk(machine) {
  const gcloud = machine.which('gcloud');
  const roots = [
    machine.env.CLOUDSDK_ROOT_DIR,
    gcloud === null ? undefined : path.dirname(path.dirname(machine.realpath(gcloud))),
    path.join(machine.home, 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
  ];
  for (const root of roots) {
    if (root !== undefined && root !== '' && machine.exists(path.join(root, IN_SDK))) return path.join(root, IN_SDK);
  }
  return null;
}

function inDebianPackage(machine) {
  if (machine.which('dpkg') === null) return null;
  const { code, output } = machine.ask('dpkg', ['-L', DEBIAN_PACKAGE]);
  if (code !== 0) return null;
  return output.split('\n').find((line) => line.endsWith('.jar') && machine.exists(line)) ?? null;
}

/** Installs the jar where that is allowed. False when it did not work. */
export function installFirestoreJar(machine, mayInstall) {
  if (mayInstall) {
    machine.say('Installing the Cloud Firestore emulator …');
    machine.perform('apt-get', ['update', '-qq']);
    const known = machine.ask('apt-cache', ['show', DEBIAN_PACKAGE]).code === 0;
    if (known && machine.perform('apt-get', ['install', '-y', '--no-install-recommends', DEBIAN_PACKAGE])) return true;
  }
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  if (!machine.exists(firebase)) return false;
  machine.say('Downloading the Cloud Firestore emulator into the cache of firebase-tools …');
  return machine.perform(process.execPath, [firebase, 'setup:emulators:firestore']);
}
