import type { Path, RulesMap, Value } from '../values/values';

/** What functions may ask of the world outside the rules. */
export interface Host {
  /** The document as a map with `data` and `id`; null if there is none. */
  document(path: Path): RulesMap | null;
}

/** A function of the language or of a service, called with exactly `arity` arguments. */
export interface Builtin {
  readonly arity: number;
  call(host: Host, ...args: readonly [Value, Value, Value, Value]): Value;
}

export type BuiltinTable = ReadonlyMap<string, Builtin>;

/** Builds a table from `name: [arity, call]`. */
export function builtinTable(
  functions: Readonly<Record<string, readonly [arity: number, call: (...args: Parameters4) => Value]>>,
): BuiltinTable {
  return new Map(
    Object.entries(functions).map(([name, [arity, call]]) => [
      name,
      { arity, call: (_host, ...args) => call(...args) },
    ]),
  );
}

type Parameters4 = readonly [Value, Value, Value, Value];

/** Calls the function with its arguments, whose number the checker has compared with the arity. */
export function callBuiltin(builtin: Builtin, host: Host, args: readonly Value[]): Value {
  return builtin.call(host, args[0] ?? null, args[1] ?? null, args[2] ?? null, args[3] ?? null);
}
