import { authCodes } from '../../../app/languages/de/people/auth';
import { AUTH_CODES } from '../../../services/auth/authCodes';
import { authAdvice } from './authAdvice';
import { authMessage, authMessageField } from './authMessages';
import { nextStep } from './nextStep';

describe('texts for identity codes', () => {
  it.each(AUTH_CODES)('%s is said in a sentence without the code', (code) => {
    expect(authMessage(code)).toMatch(/^[A-Z].*[.]$/);
    expect(authMessage(code).toLowerCase()).not.toContain(code);
    expect(authMessage(code)).not.toMatch(/firebase|auth\//i);
  });

  it('does not tell whether an address has an account', () => {
    const codes = ['wrong-password', 'user-not-found', 'invalid-credential'] as const;
    for (const texts of [undefined, authCodes]) {
      expect(new Set(codes.map((code) => authMessage(code, texts))).size).toBe(1);
    }
    expect(new Set(codes.map(nextStep)).size).toBe(1);
  });

  it('names the field that a refusal is about', () => {
    expect(authMessageField('invalid-email')).toBe('email');
    expect(authMessageField('weak-password')).toBe('password');
    expect(authMessageField('invalid-credential')).toBeNull();
  });

  it('says what a person can do next', () => {
    expect(nextStep('wrong-password')).toBe('reset');
    expect(nextStep('network-request-failed')).toBe('retry');
    expect(nextStep('too-many-requests')).toBe('wait');
    expect(nextStep('requires-recent-login')).toBe('reauthenticate');
    expect(nextStep('unauthorized-domain')).toBe('contact');
    expect(nextStep('invalid-email')).toBe('none');
  });

  it('gives all of it at once, in the language that is asked for', () => {
    const german = { authCodes: { 'invalid-email': 'Das sieht nicht nach einer E-Mail-Adresse aus.' } };
    expect(authAdvice('invalid-email', german)).toEqual({
      text: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
      field: 'email',
      next: 'none',
    });
  });
});
