import { EvaluationError } from '../values/errors';
import { Duration, isList, isMap, LatLng, MapDiff, RulesSet, Timestamp, typeName, type Value } from '../values/values';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections';
import type { MethodTable } from './method';
import { bytesMethods, stringMethods } from './strings';
import { durationMethods, latLngMethods, timestampMethods } from './times';

/** Calls the method that the value's type has under this name. Throws EvaluationError if it has none. */
export function callMethod(self: Value, name: string, args: readonly Value[]): Value {
  if (typeof self === 'string') return invoke(stringMethods, self, name, args);
  if (self instanceof Uint8Array) return invoke(bytesMethods, self, name, args);
  if (isList(self)) return invoke(listMethods, self, name, args);
  if (self instanceof RulesSet) return invoke(setMethods, self, name, args);
  if (isMap(self)) return invoke(mapMethods, self, name, args);
  if (self instanceof MapDiff) return invoke(mapDiffMethods, self, name, args);
  if (self instanceof Timestamp) return invoke(timestampMethods, self, name, args);
  if (self instanceof Duration) return invoke(durationMethods, self, name, args);
  if (self instanceof LatLng) return invoke(latLngMethods, self, name, args);
  throw new EvaluationError(`A ${typeName(self)} has no method ${name}.`);
}

function invoke<T extends Value>(table: MethodTable<T>, self: T, name: string, args: readonly Value[]): Value {
  const method = table.get(name);
  if (!method || method.arity !== args.length) {
    throw new EvaluationError(`A ${typeName(self)} has no method ${name} with ${args.length} arguments.`);
  }
  return method.call(self, args[0] ?? null, args[1] ?? null);
}

const arities = new Map<string, Set<number>>();
for (const table of [
  stringMethods,
  bytesMethods,
  listMethods,
  setMethods,
  mapMethods,
  mapDiffMethods,
  timestampMethods,
  durationMethods,
  latLngMethods,
]) {
  for (const [name, { arity }] of table) arities.set(name, (arities.get(name) ?? new Set()).add(arity));
}

/** The numbers of arguments that a method of this name takes on any type; undefined if no type has it. */
export function methodArities(name: string): ReadonlySet<number> | undefined {
  return arities.get(name);
}
