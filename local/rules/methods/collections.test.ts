import { outcomeOf } from '../testing';

describe('lists', () => {
  test.each([
    ['[1, 2].concat([2, 3]) == [1, 2, 2, 3]', true],
    ['[].concat([]) == []', true],
    ['[1].concat([]) == [1]', true],
    ['[1, 2].hasAll([])', true],
    ['[1, 2].hasAll([2])', true],
    ['[1, 2].hasAll([2, 1])', true],
    ['[1, 2].hasAll([2, 3])', false],
    ['[].hasAll([1])', false],
    ['[1, 2].hasAny([])', false],
    ['[1, 2].hasAny([3, 2])', true],
    ['[1, 2].hasAny([3, 4])', false],
    ['[1].hasAny([1.0])', false],
    ['[].hasOnly([])', true],
    ['[1, 1, 2].hasOnly([2, 1])', true],
    ['[1].hasOnly([1, 2])', true],
    ['[1, 3].hasOnly([1, 2])', false],
    ['[1, 2, 1, 3].removeAll([1]) == [2, 3]', true],
    ['[1, 2].removeAll([]) == [1, 2]', true],
    ['[1, 2].removeAll([3, 2, 1]) == []', true],
    ['[1].removeAll([1.0]) == [1]', true],
    ["[1, 'a', null, true, 1.5, /x/y].join('-') == '1-a-null-true-1.5-/x/y'", true],
    ["[].join(',') == ''", true],
    ["['a'].join(',') == 'a'", true],
    ["['a', 'b'].join('') == 'ab'", true],
    ['[].size() == 0', true],
    ['[1, 1].size() == 2', true],
    ['[1, 1].size() is int', true],
    ['[2, 1, 2, 1.0].toSet().size() == 2', true],
    ['[1, 2].toSet() == [2, 1].toSet()', true],
  ])('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });

  test.each([
    ['[1].concat(1) == []', 'Wanted a list, got a int.'],
    ["[1].hasAll('a')", 'Wanted a list, got a string.'],
    ['[1].hasAny([1].toSet())', 'Wanted a list, got a set.'],
    ['[1].hasOnly({})', 'Wanted a list, got a map.'],
    ['[1].removeAll(null) == []', 'Wanted a list, got a null.'],
    ["[1].join(1) == '1'", 'Wanted a string, got a int.'],
    ["[[1]].join(',') == '1'", 'A list has no text.'],
  ])('%s fails', (expression, message) => {
    expect(outcomeOf(expression)).toBe(message);
  });
});

describe('sets', () => {
  test.each([
    ['[1, 2, 3].toSet().difference([2].toSet()) == [1, 3].toSet()', true],
    ['[1, 2].toSet().difference([3].toSet()) == [1, 2].toSet()', true],
    ['[1, 2].toSet().hasAll([1, 2])', true],
    ['[1, 2].toSet().hasAll([2].toSet())', true],
    ['[1, 2].toSet().hasAll([2, 3])', false],
    ['[1, 2].toSet().hasAll([])', true],
    ['[1, 2].toSet().hasAny([3, 2])', true],
    ['[1, 2].toSet().hasAny([2].toSet())', true],
    ['[1, 2].toSet().hasAny([3, 4])', false],
    ['[1, 2].toSet().hasAny([])', false],
    ['[1].toSet().hasAny([1.0])', true],
    ['[1, 2].toSet().hasOnly([2, 1, 3])', true],
    ['[1, 2].toSet().hasOnly([1].toSet())', false],
    ['[1, 2].toSet().hasOnly([1])', false],
    ['[].toSet().hasOnly([])', true],
    ['[1, 2, 3].toSet().intersection([2, 3, 4].toSet()) == [2, 3].toSet()', true],
    ['[1].toSet().intersection([2].toSet()).size() == 0', true],
    ['[].toSet().size() == 0', true],
    ['[1, 2].toSet().size() == 2', true],
    ['[1, 2].toSet().union([2, 3].toSet()) == [1, 2, 3].toSet()', true],
    ['[1, 2].toSet().union([2, 3].toSet()).size() == 3', true],
    ['1 in [1].toSet()', true],
    ['1.0 in [1].toSet()', true],
    ['2 in [1].toSet()', false],
  ])('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });

  test.each([
    ['[1].toSet().difference([1]).size() == 0', 'Wanted a set, got a list.'],
    ['[1].toSet().intersection([1]).size() == 1', 'Wanted a set, got a list.'],
    ['[1].toSet().union([1]).size() == 1', 'Wanted a set, got a list.'],
    ['[1].toSet().hasAll(1)', 'Wanted a set, got a int.'],
    ["[1].toSet().hasAny('a')", 'Wanted a set, got a string.'],
    ['[1].toSet().hasOnly({})', 'Wanted a set, got a map.'],
  ])('%s fails', (expression, message) => {
    expect(outcomeOf(expression)).toBe(message);
  });
});

describe('maps', () => {
  test.each([
    ["{'b': 1, 'c': 2, 'a': 3}.keys() == ['a', 'b', 'c']", true],
    ["{'a': 1, 'B': 2, 'ab': 3}.keys() == ['B', 'a', 'ab']", true],
    ["{'10': 1, '9': 2}.keys() == ['10', '9']", true],
    ['{}.keys() == []', true],
    ["{'b': 1, 'c': 2, 'a': 3}.values() == [1, 2, 3]", true],
    ["{'a': 1, 'b': 2}.size() == 2", true],
    ['{}.size() == 0', true],
    ["{'a': 1}.get('a', 2) == 1", true],
    ["{'a': 1}.get('b', 2) == 2", true],
    ["{'a': null}.get('a', 2) == null", true],
    ["{'a': {'b': 1}}.get(['a', 'b'], 2) == 1", true],
    ["{'a': {'b': 1}}.get(['a', 'c'], 2) == 2", true],
    ["{'a': {'b': 1}}.get(['c', 'b'], 2) == 2", true],
    ["{'a': 1}.get(['a', 'b'], 2) == 2", true],
    ["{'a': 1}.get([], 2) == {'a': 1}", true],
    ["{'a': 1}.get(1, 2) == 2", 'Wanted a string, got a int.'],
    ["{'a': 1}.get(['a', 1], 2) == 2", 'Wanted a string, got a int.'],
    ["{'a': 1}.diff([]).addedKeys().size() == 0", 'Wanted a map, got a list.'],
  ])('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });
});

describe('differences of maps', () => {
  const diff = "{'same': [1], 'changed': 1, 'added': 1}.diff({'same': [1.0], 'changed': 2, 'removed': 1})";

  test.each([
    ['addedKeys', "['added']"],
    ['removedKeys', "['removed']"],
    ['changedKeys', "['changed']"],
    ['unchangedKeys', "['same']"],
    ['affectedKeys', "['added', 'removed', 'changed']"],
  ])('%s are %s', (method, keys) => {
    expect(outcomeOf(`${diff}.${method}() == ${keys}.toSet()`)).toBe(true);
  });

  test.each([
    ["{'a': null}.diff({}).addedKeys() == ['a'].toSet()"],
    ["{'a': null}.diff({'a': null}).unchangedKeys() == ['a'].toSet()"],
    ['{}.diff({}).affectedKeys() == [].toSet()'],
    ['{}.diff({}) is map_diff'],
  ])('%s', (expression) => {
    expect(outcomeOf(expression)).toBe(true);
  });
});
