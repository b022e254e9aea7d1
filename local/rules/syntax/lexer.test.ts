import { SourceProblem } from '../values/errors';
import { tokenize } from './lexer';

const texts = (source: string): string[] =>
  tokenize(source).map((token) => ('text' in token ? `${token.kind} ${token.text}` : token.kind));

function problemOf(source: string): SourceProblem {
  try {
    tokenize(source);
  } catch (error) {
    if (error instanceof SourceProblem) return error;
    throw error;
  }
  throw new Error('Nothing was wrong.');
}

test('distinguishes a path from a division by what stands behind the slash', () => {
  expect(texts('a / b /c/$(d) /{e}')).toEqual([
    'word a',
    'symbol /',
    'word b',
    'path c',
    'pathExpression',
    'word d',
    'symbol )',
    'pathBinding',
    'word e',
    'symbol }',
    'end',
  ]);
});

test('takes (default) and points as parts of a path', () => {
  expect(texts('/databases/(default)/a.b-c')).toEqual(['path databases', 'path (default)', 'path a.b-c', 'end']);
});

test('keeps int and float apart', () => {
  expect(texts('0 12 1.5 .5 5.')).toEqual(['int 0', 'int 12', 'float 1.5', 'float .5', 'float 5.', 'end']);
});

test('prefers the longer operator', () => {
  expect(texts('a<=b!c!=d')).toEqual([
    'word a',
    'symbol <=',
    'word b',
    'symbol !',
    'word c',
    'symbol !=',
    'word d',
    'end',
  ]);
});

test('reads both quotes and every escape', () => {
  expect(texts(`'a"\\'' "\\x41\\u00e9\\101\\n"`)).toEqual([`string a"'`, 'string AéA\n', 'end']);
});

test('reads bytes, numbered escapes as single ones', () => {
  const [token] = tokenize("b'é\\xff'");
  expect(token).toMatchObject({ kind: 'bytes', bytes: Uint8Array.from([0xc3, 0xa9, 0xff]) });
});

test('skips comments and counts lines and columns from 1', () => {
  const tokens = tokenize('// one\n/* two\n */ three\n  four');
  expect(tokens.map(({ at }) => at)).toEqual([
    { line: 3, column: 5 },
    { line: 4, column: 3 },
    { line: 4, column: 7 },
  ]);
});

test.each([
  ["\n 'abc\n'", 2, 2, 'the string is not closed on its line'],
  ["'a\\q'", 1, 3, 'unknown escape \\q'],
  ['a /* b', 1, 3, 'the comment is not closed'],
  ['a # b', 1, 3, 'unexpected character "#"'],
  ['a++', 1, 2, 'there is no operator ++'],
  ['1e3', 1, 1, 'a number is decimal, without exponent'],
  ['4 /(2)', 1, 3, 'a division needs a space behind its slash'],
])('names the place of what it cannot read: %j', (source, line, column, message) => {
  const problem = problemOf(source);
  expect([problem.position, problem.message]).toEqual([{ line, column }, message]);
});

test.each([
  ['a // b', 7],
  ['a //', 5],
  ['a /**/', 7],
  ['a ', 3],
])('the last line may be a comment without an end of line: %j', (source, column) => {
  const tokens = tokenize(source);
  expect(tokens.map(({ kind }) => kind)).toEqual(['word', 'end']);
  expect(tokens.at(-1)).toEqual({ kind: 'end', at: { line: 1, column }, end: source.length });
});
