import type { Position } from '../values/errors';
import type { Value } from '../values/values';

export type UnaryOperator = '!' | '-';
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

/** A piece of a path literal: fixed text, or `$(expression)`. */
export type PathPart = string | Expression;

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly key: Expression }
  | { readonly kind: 'slice'; readonly of: Expression; readonly from?: Expression; readonly to?: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'logical'; readonly operator: '&&' | '||'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyArray<readonly [Expression, Expression]> }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
);

export interface LetBinding {
  readonly at: Position;
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
}

/** One step of a match path: fixed text, `{name}`, or `{name=**}`. */
export type MatchSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string; readonly at: Position };

export interface AllowStatement {
  readonly at: Position;
  readonly methods: ReadonlyArray<{ readonly name: string; readonly at: Position }>;
  /** Absent: always. */
  readonly condition?: Expression;
}

export interface MatchBlock {
  readonly at: Position;
  readonly segments: readonly MatchSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface RulesFile {
  /** Functions outside the service block. */
  readonly functions: readonly FunctionDeclaration[];
  readonly service: {
    readonly at: Position;
    readonly name: string;
    readonly functions: readonly FunctionDeclaration[];
    readonly matches: readonly MatchBlock[];
  };
}
