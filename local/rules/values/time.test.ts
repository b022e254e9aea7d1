import { floorDivide, parseTimestamp } from './time';

test.each([
  ['1970-01-01T00:00:00Z', 0n],
  ['1970-01-01T00:00:00.000000001Z', 1n],
  ['1970-01-01T00:00:01.5Z', 1_500_000_000n],
  ['1969-12-31T23:59:59.999999999Z', -1n],
  ['2024-02-29T12:00:00.25Z', 1_709_208_000_250_000_000n],
])('%s is %s ns from 1970', (text, nanos) => {
  expect(parseTimestamp(text).nanos).toBe(nanos);
});

test.each([
  '',
  '2024-01-01',
  '2024-01-01T00:00:00',
  '2024-01-01T00:00:00.Z',
  '2024-01-01T00:00:00.1234567890Z',
  '2024-13-01T00:00:00Z',
  '2024-01-01T00:00:00+01:00',
  ' 2024-01-01T00:00:00Z',
  '2024-01-01T00:00:00Z ',
])('%j is no timestamp', (text) => {
  expect(() => parseTimestamp(text)).toThrow(`${JSON.stringify(text)} is no timestamp.`);
});

test.each([
  [7n, 2n, 3n],
  [-7n, 2n, -4n],
  [-8n, 2n, -4n],
  [0n, 2n, 0n],
])('%s / %s rounds down to %s', (value, by, quotient) => {
  expect(floorDivide(value, by)).toBe(quotient);
});
