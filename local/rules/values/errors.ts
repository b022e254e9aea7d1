/** A place in a rules file; lines and columns count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The file cannot be used: syntax, a name nobody defined, or a limit passed. Thrown before any request is judged. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly line: number;
  readonly column: number;

  constructor(fileName: string, position: Position, problem: string) {
    super(`${fileName}:${position.line}:${position.column}: ${problem}`);
    this.line = position.line;
    this.column = position.column;
  }
}

/** What lexer, parser and checker throw; the compiler adds the file's name. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';

  constructor(
    readonly position: Position,
    problem: string,
  ) {
    super(problem);
  }
}

/** An expression has no value (missing property, wrong type, division by zero). `||` and `&&` may absorb it. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  /** The innermost expression that failed; set on the way out of it. */
  at?: Position;
}

/** A limit was passed while judging a request: the whole request is denied, nothing absorbs it. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}
