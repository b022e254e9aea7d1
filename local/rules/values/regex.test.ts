import { outcomeOf } from '../testing';
import { isPattern, matches, replaceAll, split } from './regex';

test.each([
  ['abc', 'abc', true],
  ['abc', 'b', false],
  ['abc', 'a|abc', true],
  ['', '', true],
  ['abc\n', 'abc$', false],
  ['a\nb', 'a.b', false],
  ['a\nb', '(?s)a.b', true],
  ['ABC', '(?i)abc', true],
])('%j matches %s: %s', (text, pattern, expected) => {
  expect(matches(text, pattern)).toBe(expected);
});

test.each([
  ['a,b,c', ',', ['a', 'b', 'c']],
  ['a,b,,', ',', ['a', 'b']],
  [',a', ',', ['', 'a']],
  ['a,,b', ',', ['a', '', 'b']],
  [',,', ',', ['']],
  ['', ',', ['']],
  ['abc', ',', ['abc']],
  ['a1b22c', '[0-9]+', ['a', 'b', 'c']],
])('%j split at %s is %j', (text, pattern, pieces) => {
  expect(split(text, pattern)).toEqual(pieces);
});

const tenGroups = '(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)';

test.each([
  ['abcb', 'b', 'x', 'axcx'],
  ['abc', 'x', 'y', 'abc'],
  ['abc', '', '-', '-a-b-c-'],
  ['abc', 'b', '$0$0', 'abbc'],
  ['abc', '(b)(c)', '$2$1', 'acb'],
  ['abc', '(b)', '$1$', 'ab$c'],
  ['abc', '(b)', '$10', 'ab0c'],
  ['abc', '(b)', '$1x', 'abxc'],
  ['abcdefghij', tenGroups, '$10', 'j'],
  ['abcdefghij', tenGroups, '$11', 'a1'],
  ['abcdefghij', tenGroups, '$100', 'j0'],
  ['abcdefghij', tenGroups, '$9', 'i'],
  ['abc', '(a)|b', '[$1]', '[a][]c'],
  ['abc', '(?P<x>b)', '<${x}>', 'a<b>c'],
  ['abc', '(?P<x_1>a)|b', '[${x_1}]', '[a][]c'],
  ['abc', 'b', '$x', 'a$xc'],
  ['abc', 'b', '$$', 'a$$c'],
  ['abc', 'b', '\\$', 'a$c'],
  ['abc', '(b)', '\\$1', 'a$1c'],
  ['abc', 'b', '\\\\', 'a\\c'],
  ['abc', 'b', '\\n\\1', 'an1c'],
  ['abc', 'b', '\\\n', 'a\nc'],
  ['abc', 'b', '\\', 'a\\c'],
])('in %j, %s replaced by %j gives %j', (text, pattern, replacement, expected) => {
  expect(replaceAll(text, pattern, replacement)).toBe(expected);
});

test.each([
  ['b', '$1', '$1'],
  ['(b)', '$2', '$2'],
  ['(b)', '$20', '$20'],
  ['b', '${', '${'],
  ['b', '${}', '${}'],
  ['b', '${y}', '${y}'],
  ['(?P<x>b)', '${x', '${x'],
  ['(?P<x>b)', '${y}', '${y}'],
  ['b', '${toString}', '${toString}'],
])('a replacement of %s names a group that is not there: %s', (pattern, replacement, reference) => {
  expect(outcomeOf(`'abc'.replace('${pattern}', '${replacement}') == ''`)).toBe(
    `The pattern has no group ${reference}.`,
  );
});

test.each(['[', '(a', '(?=a)b', '(a)\\1', '(?<!a)b', '*'])('%s is no pattern', (pattern) => {
  expect(isPattern(pattern)).toBe(false);
  expect(() => matches('a', pattern)).toThrow(`${JSON.stringify(pattern)} is no regular expression of RE2.`);
});

test('a pattern that is put together fails when it is asked', () => {
  expect(outcomeOf("'a'.matches('[' + 'b')")).toBe('"[b" is no regular expression of RE2.');
  expect(outcomeOf("'a'.matches('[' + 'b') || true")).toBe(true);
  expect(isPattern('[b]')).toBe(true);
});

test('patterns stay right when there are many', () => {
  for (let i = 0; i < 1001; i += 1)
    expect([i, matches(`a${i}`, `a${i}`), matches('b', `a${i}`)]).toEqual([i, true, false]);
  expect(matches('a0', 'a0')).toBe(true);
});
