import type { BinaryOperator, Expression, PathPart } from './ast';
import { SourceProblem, type Position } from '../values/errors';
import { limits } from './limits';
import type { TokenReader } from './tokenReader';
import { testableTypes } from '../values/values';

/** Binary operators from the loosest to the tightest; each level is left-associative. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['in'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** `is` takes all that stands left of it up to an `in`: `true == 1 is int` asks about `true == 1`. */
const isLevel = 1;

/** Words with a meaning of their own; they name no variable, but after a point they are ordinary names. */
const keywords = new Set('allow else false function if import in is let match null return service true'.split(' '));

const largest = 2n ** 63n;

/** Parses one expression of the rules language. */
export class ExpressionParser {
  #depth = 0;

  constructor(private readonly tokens: TokenReader) {}

  /** Throws SourceProblem at the first token that cannot continue the expression. */
  parse(): Expression {
    const at = this.tokens.next.at;
    this.#depth += 1;
    if (this.#depth > limits.expressionDepth) throw new SourceProblem(at, 'the expression is nested too deeply');
    const test = this.#logical('||');
    this.#depth -= 1;
    if (!this.tokens.accepts('?')) return test;
    const yes = this.parse();
    this.tokens.expect(':');
    return { kind: 'choice', at, test, yes, no: this.parse() };
  }

  #logical(operator: '||' | '&&'): Expression {
    const operand = (): Expression => (operator === '||' ? this.#logical('&&') : this.#binary(0));
    let left = operand();
    while (this.tokens.sees(operator)) {
      const at = this.tokens.take().at;
      left = { kind: 'logical', at, operator, left, right: operand() };
    }
    return left;
  }

  #binary(level: number): Expression {
    const operators = levels[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = operators.find((text) => this.tokens.sees(text));
      if (operator) {
        const at = this.tokens.take().at;
        left = { kind: 'binary', at, operator, left, right: this.#binary(level + 1) };
      } else if (level === isLevel && this.tokens.sees('is')) {
        left = this.#is(left);
      } else {
        return left;
      }
    }
  }

  #is(operand: Expression): Expression {
    const at = this.tokens.take().at;
    const type = this.tokens.word('the name of a type');
    if (!testableTypes.has(type.text)) throw new SourceProblem(type.at, `'is' does not know the type ${type.text}`);
    return { kind: 'is', at, operand, type: type.text };
  }

  #unary(): Expression {
    const { next } = this.tokens;
    const operator = next.kind === 'symbol' && (next.text === '!' || next.text === '-') ? next.text : null;
    if (!operator) return this.#postfix(this.#primary());
    this.tokens.take();
    // The smallest integer has no positive counterpart, so the sign belongs to its literal.
    const number = this.tokens.next;
    if (operator === '-' && number.kind === 'int' && BigInt(number.text) === largest) {
      this.tokens.take();
      return { kind: 'literal', at: next.at, value: -largest };
    }
    if (operator === '-' && this.tokens.sees('-')) throw this.tokens.unexpected('an expression with one sign');
    this.#depth += 1;
    if (this.#depth > limits.expressionDepth) throw new SourceProblem(next.at, 'the expression is nested too deeply');
    const operand = this.#unary();
    this.#depth -= 1;
    return { kind: 'unary', at: next.at, operator, operand };
  }

  #postfix(start: Expression): Expression {
    let of = start;
    for (;;) {
      if (this.tokens.accepts('.')) {
        const { text: name, at } = this.tokens.word('the name of a property or method');
        of = this.tokens.sees('(')
          ? { kind: 'method', at, of, name, args: this.#arguments() }
          : { kind: 'member', at, of, name };
      } else if (this.tokens.sees('[')) {
        of = this.#indexOrSlice(of, this.tokens.take().at);
      } else {
        return of;
      }
    }
  }

  #indexOrSlice(of: Expression, at: Position): Expression {
    const key = this.tokens.sees(':') ? undefined : this.parse();
    if (key && this.tokens.accepts(']')) return { kind: 'index', at, of, key };
    this.tokens.expect(':');
    const to = this.tokens.sees(']') ? undefined : this.parse();
    this.tokens.expect(']');
    return { kind: 'slice', at, of, ...(key && { from: key }), ...(to && { to }) };
  }

  #arguments(): Expression[] {
    this.tokens.expect('(');
    return this.#separated(')', () => this.parse());
  }

  /** Items up to the closing symbol; a comma may stand behind the last one. */
  #separated<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.tokens.accepts(close)) {
      items.push(item());
      if (this.tokens.accepts(close)) break;
      if (!this.tokens.accepts(',')) throw this.tokens.unexpected(`',' or '${close}'`);
    }
    return items;
  }

  #primary(): Expression {
    const token = this.tokens.next;
    const { at } = token;
    switch (token.kind) {
      case 'int': {
        this.tokens.take();
        const value = BigInt(token.text);
        if (value >= largest) throw new SourceProblem(at, 'the integer does not fit 64 bits');
        return { kind: 'literal', at, value };
      }
      case 'float':
        this.tokens.take();
        return { kind: 'literal', at, value: Number(token.text) };
      case 'string':
        this.tokens.take();
        return { kind: 'literal', at, value: token.text };
      case 'bytes':
        this.tokens.take();
        return { kind: 'literal', at, value: token.bytes };
      case 'path':
      case 'pathExpression':
        return this.#path(at);
      case 'word':
        return this.#word(token.text, at);
      default:
        return this.#bracketed(at);
    }
  }

  #bracketed(at: Position): Expression {
    if (this.tokens.accepts('(')) {
      const inner = this.parse();
      this.tokens.expect(')');
      return inner;
    }
    if (this.tokens.accepts('[')) return { kind: 'list', at, items: this.#separated(']', () => this.parse()) };
    if (this.tokens.accepts('{')) {
      const entry = (): [Expression, Expression] => {
        const key = this.parse();
        this.tokens.expect(':');
        return [key, this.parse()];
      };
      return { kind: 'map', at, entries: this.#separated('}', entry) };
    }
    throw this.tokens.unexpected('an expression');
  }

  #word(name: string, at: Position): Expression {
    if (name === 'true' || name === 'false' || name === 'null') {
      this.tokens.take();
      return { kind: 'literal', at, value: name === 'null' ? null : name === 'true' };
    }
    if (keywords.has(name)) throw this.tokens.unexpected('an expression');
    this.tokens.take();
    return this.tokens.sees('(') ? { kind: 'call', at, name, args: this.#arguments() } : { kind: 'variable', at, name };
  }

  #path(at: Position): Expression {
    const parts: PathPart[] = [];
    for (;;) {
      const token = this.tokens.next;
      if (token.kind === 'path') {
        this.tokens.take();
        parts.push(token.text);
      } else if (token.kind === 'pathExpression') {
        this.tokens.take();
        parts.push(this.parse());
        this.tokens.expect(')');
      } else {
        return { kind: 'path', at, parts };
      }
    }
  }
}

/** Whether a word may name a variable, parameter or function. */
export function isName(word: string): boolean {
  return !keywords.has(word);
}
