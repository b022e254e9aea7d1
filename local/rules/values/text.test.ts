import { outcomeOf } from '../testing';

test.each([
  ["'a'", 'a'],
  ["''", ''],
  ['null', 'null'],
  ['true', 'true'],
  ['false', 'false'],
  ['5', '5'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['/a/b', '/a/b'],
  ['0.0', '0.0'],
  ['-0.0', '-0.0'],
  ['1.0', '1.0'],
  ['-1.0', '-1.0'],
  ['1.5', '1.5'],
  ['100.0', '100.0'],
  ['9999999.0', '9999999.0'],
  ['9999999.5', '9999999.5'],
  ['10000000.0', '1.0E7'],
  ['-10000000.0', '-1.0E7'],
  ['12345678.9', '1.23456789E7'],
  ['0.001', '0.001'],
  ['0.0015', '0.0015'],
  ['0.0001', '1.0E-4'],
  ['-0.00012', '-1.2E-4'],
  ["float('1e300')", '1.0E300'],
  ["float('NaN')", 'NaN'],
  ['1.0 / 0.0', 'Infinity'],
  ['-1.0 / 0.0', '-Infinity'],
])('string(%s) is %s', (value, text) => {
  expect(outcomeOf(`string(${value}) == '${text}'`)).toBe(true);
});

test.each([
  ['[1]', 'list'],
  ['{}', 'map'],
  ["b'a'", 'bytes'],
  ['[1].toSet()', 'set'],
  ['timestamp.value(0)', 'timestamp'],
  ["duration.value(1, 's')", 'duration'],
  ['latlng.value(1, 2)', 'latlng'],
  ['{}.diff({})', 'map_diff'],
])('string(%s) fails', (value, type) => {
  expect(outcomeOf(`string(${value}) == ''`)).toBe(`A ${type} has no text.`);
});

test.each([
  ['5', '5'],
  ["'5'", '5'],
  ["'-5'", '-5'],
  ["'+5'", '5'],
  ["'007'", '7'],
  ["'9223372036854775807'", '9223372036854775807'],
  ["'-9223372036854775808'", '-9223372036854775808'],
  ['5.9', '5'],
  ['-5.9', '-5'],
  ["float('NaN')", '0'],
  ['1.0 / 0.0', '9223372036854775807'],
  ['-1.0 / 0.0', '-9223372036854775808'],
  ['9223372036854775808.0', '9223372036854775807'],
  ['9223372036854774784.0', '9223372036854774784'],
  ['-9223372036854775808.0', '-9223372036854775808'],
  ['-9223372036854774784.0', '-9223372036854774784'],
  ['-9223372036854777856.0', '-9223372036854775808'],
])('int(%s) is %s', (value, int) => {
  expect(outcomeOf(`int(${value}) == ${int}`)).toBe(true);
  expect(outcomeOf(`int(${value}) is int`)).toBe(true);
});

test.each([
  ["''", 'string'],
  ["'5.5'", 'string'],
  ["' 5'", 'string'],
  ["'5 '", 'string'],
  ["'5a'", 'string'],
  ["'a5'", 'string'],
  ["'++5'", 'string'],
  ["'0x10'", 'string'],
  ["'9223372036854775808'", 'string'],
  ["'-9223372036854775809'", 'string'],
  ['true', 'bool'],
  ['null', 'null'],
  ['[5]', 'list'],
  ['timestamp.value(5)', 'timestamp'],
])('int(%s) fails', (value, type) => {
  expect(outcomeOf(`int(${value}) == 5`)).toBe(`This ${type} is no int.`);
});

test.each([
  ['5', '5'],
  ['2.5', '2.5'],
  ["'5'", '5'],
  ["'-5'", '-5'],
  ["'+5.25'", '5.25'],
  ["'.5'", '0.5'],
  ["'5.'", '5'],
  ["'1e3'", '1000'],
  ["'1E3'", '1000'],
  ["'1e+3'", '1000'],
  ["'15e-1'", '1.5'],
  ["'.5e1'", '5'],
  ["'12.75e10'", '127500000000'],
  ["'1f'", '1'],
  ["'1F'", '1'],
  ["'1d'", '1'],
  ["'1D'", '1'],
  ["'1.5e1f'", '15'],
  ["'5.f'", '5'],
  ["' 1 '", '1'],
  ["'\\x00\\t1\\n '", '1'],
  ["'Infinity'", '1.0 / 0.0'],
  ["'+Infinity'", '1.0 / 0.0'],
  ["'-Infinity'", '-1.0 / 0.0'],
])('float(%s) is %s', (value, float) => {
  expect(outcomeOf(`float(${value}) == ${float}`)).toBe(true);
  expect(outcomeOf(`float(${value}) is float`)).toBe(true);
});

test.each(["'NaN'", "'+NaN'", "'-NaN'", "' NaN '", "float('NaN')"])('float(%s) is not a number', (value) => {
  expect(outcomeOf(`math.isNaN(float(${value}))`)).toBe(true);
});

test.each([
  ["''", 'string'],
  ["' '", 'string'],
  ["'.'", 'string'],
  ["'e5'", 'string'],
  ["'1e'", 'string'],
  ["'1e5.5'", 'string'],
  ["'1ff'", 'string'],
  ["'1 f'", 'string'],
  ["'1 2'", 'string'],
  ["'x1'", 'string'],
  ["'1x'", 'string'],
  ["'--1'", 'string'],
  ["'0x10'", 'string'],
  ["'nan'", 'string'],
  ["'infinity'", 'string'],
  ["'NaNf'", 'string'],
  ["'Infinityd'", 'string'],
  ["'\\u00a01'", 'string'],
  ['true', 'bool'],
  ['null', 'null'],
  ['[1]', 'list'],
  ['{}', 'map'],
])('float(%s) fails', (value, type) => {
  expect(outcomeOf(`float(${value}) == 1`)).toBe(`This ${type} is no float.`);
});
