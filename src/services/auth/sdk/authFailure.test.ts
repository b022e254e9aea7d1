import { FirebaseError } from 'firebase/app';
import { GatewayFailure } from '../../failure';
import { authFailure } from './authFailure';

describe('what the application calls an error of the identity SDK', () => {
  it.each([
    ['auth/user-disabled', 'user-disabled'],
    ['auth/user-cancelled', 'popup-closed-by-user'],
    ['auth/totp-challenge-timeout', 'code-expired'],
    ['auth/invalid-multi-factor-session', 'invalid-verification-id'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
    ['auth/a-new-one', 'unknown'],
    ['auth/constructor', 'unknown'],
  ])('%s is %s', (code, name) => {
    const error = new FirebaseError(code, 'A sentence');
    expect(authFailure(error)).toMatchObject({ code: name, cause: error });
  });

  it('is the network where the device itself knows of none', () => {
    const error = new FirebaseError('auth/internal-error', 'A script did not come');
    expect(authFailure(error).code).toBe('internal-error');
    const here = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: false } });
    expect(authFailure(error)).toMatchObject({ code: 'network-request-failed', cause: error });
    if (here === undefined) Reflect.deleteProperty(globalThis, 'navigator');
    else Object.defineProperty(globalThis, 'navigator', here);
  });

  it('is what it was called already', () => {
    expect(authFailure(new GatewayFailure('invalid-continue-uri', 'why'))).toMatchObject({
      code: 'invalid-continue-uri',
      cause: 'why',
    });
  });

  it('is unknown for anything else', () => {
    const error = new TypeError('a defect');
    expect(authFailure(error)).toMatchObject({ code: 'unknown', cause: error });
    expect(authFailure(new GatewayFailure('permission-denied')).code).toBe('unknown');
  });
});
