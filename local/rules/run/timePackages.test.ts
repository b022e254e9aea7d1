import { outcomeOf } from '../testing';

test.each([
  ['1970, 1, 1', '0'],
  ['2024, 2, 29', '1709164800000'],
  ['2000, 2, 29', '951782400000'],
  ['2023, 12, 31', '1703980800000'],
  ['1969, 12, 31', '-86400000'],
  ['1, 1, 1', '-62135596800000'],
  ['99, 1, 1', '-59042995200000'],
  ['9999, 12, 31', '253402214400000'],
])('timestamp.date(%s) is %s ms after 1970', (date, millis) => {
  expect(outcomeOf(`timestamp.date(${date}).toMillis() == ${millis}`)).toBe(true);
  expect(outcomeOf(`timestamp.date(${date}) == timestamp.value(${millis})`)).toBe(true);
});

test.each([
  '2023, 2, 29',
  '1900, 2, 29',
  '2024, 2, 30',
  '2024, 4, 31',
  '2024, 1, 32',
  '2024, 1, 0',
  '2024, 1, -1',
  '2024, 1, 367',
  '2023, 1, 366',
  '2024, 0, 1',
  '2024, 13, 1',
  '2024, -1, 1',
  '9223372036854775807, 1, 1',
  '2024, 9223372036854775807, 1',
  '2024, 1, 9223372036854775807',
])('there is no date %s', (date) => {
  expect(outcomeOf(`timestamp.date(${date}) is timestamp`)).toBe('There is no such date.');
});

test.each([
  ['timestamp.date(0, 12, 31)', false],
  ['timestamp.date(1, 1, 1)', true],
  ['timestamp.date(10000, 1, 1)', false],
  ['timestamp.value(-62135596800000)', true],
  ['timestamp.value(-62135596800001)', false],
  ['timestamp.value(253402300799999)', true],
  ['timestamp.value(253402300800000)', false],
  ['timestamp.date(9999, 12, 31) + duration.time(23, 59, 59, 999999999)', true],
  ["timestamp.date(9999, 12, 31) + duration.value(1, 'd')", false],
  ["timestamp.date(1, 1, 1) - duration.value(1, 'ns')", false],
])('%s is in the years 1 to 9999: %s', (expression, inside) => {
  expect(outcomeOf(`(${expression}) is timestamp`)).toBe(inside ? true : 'The timestamp is out of range.');
});

test.each([
  ["duration.value(2, 'w')", '1209600', '0'],
  ["duration.value(2, 'd')", '172800', '0'],
  ["duration.value(2, 'h')", '7200', '0'],
  ["duration.value(2, 'm')", '120', '0'],
  ["duration.value(2, 's')", '2', '0'],
  ["duration.value(2, 'ms')", '0', '2000000'],
  ["duration.value(2, 'ns')", '0', '2'],
  ["duration.value(-2500, 'ms')", '-2', '-500000000'],
  ['duration.time(1, 2, 3, 4)', '3723', '4'],
  ['duration.time(-1, 2, 3, 4)', '-3476', '-999999996'],
  ['duration.time(25, 70, 80, 1500000000)', '94281', '500000000'],
  ['duration.abs(duration.time(0, 0, -1, -5))', '1', '5'],
  ['duration.abs(duration.time(0, 0, 1, 5))', '1', '5'],
  ["duration.abs(duration.value(0, 's'))", '0', '0'],
])('%s is %s s and %s ns', (expression, seconds, nanos) => {
  expect(outcomeOf(`${expression}.seconds() == ${seconds} && ${expression}.nanos() == ${nanos}`)).toBe(true);
});

test.each([
  ["duration.value(315576000000, 's')", true],
  ["duration.value(315576000001, 's')", false],
  ["duration.value(-315576000000, 's')", true],
  ["duration.value(-315576000001, 's')", false],
  ["duration.value(9223372036854775807, 'w')", false],
  ['duration.time(87660000, 0, 0, 999999999)', true],
  ['duration.time(87660000, 0, 1, 0)', false],
])('%s is at most 10 000 years: %s', (expression, inside) => {
  expect(outcomeOf(`${expression} is duration`)).toBe(inside ? true : 'The duration is out of range.');
});

test.each([
  ['timestamp.date(2024.0, 1, 1)', 'Wanted a int, got a float.'],
  ["timestamp.date(2024, '1', 1)", 'Wanted a int, got a string.'],
  ['timestamp.date(2024, 1, null)', 'Wanted a int, got a null.'],
  ['timestamp.value(1.0)', 'Wanted a int, got a float.'],
  ["duration.value(1.5, 's')", 'Wanted a int, got a float.'],
  ['duration.value(1, 1)', 'Wanted a string, got a int.'],
  ["duration.value(1, 'x')", 'There is no unit of time x.'],
  ["duration.value(1, 'S')", 'There is no unit of time S.'],
  ['duration.time(1.0, 0, 0, 0)', 'Wanted a int, got a float.'],
  ['duration.time(0, 1.0, 0, 0)', 'Wanted a int, got a float.'],
  ['duration.time(0, 0, 1.0, 0)', 'Wanted a int, got a float.'],
  ['duration.time(0, 0, 0, 1.0)', 'Wanted a int, got a float.'],
  ['duration.abs(-1)', 'A int is no duration.'],
])('%s fails', (expression, message) => {
  expect(outcomeOf(`${expression} == null`)).toBe(message);
});
