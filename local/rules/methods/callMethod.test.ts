import { outcomeOf } from '../testing';
import { methodArities } from './callMethod';

test.each([
  ['(1).size() == 0', 'A int has no method size.'],
  ['(1.5).size() == 0', 'A float has no method size.'],
  ['null.size() == 0', 'A null has no method size.'],
  ['true.size() == 0', 'A bool has no method size.'],
  ['(/a/b).size() == 0', 'A path has no method size.'],
  ["'a'.keys() == []", 'A string has no method keys with 0 arguments.'],
  ["b'a'.trim() == ''", 'A bytes has no method trim with 0 arguments.'],
  ["[1].get('a', 1) == 1", 'A list has no method get with 2 arguments.'],
  ['{}.concat([]) == []', 'A map has no method concat with 1 arguments.'],
  ["[1].toSet().join(',') == ''", 'A set has no method join with 1 arguments.'],
  ['{}.diff({}).keys() == []', 'A map_diff has no method keys with 0 arguments.'],
  ['timestamp.value(0).latitude() == 0', 'A timestamp has no method latitude with 0 arguments.'],
  ["duration.value(1, 's').hours() == 0", 'A duration has no method hours with 0 arguments.'],
  ['latlng.value(1, 2).size() == 0', 'A latlng has no method size with 0 arguments.'],
])('a type has its own methods only: %s', (expression, message) => {
  expect(outcomeOf(expression)).toBe(message);
});

test.each([
  ['size', [0]],
  ['split', [1]],
  ['replace', [2]],
  ['toHexString', [0]],
  ['concat', [1]],
  ['union', [1]],
  ['get', [2]],
  ['addedKeys', [0]],
  ['year', [0]],
  ['nanos', [0]],
  ['distance', [1]],
])('%s takes %j arguments', (name, arities) => {
  expect([...(methodArities(name) ?? [])]).toEqual(arities);
});

test('a method that no type has takes no number of arguments', () => {
  expect(methodArities('startsWith')).toBeUndefined();
});
