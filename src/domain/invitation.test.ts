import { hintOf, hintText, readAddress } from './invitation';

it('tells of an address its first letter and its domain', () => {
  expect(hintText(hintOf('ben@example.com'))).toBe('b…@example.com');
});

it.each([
  [' Ben@Example.com ', 'ben@example.com'],
  ['ben', null],
  ['ben@', null],
  ['b en@example.com', null],
  ['a@b@c', null],
  [`${'x'.repeat(250)}@example.com`, null],
])('reads "%s" as %s', (typed, expected) => expect(readAddress(typed)).toBe(expected));
