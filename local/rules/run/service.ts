import type { BuiltinTable } from './builtins';

/** The property names that a global is known to have; `any` where the request decides. */
export type Shape = 'any' | { readonly [name: string]: Shape };

/** What a service adds to the language. */
export interface ServiceDefinition {
  /** As after the word `service`. */
  readonly name: string;
  /** What may follow `allow`, and the methods of a request that it covers. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /** The variables every rule sees. */
  readonly globals: ReadonlyMap<string, Shape>;
  readonly packages: ReadonlyMap<string, BuiltinTable>;
}

/** The methods of both Firebase services. */
export const requestMethods: ServiceDefinition['methods'] = new Map([
  ['read', ['get', 'list']],
  ['get', ['get']],
  ['list', ['list']],
  ['write', ['create', 'update', 'delete']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);
