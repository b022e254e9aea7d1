import type { AllowStatement, MatchBlock, RulesFile } from '../syntax/ast';
import type { BuiltinTable, Host } from '../run/builtins';
import { checkRules } from '../check/check';
import { EvaluationError, LimitExceeded, RulesError, SourceProblem } from '../values/errors';
import { Evaluator } from '../run/evaluate';
import { packages } from '../run/functions';
import { matchPath } from '../run/matching';
import { parseRules } from '../syntax/parser';
import { Scope } from '../run/scope';
import type { ServiceDefinition } from '../run/service';
import type { Value } from '../values/values';

/** One request, as the rules see it. */
export interface RulesRequest {
  /** One of get, list, create, update, delete. */
  readonly method: string;
  readonly path: readonly string[];
  /** `request`, `resource`: what the service defines. */
  readonly globals: ReadonlyMap<string, Value>;
  readonly host: Host;
}

export interface Decision {
  readonly permitted: boolean;
  /** Why allows that could have permitted it failed, each with its place; empty when permitted. */
  readonly issues: string[];
}

/** A rules file that has been read and checked. */
export class CompiledRules {
  readonly #packages: ReadonlyMap<string, BuiltinTable>;

  private constructor(
    private readonly fileName: string,
    private readonly file: RulesFile,
    private readonly service: ServiceDefinition,
  ) {
    this.#packages = new Map([...packages, ...service.packages]);
  }

  /** Throws RulesError, naming file, line and column, for anything the engine does not know. */
  static compile(source: string, fileName: string, service: ServiceDefinition): CompiledRules {
    try {
      const file = parseRules(source);
      checkRules(file, service);
      return new CompiledRules(fileName, file, service);
    } catch (error) {
      if (error instanceof SourceProblem) throw new RulesError(fileName, error.position, error.message);
      throw error;
    }
  }

  /**
   * Permits if any allow that covers method and path is true; an allow that fails grants nothing. Errors that the host
   * throws come through.
   */
  decide(request: RulesRequest): Decision {
    const issues: string[] = [];
    const evaluator = new Evaluator(this.#packages, request.host);
    const globals = [...request.globals].map(([name, value]) => [name, () => value] as const);
    const root = new Scope(null, globals, this.file.functions);
    const scope = new Scope(root, [], this.file.service.functions);
    try {
      for (const match of this.file.service.matches) {
        if (this.#permits(match, 0, scope, request, evaluator, issues)) return { permitted: true, issues: [] };
      }
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      issues.push(`${this.fileName}: ${error.message}`);
    }
    return { permitted: false, issues };
  }

  #permits(
    block: MatchBlock,
    start: number,
    outer: Scope,
    request: RulesRequest,
    evaluator: Evaluator,
    issues: string[],
  ): boolean {
    for (const { end, bindings } of matchPath(block.segments, request.path, start)) {
      const variables = bindings.map(([name, value]) => [name, () => value] as const);
      const scope = new Scope(outer, variables, block.functions);
      const whole = end === request.path.length;
      if (whole && block.allows.some((allow) => this.#grants(allow, scope, request.method, evaluator, issues))) {
        return true;
      }
      if (block.matches.some((inner) => this.#permits(inner, end, scope, request, evaluator, issues))) return true;
    }
    return false;
  }

  #grants(allow: AllowStatement, scope: Scope, method: string, evaluator: Evaluator, issues: string[]): boolean {
    if (!allow.methods.some(({ name }) => this.service.methods.get(name)?.includes(method))) return false;
    if (!allow.condition) return true;
    try {
      return evaluator.evaluate(allow.condition, scope) === true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      const { line, column } = error.at ?? allow.at;
      issues.push(`${this.fileName}:${line}:${column}: ${error.message}`);
      return false;
    }
  }
}
