/** Values as IndexedDB holds them, as JSON: what JSON has no word for becomes an object of one key. */
export type PlainData = null | boolean | number | string | readonly PlainData[] | { readonly [key: string]: PlainData };

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64'));

export async function toPlain(value: unknown): Promise<PlainData> {
  if (value instanceof Blob) return { $blob: base64(await value.arrayBuffer()), type: value.type };
  if (ArrayBuffer.isView(value)) return { $bytes: base64(new Uint8Array(value.buffer as ArrayBuffer).slice().buffer) };
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
    return { $buffer: base64(value as ArrayBuffer) };
  if (Array.isArray(value)) return Promise.all(value.map(toPlain));
  if (typeof value !== 'object' || value === null) return value as PlainData;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(await Promise.all(entries.map(async ([key, each]) => [key, await toPlain(each)] as const)));
}

export function fromPlain(value: PlainData): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (typeof value !== 'object' || value === null) return value;
  const { $blob, $bytes, $buffer, type } = value as Readonly<Record<string, string | undefined>>;
  if ($blob !== undefined) return new Blob([bytesOf($blob)], { type: type ?? '' });
  if ($bytes !== undefined) return bytesOf($bytes);
  if ($buffer !== undefined) return bytesOf($buffer).buffer;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromPlain(each)]));
}

/** The same with its values left out: its keys, and the type of each. A list counts by the shapes of its elements. */
export function shapeOf(value: PlainData): PlainData {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].sort();
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const keys = Object.keys(value).sort();
  if (keys[0]?.startsWith('$') === true) return keys[0];
  return Object.fromEntries(keys.map((key) => [key, shapeOf((value as Record<string, PlainData>)[key] ?? null)]));
}
