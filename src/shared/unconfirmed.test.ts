import { createUnconfirmed } from './unconfirmed';

const things = (...ids: string[]) => ids.map((id) => ({ id }));

it('says what is gone once the server has answered, and not before', () => {
  const unconfirmed = createUnconfirmed(['a', 'b', 'c', 'd']);
  expect(unconfirmed.take({ changed: things('a'), removed: [], fromServer: false })).toEqual([]);
  expect(unconfirmed.take({ changed: things('b'), removed: ['x'], fromServer: true })).toEqual(['x', 'c', 'd']);
  expect(unconfirmed.take({ changed: [], removed: ['b'], fromServer: true })).toEqual(['b']);
});

it('says what is gone of a copy that was shown later, also where it had been named before', () => {
  const unconfirmed = createUnconfirmed(['a', 'b']);
  unconfirmed.take({ changed: things('b'), removed: [], fromServer: false });
  unconfirmed.show(['b', 'c']);
  expect(unconfirmed.take({ changed: things('a'), removed: [], fromServer: true })).toEqual(['b', 'c']);
});

it('names what is removed once, and keeps what cannot be read', () => {
  const unconfirmed = createUnconfirmed(['a', 'b']);
  expect(unconfirmed.take({ changed: [], removed: ['a'], unreadable: things('b'), fromServer: true })).toEqual(['a']);
});
