import { outcomeOf } from '../testing';

const sunday = '(timestamp.date(2024, 11, 17) + duration.time(21, 43, 58, 123456789))';
const beforeEpoch = "(timestamp.value(0) - duration.value(1, 'ns'))";

test.each([
  ['year', '2024'],
  ['month', '11'],
  ['day', '17'],
  ['hours', '21'],
  ['minutes', '43'],
  ['seconds', '58'],
  ['nanos', '123456789'],
  ['dayOfWeek', '7'],
  ['dayOfYear', '322'],
  ['toMillis', '1731879838123'],
  ['date', 'timestamp.date(2024, 11, 17)'],
  ['time', 'duration.time(21, 43, 58, 123456789)'],
])('%s of 17 November 2024, 21:43:58.123456789, is %s', (method, expected) => {
  expect(outcomeOf(`${sunday}.${method}() == ${expected}`)).toBe(true);
});

test.each([
  ['year', '1969'],
  ['month', '12'],
  ['day', '31'],
  ['hours', '23'],
  ['minutes', '59'],
  ['seconds', '59'],
  ['nanos', '999999999'],
  ['dayOfWeek', '3'],
  ['dayOfYear', '365'],
  ['toMillis', '-1'],
  ['date', 'timestamp.date(1969, 12, 31)'],
  ['time', 'duration.time(23, 59, 59, 999999999)'],
])('%s of the last nanosecond before 1970 is %s', (method, expected) => {
  expect(outcomeOf(`${beforeEpoch}.${method}() == ${expected}`)).toBe(true);
});

test.each([
  ['2024, 11, 18', 1, 323],
  ['2024, 11, 19', 2, 324],
  ['2024, 11, 20', 3, 325],
  ['2024, 11, 21', 4, 326],
  ['2024, 11, 22', 5, 327],
  ['2024, 11, 23', 6, 328],
  ['2024, 12, 31', 2, 366],
  ['2023, 12, 31', 7, 365],
  ['2023, 1, 1', 7, 1],
  ['1970, 1, 1', 4, 1],
  ['1960, 3, 1', 2, 61],
])('%s is day %s of its week and %s of its year', (date, ofWeek, ofYear) => {
  const day = `timestamp.date(${date})`;
  expect(outcomeOf(`${day}.dayOfWeek() == ${ofWeek} && ${day}.dayOfYear() == ${ofYear}`)).toBe(true);
  expect(outcomeOf(`(${day} + duration.time(13, 0, 0, 1)).dayOfYear() == ${ofYear}`)).toBe(true);
});

test.each([
  ["duration.value(1500, 'ms').seconds() == 1"],
  ["duration.value(1500, 'ms').nanos() == 500000000"],
  ["duration.value(-1500, 'ms').seconds() == -1"],
  ["duration.value(-1500, 'ms').nanos() == -500000000"],
  ["duration.value(1, 'ns').seconds() == 0"],
  ['latlng.value(1.5, -2.5).latitude() == 1.5'],
  ['latlng.value(1.5, -2.5).longitude() == -2.5'],
])('the parts of durations and places: %s', (expression) => {
  expect(outcomeOf(expression)).toBe(true);
});

/** The angle between the two as arrows from the centre of the earth. */
function metres(from: readonly [number, number], to: readonly [number, number]): number {
  const arrow = ([latitude, longitude]: readonly [number, number]) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [[a, b, c], [x, y, z]] = [arrow(from), arrow(to)];
  const cross = Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x);
  return 6_371_009 * Math.atan2(cross, a * x + b * y + c * z);
}

test.each([
  [[52.5, 13.4] as const, [48.1, 11.6] as const],
  [[48.1, 11.6] as const, [52.5, 13.4] as const],
  [[-33.9, 151.2] as const, [51.5, -0.1] as const],
  [[60, 10] as const, [60, 11] as const],
  [[0, 0] as const, [0, 180] as const],
  [[0, 0] as const, [0, 1] as const],
  [[90, 0] as const, [-90, 0] as const],
  [[7, 8] as const, [7, 8] as const],
])('the distance of %j and %j is that of the great circle', (from, to) => {
  const distance = `latlng.value(${from.join()}).distance(latlng.value(${to.join()}))`;
  const expected = metres(from, to);
  expect(outcomeOf(`${distance} is float`)).toBe(true);
  expect(outcomeOf(`math.abs(${distance} - ${expected.toFixed(6)}) < 0.01`)).toBe(true);
});

test('a distance to anything else fails', () => {
  expect(outcomeOf('latlng.value(0, 0).distance(1) == 0')).toBe('A distance is measured to a latlng.');
});
