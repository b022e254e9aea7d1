import type { FunctionDeclaration } from '../syntax/ast';
import type { Value } from '../values/values';

/** A value that is worked out when first asked for; an error is kept like a value. */
export type Lazy = () => Value;

export function lazy(work: () => Value): Lazy {
  let outcome: Lazy | null = null;
  return () => {
    if (!outcome) {
      try {
        const value = work();
        outcome = () => value;
      } catch (error) {
        outcome = () => {
          throw error;
        };
      }
    }
    return outcome();
  };
}

/** The variables and functions of one block while a request is judged. */
export class Scope {
  readonly #variables: Map<string, Lazy>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    private readonly outer: Scope | null,
    variables: Iterable<readonly [string, Lazy]>,
    functions: readonly FunctionDeclaration[],
  ) {
    this.#variables = new Map(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  add(name: string, value: Lazy): void {
    this.#variables.set(name, value);
  }

  variable(name: string): Lazy | undefined {
    return this.#variables.get(name) ?? this.outer?.variable(name);
  }

  /** The function of that name, with the scope it was declared in: its body sees that one, not its caller's. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly scope: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, scope: this } : this.outer?.function(name);
  }
}
