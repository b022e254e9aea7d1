import { GatewayFailure } from '../../../services/failure';
import { authCodeOf } from './authCodeOf';

it.each([
  ['a refusal of the identity service', new GatewayFailure('wrong-password'), 'wrong-password'],
  ['a code of another service', new GatewayFailure('permission-denied'), null],
  ['an error of something else with the same code', Object.assign(new Error(), { code: 'wrong-password' }), null],
  ['nothing at all', undefined, null],
])('the identity code of %s', (_name, error, code) => {
  expect(authCodeOf(error)).toBe(code);
});
