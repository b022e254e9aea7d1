import { isSameAddress } from './sameAddress';

it.each([
  ['ada@example.com', 'ada@example.com', true],
  ['Ada@Example.com', 'ada@example.COM', true],
  ['ada@example.com', 'ben@example.com', false],
  ['ada@example.com', null, false],
  [null, 'ada@example.com', false],
  [undefined, 'ada@example.com', false],
  [null, null, false],
  [undefined, null, false],
  ['', '', true],
])('%j and %j are one address: %s', (one, other, same) => {
  expect(isSameAddress(one, other)).toBe(same);
});
