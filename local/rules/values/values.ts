/** An instant, in nanoseconds since 1970-01-01T00:00:00Z. */
export class Timestamp {
  constructor(readonly nanos: bigint) {}
}

/** A length of time in nanoseconds, possibly negative. */
export class Duration {
  constructor(readonly nanos: bigint) {}
}

/** A place on earth, in degrees. */
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A resource name, segment by segment. A segment may itself contain a slash. */
export class Path {
  constructor(readonly segments: readonly string[]) {}
}

/** A set without duplicates; build it with `setOf` of equality.ts. */
export class RulesSet {
  constructor(readonly items: readonly Value[]) {}
}

/** What `map.diff(other)` gives. */
export class MapDiff {
  constructor(
    readonly left: RulesMap,
    readonly right: RulesMap,
  ) {}
}

export type RulesMap = ReadonlyMap<string, Value>;

/**
 * A value of the rules language. Integers are bigint and floats are number, so that the two stay apart; null, booleans,
 * strings and bytes are JavaScript's own.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly Value[]
  | RulesMap
  | Timestamp
  | Duration
  | LatLng
  | Path
  | RulesSet
  | MapDiff;

/** `Array.isArray` does not narrow readonly arrays. */
export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isMap(value: Value): value is RulesMap {
  return value instanceof Map;
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** The name of a value's type, as in error messages and after `is`. */
export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Path) return 'path';
  if (value instanceof MapDiff) return 'map_diff';
  return 'set';
}

/**
 * Types that may follow `is`. `set` is not among them: Google's engine takes the word but answers false for every set,
 * so a rule that uses it does not say what it means.
 */
export const testableTypes: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'string',
  'timestamp',
]);

/** Whether `value is type` holds. */
export function hasType(value: Value, type: string): boolean {
  return type === 'number' ? isNumber(value) : typeName(value) === type;
}
