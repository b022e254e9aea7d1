import { outcomeOf } from '../testing';

const noon = 'timestamp.date(2026, 3, 1)';
const hour = "duration.value(1, 'h')";

describe('comparisons', () => {
  it.each([
    ['1 < 2', '2 < 1', '1 < 1'],
    ['1 <= 1', '2 <= 1'],
    ['2 > 1', '1 > 2', '1 > 1'],
    ['1 >= 1', '1 >= 2'],
    ["'a' < 'b'", "'b' < 'a'"],
    [`${noon} < ${noon} + ${hour}`, `${noon} < ${noon}`],
    [`${noon} >= ${noon}`, `${noon} > ${noon}`],
    [`${hour} <= ${hour}`, `${hour} < ${hour}`],
    ['1 < 1.5', '2.5 <= 2'],
  ])('%s', (right, ...wrong) => {
    expect([right, ...wrong].map(outcomeOf)).toEqual([true, ...wrong.map(() => false)]);
  });
});

describe('arithmetic', () => {
  it.each([
    '7 + 2 == 9',
    '7 - 2 == 5',
    '7 * 2 == 14',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '7 % 2 == 1',
    '-7 % 2 == -1',
    '0 / 7 == 0',
    '7.0 + 2 == 9.0',
    '7.5 - 2 == 5.5',
    '1.5 * 2 == 3.0',
    '7.0 / 2 == 3.5',
    '7.5 % 2 == 1.5',
    "'a' + 'b' == 'ab'",
    `${noon} + ${hour} == timestamp.date(2026, 3, 1) + ${hour}`,
    `${hour} + ${noon} == ${noon} + ${hour}`,
    `${hour} + ${hour} == duration.value(2, 'h')`,
    `(${noon} + ${hour}) - ${noon} == ${hour}`,
    `(${noon} + ${hour}) - ${hour} == ${noon}`,
    `duration.value(3, 'h') - ${hour} == duration.value(2, 'h')`,
  ])('%s', (expression) => {
    expect(outcomeOf(expression)).toBe(true);
  });

  it.each([
    ['1 / 0 == 1', 'Division by zero.'],
    ['1 % 0 == 1', 'Division by zero.'],
    ["'a' - 'b' == 'a'", 'There is no string - string.'],
    [`${hour} - ${noon} == ${hour}`, 'There is no duration - timestamp.'],
    [`${noon} + ${noon} == ${noon}`, 'There is no timestamp + timestamp.'],
    [`${noon} - 1 == ${noon}`, 'There is no timestamp - int.'],
  ])('%s fails', (expression, message) => {
    expect(outcomeOf(expression)).toBe(message);
  });
});

it.each(["'abc'[1:2] == 'b'", '[1, 2, 3][0:2] == [1, 2]', "'abc'[0:3] == 'abc'"])('%s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});
