import { LOCAL_PROJECT as PROJECT, type HostAndPort } from '../../local/net/project';

/** Stands for the server's own time of the write: `request.time` in the rules. */
export const SERVER_TIME = Symbol('server time');
/** A number the server must hold as a floating-point one, although JavaScript does not tell 1 from 1.0. */
export class Double {
  constructor(readonly value: number) {}
}

export type Data = Readonly<Record<string, unknown>>;
export type Verdict = 'allowed' | (string & {});

export interface Query {
  /** Path of the parent document, '' for the root. */
  readonly parent?: string;
  readonly collection: string;
  readonly where?: readonly (readonly [field: string, op: 'EQUAL' | 'ARRAY_CONTAINS', value: unknown])[];
  readonly limit?: number;
  readonly allDescendants?: boolean;
}

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    // JSON has no words for what is no finite number.
    if (!Number.isFinite(value)) return { doubleValue: String(value) };
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Double) return { doubleValue: value.value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`Cannot be stored: ${String(value)}`);
}

function encodeFields(data: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === SERVER_TIME ? [] : [[key, encode(value)]])),
  );
}

const name = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`;
const quoted = (field: string) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(field) ? field : `\`${field}\``);

/** The paths of all server times, also those in maps. */
const serverTimesIn = (data: Data): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    if (value === SERVER_TIME) return [quoted(key)];
    const isMap = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isMap ? serverTimesIn(value as Data).map((inner) => `${quoted(key)}.${inner}`) : [];
  });

function write(path: string, data: Data, mask: boolean, exists: boolean | null): object {
  const serverTimes = serverTimesIn(data);
  const plain = Object.keys(data).filter((key) => data[key] !== SERVER_TIME);
  return {
    update: { name: name(path), fields: encodeFields(data) },
    ...(mask ? { updateMask: { fieldPaths: plain.map(quoted) } } : {}),
    updateTransforms: serverTimes.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(exists === null ? {} : { currentDocument: { exists } }),
  };
}

/** The writes a batch is made of. */
export const create = (path: string, data: Data) => write(path, data, false, false);
export const set = (path: string, data: Data) => write(path, data, false, null);
export const update = (path: string, data: Data) => write(path, data, true, true);
/** Changes these fields, of a document that need not be there. */
export const merge = (path: string, data: Data) => write(path, data, true, null);
export const remove = (path: string) => ({ delete: name(path) });

/** Calls the emulator over REST as one person (`token`), as nobody (null) or past all rules ('owner'). */
export class FirestoreClient {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  constructor(address: HostAndPort, token: string | null) {
    this.#base = `http://${address.host}:${address.port}/v1/${name('').slice(0, -1)}`;
    this.#headers = {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
  }

  async #call(path: string, body?: object): Promise<{ verdict: Verdict; answer: unknown }> {
    const response = await fetch(this.#base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { verdict: response.ok ? 'allowed' : statusOf(answer), answer };
  }

  async get(path: string): Promise<Verdict> {
    return (await this.#call(`/${path}`)).verdict;
  }

  /** What the server holds, as REST shows it. */
  async read(path: string): Promise<unknown> {
    return (await this.#call(`/${path}`)).answer;
  }

  async query(query: Query): Promise<Verdict> {
    return (await this.#call(`${parentOf(query)}:runQuery`, { structuredQuery: structured(query) })).verdict;
  }

  /** `sum` adds a field up on the server instead of counting. */
  async aggregate(query: Query, sum?: string): Promise<{ verdict: Verdict; answer: string }> {
    const what = sum === undefined ? { count: {} } : { sum: { field: { fieldPath: sum } } };
    const { verdict, answer } = await this.#call(`${parentOf(query)}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery: structured(query), aggregations: [{ ...what, alias: 'a' }] },
    });
    return { verdict, answer: JSON.stringify(answer) };
  }

  /** All writes or none. */
  async commit(...writes: object[]): Promise<Verdict> {
    return (await this.#call(':commit', { writes })).verdict;
  }
}

const parentOf = (query: Query) => (query.parent === undefined ? '' : `/${query.parent}`);

function structured(query: Query): object {
  const filters = (query.where ?? []).map(([field, op, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: encode(value) },
  }));
  return {
    from: [{ collectionId: query.collection, allDescendants: query.allDescendants ?? false }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  };
}

/** `PERMISSION_DENIED` of the answer as the SDK's `permission-denied`. */
function statusOf(answer: unknown): string {
  const body: unknown = Array.isArray(answer) ? answer[0] : answer;
  const status = /"status":"([A-Z_]+)"/.exec(JSON.stringify(body))?.[1] ?? 'no-status';
  return status.toLowerCase().replaceAll('_', '-');
}
