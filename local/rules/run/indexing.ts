import { EvaluationError } from '../values/errors';
import { isList, isMap, Path, typeName, type Value } from '../values/values';

/** `of.name`: a key of a map. Throws EvaluationError where there is none. */
export function memberOf(of: Value, name: string): Value {
  if (!isMap(of)) throw new EvaluationError(`A ${typeName(of)} has no property ${name}.`);
  const value = of.get(name);
  if (value === undefined) throw new EvaluationError(`There is no property ${name}.`);
  return value;
}

/** `of[key]`: a key of a map, or one place of a list, string or path. */
export function elementOf(of: Value, key: Value): Value {
  if (isMap(of) && typeof key === 'string') return memberOf(of, key);
  const items = sequence(of);
  const value = typeof key === 'bigint' && key >= 0n ? items[Number(key)] : undefined;
  if (value === undefined) throw new EvaluationError(`There is no such place in the ${typeName(of)}.`);
  return value;
}

/**
 * `of[from:to]`. Google's engine wants `from` to be a place that exists and `to` to lie behind the first one, so
 * `[0:0]` is an error although `[1:1]` is empty. Without bounds it takes all, also of nothing.
 */
export function sliceOf(of: Value, from: Value | undefined, to: Value | undefined): Value {
  const items = sequence(of);
  if (from === undefined && to === undefined) return of;
  const start = from ?? 0n;
  const end = to ?? BigInt(items.length);
  if (typeof start !== 'bigint' || typeof end !== 'bigint') throw new EvaluationError('A slice goes from int to int.');
  const length = BigInt(items.length);
  if (start < 0n || start >= length || end < 1n || end < start || end > length) {
    throw new EvaluationError('The slice is out of bounds.');
  }
  const [first, last] = [Number(start), Number(end)];
  if (typeof of === 'string') return of.slice(first, last);
  if (of instanceof Path) return new Path(of.segments.slice(first, last));
  return items.slice(first, last);
}

function sequence(of: Value): readonly Value[] {
  if (typeof of === 'string') return of.split('');
  if (isList(of)) return of;
  if (of instanceof Path) return of.segments;
  throw new EvaluationError(`A ${typeName(of)} has no places.`);
}
