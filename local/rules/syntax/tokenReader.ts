import { SourceProblem, type Position } from '../values/errors';
import { describe, type Token } from './tokens';

/** A cursor over tokens with the questions a recursive-descent parser asks. */
export class TokenReader {
  #index = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token {
    const token = this.tokens[this.#index] ?? this.tokens.at(-1);
    if (!token) throw new RangeError('A token list ends with its end token.');
    return token;
  }

  take(): Token {
    const token = this.next;
    this.#index += 1;
    return token;
  }

  /** Whether the next token is this symbol or word. */
  sees(text: string): boolean {
    const token = this.next;
    return (token.kind === 'symbol' || token.kind === 'word') && token.text === text;
  }

  /** Takes the symbol or word if it comes next. */
  accepts(text: string): boolean {
    const seen = this.sees(text);
    if (seen) this.take();
    return seen;
  }

  expect(text: string): Position {
    if (!this.sees(text)) throw this.unexpected(`'${text}'`);
    return this.take().at;
  }

  /** Takes a word of any text; the parser decides whether it may be a keyword. */
  word(what: string): { readonly text: string; readonly at: Position } {
    const token = this.next;
    if (token.kind !== 'word') throw this.unexpected(what);
    this.take();
    return token;
  }

  unexpected(wanted: string): SourceProblem {
    return new SourceProblem(this.next.at, `expected ${wanted}, found ${describe(this.next)}`);
  }
}
