import { AUTH_CODES } from '../../services/auth/authCodes';
import { authMessage, authMessageField } from './authMessages';

describe('texts for identity codes', () => {
  it.each(AUTH_CODES)('%s is said in a sentence without the code', (code) => {
    expect(authMessage(code)).toMatch(/^[A-Z].*[.]$/);
    expect(authMessage(code).toLowerCase()).not.toContain(code);
    expect(authMessage(code)).not.toMatch(/firebase|auth\//i);
  });

  it('does not tell whether an address has an account', () => {
    expect(new Set((['wrong-password', 'user-not-found', 'invalid-credential'] as const).map(authMessage)).size).toBe(
      1,
    );
  });

  it('names the field that a refusal is about', () => {
    expect(authMessageField('invalid-email')).toBe('email');
    expect(authMessageField('weak-password')).toBe('password');
    expect(authMessageField('invalid-credential')).toBeNull();
  });
});
