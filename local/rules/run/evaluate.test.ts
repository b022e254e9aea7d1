import { decideOn, valueOf } from '../testing';

const failing = '1 / 0 == 1';

describe('|| and &&', () => {
  test.each([
    [`${failing} || true`, true],
    [`true || ${failing}`, true],
    [`${failing} && false`, false],
    [`false && ${failing}`, false],
    ['1 || true', true],
    ['null && false', false],
  ])('absorb an error or a non-boolean: %s', (expression, expected) => {
    expect(valueOf(expression)).toBe(expected);
  });

  test.each([`${failing} || false`, `${failing} && true`, `!(${failing})`, `(${failing}) ? true : true`])(
    'leave an error that nothing decides: %s',
    (expression) => {
      expect(valueOf(expression)).toContain('Division by zero.');
    },
  );

  test('do not ask the right side when the left one decides', () => {
    // 2 000 elements are more than the limit of expressions, which nothing absorbs.
    const costly = `[${'1,'.repeat(2000)}].size() > 0`;
    expect(decideOn(`true || ${costly}`).permitted).toBe(true);
    expect(decideOn(`${costly} || true`).permitted).toBe(false);
  });
});

test('names the innermost expression that failed', () => {
  expect(decideOn('true && [1][5] == 1').issues).toEqual(['storage.rules:5:45: There is no such place in the list.']);
});

test('a missing property is an error, whatever is asked about it', () => {
  for (const expression of ["{'a': 1}.b == null", "{'a': 1}.b != null", "!({'a': true}.b)", '{}.toString == null']) {
    expect(valueOf(expression)).toContain('There is no property');
  }
  expect(valueOf("'b' in {'a': 1}")).toBe(false);
  expect(valueOf("'toString' in {}")).toBe(false);
  expect(valueOf("{'a': 1}.get('b', 2) == 2")).toBe(true);
});

test('signed out, request.auth is null and its properties are errors', () => {
  expect(valueOf('request.auth == null')).toBe(true);
  expect(valueOf("request.auth.uid == 'ann'")).toContain('A null has no property uid.');
  expect(valueOf('resource == null')).toBe(true);
});

test.each([
  ['-7 / 2 == -3', true],
  ['-7 % 3 == -1', true],
  ['1 == 1.0', true],
  ['[1] == [1.0]', false],
  ['1 is float', false],
  ['9223372036854775807 > 9223372036854775806', true],
  ["'abc'[0:2] == 'ab'", true],
  ["resource == null ? 'a' == 'a' : 1 / 0 == 1", true],
  ['true == 1 is int', false],
  ['1 < 2 is bool', true],
  ['1 == 1 in [true]', true],
  ['false ? true : false ? false : true', true],
  ["'photo.jpg'.matches('photo')", false],
  ["'photo.jpg'.matches('.*[.]jpg')", true],
])('%s is %s', (expression, expected) => {
  expect(valueOf(expression)).toBe(expected);
});

test('a slice out of bounds and an overflow are errors', () => {
  expect(valueOf("'abc'[0:4] == 'abc'")).toContain('out of bounds');
  expect(valueOf('9223372036854775807 + 1 > 0')).toContain('64 bits');
});

describe('functions', () => {
  test('see the names around their declaration, not those of their caller', () => {
    const functions = `
      function outer() { return 'outer'; }
      function name() { return outer(); }`;
    expect(valueOf("name() == 'outer'", functions)).toBe(true);
    const shadowing = `${functions}\nfunction call(rest) { return rest == 1 && name() == 'outer'; }`;
    expect(valueOf('call(1)', shadowing)).toBe(true);
  });

  test('work out arguments and lets only when used, and once', () => {
    expect(valueOf('f(1 / 0)', 'function f(a) { let b = a; return true; }')).toBe(true);
    // 400 elements, used four times: only once is within the limit of 1 000 expressions.
    const functions = `function f(a) { let b = a; return b == b && b == a; }`;
    expect(valueOf(`f([${'1,'.repeat(400)}])`, functions)).toBe(true);
  });
});

test('a request may evaluate 1000 expressions, counting every allow', () => {
  const elements = (count: number): string => `[${'1,'.repeat(count)}] == []`;
  // The comparison and the two lists are expressions as well.
  expect(valueOf(elements(990))).toBe(false);
  expect(decideOn(elements(998)).issues).toEqual(['storage.rules: The request needs more than 1000 expressions.']);
  const twice = `match /{a=**} { allow get: if ${elements(600)}; } match /{b=**} { allow get: if ${elements(600)}; }`;
  expect(decideOn('true', twice).permitted).toBe(false);
});

test('a pattern of a bad regular expression costs linear time', () => {
  const started = performance.now();
  expect(valueOf(`'${'a'.repeat(5000)}!'.matches('(a+)+')`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
});
