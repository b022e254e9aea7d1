import { SourceProblem, type Position } from '../values/errors';
import { bytesOf, readQuoted, textOf } from './quoted';
import type { Token } from './tokens';

const symbols = ['&&', '||', '==', '!=', '<=', '>='];
const singles = new Set('{}()[];:,.?=<>!+-*/%');
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+/y;
const pathText = /\/(\(default\)|[A-Za-z0-9_.~%-]+)/y;

/** Tokens of a rules file, the last one of kind `end`. Throws SourceProblem at the first character it cannot place. */
export function tokenize(source: string): readonly Token[] {
  const positionOf = positions(source);
  const tokens: Token[] = [];
  let offset = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(source);
  };

  while ((offset = skipBlank(source, offset, positionOf)) < source.length) {
    const at = positionOf(offset);
    const character = source.charAt(offset);
    const next = readToken(at, character);
    tokens.push(next);
    offset = next.end;
  }
  tokens.push({ kind: 'end', at: positionOf(source.length), end: source.length });
  return tokens;

  function readToken(at: Position, character: string): Token {
    const quote = character === 'b' ? source.charAt(offset + 1) : character;
    if (quote === '"' || quote === "'") {
      const bytes = character === 'b';
      const { pieces, end } = readQuoted(source, bytes ? offset + 1 : offset, bytes, positionOf);
      if (bytes) return { kind: 'bytes', bytes: bytesOf(pieces), at, end };
      return { kind: 'string', text: textOf(pieces), at, end };
    }
    const name = take(word);
    if (name) return { kind: 'word', text: name[0], at, end: offset + name[0].length };
    const digits = take(number);
    // `a.0` does not exist in the language, so a point with digits behind it always begins a number.
    if (digits) return numberToken(digits[0], at);
    if (character === '/') {
      const fixed = take(pathText);
      if (fixed) return { kind: 'path', text: fixed[1] ?? '', at, end: offset + fixed[0].length };
      if (source.startsWith('/$(', offset)) return { kind: 'pathExpression', at, end: offset + 3 };
      if (source.startsWith('/{', offset)) return { kind: 'pathBinding', at, end: offset + 2 };
      if (source.startsWith('/(', offset)) {
        throw new SourceProblem(at, 'a division needs a space behind its slash');
      }
    }
    const two = source.slice(offset, offset + 2);
    if (two === '--' || two === '++') throw new SourceProblem(at, `there is no operator ${two}`);
    const text = symbols.includes(two) ? two : character;
    if (text.length === 1 && !singles.has(text)) {
      throw new SourceProblem(at, `unexpected character ${JSON.stringify(character)}`);
    }
    return { kind: 'symbol', text, at, end: offset + text.length };
  }

  function numberToken(text: string, at: Position): Token {
    const end = offset + text.length;
    // 010, 0x10 and 1e3 are not numbers here.
    if (/[A-Za-z0-9_]/.test(source.charAt(end))) throw new SourceProblem(at, 'a number is decimal, without exponent');
    return { kind: text.includes('.') ? 'float' : 'int', text, at, end };
  }
}

/** The offset of the next character that is neither blank nor comment. */
function skipBlank(source: string, start: number, positionOf: (offset: number) => Position): number {
  let offset = start;
  for (;;) {
    if (/\s/.test(source.charAt(offset))) {
      offset += 1;
    } else if (source.startsWith('//', offset)) {
      const end = source.indexOf('\n', offset);
      offset = end < 0 ? source.length : end;
    } else if (source.startsWith('/*', offset)) {
      const end = source.indexOf('*/', offset + 2);
      if (end < 0) throw new SourceProblem(positionOf(offset), 'the comment is not closed');
      offset = end + 2;
    } else {
      return offset;
    }
  }
}

/** A function from offset to line and column; offsets have to be asked in any order. */
function positions(source: string): (offset: number) => Position {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
