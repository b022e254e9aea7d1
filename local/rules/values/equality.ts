import { Duration, isList, isMap, isNumber, LatLng, MapDiff, Path, RulesSet, Timestamp, type Value } from './values';

/**
 * Google's engine has three ideas of equal numbers, and all three can be observed:
 * - `operator` (`==` itself): 1 == 1.0, 0.0 == -0.0, NaN is unequal to itself.
 * - `element` (inside lists and maps; `in`, hasAny, removeAll …): an int never equals a float, 0.0 differs from -0.0.
 * - `order` (sets and map.diff): by size, so 1 and 1.0 are one element, and NaN equals itself.
 */
type Kind = 'operator' | 'element' | 'order';

/** What `==` answers. */
export function equals(left: Value, right: Value): boolean {
  return same(left, right, 'operator');
}

/** Whether two elements of lists, or values of maps, are the same. */
export function sameElement(left: Value, right: Value): boolean {
  return same(left, right, 'element');
}

/** Whether a set holds the two as one, and `map.diff` sees no change. */
export function sameInSet(left: Value, right: Value): boolean {
  return same(left, right, 'order');
}

export function setOf(values: Iterable<Value>): RulesSet {
  const items: Value[] = [];
  for (const value of values) if (!items.some((item) => sameInSet(item, value))) items.push(value);
  return new RulesSet(items);
}

export function setHas(set: RulesSet, value: Value): boolean {
  return set.items.some((item) => sameInSet(item, value));
}

function same(left: Value, right: Value, kind: Kind): boolean {
  if (isNumber(left) && isNumber(right)) return sameNumber(left, right, kind);
  const inner = kind === 'order' ? 'order' : 'element';
  if (isList(left)) {
    return (
      isList(right) && left.length === right.length && left.every((item, i) => same(item, right[i] ?? null, inner))
    );
  }
  if (isMap(left)) {
    if (!isMap(right) || left.size !== right.size) return false;
    for (const [key, value] of left) {
      const other = right.get(key);
      if (other === undefined || !same(value, other, inner)) return false;
    }
    return true;
  }
  if (left instanceof RulesSet) {
    return (
      right instanceof RulesSet &&
      left.items.length === right.items.length &&
      left.items.every((item) => setHas(right, item))
    );
  }
  if (left instanceof MapDiff) {
    return right instanceof MapDiff && same(left.left, right.left, inner) && same(left.right, right.right, inner);
  }
  return sameAtom(left, right);
}

function sameNumber(left: bigint | number, right: bigint | number, kind: Kind): boolean {
  if (typeof left === 'bigint' && typeof right === 'bigint') return left === right;
  if (kind === 'element') return left === right && Object.is(left, right);
  const [a, b] = [Number(left), Number(right)];
  return a === b || (kind === 'order' && Number.isNaN(a) && Number.isNaN(b));
}

function sameAtom(left: Value, right: Value): boolean {
  if (left instanceof Uint8Array) {
    return right instanceof Uint8Array && left.length === right.length && left.every((byte, i) => byte === right[i]);
  }
  if (left instanceof Timestamp) return right instanceof Timestamp && left.nanos === right.nanos;
  if (left instanceof Duration) return right instanceof Duration && left.nanos === right.nanos;
  if (left instanceof LatLng) {
    return right instanceof LatLng && left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left instanceof Path) {
    return (
      right instanceof Path &&
      left.segments.length === right.segments.length &&
      left.segments.every((segment, i) => segment === right.segments[i])
    );
  }
  return left === right;
}
