import { tokenOf } from '../testing';
import { authOf, TokenError } from './token';

const encoded = (json: string): string => Buffer.from(json).toString('base64url');
const unsigned = encoded('{"alg":"none"}');

test.each([undefined, ''])('the token %j is nobody', (token) => {
  expect(authOf(token)).toBeNull();
});

test.each(['none', 'RS256'])('a token of the algorithm %s gives uid and claims', (algorithm) => {
  expect(authOf(tokenOf({ sub: 'ann', level: 3 }, algorithm))).toEqual(
    new Map<string, unknown>([
      ['uid', 'ann'],
      [
        'token',
        new Map<string, unknown>([
          ['sub', 'ann'],
          ['level', 3n],
        ]),
      ],
    ]),
  );
});

test('user_id goes before sub', () => {
  expect(authOf(tokenOf({ sub: 'bob', user_id: 'ann' }))?.get('uid')).toBe('ann');
});

test.each([
  ['neither part', '.', 'The token is no JSON web token.'],
  ['one part', unsigned, 'The token is no JSON web token.'],
  ['claims that are no JSON', `${unsigned}.${encoded('abc')}.`, 'The token is no JSON web token.'],
  ['null as claims', `${unsigned}.${encoded('null')}.`, 'The token is no JSON web token.'],
  ['a list as claims', `${unsigned}.${encoded('[]')}.`, 'The token is no JSON web token.'],
  ['a number as claims', `${unsigned}.${encoded('5')}.`, 'The token is no JSON web token.'],
  ['a list as header', `${encoded('[]')}.${encoded('{"sub":"ann"}')}.`, 'The token is no JSON web token.'],
  ['no header', `.${encoded('{"sub":"ann"}')}.`, 'The token is no JSON web token.'],
  ['no algorithm', `${encoded('{}')}.${encoded('{"sub":"ann"}')}.`, 'The token is neither unsigned nor RS256.'],
  ['another algorithm', tokenOf({ sub: 'ann' }, 'HS256'), 'The token is neither unsigned nor RS256.'],
  ['no person', tokenOf({ email: 'ann@example.org' }), 'The token names no person.'],
  ['an empty person', tokenOf({ sub: '' }), 'The token names no person.'],
  ['a number as person', tokenOf({ user_id: 5, sub: 'ann' }), 'The token names no person.'],
])('a token with %s is refused', (_, token, message) => {
  expect(() => authOf(token)).toThrow(new TokenError(message));
  expect(() => authOf(token)).toThrow(expect.objectContaining({ name: 'TokenError' }));
});
