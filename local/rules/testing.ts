import { CompiledRules, type Decision } from './engine/compiledRules';
import { RulesError } from './values/errors';
import { storageService } from './storage/storageService';
import { createStorageRuleset, type StorageRequest, type StorageRulesetOptions } from './storage/storageRuleset';
import type { RulesMap, Value } from './values/values';

/** Rules of Storage with the given body inside the bucket. */
export function storageRules(body: string): string {
  return `rules_version = '2';\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}`;
}

/** What an expression gives for a request without resource and person. */
export function decideOn(expression: string, functions = '', resource: RulesMap | null = null): Decision {
  const source = storageRules(`${functions}\nmatch /{rest=**} { allow get: if ${expression}; }`);
  const request = new Map<string, Value>([
    ['auth', null],
    ['resource', null],
  ]);
  return CompiledRules.compile(source, 'storage.rules', storageService).decide({
    method: 'get',
    path: ['b', 'photos', 'o', 'a.jpg'],
    globals: new Map<string, Value>([
      ['request', request],
      ['resource', resource],
    ]),
    host: { document: () => null },
  });
}

/** True, false, or what the expression fails with. */
export function valueOf(expression: string, functions = ''): boolean | string {
  const positive = decideOn(expression, functions);
  if (positive.permitted) return true;
  const negative = decideOn(`!(${expression})`, functions);
  return negative.permitted ? false : positive.issues.join();
}

/** True, false, or the words of the error without its place. */
export function outcomeOf(expression: string): boolean | string {
  const outcome = valueOf(expression);
  return typeof outcome === 'string' ? outcome.replace(/^storage\.rules:\d+:\d+: /, '') : outcome;
}

/** The message with which the rules are refused. */
export function refusal(source: string): string {
  try {
    CompiledRules.compile(source, 'storage.rules', storageService);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  throw new Error('The rules were not refused.');
}

/** An unsigned token with these claims. */
export function tokenOf(claims: Record<string, unknown>, algorithm = 'none'): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: algorithm })}.${encode(claims)}.`;
}

/** Verifies requests in the bucket `photos` of the project `demo` under rules with this body. */
export function verifier(body: string, firestoreGet?: StorageRulesetOptions['firestoreGet']) {
  const ruleset = createStorageRuleset(storageRules(body), {
    bucket: 'photos',
    projectId: 'demo',
    now: () => new Date('2026-01-02T03:04:05Z'),
    firestoreGet: firestoreGet ?? (() => Promise.reject(new Error('No document was expected to be read.'))),
  });
  return (method: string, name: string, more: Partial<StorageRequest> = {}) =>
    ruleset.verify({ method, path: `b/photos/o/${name}`, projectId: 'demo', file: {}, ...more });
}
