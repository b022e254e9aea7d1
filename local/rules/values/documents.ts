import { EvaluationError } from './errors';
import { parseTimestamp } from './time';
import { LatLng, Path, type RulesMap, type Value } from './values';

/**
 * A value of Firestore's REST API (`{integerValue: '3'}`, `{timestampValue: '…Z'}`, …) as a value of the rules: int and
 * float, timestamp, bytes, reference and geo point stay what they are. Throws EvaluationError for anything else, so
 * that a document of a kind unknown here grants nothing.
 */
export function fromFirestoreValue(tagged: unknown): Value {
  const [entry, ...others] = Object.entries(record(tagged));
  if (!entry || others.length > 0) throw unknown(tagged);
  const [kind, value] = entry;
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      if (typeof value === 'boolean') return value;
      break;
    case 'integerValue':
      if (typeof value === 'string' && /^-?[0-9]+$/.test(value)) return BigInt(value);
      if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
      break;
    case 'doubleValue':
      if (typeof value === 'number') return value;
      if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
      break;
    case 'timestampValue':
      if (typeof value === 'string') return parseTimestamp(value);
      break;
    case 'stringValue':
      if (typeof value === 'string') return value;
      break;
    case 'bytesValue':
      if (typeof value === 'string') return Uint8Array.from(Buffer.from(value, 'base64'));
      break;
    case 'referenceValue':
      if (typeof value === 'string') return referencePath(value);
      break;
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = record(value);
      if (typeof latitude === 'number' && typeof longitude === 'number') return new LatLng(latitude, longitude);
      break;
    }
    case 'arrayValue': {
      const { values = [] } = record(value);
      if (Array.isArray(values)) return values.map(fromFirestoreValue);
      break;
    }
    case 'mapValue':
      return fromFirestoreFields(record(value)['fields'] ?? {});
  }
  throw unknown(tagged);
}

/** The `fields` object of a REST document. Throws EvaluationError like {@link fromFirestoreValue}. */
export function fromFirestoreFields(fields: unknown): RulesMap {
  return new Map(Object.entries(record(fields)).map(([name, value]) => [name, fromFirestoreValue(value)]));
}

/** A value of JSON, as in a token's claims: whole numbers become int, others float. */
export function fromJson(json: unknown): Value {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  return new Map(Object.entries(record(json)).map(([name, value]) => [name, fromJson(value)]));
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unknown(value);
  return Object.fromEntries(Object.entries(value));
}

/** `projects/P/databases/D/documents/…` as rules write it: `/databases/D/documents/…`. */
function referencePath(name: string): Path {
  const segments = name.split('/');
  if (segments[0] !== 'projects' || segments.length < 6) throw unknown(name);
  return new Path(segments.slice(2));
}

function unknown(value: unknown): EvaluationError {
  return new EvaluationError(`${JSON.stringify(value) ?? 'undefined'} is no value that the rules know.`);
}
