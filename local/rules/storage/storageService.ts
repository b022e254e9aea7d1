import { EvaluationError } from '../values/errors';
import type { Builtin, Host } from '../run/builtins';
import { proposedNames, resourceNames } from './fileFacts';
import { requestMethods, type ServiceDefinition, type Shape } from '../run/service';
import { Path, type RulesMap, type Value } from '../values/values';

const shapeOf = (names: readonly string[]): Shape =>
  Object.fromEntries(names.map((name): [string, Shape] => [name, 'any']));

/** `firestore.get` and `firestore.exists` from a rule of Storage. */
const firestore: ReadonlyMap<string, Builtin> = new Map([
  ['exists', { arity: 1, call: (host: Host, path: Value) => find(host, path) !== null }],
  ['get', { arity: 1, call: (host: Host, path: Value) => existing(find(host, path)) }],
]);

/** Cloud Storage as a service of the rules language. */
export const storageService: ServiceDefinition = {
  name: 'firebase.storage',
  methods: requestMethods,
  globals: new Map<string, Shape>([
    [
      'request',
      {
        auth: { uid: 'any', token: 'any' },
        method: 'any',
        path: 'any',
        resource: shapeOf(proposedNames),
        time: 'any',
      },
    ],
    ['resource', shapeOf(resourceNames)],
  ]),
  packages: new Map([['firestore', firestore]]),
};

/** `/databases/(default)/documents/sales/s1` without its front: `sales/s1`. Throws EvaluationError for other paths. */
export function documentName(path: Path): string {
  const [databases, database, documents, ...name] = path.segments;
  const inDocuments = databases === 'databases' && database === '(default)' && documents === 'documents';
  const proper = name.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..' && !segment.includes('/'),
  );
  if (!inDocuments || !proper || name.length === 0 || name.length % 2 === 1) {
    throw new EvaluationError(`/${path.segments.join('/')} names no document of the default database.`);
  }
  return name.join('/');
}

function find(host: Host, path: Value): RulesMap | null {
  if (!(path instanceof Path)) throw new EvaluationError('A document is looked up by its path.');
  return host.document(path);
}

/** The documentation promises null for a missing document; the real services fail, and so does this. */
function existing(document: RulesMap | null): RulesMap {
  if (!document) throw new EvaluationError('There is no such document.');
  return document;
}
