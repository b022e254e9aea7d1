import { outcomeOf } from '../testing';

test.each([
  ["path('/a/b') == /a/b"],
  ["path('a/b') == /a/b"],
  ["path('a') == /a"],
  ["path('a b')[0] == 'a b'"],
  ["path('/a/b')[1] == 'b'"],
  ["path('a.b/(default)') == /a.b/(default)"],
  ["path('/a/b') is path"],
])('%s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

test.each(['', '/', '//', 'a/', '/a//b', '//a', '/a/{x}', '{', 'a}'])('%j is no path', (text) => {
  expect(outcomeOf(`path('${text}') is path`)).toBe(`${JSON.stringify(text)} is no path.`);
});

test.each([
  ['path(1)', 'Wanted a string, got a int.'],
  ['path(/a)', 'Wanted a string, got a path.'],
])('%s fails', (expression, message) => {
  expect(outcomeOf(`${expression} is path`)).toBe(message);
});

test.each(['1', "'a'", 'null', '[1, {}]', 'true'])('debug(%s) passes its value through', (value) => {
  expect(outcomeOf(`debug(${value}) == ${value}`)).toBe(true);
});

test.each([
  ["hashing.md5('a').size() == 16"],
  ['latlng.value(1, 2) is latlng'],
  ['math.abs(-1) == 1'],
  ["duration.value(1, 's') is duration"],
  ['timestamp.value(0) is timestamp'],
])('each package is there: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});
