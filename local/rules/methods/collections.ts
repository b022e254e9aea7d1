import { listArgument, mapArgument, setArgument, stringArgument } from '../values/arguments';
import { sameElement, sameInSet, setHas, setOf } from '../values/equality';
import { textOfValue } from '../values/text';
import { isList, isMap, MapDiff, RulesSet, type RulesMap, type Value } from '../values/values';
import { methodTable } from './method';

const listHas = (list: readonly Value[], item: Value): boolean => list.some((other) => sameElement(other, item));

function without(self: readonly Value[], other: Value): readonly Value[] {
  const removed = listArgument(other);
  return self.filter((item) => !listHas(removed, item));
}

export const listMethods = methodTable<readonly Value[]>({
  concat: [1, (self, other) => [...self, ...listArgument(other)]],
  hasAll: [1, (self, other) => listArgument(other).every((item) => listHas(self, item))],
  hasAny: [1, (self, other) => listArgument(other).some((item) => listHas(self, item))],
  hasOnly: [1, (self, other) => without(self, other).length === 0],
  join: [1, (self, separator) => self.map(textOfValue).join(stringArgument(separator))],
  removeAll: [1, without],
  size: [0, (self) => BigInt(self.length)],
  toSet: [0, (self) => setOf(self)],
});

/** A set asks lists and sets alike whether they share members, but combines with sets only. */
const asSet = (value: Value): RulesSet => (isList(value) ? setOf(value) : setArgument(value));

/** The members of `self` that `other` has (or has not), too. */
function shared(self: RulesSet, other: RulesSet, wanted: boolean): RulesSet {
  return new RulesSet(self.items.filter((item) => setHas(other, item) === wanted));
}

export const setMethods = methodTable<RulesSet>({
  difference: [1, (self, other) => shared(self, setArgument(other), false)],
  hasAll: [1, (self, other) => asSet(other).items.every((item) => setHas(self, item))],
  hasAny: [1, (self, other) => asSet(other).items.some((item) => setHas(self, item))],
  hasOnly: [1, (self, other) => shared(self, asSet(other), false).items.length === 0],
  intersection: [1, (self, other) => shared(self, setArgument(other), true)],
  size: [0, (self) => BigInt(self.items.length)],
  union: [1, (self, other) => setOf([...self.items, ...setArgument(other).items])],
});

/** Keys by their UTF-16 units, the order in which Google's engine lists them. */
const sortedKeys = (map: RulesMap): string[] => [...map.keys()].sort();

/** The value at a key, or at a path of keys through maps inside maps; `fallback` where there is none. */
function get(map: RulesMap, key: Value, fallback: Value): Value {
  let value: Value = map;
  for (const name of isList(key) ? key.map(stringArgument) : [stringArgument(key)]) {
    const inner: Value | undefined = isMap(value) ? value.get(name) : undefined;
    if (inner === undefined) return fallback;
    value = inner;
  }
  return value;
}

export const mapMethods = methodTable<RulesMap>({
  diff: [1, (self, other) => new MapDiff(self, mapArgument(other))],
  get: [2, get],
  keys: [0, sortedKeys],
  size: [0, (self) => BigInt(self.size)],
  /** In the order in which the map was written, unlike `keys`. */
  values: [0, (self) => [...self.values()]],
});

type KeyTest = (left: Value | undefined, right: Value | undefined) => boolean;

/** The keys of both maps whose two values pass the test; `left` is the map whose `diff` was called. */
const keysWhere = (test: KeyTest) => (diff: MapDiff) =>
  setOf([...diff.left.keys(), ...diff.right.keys()].filter((key) => test(diff.left.get(key), diff.right.get(key))));

const unchanged: KeyTest = (left, right) => left !== undefined && right !== undefined && sameInSet(left, right);

export const mapDiffMethods = methodTable<MapDiff>({
  addedKeys: [0, keysWhere((_left, right) => right === undefined)],
  affectedKeys: [0, keysWhere((left, right) => !unchanged(left, right))],
  changedKeys: [0, keysWhere((left, right) => left !== undefined && right !== undefined && !sameInSet(left, right))],
  removedKeys: [0, keysWhere((left) => left === undefined)],
  unchangedKeys: [0, keysWhere(unchanged)],
});
