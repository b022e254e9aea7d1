import type { FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast';
import { CallGraph } from './callGraph';
import { CheckScope } from './checkScope';
import { checkExpression, type Known } from './checkExpression';
import { SourceProblem, type Position } from '../values/errors';
import { globalFunctions, packages } from '../run/functions';
import type { ServiceDefinition } from '../run/service';

/**
 * Refuses whatever the engine does not know: service, methods, names, functions, numbers of arguments, patterns,
 * recursion. A file that passes can only fail by the values of a request. Throws SourceProblem.
 */
export function checkRules(file: RulesFile, service: ServiceDefinition): void {
  if (file.service.name !== service.name) {
    throw new SourceProblem(file.service.at, `unknown service ${file.service.name}; this file is for ${service.name}`);
  }
  const checker = new RulesChecker(service);
  const root = new CheckScope(null, service.globals.keys(), file.functions);
  const scope = new CheckScope(root, [], file.service.functions);
  checker.functions(file.functions, root);
  checker.functions(file.service.functions, scope);
  for (const match of file.service.matches) checker.match(match, scope);
  checker.calls.check();
}

class RulesChecker {
  readonly calls = new CallGraph();
  readonly #known: Known;

  constructor(private readonly service: ServiceDefinition) {
    this.#known = {
      packages: new Map([...packages, ...service.packages]),
      globals: service.globals,
    };
  }

  match(block: MatchBlock, outer: CheckScope): void {
    const wildcards = block.segments.flatMap((segment) => (segment.kind === 'text' ? [] : [segment]));
    for (const { name, at } of wildcards) this.#variable(name, at);
    const scope = new CheckScope(
      outer,
      wildcards.map(({ name }) => name),
      block.functions,
    );
    this.functions(block.functions, scope);
    for (const allow of block.allows) {
      for (const { name, at } of allow.methods) {
        if (!this.service.methods.has(name)) throw new SourceProblem(at, `unknown method ${name}`);
      }
      if (allow.condition) checkExpression(allow.condition, scope, this.#known, () => undefined);
    }
    for (const inner of block.matches) this.match(inner, scope);
  }

  functions(declarations: readonly FunctionDeclaration[], scope: CheckScope): void {
    const names = new Set<string>();
    for (const declaration of declarations) {
      const { name, at } = declaration;
      if (names.has(name)) throw new SourceProblem(at, `the function ${name} is already defined`);
      if (globalFunctions.has(name) || this.#known.packages.has(name)) {
        throw new SourceProblem(at, `the name ${name} belongs to the language`);
      }
      names.add(name);
      this.#body(declaration, scope);
    }
  }

  #body(declaration: FunctionDeclaration, outer: CheckScope): void {
    for (const name of declaration.parameters) this.#variable(name, declaration.at);
    const called = (other: FunctionDeclaration): void => this.calls.add(declaration, other);
    const scope = new CheckScope(outer, declaration.parameters, []);
    for (const { name, at, value } of declaration.lets) {
      this.#variable(name, at);
      checkExpression(value, scope, this.#known, called);
      scope.add(name);
    }
    checkExpression(declaration.result, scope, this.#known, called);
  }

  /** Packages and globals keep their meaning everywhere. */
  #variable(name: string, at: Position): void {
    if (this.#known.packages.has(name) || this.#known.globals.has(name)) {
      throw new SourceProblem(at, `the name ${name} belongs to the language`);
    }
  }
}
