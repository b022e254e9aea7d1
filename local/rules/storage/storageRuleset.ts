import { CompiledRules, type Decision } from '../engine/compiledRules';
import { fromFirestoreFields } from '../values/documents';
import { EvaluationError, LimitExceeded } from '../values/errors';
import { proposedResource, storedResource, type FileFacts } from './fileFacts';
import { limits } from '../syntax/limits';
import { documentName, storageService } from './storageService';
import { timestampOf } from '../values/time';
import { authOf } from './token';
import { Path, type RulesMap, type Value } from '../values/values';

export interface StorageRulesetOptions {
  /**
   * Reads one document with the rights of an administrator. `path` is relative to the default database, without
   * escapes: `sales/s1`. Gives the `fields` object of Firestore's REST API (typed values such as
   * `{"roles":{"mapValue":{"fields":{…}}}}`; `{}` for a document without fields), or null if there is no document. A
   * rejection denies the request.
   */
  firestoreGet(path: string): Promise<Record<string, unknown> | null>;
  /** Requests for other buckets are denied. */
  readonly bucket: string;
  /** Requests for other projects are denied. */
  readonly projectId: string;
  /** The clock behind `request.time`. */
  now?(): Date;
}

export interface StorageRequest {
  /** get, list, create, update or delete; nothing permits any other. */
  readonly method: string;
  /** `b/BUCKET/o/` and the name of the file; for `list` the prefix, without its last slash. */
  readonly path: string;
  /** `before`: the stored file, if there is one. `after`: what create and update would make of it. */
  readonly file: { readonly before?: FileFacts | undefined; readonly after?: FileFacts | undefined };
  /** A JSON web token; only its claims are read. */
  readonly token?: string | undefined;
  readonly projectId: string;
  /** Given by the Storage emulator for `list`; rules cannot see it. */
  readonly delimiter?: string | undefined;
}

export interface StorageRuleset {
  /** Never rejects: whatever goes wrong denies, and `issues` says why. */
  verify(request: StorageRequest): Promise<{ permitted: boolean; issues: string[] }>;
}

/** Thrown out of an evaluation that needs a document nobody has read yet; `||` and `&&` do not absorb it. */
class DocumentNeeded extends Error {
  constructor(readonly document: string) {
    super(`The document ${document} is needed.`);
  }
}

/**
 * Reads and checks `storage.rules`. Throws RulesError (`storage.rules:LINE:COLUMN: …`) for anything the engine does
 * not know.
 */
export function createStorageRuleset(source: string, options: StorageRulesetOptions): StorageRuleset {
  const rules = CompiledRules.compile(source, 'storage.rules', storageService);
  const now = options.now ?? (() => new Date());

  return {
    async verify(request) {
      try {
        const path = segmentsOf(request, options);
        const globals = globalsOf(request, path, now());
        return await decide(rules, { method: request.method, path, globals }, options);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { permitted: false, issues: [error.message] };
      }
    },
  };
}

/** Evaluates without waiting; each time a document is missing, reads it and begins again. */
async function decide(
  rules: CompiledRules,
  request: { method: string; path: readonly string[]; globals: ReadonlyMap<string, Value> },
  options: StorageRulesetOptions,
): Promise<Decision> {
  const documents = new Map<string, RulesMap | null>();
  const host = {
    document: (path: Path): RulesMap | null => {
      const name = documentName(path);
      const document = documents.get(name);
      if (document !== undefined) return document;
      if (documents.size >= limits.storageLookups) {
        throw new LimitExceeded(`The request needs more than ${limits.storageLookups} documents.`);
      }
      throw new DocumentNeeded(name);
    },
  };
  for (;;) {
    try {
      return rules.decide({ ...request, host });
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      const fields = await options.firestoreGet(error.document);
      documents.set(error.document, fields && asResource(error.document, fields));
    }
  }
}

function asResource(name: string, fields: Record<string, unknown>): RulesMap {
  const segments = name.split('/');
  return new Map<string, Value>([
    ['data', fromFirestoreFields(fields)],
    ['id', segments.at(-1) ?? null],
    ['__name__', new Path(['databases', '(default)', 'documents', ...segments])],
  ]);
}

function globalsOf(request: StorageRequest, path: readonly string[], time: Date): ReadonlyMap<string, Value> {
  const { before, after } = request.file;
  const writes = request.method === 'create' || request.method === 'update';
  return new Map<string, Value>([
    [
      'request',
      new Map<string, Value>([
        ['auth', authOf(request.token)],
        ['method', request.method],
        ['path', new Path(path)],
        ['resource', writes && after ? proposedResource(after) : null],
        ['time', timestampOf(time)],
      ]),
    ],
    ['resource', before ? storedResource(before) : null],
  ]);
}

/** Throws EvaluationError for a path that is not of this bucket, or that a rule could mistake for another. */
function segmentsOf(request: StorageRequest, options: StorageRulesetOptions): readonly string[] {
  const segments = request.path.split('/');
  if (request.method === 'list' && segments.at(-1) === '') segments.pop();
  const [b, bucket, o, ...name] = segments;
  if (request.projectId !== options.projectId || b !== 'b' || bucket !== options.bucket || o !== 'o') {
    throw new EvaluationError(`${request.path} is not in the bucket ${options.bucket}.`);
  }
  if (name.some((segment) => segment === '') || (name.length === 0 && request.method !== 'list')) {
    throw new EvaluationError(`${request.path} has an empty part, which no rule covers.`);
  }
  return segments;
}
