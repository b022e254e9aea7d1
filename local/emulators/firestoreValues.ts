/** A value, of the kinds written here, as Firestore's REST interface writes it: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly arrayValue: { readonly values?: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields?: WireFields } };

export type WireFields = Readonly<Record<string, WireValue>>;

/** What the local tools write: no bytes, references or places are needed. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | Date
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };

export function encodeFields(fields: Readonly<Record<string, PlainValue>>): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

function encode(value: PlainValue): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

/** Array.isArray does not narrow readonly arrays. */
function isList(value: PlainValue): value is readonly PlainValue[] {
  return Array.isArray(value);
}
