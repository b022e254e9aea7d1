import { outcomeOf } from '../testing';

test.each([
  ['math.abs(-1) == 1 && math.abs(-1) is int'],
  ['math.abs(1) == 1'],
  ['math.abs(0) == 0'],
  ['math.abs(-1.5) == 1.5'],
  ['math.abs(1.5) == 1.5 && math.abs(1.5) is float'],
  ['math.abs(-9223372036854775808) == -9223372036854775808'],
  ['math.ceil(1.2) == 2 && math.ceil(1.2) is float'],
  ['math.ceil(-1.2) == -1'],
  ['math.ceil(3) == 3 && math.ceil(3) is float'],
  ['math.floor(1.8) == 1 && math.floor(1.8) is float'],
  ['math.floor(-1.2) == -2'],
  ['math.floor(3) is float'],
  ["math.isNaN(float('NaN'))"],
  ['math.isNaN(1.0) == false'],
  ['math.isNaN(1) == false'],
  ['math.pow(2, 3) == 8 && math.pow(2, 3) is float'],
  ['math.pow(2, -1) == 0.5'],
  ['math.pow(4, 0.5) == 2'],
  ['math.round(1.4) == 1'],
  ['math.round(1.5) == 2 && math.round(1.5) is int'],
  ['math.round(2.5) == 3'],
  ['math.round(-1.5) == -1'],
  ['math.round(-1.6) == -2'],
  ['math.round(7) == 7'],
  ['math.round(9007199254740993) == 9007199254740993'],
  ["math.round(float('NaN')) == 0"],
  ["math.round(float('1e30')) == 9223372036854775807"],
  ['math.sqrt(9) == 3 && math.sqrt(9) is float'],
  ['math.isNaN(math.sqrt(-1))'],
])('%s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

test.each([
  ["math.abs('a')", 'A string has no absolute value.'],
  ["math.ceil('a')", 'Wanted a number, got a string.'],
  ['math.floor(null)', 'Wanted a number, got a null.'],
  ['math.isNaN(true)', 'Wanted a number, got a bool.'],
  ["math.pow('a', 1)", 'Wanted a number, got a string.'],
  ["math.pow(1, 'a')", 'Wanted a number, got a string.'],
  ['math.round([])', 'Wanted a number, got a list.'],
  ['math.sqrt({})', 'Wanted a number, got a map.'],
  ["latlng.value('a', 0)", 'Wanted a number, got a string.'],
  ["latlng.value(0, 'a')", 'Wanted a number, got a string.'],
  ['hashing.md5(1)', 'A int cannot be hashed.'],
  ['hashing.sha256([])', 'A list cannot be hashed.'],
  ['hashing.crc32(null)', 'A null cannot be hashed.'],
  ['hashing.crc32c(true)', 'A bool cannot be hashed.'],
])('%s fails', (expression, message) => {
  expect(outcomeOf(`${expression} == null`)).toBe(message);
});

test.each([
  ['90, 180', true],
  ['-90, -180', true],
  ['90.001, 0', false],
  ['-90.001, 0', false],
  ['0, 180.001', false],
  ['0, -180.001', false],
  ["float('NaN'), 0", false],
  ["0, float('NaN')", false],
])('latlng.value(%s) is a place: %s', (degrees, place) => {
  expect(outcomeOf(`latlng.value(${degrees}) is latlng`)).toBe(place ? true : 'The latlng is out of range.');
});

test.each([
  ['md5', '900150983CD24FB0D6963F7D28E17F72'],
  ['sha256', 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'],
  ['crc32', 'C2412435'],
  ['crc32c', 'B73F4B36'],
])('hashing.%s of abc, as text and as bytes', (name, digest) => {
  expect(outcomeOf(`hashing.${name}('abc').toHexString() == '${digest}'`)).toBe(true);
  expect(outcomeOf(`hashing.${name}(b'abc').toHexString() == '${digest}'`)).toBe(true);
  expect(outcomeOf(`hashing.${name}('ä') == hashing.${name}(b'\\xc3\\xa4')`)).toBe(true);
});
