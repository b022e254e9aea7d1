import { limits } from '../syntax/limits';
import { outcomeOf, refusal, storageRules } from '../testing';

/** The words with which a condition is refused, without their place; null if it is taken. */
function problemOf(expression: string, functions = ''): string | null {
  try {
    const source = storageRules(`${functions}\nmatch /{id} { allow get: if ${expression}; }`);
    return refusal(source).replace(/^storage\.rules:\d+:\d+: /, '');
  } catch (error) {
    if (error instanceof Error && error.message === 'The rules were not refused.') return null;
    throw error;
  }
}

const chain = (length: number): string => Array.from({ length }, () => 'true').join(' && ');

test.each([
  ['a chain', chain],
  ['a sum', (depth: number) => `${Array.from({ length: depth - 1 }, () => '1').join(' + ')} == 1`],
  ['parentheses', (depth: number) => `${'('.repeat(depth - 1)}true${')'.repeat(depth - 1)}`],
  ['negations', (depth: number) => `${'!'.repeat(depth - 1)}true`],
  ['lists', (depth: number) => `${'['.repeat(depth - 1)}1${']'.repeat(depth - 1)}`],
  ['members', (depth: number) => `resource.metadata${'.a'.repeat(depth - 2)}`],
  ['method calls', (depth: number) => `'a'${'.trim()'.repeat(depth - 1)}`],
])('%s may be 100 deep, not 101', (_, nested) => {
  expect(problemOf(nested(limits.expressionDepth))).toBeNull();
  expect(problemOf(nested(limits.expressionDepth + 1))).toBe('the expression is nested too deeply');
});

const deep = chain(limits.expressionDepth);

test.each([
  [`(${deep}).a`],
  [`(${deep})[0]`],
  [`[1][${deep}]`],
  [`(${deep})[:]`],
  [`[1][${deep}:]`],
  [`[1][:${deep}]`],
  [`string(${deep})`],
  [`(${deep}).size()`],
  [`'a'.split(${deep})`],
  [`math.abs(${deep})`],
  [`!(${deep})`],
  [`(${deep}) is bool`],
  [`(${deep}) == 1`],
  [`1 == (${deep})`],
  [`(${deep}) || true`],
  [`true || (${deep})`],
  [`(${deep}) ? 1 : 2`],
  [`true ? (${deep}) : 2`],
  [`true ? 1 : (${deep})`],
  [`[1, ${deep}]`],
  [`{'a': ${deep}}`],
  [`{(${deep}): 1}`],
  [`/a/$(${deep})`],
])('counts the depth through every kind of expression', (expression) => {
  expect(problemOf(expression)).toBe('the expression is nested too deeply');
});

test.each([
  ['x.a'],
  ['x[0]'],
  ['[1][x]'],
  ['x[:]'],
  ['[1][x:]'],
  ['[1][:x]'],
  ['string(x)'],
  ['f(x)'],
  ['x.size()'],
  ["'a'.split(x)"],
  ["'a'.replace('a', x)"],
  ['math.abs(x)'],
  ['!x'],
  ['-x'],
  ['x is int'],
  ['x + 1'],
  ['1 + x'],
  ['x && true'],
  ['true && x'],
  ['x ? 1 : 2'],
  ['true ? x : 2'],
  ['true ? 1 : x'],
  ['[1, x]'],
  ["{'a': x}"],
  ['{x: 1}'],
  ['/a/$(x)/b'],
])('finds the unknown name in %s', (expression) => {
  expect(problemOf(expression, 'function f(a) { return a; }')).toBe('x is not defined here');
});

test.each([
  ['math', 'math is a package and has no value'],
  ['firestore == 1', 'firestore is a package and has no value'],
  ['math.abs == 1', 'math is a package and has no value'],
  ["'a'.split(math)", 'math is a package and has no value'],
  ['math.foo(1)', 'unknown function math.foo'],
  ['firestore.list(/a)', 'unknown function firestore.list'],
  ['math.abs()', 'math.abs takes 1 arguments, not 0'],
  ['math.pow(1)', 'math.pow takes 2 arguments, not 1'],
  ['nothing(1)', 'unknown function nothing'],
  ['string()', 'string takes 1 arguments, not 0'],
  ['f()', 'f takes 1 arguments, not 0'],
  ['f(1, 2)', 'f takes 1 arguments, not 2'],
  ["'a'.foo()", 'no type has a method foo'],
  ["'a'.matches()", 'matches takes 1 arguments, not 0'],
  ["'a'.replace('a')", 'replace takes 2 arguments, not 1'],
  ["'a'.matches('[')", '"[" is no regular expression of RE2'],
  ["'a'.split('(')", '"(" is no regular expression of RE2'],
  ["'a'.replace('*', 'x')", '"*" is no regular expression of RE2'],
  ['request.foo', 'there is no property foo here'],
  ['request.auth.foo', 'there is no property foo here'],
  ['request.toString', 'there is no property toString here'],
  ['request.resource.timeCreated', 'there is no property timeCreated here'],
  ['request.foo.bar', 'there is no property foo here'],
])('refuses %s: %s', (expression, problem) => {
  expect(problemOf(expression, 'function f(a) { return a; }')).toBe(problem);
});

test.each([
  ['id == 1'],
  ['request.auth.token.anything.more'],
  ['request.time.year()'],
  ['resource.timeCreated'],
  ['resource.metadata.anything'],
  ['request.resource.metadata.anything'],
  ["'a'.replace('a', '[')"],
  ["'a'.matches('[' + 'a]')"],
  ["'['.size()"],
  ["['a'].join('[')"],
  ['id.matches(id)'],
  ["'a'.matches(1)"],
  ['f(1).foo'],
])('takes %s', (expression) => {
  expect(problemOf(expression, 'function f(a) { return a; }')).toBeNull();
});

test('behind a point, the name of a package is an ordinary property', () => {
  expect(outcomeOf("{'math': {'abs': 1}}.math.abs == 1")).toBe(true);
});
