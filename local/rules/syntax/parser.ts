import type { AllowStatement, FunctionDeclaration, LetBinding, MatchBlock, MatchSegment, RulesFile } from './ast';
import { SourceProblem, type Position } from '../values/errors';
import { ExpressionParser, isName } from './expressionParser';
import { tokenize } from './lexer';
import { limits } from './limits';
import { TokenReader } from './tokenReader';

/** Parses a rules file of version 2 with one service block. Throws SourceProblem. */
export function parseRules(source: string): RulesFile {
  if (new TextEncoder().encode(source).length > limits.sourceBytes) {
    throw new SourceProblem({ line: 1, column: 1 }, `the file is larger than ${limits.sourceBytes / 1024} KB`);
  }
  return new RulesParser(new TokenReader(tokenize(source))).file();
}

class RulesParser {
  readonly #expressions: ExpressionParser;

  constructor(private readonly tokens: TokenReader) {
    this.#expressions = new ExpressionParser(tokens);
  }

  file(): RulesFile {
    this.#version();
    const functions: FunctionDeclaration[] = [];
    while (this.tokens.sees('function')) functions.push(this.#function());
    const service = this.#service();
    while (this.tokens.sees('function')) functions.push(this.#function());
    if (this.tokens.next.kind !== 'end') throw this.tokens.unexpected('the end of the file behind the one service');
    return { functions, service };
  }

  /** Version 1 differs in what `{x=**}` matches; only version 2 is known here, so the line has to be there. */
  #version(): void {
    const at = this.tokens.next.at;
    if (!this.tokens.accepts('rules_version'))
      throw new SourceProblem(at, "the file must begin with rules_version = '2'");
    this.tokens.expect('=');
    const version = this.tokens.take();
    if (version.kind !== 'string' || version.text !== '2') {
      throw new SourceProblem(version.at, "the only known rules version is '2'");
    }
    this.tokens.accepts(';');
  }

  #service(): RulesFile['service'] {
    this.tokens.expect('service');
    const first = this.tokens.word('the name of a service');
    let name = first.text;
    while (this.tokens.accepts('.')) name += `.${this.tokens.word('the rest of the name of the service').text}`;
    const body = this.#block(0);
    return { at: first.at, name, functions: body.functions, matches: body.matches };
  }

  /** `{ … }` of a service (depth 0, no allows) or of a match. */
  #block(depth: number): Pick<MatchBlock, 'functions' | 'matches' | 'allows'> {
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    const allows: AllowStatement[] = [];
    this.tokens.expect('{');
    while (!this.tokens.sees('}')) {
      if (this.tokens.sees('function')) functions.push(this.#function());
      else if (this.tokens.sees('match')) matches.push(this.#match(depth + 1));
      else if (depth > 0 && this.tokens.sees('allow')) allows.push(this.#allow());
      else
        throw this.tokens.unexpected(depth > 0 ? "'allow', 'match', 'function' or '}'" : "'match', 'function' or '}'");
    }
    const end = this.tokens.take();
    if (functions.length + matches.length + allows.length === 0) throw new SourceProblem(end.at, 'the block is empty');
    return { functions, matches, allows };
  }

  #match(depth: number): MatchBlock {
    const at = this.tokens.expect('match');
    if (depth > limits.matchDepth) {
      throw new SourceProblem(at, `match blocks are nested deeper than ${limits.matchDepth}`);
    }
    const segments: MatchSegment[] = [];
    for (;;) {
      const token = this.tokens.next;
      if (token.kind === 'path') {
        this.tokens.take();
        segments.push({ kind: 'text', text: token.text });
      } else if (token.kind === 'pathBinding') {
        this.tokens.take();
        segments.push(this.#binding(segments));
      } else if (segments.length === 0) {
        throw this.tokens.unexpected('a path');
      } else {
        return { at, segments, ...this.#block(depth) };
      }
    }
  }

  #binding(before: readonly MatchSegment[]): MatchSegment {
    const { text: name, at } = this.#name('the name of a wildcard');
    if (before.some((segment) => segment.kind !== 'text' && segment.name === name)) {
      throw new SourceProblem(at, `the wildcard ${name} is already in this path`);
    }
    const rest = this.tokens.accepts('=');
    if (rest) {
      this.tokens.expect('*');
      this.tokens.expect('*');
      if (before.some((segment) => segment.kind === 'rest')) {
        throw new SourceProblem(at, 'a path can hold only one {name=**}');
      }
    }
    this.tokens.expect('}');
    return { kind: rest ? 'rest' : 'one', name, at };
  }

  #allow(): AllowStatement {
    const at = this.tokens.expect('allow');
    const methods: Array<AllowStatement['methods'][number]> = [];
    do {
      const { text: name, at: place } = this.tokens.word('a method such as get');
      methods.push({ name, at: place });
    } while (this.tokens.accepts(','));
    if (!this.tokens.accepts(':')) {
      this.#endOfStatement();
      return { at, methods };
    }
    this.tokens.expect('if');
    const condition = this.#expressions.parse();
    this.#endOfStatement();
    return { at, methods, condition };
  }

  /** The semicolon may be left out before a closing brace only. */
  #endOfStatement(): void {
    if (!this.tokens.sees('}')) this.tokens.expect(';');
  }

  #function(): FunctionDeclaration {
    this.tokens.expect('function');
    const { text: name, at } = this.#name('the name of a function');
    this.tokens.expect('(');
    const parameters: string[] = [];
    while (!this.tokens.accepts(')')) {
      const parameter = this.#name('the name of a parameter');
      this.#fresh(parameter, parameters);
      parameters.push(parameter.text);
      if (!this.tokens.sees(')')) this.tokens.expect(',');
    }
    if (parameters.length > limits.functionArguments) {
      throw new SourceProblem(at, `a function takes at most ${limits.functionArguments} arguments`);
    }
    this.tokens.expect('{');
    const lets: LetBinding[] = [];
    while (this.tokens.sees('let')) lets.push(this.#let([...parameters, ...lets.map((binding) => binding.name)]));
    if (lets.length > limits.letBindings) {
      throw new SourceProblem(at, `a function holds at most ${limits.letBindings} let bindings`);
    }
    this.tokens.expect('return');
    const result = this.#expressions.parse();
    this.#endOfStatement();
    this.tokens.expect('}');
    return { at, name, parameters, lets, result };
  }

  #let(taken: readonly string[]): LetBinding {
    this.tokens.expect('let');
    const name = this.#name('the name of a variable');
    this.#fresh(name, taken);
    this.tokens.expect('=');
    const value = this.#expressions.parse();
    this.tokens.expect(';');
    return { at: name.at, name: name.text, value };
  }

  #name(what: string): { readonly text: string; readonly at: Position } {
    const { next } = this.tokens;
    if (next.kind === 'word' && !isName(next.text)) throw this.tokens.unexpected(what);
    return this.tokens.word(what);
  }

  #fresh(name: { readonly text: string; readonly at: Position }, taken: readonly string[]): void {
    if (taken.includes(name.text)) throw new SourceProblem(name.at, `the name ${name.text} is already taken here`);
  }
}
