import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { origin, startFirestore } from '../../emulators/firestore';
import { OWNER } from '../../net/http';
import { nextFreePort } from '../../net/ports';
import { LOCAL_PROJECT } from '../../net/project';
import { documentFields } from './documentFields';

/** Google's Firestore emulator, used for its rules engine. */
export interface OfficialEngine {
  /** Loads rules; null when it takes them, else what it complains about. */
  load(rules: string): Promise<string | null>;
  /** Writes the document that the cases read, once into each collection. */
  fill(collections: readonly string[]): Promise<void>;
  /** Whether `COLLECTION/x` may be read. */
  permits(collection: string, token: string): Promise<boolean>;
  stop(): Promise<void>;
}

const deny = "rules_version = '2';\nservice cloud.firestore { match /{path=**} { allow read: if false; } }";

/** Starts one of its own, because these tests replace its rules all the time. */
export async function startOfficialEngine(root: string): Promise<OfficialEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  const rulesFile = path.join(folder, 'firestore.rules');
  writeFileSync(rulesFile, deny);
  let death: string | null = null;
  const emulator = startFirestore({
    ...findEmulator(root),
    port: await nextFreePort(7610, new Set()),
    rulesFile,
    seed: null,
    onDeath: (report) => (death = report),
  });
  await emulator.ready();
  const base = origin(emulator.address);
  const documents = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;

  return {
    async load(rules) {
      if (death !== null) throw new Error(death);
      const response = await fetch(`${base}/emulator/v1/projects/${LOCAL_PROJECT}:securityRules`, {
        method: 'PUT',
        headers: OWNER,
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
      });
      if (response.status === 200 || response.status === 400) return response.ok ? null : await response.text();
      throw new Error(`The emulator answered ${response.status} to rules.`);
    },
    async fill(collections) {
      const writes = collections.map((collection) => ({
        update: { name: `${documents}/${collection}/x`, fields: documentFields },
      }));
      const response = await fetch(`${base}/v1/${documents}:commit`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({ writes }),
      });
      if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
    },
    async permits(collection, token) {
      const response = await fetch(`${base}/v1/${documents}/${collection}/x`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      // 500: its engine gave up on the expression, and the document was not read either.
      if (response.status === 200 || response.status === 403 || response.status === 500) return response.ok;
      throw new Error(`The emulator answered ${response.status} for ${collection}.`);
    },
    async stop() {
      await emulator.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Java and the jar, found as `npm start` finds them. Its scripts are modules, which Jest cannot load itself. */
function findEmulator(root: string): { readonly java: string; readonly jar: string } {
  const script = `
    import { ensureFirestoreJar, ensureJava } from './local/tools/ensure.mjs';
    console.log(JSON.stringify({ java: ensureJava() ?? 'java', jar: ensureFirestoreJar() ?? '' }));`;
  // FIRESTORE_EMULATOR_HOST would make the jar unnecessary for `npm start`, but not here.
  const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as { java: string; jar: string };
}
