import type { Expression, FunctionDeclaration } from '../syntax/ast';
import { callBuiltin, type BuiltinTable, type Host } from './builtins';
import { EvaluationError, LimitExceeded } from '../values/errors';
import { globalFunctions } from './functions';
import { elementOf, memberOf, sliceOf } from './indexing';
import { limits } from '../syntax/limits';
import { callMethod } from '../methods/callMethod';
import { applyBinary, negate } from './operators';
import { lazy, Scope } from './scope';
import { stringArgument } from '../values/arguments';
import { textOfValue } from '../values/text';
import { hasType, isList, Path, typeName, type Value } from '../values/values';

/** Evaluates expressions for one request, counting them against its limit. */
export class Evaluator {
  #count = 0;

  constructor(
    private readonly packages: ReadonlyMap<string, BuiltinTable>,
    private readonly host: Host,
  ) {}

  /** Throws EvaluationError if there is no value, LimitExceeded if the request is too expensive. */
  evaluate(node: Expression, scope: Scope): Value {
    this.#count += 1;
    if (this.#count > limits.expressions) {
      throw new LimitExceeded(`The request needs more than ${limits.expressions} expressions.`);
    }
    try {
      return this.#value(node, scope);
    } catch (error) {
      if (error instanceof EvaluationError) error.at ??= node.at;
      throw error;
    }
  }

  #value(node: Expression, scope: Scope): Value {
    const valueOf = (child: Expression): Value => this.evaluate(child, scope);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return variable(node.name, scope);
      case 'member':
        return memberOf(valueOf(node.of), node.name);
      case 'index':
        return elementOf(valueOf(node.of), valueOf(node.key));
      case 'slice':
        return sliceOf(valueOf(node.of), node.from && valueOf(node.from), node.to && valueOf(node.to));
      case 'call':
        return this.#call(node, scope);
      case 'method':
        return this.#method(node, scope);
      case 'unary':
        return node.operator === '!' ? !bool(valueOf(node.operand)) : negate(valueOf(node.operand));
      case 'binary':
        return applyBinary(node.operator, valueOf(node.left), valueOf(node.right));
      case 'logical':
        return this.#logical(node, scope);
      case 'choice':
        return valueOf(bool(valueOf(node.test)) ? node.yes : node.no);
      case 'is':
        return hasType(valueOf(node.operand), node.type);
      case 'list':
        return node.items.map(valueOf);
      case 'map':
        return new Map(node.entries.map(([key, value]) => [stringArgument(valueOf(key)), valueOf(value)]));
      case 'path':
        return new Path(node.parts.flatMap((part) => (typeof part === 'string' ? [part] : segmentsOf(valueOf(part)))));
    }
  }

  /**
   * The side that decides (`true` for ||, `false` for &&) wins over an error or a non-boolean on the other side,
   * whichever comes first. A decision on the left leaves the right unasked.
   */
  #logical(node: Expression & { kind: 'logical' }, scope: Scope): boolean {
    const deciding = node.operator === '||';
    let failure: EvaluationError | null = null;
    for (const side of [node.left, node.right]) {
      try {
        if (bool(this.evaluate(side, scope)) === deciding) return deciding;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure) throw failure;
    return !deciding;
  }

  #call(node: Expression & { kind: 'call' }, scope: Scope): Value {
    const declared = scope.function(node.name);
    if (declared) return this.#declared(declared.declaration, declared.scope, node.args, scope);
    const builtin = globalFunctions.get(node.name);
    if (!builtin) throw new EvaluationError(`There is no function ${node.name}.`);
    return callBuiltin(builtin, this.host, this.#all(node.args, scope));
  }

  /** Arguments and let bindings are worked out when first used, so an unused one cannot fail. */
  #declared(
    declaration: FunctionDeclaration,
    declaredIn: Scope,
    args: readonly Expression[],
    callerScope: Scope,
  ): Value {
    const scope = new Scope(declaredIn, [], []);
    declaration.parameters.forEach((name, i) => {
      const argument = args[i];
      if (argument)
        scope.add(
          name,
          lazy(() => this.evaluate(argument, callerScope)),
        );
    });
    for (const { name, value } of declaration.lets)
      scope.add(
        name,
        lazy(() => this.evaluate(value, scope)),
      );
    return this.evaluate(declaration.result, scope);
  }

  #method(node: Expression & { kind: 'method' }, scope: Scope): Value {
    const table = node.of.kind === 'variable' ? this.packages.get(node.of.name) : undefined;
    const builtin = table?.get(node.name);
    if (builtin) return callBuiltin(builtin, this.host, this.#all(node.args, scope));
    return callMethod(this.evaluate(node.of, scope), node.name, this.#all(node.args, scope));
  }

  #all(nodes: readonly Expression[], scope: Scope): Value[] {
    return nodes.map((node) => this.evaluate(node, scope));
  }
}

function variable(name: string, scope: Scope): Value {
  const value = scope.variable(name);
  if (!value) throw new EvaluationError(`There is no variable ${name}.`);
  return value();
}

function bool(value: Value): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError(`Wanted a bool, got a ${typeName(value)}.`);
  return value;
}

/** What `$(value)` puts into a path: the segments of a path, or one segment of text. */
function segmentsOf(value: Value): readonly string[] {
  if (value instanceof Path) return value.segments;
  if (isList(value)) throw new EvaluationError('A list is no part of a path.');
  return [textOfValue(value)];
}
