import { outcomeOf } from '../testing';

test.each([
  ["'AZaz09ÄÖ@[`{'.lower() == 'azaz09ÄÖ@[`{'"],
  ["'AZaz09äö@[`{'.upper() == 'AZAZ09äö@[`{'"],
  ["'aBCdEF'.lower() == 'abcdef'"],
  ["'aBCdEf'.upper() == 'ABCDEF'"],
  ["'ß'.upper() == 'ß'"],
])('only ASCII letters change their case: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

test.each([
  ["''.size() == 0"],
  ["'abc'.size() == 3"],
  ["'äöü'.size() == 3"],
  ["'abc'.size() is int"],
  ["'\\ud83d\\ude00'.size() == 2"],
  ["'abc'.toUtf8() == b'abc'"],
  ["'ä€'.toUtf8() == b'\\xc3\\xa4\\xe2\\x82\\xac'"],
])('sizes are UTF-16 units, bytes are UTF-8: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

test.each([
  ["'  a b\\t\\n'.trim() == 'a b'"],
  ["'\\n\\t a'.trim() == 'a'"],
  ["'a \\r\\n'.trim() == 'a'"],
  ["'  a'.trim() == 'a'"],
  ["'a  '.trim() == 'a'"],
  ["'\\x00\\x1fa\\x00\\x1f'.trim() == 'a'"],
  ["'a'.trim() == 'a'"],
  ["'! a !'.trim() == '! a !'"],
  ["' \\t '.trim() == ''"],
  ["''.trim() == ''"],
  ["'\\u00a0a\\u2003'.trim() == '\\u00a0a\\u2003'"],
])('trim takes away blanks and control characters at both ends only: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

test.each([
  ["'abc'.matches('a.c')", true],
  ["'abc'.matches('b')", false],
  ["'abc'.matches('ab')", false],
  ["'abc'.replace('b', 'x') == 'axc'", true],
  ["'a1b2'.replace('[0-9]', '') == 'ab'", true],
  ["'a,b,c'.split(',') == ['a', 'b', 'c']", true],
  ["'abc'.matches(1)", 'Wanted a string, got a int.'],
  ["'abc'.split(null) == []", 'Wanted a string, got a null.'],
  ["'abc'.replace(1.5, 'x') == 'abc'", 'Wanted a string, got a float.'],
  ["'abc'.replace('b', true) == 'abc'", 'Wanted a string, got a bool.'],
])('patterns are strings: %s is %s', (expression, expected) => {
  expect(outcomeOf(expression)).toBe(expected);
});

test.each([
  ["b''.size() == 0"],
  ["b'ab\\xff'.size() == 3"],
  ["b'abc'.toBase64() == 'YWJj'"],
  ["b'a'.toBase64() == 'YQ=='"],
  ["b'ab'.toBase64() == 'YWI='"],
  ["b'\\xfb\\xef\\xbe\\xfb\\xef\\xbe'.toBase64() == '--------'"],
  ["b'\\xff\\xff\\xff\\xfb\\xef\\xbe'.toBase64() == '____----'"],
  ["b'\\x00\\x0f\\xab'.toHexString() == '000FAB'"],
  ["b''.toHexString() == ''"],
])('bytes have a size, URL-safe Base64 and upper-case hexadecimal: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});
