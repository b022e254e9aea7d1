import { FirebaseError } from 'firebase/app';

/**
 * As much of the document database's SDK as gateways use, over plain documents by their path, for tests of what a gateway
 * reads and writes. It judges nothing: what the service refuses, or answers to odd questions, the contracts show with the
 * local services. A test begins with
 * `jest.mock('firebase/firestore', () => jest.requireActual('…/testing/services/documentsSdk').documentsSdk())`.
 */
type Data = Record<string, unknown>;
type Constraint = { readonly where: readonly [string, string, unknown] } | { readonly limit: number } | object;

interface Place {
  readonly path: string;
  readonly id: string;
  readonly firestore: object;
  readonly constraints?: readonly Constraint[];
}

interface Listened {
  readonly path: string;
  readonly asked: string;
  next(snapshot: object): void;
  fail(error: unknown): void;
}

/** What the server has, and what it was asked. */
export const server = {
  documents: new Map<string, Data>(),
  /** Every reading outside of a list that is listened to, in order. */
  reads: [] as string[],
  /** Every write that was committed, as `set sales/s`, with its values. */
  writes: [] as [string, unknown?][],
  /** How many writes each commit had. */
  commits: [] as number[],
  /** The codes with which it answers the next commits; '' for one that is taken. */
  answers: [] as string[],
  listened: [] as Listened[],
};

/** Begins anew with these documents. */
export function serve(documents: Readonly<Record<string, Data>>, ...answers: readonly string[]): void {
  server.documents = new Map(Object.entries(documents));
  Object.assign(server, { reads: [], writes: [], commits: [], answers: [...answers], listened: [] });
}

const FIRESTORE = { toJSON: () => 'documents' };
const place = (path: string): Place => ({ path, id: path.slice(path.lastIndexOf('/') + 1), firestore: FIRESTORE });
const below = (base: Partial<Place>, ...steps: readonly string[]): Place =>
  place([base.path, ...steps].filter((step) => step !== undefined).join('/'));

export class Moment {
  constructor(private readonly ms: number) {}
  static fromMillis = (ms: number): Moment => new Moment(ms);
  toMillis = (): number => this.ms;
  toString = (): string => String(this.ms);
}

/** Bytes in a document. */
class Bytes {
  constructor(private readonly bytes: Uint8Array) {}
  static fromUint8Array = (bytes: Uint8Array): Bytes => new Bytes(bytes);
  toUint8Array = (): Uint8Array => this.bytes;
}

export function documentIn(path: string, data: Data | undefined, metadata: object = {}) {
  const get = (field: string): unknown =>
    field.split('.').reduce<unknown>((value, step) => (value as Data | undefined)?.[step], data);
  return { ref: place(path), id: place(path).id, exists: () => data !== undefined, data: () => data, get, metadata };
}

/** Documents as a listener gets them. */
export function snapshotOf(documents: Readonly<Record<string, Data>>, metadata: object = { fromCache: false }) {
  const docs = Object.entries(documents).map(([path, data]) => documentIn(path, data));
  return { docs, empty: docs.length === 0, metadata, docChanges: () => docs.map((doc) => ({ type: 'added', doc })) };
}

const read = (path: string) => {
  server.reads.push(`get ${path}`);
  return documentIn(path, server.documents.get(path));
};

function meets(path: string, constraint: Constraint): boolean {
  if (!('where' in constraint)) return true;
  const [field, is, wanted] = constraint.where;
  const value = documentIn(path, server.documents.get(path)).get(field);
  if (is === 'in') return (wanted as unknown[]).includes(value);
  if (is === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  return is === '==' ? value === wanted : value !== wanted;
}

const askedOf = ({ path, constraints = [] }: Place): string =>
  [
    path,
    ...constraints.map((each) =>
      Object.values(each as Data)
        .flat()
        .map(String)
        .join(' '),
    ),
  ].join(' | ');

function list(source: Place) {
  server.reads.push(`list ${askedOf(source)}`);
  const isIn = (path: string): boolean => path.slice(0, path.lastIndexOf('/')) === source.path;
  const paths = [...server.documents.keys()].filter(isIn);
  const found = paths.filter((path) => (source.constraints ?? []).every((each) => meets(path, each)));
  const most = (source.constraints ?? []).flatMap((each) => ('limit' in each ? [each.limit] : []))[0];
  return snapshotOf(Object.fromEntries(found.slice(0, most).map((path) => [path, server.documents.get(path) ?? {}])));
}

/** Writes that are made together; `commit` does them, or none. */
function writing() {
  const made: [string, unknown?][] = [];
  const add = (...write: [string, unknown?]) => {
    made.push(write);
    return writes;
  };
  const writes = {
    get: async ({ path }: Place) => read(path),
    set: ({ path }: Place, data: unknown, options: { readonly merge?: boolean } = {}) =>
      add(`${options.merge === true ? 'merge' : 'set'} ${path}`, data),
    update: ({ path }: Place, ...data: readonly unknown[]) => add(`update ${path}`, data.length === 1 ? data[0] : data),
    delete: ({ path }: Place) => add(`delete ${path}`),
    async commit() {
      const code = server.answers.shift() ?? '';
      if (code !== '') throw new FirebaseError(code, '');
      server.writes.push(...made);
      server.commits.push(made.length);
      for (const [write, data] of made) {
        const [verb, path = ''] = write.split(' ');
        if (verb === 'delete') server.documents.delete(path);
        if (verb === 'set') server.documents.set(path, data as Data);
        if (verb === 'update') server.documents.set(path, { ...server.documents.get(path), ...(data as Data) });
      }
    },
  };
  return writes;
}

/** What takes the place of `firebase/firestore`. */
export const documentsSdk = () => ({
  Timestamp: Moment,
  Bytes,
  FieldPath: class {
    constructor(...steps: readonly string[]) {
      Object.assign(this, { steps });
    }
  },
  doc: below,
  collection: below,
  query: (source: Place, ...constraints: readonly Constraint[]): Place => ({ ...source, constraints }),
  where: (...where: readonly [string, string, unknown]) => ({ where }),
  limit: (limit: number) => ({ limit }),
  orderBy: (...orderBy: readonly string[]) => ({ orderBy }),
  documentId: () => '__name__',
  startAt: (start: string) => ({ start: `from ${start}` }),
  endBefore: (end: string) => ({ end: `before ${end}` }),
  serverTimestamp: () => 'the server’s time',
  deleteField: () => 'no field',
  arrayUnion: (...values: readonly unknown[]) => ({ arrayUnion: values }),
  getDocsFromServer: async (source: Place) => list(source),
  getCountFromServer: async (source: Place) => ({ data: () => ({ count: list(source).docs.length }) }),
  getDocFromServer: async ({ path }: Place) => read(path),
  getDocFromCache: async ({ path }: Place) => read(path),
  setDoc: async (target: Place, data: unknown) => writing().set(target, data).commit(),
  writeBatch: writing,
  async runTransaction(_documents: object, work: (transaction: object) => Promise<unknown>) {
    const transaction = writing();
    const result = await work(transaction);
    await transaction.commit();
    return result;
  },
  onSnapshot(source: Place, _options: object, next: Listened['next'], fail: Listened['fail']) {
    const one = { path: source.path, asked: askedOf(source), next, fail };
    server.listened.push(one);
    return () => void (server.listened = server.listened.filter((each) => each !== one));
  },
});
