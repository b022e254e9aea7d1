import type { Value } from '../values/values';

/** A method of the type `T`, called with exactly `arity` arguments. Throws EvaluationError for wrong ones. */
export interface Method<T> {
  readonly arity: number;
  call(self: T, ...args: readonly [Value, Value]): Value;
}

export type MethodTable<T> = ReadonlyMap<string, Method<T>>;

/** Builds a table from `name: [arity, call]`. */
export function methodTable<T>(
  methods: Readonly<Record<string, readonly [arity: number, call: Method<T>['call']]>>,
): MethodTable<T> {
  return new Map(Object.entries(methods).map(([name, [arity, call]]) => [name, { arity, call }]));
}
