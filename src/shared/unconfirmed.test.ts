import { createUnconfirmed } from './unconfirmed';

const things = (...ids: string[]) => ids.map((id) => ({ id }));

it('says what is gone once the server has answered, and not before', () => {
  const unconfirmed = createUnconfirmed(['a', 'b', 'c', 'd']);
  expect(unconfirmed.take({ changed: things('a'), removed: [], fromServer: false })).toEqual([]);
  expect(unconfirmed.take({ changed: things('b'), removed: ['x'], fromServer: true })).toEqual(['x', 'c', 'd']);
  expect(unconfirmed.take({ changed: [], removed: ['b'], fromServer: true })).toEqual(['b']);
});

it('names what is removed once, and keeps what cannot be read', () => {
  const unconfirmed = createUnconfirmed(['a', 'b']);
  expect(unconfirmed.take({ changed: [], removed: ['a'], unreadable: things('b'), fromServer: true })).toEqual(['a']);
});
