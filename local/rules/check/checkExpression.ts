import type { Expression, FunctionDeclaration } from '../syntax/ast';
import type { BuiltinTable } from '../run/builtins';
import type { CheckScope } from './checkScope';
import { SourceProblem } from '../values/errors';
import { globalFunctions } from '../run/functions';
import { limits } from '../syntax/limits';
import { methodArities } from '../methods/callMethod';
import { isPattern } from '../values/regex';
import type { Shape } from '../run/service';

/** What the language and the service provide. */
export interface Known {
  readonly packages: ReadonlyMap<string, BuiltinTable>;
  readonly globals: ReadonlyMap<string, Shape>;
}

/**
 * Refuses unknown names, functions, methods, numbers of arguments, properties of globals, and patterns that are not
 * RE2. `called` gets every declared function that the expression calls. Throws SourceProblem.
 */
export function checkExpression(
  expression: Expression,
  scope: CheckScope,
  known: Known,
  called: (declaration: FunctionDeclaration) => void,
): void {
  visit(expression, 1);

  function visit(node: Expression, depth: number): void {
    if (depth > limits.expressionDepth) throw new SourceProblem(node.at, 'the expression is nested too deeply');
    checkNode(node);
    for (const child of childrenOf(node)) {
      if (!isPackageOf(node, child)) visit(child, depth + 1);
    }
  }

  /** The `math` of `math.abs(x)` is no variable. */
  function isPackageOf(node: Expression, child: Expression): boolean {
    return node.kind === 'method' && child === node.of && child.kind === 'variable' && known.packages.has(child.name);
  }

  function checkNode(node: Expression): void {
    if (node.kind === 'variable' && !scope.hasVariable(node.name)) {
      const what = known.packages.has(node.name) ? 'is a package and has no value' : 'is not defined here';
      throw new SourceProblem(node.at, `${node.name} ${what}`);
    }
    if (node.kind === 'member') shapeOf(node);
    if (node.kind === 'call') checkCall(node);
    if (node.kind === 'method') checkMethod(node);
  }

  function checkCall(node: Expression & { kind: 'call' }): void {
    const declared = scope.function(node.name);
    if (declared) called(declared);
    const arity = declared ? declared.parameters.length : globalFunctions.get(node.name)?.arity;
    checkArity(node, node.name, arity);
  }

  function checkMethod(node: Expression & { kind: 'method' }): void {
    if (isPackageOf(node, node.of) && node.of.kind === 'variable') {
      const name = `${node.of.name}.${node.name}`;
      checkArity(node, name, known.packages.get(node.of.name)?.get(node.name)?.arity);
      return;
    }
    const arities = methodArities(node.name);
    if (!arities) throw new SourceProblem(node.at, `no type has a method ${node.name}`);
    if (!arities.has(node.args.length)) checkArity(node, node.name, [...arities][0]);
    const pattern = node.args[0];
    const takesPattern = node.name === 'matches' || node.name === 'replace' || node.name === 'split';
    if (takesPattern && pattern?.kind === 'literal' && typeof pattern.value === 'string' && !isPattern(pattern.value)) {
      throw new SourceProblem(pattern.at, `${JSON.stringify(pattern.value)} is no regular expression of RE2`);
    }
  }

  /** The known properties of what an expression gives, following globals through their members. */
  function shapeOf(node: Expression): Shape {
    if (node.kind === 'variable') return known.globals.get(node.name) ?? 'any';
    if (node.kind !== 'member') return 'any';
    const shape = shapeOf(node.of);
    if (shape === 'any') return 'any';
    const property = Object.hasOwn(shape, node.name) ? shape[node.name] : undefined;
    if (property === undefined) throw new SourceProblem(node.at, `there is no property ${node.name} here`);
    return property;
  }
}

function checkArity(
  node: Expression & { readonly args: readonly Expression[] },
  name: string,
  arity: number | undefined,
): void {
  if (arity === undefined) throw new SourceProblem(node.at, `unknown function ${name}`);
  if (arity !== node.args.length) {
    throw new SourceProblem(node.at, `${name} takes ${arity} arguments, not ${node.args.length}`);
  }
}

/** The expressions directly inside one. */
function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
      return [node.of];
    case 'index':
      return [node.of, node.key];
    case 'slice':
      return [node.of, ...(node.from ? [node.from] : []), ...(node.to ? [node.to] : [])];
    case 'call':
      return node.args;
    case 'method':
      return [node.of, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flat();
    case 'path':
      return node.parts.filter((part) => typeof part !== 'string');
  }
}
