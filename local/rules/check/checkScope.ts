import type { FunctionDeclaration } from '../syntax/ast';

/** The names that can be seen from one place of a file. */
export class CheckScope {
  readonly #variables: Set<string>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    private readonly outer: CheckScope | null,
    variables: Iterable<string>,
    functions: readonly FunctionDeclaration[],
  ) {
    this.#variables = new Set(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  add(variable: string): void {
    this.#variables.add(variable);
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.outer?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.#functions.get(name) ?? this.outer?.function(name);
  }
}
