interface RestValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  /** A whole number comes as text: JSON has no integers of 64 bits. */
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}

export type RestFields = Readonly<Record<string, RestValue>>;

/** The fields of a document as the database's HTTP interface gives them, as plain values; times as ISO text. */
export function plainFields(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: RestValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue !== undefined) return plainFields(value.mapValue.fields ?? {});
  return value.stringValue ?? value.doubleValue ?? value.booleanValue ?? value.timestampValue ?? null;
}
