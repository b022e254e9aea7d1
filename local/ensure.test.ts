import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/*
 * scripts/lib runs before anything is installed, as plain ES modules, which Jest does not load: each case runs in Node
 * with a made-up machine and prints what came of it.
 */
function ask(call: string, machine: string): { value: unknown; error: string | null; said: string[]; did: string[] } {
  const module = pathToFileURL('local/tools/ensure.mjs').href;
  const code = `
    import * as ensure from ${JSON.stringify(module)};
    const said = [], did = [];
    const bare = {
      env: {}, home: '/home/me', nodeVersion: '20.19.0', isRoot: false,
      ask: () => ({ code: null, output: '' }), perform: (command, args) => { did.push([command, ...args].join(' ')); return true; },
      which: () => null, list: () => [], readText: () => null, exists: () => false, realpath: (file) => file,
      say: (line) => said.push(line),
    };
    const machine = { ...bare, ...(${machine}) };
    let value = null, error = null;
    try { value = ${call} ?? null; } catch (caught) {
      if (!(caught instanceof ensure.MissingError)) throw caught;
      error = caught.message;
    }
    console.log(JSON.stringify({ value, error, said, did }));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(printed) as ReturnType<typeof ask>;
}

const DEBIAN = `readText: (file) => (file === '/etc/os-release' ? 'ID=debian\\n' : null)`;
const JAVA = (version: string): string => `ask: () => ({ code: 0, output: 'openjdk version "${version}" 2025' })`;

describe('Node', () => {
  it('of 20.19 will do, an older one is named', () => {
    expect(ask('ensure.ensureNode(machine)', '{}').error).toBeNull();
    expect(ask('ensure.ensureNode(machine)', `{ nodeVersion: '20.18.9' }`).error).toMatch(
      /20\.19 or newer; this is 20\.18\.9/,
    );
  });
});

describe('Java', () => {
  it.each(['17.0.15', '21', '25.0.1'])('%s will do', (version) => {
    expect(ask('ensure.ensureJava(machine)', `{ ${JAVA(version)} }`)).toMatchObject({ value: 'java', error: null });
  });

  it('of JAVA_HOME goes first', () => {
    const machine = `{ ${JAVA('21')}, env: { JAVA_HOME: '/opt/java' } }`;
    expect(ask('ensure.ensureJava(machine)', machine).value).toBe('/opt/java/bin/java');
  });

  it('that is too old is named, with the command to run', () => {
    const { error, did } = ask(
      'ensure.ensureJava(machine)',
      `{ ${JAVA('1.8.0_392')}, which: () => '/usr/bin/apt-get' }`,
    );
    expect(error).toMatch(/Java 17 or newer; this is 8\. Run: sudo apt-get install default-jre-headless/);
    expect(did).toEqual([]);
  });

  it('is installed by root on Debian', () => {
    const machine = `{ isRoot: true, ${DEBIAN}, ask: () => (did.length > 1 ? { code: 0, output: 'version "17"' } : { code: null, output: '' }) }`;
    expect(ask('ensure.ensureJava(machine)', machine)).toMatchObject({
      value: 'java',
      did: ['apt-get update -qq', 'apt-get install -y --no-install-recommends default-jre-headless'],
    });
  });

  it('is not needed with an emulator that already runs', () => {
    expect(ask('ensure.ensureJava(machine)', `{ env: { FIRESTORE_EMULATOR_HOST: 'x:1' } }`).error).toBeNull();
  });
});

describe('the Firestore jar', () => {
  const sdk = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const cache = `list: () => ['cloud-firestore-emulator-v1.9.9.jar', 'cloud-firestore-emulator-v1.19.8.jar', 'other.jar']`;

  it.each([
    ['the environment', `{ env: { FIRESTORE_EMULATOR_JAR: '/a.jar' }, exists: () => true, ${cache} }`, '/a.jar'],
    [
      'the cache, newest version',
      `{ ${cache}, exists: () => true }`,
      '/home/me/.cache/firebase/emulators/cloud-firestore-emulator-v1.19.8.jar',
    ],
    ['an SDK', `{ exists: (file) => file === '${sdk}' }`, sdk],
    [
      'the SDK of the gcloud on the path',
      `{ which: () => '/bin/gcloud', realpath: () => '/sdk/bin/gcloud', exists: (file) => file.startsWith('/sdk/') }`,
      '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    ],
    [
      'a Debian package',
      `{ which: (name) => (name === 'dpkg' ? '/usr/bin/dpkg' : null), exists: (file) => file === '/odd/f.jar',
         ask: () => ({ code: 0, output: '/.\\n/odd\\n/odd/f.jar\\n' }) }`,
      '/odd/f.jar',
    ],
  ])('is found in %s', (_where, machine, expected) => {
    expect(ask('ensure.ensureFirestoreJar(machine)', machine)).toMatchObject({ value: expected, error: null, did: [] });
  });

  it('that the environment names in vain is an error, not a reason to look elsewhere', () => {
    const { error } = ask(
      'ensure.ensureFirestoreJar(machine)',
      `{ env: { FIRESTORE_EMULATOR_JAR: '/a.jar' }, ${cache} }`,
    );
    expect(error).toMatch(/FIRESTORE_EMULATOR_JAR names \/a\.jar/);
  });

  it('that is nowhere names the command to run', () => {
    const { error } = ask('ensure.ensureFirestoreJar(machine)', '{}');
    expect(error).toMatch(/Run: npx firebase setup:emulators:firestore/);
  });

  it('is downloaded with the installed firebase-tools', () => {
    const machine = `{ exists: (file) => file.includes('firebase-tools'), list: () => (did.length > 0 ? ['cloud-firestore-emulator-v1.20.2.jar'] : []) }`;
    const { value, did } = ask('ensure.ensureFirestoreJar(machine)', machine);
    expect(value).toMatch(/v1\.20\.2\.jar$/);
    expect(did).toEqual([expect.stringMatching(/firebase\.js setup:emulators:firestore$/)]);
  });
});

describe('the packages', () => {
  const files = (
    locked: object,
    installed: object | null,
  ): string => `{ readText: (file) => file.includes('node_modules')
    ? ${JSON.stringify(installed && JSON.stringify({ packages: installed }))} : ${JSON.stringify(JSON.stringify({ packages: locked }))} }`;
  const one = { 'node_modules/a': { version: '1.0.0' } };

  it('are left alone when they are the locked ones, whatever is optional', () => {
    const locked = { '': {}, ...one, 'node_modules/mac-only': { version: '1.0.0', optional: true } };
    expect(ask('ensure.ensureInstalled(machine)', files(locked, one)).did).toEqual([]);
  });

  it.each([
    ['missing altogether', one, null],
    ['missing one', { ...one, 'node_modules/b': { version: '1.0.0' } }, one],
    ['of another version', one, { 'node_modules/a': { version: '1.0.1' } }],
    ['more than locked', one, { ...one, 'node_modules/b': { version: '1.0.0' } }],
  ])('are installed by the lockfile when they are %s', (_case, locked, installed) => {
    const { did } = ask('ensure.ensureInstalled(machine)', files(locked, installed));
    expect(did).toEqual([expect.stringContaining('npm ci')]);
  });
});

describe('Chromium', () => {
  it('is found on the path', () => {
    const machine = `{ which: (name) => (name === 'google-chrome' ? '/usr/bin/google-chrome' : null) }`;
    expect(ask('ensure.ensureChromium(machine)', machine).value).toBe('/usr/bin/google-chrome');
  });

  it('that is missing names the command to run', () => {
    expect(ask('ensure.ensureChromium(machine)', '{}').error).toMatch(/apt-get install chromium/);
  });
});
