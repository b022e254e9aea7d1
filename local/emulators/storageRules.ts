import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmulatorRuleset } from '../tools/firebaseTools';
import { origin } from './firestore';
import { OWNER } from '../net/http';
import { type HostAndPort, LOCAL_BUCKET, LOCAL_PROJECT } from '../net/project';
import { createStorageRuleset } from '../rules/storage/storageRuleset';

/**
 * The verdicts of `source`, a text of `storage.rules`, in the shape that the Storage emulator asks for. Throws RulesError
 * with line and column for what the evaluator does not know, so that nothing runs on half-understood rules.
 */
export function storageRuleset(source: string, firestore: HostAndPort): EmulatorRuleset {
  const rules = createStorageRuleset(source, {
    projectId: LOCAL_PROJECT,
    bucket: LOCAL_BUCKET,
    firestoreGet: (document) => readDocument(firestore, document),
  });
  return {
    verify: async (request) => {
      const { permitted, issues } = await rules.verify(request);
      return { permitted, issues: { exist: () => issues.length > 0, all: issues } };
    },
  };
}

export function readStorageRules(root: string, firestore: HostAndPort): EmulatorRuleset {
  return storageRuleset(readFileSync(path.join(root, 'storage.rules'), 'utf8'), firestore);
}

/** The typed fields of a document, read past the rules as Cloud Storage does; null when it does not exist. */
async function readDocument(firestore: HostAndPort, document: string): Promise<Record<string, unknown> | null> {
  const place = document.split('/').map(encodeURIComponent).join('/');
  const url = `${origin(firestore)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents/${place}`;
  const response = await fetch(url, { headers: OWNER });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The Firestore emulator answered ${response.status} for ${document}.`);
  return ((await response.json()) as { fields?: Record<string, unknown> }).fields ?? {};
}
