import type { FunctionDeclaration } from '../syntax/ast';
import { SourceProblem } from '../values/errors';
import { limits } from '../syntax/limits';

/** Which function calls which, to refuse recursion and deep chains before any request. */
export class CallGraph {
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  add(caller: FunctionDeclaration, called: FunctionDeclaration): void {
    const known = this.#calls.get(caller) ?? new Set();
    this.#calls.set(caller, known.add(called));
  }

  /** Throws SourceProblem at a function that reaches itself, or more functions in a row than the limit. */
  check(): void {
    const depths = new Map<FunctionDeclaration, number>();
    for (const caller of this.#calls.keys()) this.#depth(caller, depths, new Set());
  }

  #depth(
    from: FunctionDeclaration,
    depths: Map<FunctionDeclaration, number>,
    path: ReadonlySet<FunctionDeclaration>,
  ): number {
    const known = depths.get(from);
    if (known !== undefined) return known;
    if (path.has(from)) throw new SourceProblem(from.at, `the function ${from.name} calls itself`);
    let depth = 1;
    for (const called of this.#calls.get(from) ?? []) {
      depth = Math.max(depth, 1 + this.#depth(called, depths, new Set([...path, from])));
    }
    if (depth > limits.callDepth) {
      throw new SourceProblem(from.at, `the function ${from.name} calls deeper than ${limits.callDepth} functions`);
    }
    depths.set(from, depth);
    return depth;
  }
}
