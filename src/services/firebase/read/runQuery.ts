import type { FirebaseApp } from 'firebase/app';
import { GatewayFailure } from '../../failure';
import { appCheckHeaders } from '../connection/appCheckTokens';
import { dataFailure } from '../failures/firebaseFailures';
import { restFailure } from '../failures/restFailures';
import { plainFields, type RestFields } from './restValues';

/** Google's own address of the database, where no local service stands in for it. */
const GOOGLE = 'https://firestore.googleapis.com';

/** Nobody waits longer for one answer, in ms. */
const LIMIT_MS = 10_000;

/** A document as the HTTP interface gives it: plain values, times as ISO text. */
export interface FoundDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Comparison = 'EQUAL' | 'IN' | 'ARRAY_CONTAINS';

/** One question about the documents of a collection. */
export interface DocumentQuery {
  /** The path of the document above the collection, `sales/x`; '' for a collection of its own. */
  readonly parent: string;
  readonly collection: string;
  /** `field`: its name, or `__name__` for the id; `value`: text, null, or a list of texts for `IN`. */
  readonly where?: readonly { readonly field: string; readonly is: Comparison; readonly value: QueryValue }[];
  readonly orderBy?: { readonly field: string; readonly descending: boolean };
  readonly limit?: number;
}
type QueryValue = string | null | readonly string[];

/** Asks once and gets one answer. Rejects with GatewayFailure<DataCode>. */
export type RunQuery = (query: DocumentQuery) => Promise<readonly FoundDocument[]>;

interface Options {
  /** The present person's token, or undefined when nobody is signed in. */
  token(): Promise<string | undefined>;
  /** The address of a local service, such as `http://127.0.0.1:8080`. */
  readonly origin?: string | undefined;
}

/**
 * Queries through the database's `runQuery` call. The SDK asks every query in its listening stream, where one answer waits
 * behind all changes of an open sale; a single question needs neither the stream nor the SDK's memory.
 */
export function createRunQuery(
  { options: { projectId = '' } }: FirebaseApp,
  { token, origin = GOOGLE }: Options,
  send: typeof fetch = (...request) => fetch(...request),
): RunQuery {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return async (query) => {
    try {
      const held = await token();
      const parent = query.parent === '' ? root : `${root}/${query.parent}`;
      const answer = await send(`${origin}/v1/${parent}:runQuery`, {
        method: 'POST',
        headers: {
          ...(await appCheckHeaders()),
          'Content-Type': 'application/json',
          ...(held === undefined ? {} : { Authorization: `Bearer ${held}` }),
        },
        body: JSON.stringify({ structuredQuery: structured(query, `${parent}/${query.collection}`) }),
        signal: AbortSignal.timeout(LIMIT_MS),
        credentials: 'omit',
      });
      if (!answer.ok) throw restFailure(answer);
      return ((await answer.json()) as Piece[]).flatMap(({ document }) => (document ? [found(document)] : []));
    } catch (error) {
      if (error instanceof GatewayFailure) throw error;
      // The network, or a time-out: only the SDK's own errors have a code, when no token could be had.
      const failure = dataFailure(error);
      throw failure.code === 'unknown' ? new GatewayFailure('unavailable', error) : failure;
    }
  };
}

/** The answer comes in pieces; the last one may hold no document. */
interface Piece {
  readonly document?: { readonly name: string; readonly fields?: RestFields };
}

function found({ name, fields = {} }: NonNullable<Piece['document']>): FoundDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: plainFields(fields) };
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery */
function structured({ collection, where = [], orderBy, limit }: DocumentQuery, path: string): object {
  const filters = where.map(({ field, is, value }) => {
    // `EQUAL` finds no null.
    if (value === null) return { unaryFilter: { field: { fieldPath: field }, op: 'IS_NULL' } };
    const wire = (each: string): object =>
      field === '__name__' ? { referenceValue: `${path}/${each}` } : { stringValue: each };
    const isList = typeof value !== 'string';
    return {
      fieldFilter: {
        field: { fieldPath: field },
        op: is,
        value: isList ? { arrayValue: { values: value.map(wire) } } : wire(value),
      },
    };
  });
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && {
      orderBy: [{ field: { fieldPath: orderBy.field }, direction: orderBy.descending ? 'DESCENDING' : 'ASCENDING' }],
    }),
    ...(limit !== undefined && { limit }),
  };
}
