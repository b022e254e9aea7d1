/**
 * What a record itself holds under a key. A key from outside (an address, a document, a file) may be the name of
 * something that every object inherits, such as `constructor`: a plain look-up would find that.
 */
export function own<T>(record: Readonly<Partial<Record<string, T>>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
