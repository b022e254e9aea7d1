import type { PasswordPolicy } from '../../../domain/identity/passwordPolicy';
import { signedOutMessage } from '../forms/signedOutMessage';
import { authAdvice } from '../model/authAdvice';
import { passwordTexts } from '../texts/passwordTexts';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { errorsOf, errorsOfAdvice, fieldToFocus } from './formErrors';
import { passwordProblem, requirementTexts } from './passwordRequirements';

const WORDS = signInFlowTexts.texts;

describe('what is wrong in a form', () => {
  const ADDRESS = 'ada@example.com';

  it.each([
    ['', '', { email: WORDS.missingEmail, password: WORDS.missingPassword }],
    ['', 'secret', { email: WORDS.missingEmail }],
    [ADDRESS, '', { password: WORDS.missingPassword }],
    [ADDRESS, 'secret', {}],
    [ADDRESS, 'short', { password: 'Too short.' }],
  ])('with the address "%s" and the password "%s" stands beside its field', (email, password, expected) => {
    const check = (typed: string) => (typed === 'short' ? 'Too short.' : undefined);
    expect(errorsOf({ email, password }, WORDS, check)).toEqual(expected);
  });

  it('is nothing of the password where nobody checks it', () => {
    expect(errorsOf({ email: ADDRESS, password: 'x' }, WORDS)).toEqual({});
  });

  it('is what the service says, beside the field that it is about, in the language of the reader', () => {
    const of = (code: Parameters<typeof authAdvice>[0]) => errorsOfAdvice(authAdvice(code, {}));
    expect(Object.keys(of('invalid-email'))).toEqual(['email']);
    expect(Object.keys(of('weak-password'))).toEqual(['password']);
    expect(of('too-many-requests')).toEqual({ form: 'Too many attempts. Wait a few minutes, or reset the password.' });
    expect(errorsOfAdvice(null)).toEqual({});
    const german = { authCodes: { 'missing-email': 'Ihre Adresse fehlt.' } };
    expect(authAdvice('missing-email', german)).toEqual({ text: 'Ihre Adresse fehlt.', field: 'email', next: 'none' });
  });

  it('has the focus at its first field, and at the password where both together are wrong', () => {
    expect(fieldToFocus({ email: 'No.', password: 'No.' })).toBe('email');
    expect(fieldToFocus({ password: 'No.' })).toBe('password');
    expect(fieldToFocus({ form: 'No.' }, authAdvice('wrong-password', {}).next)).toBe('password');
    expect(fieldToFocus({ form: 'No.' }, 'wait')).toBeNull();
    expect(fieldToFocus({})).toBeNull();
  });
});

describe('what a new password needs', () => {
  const policy = (more: Partial<PasswordPolicy> = {}): PasswordPolicy => ({
    minLength: 8,
    maxLength: null,
    lowercase: false,
    uppercase: false,
    digit: false,
    symbols: null,
    enforced: true,
    ...more,
  });
  const needs = (more: Partial<PasswordPolicy>, password: string) =>
    requirementTexts(policy(more), password, passwordTexts.texts).map(({ text, met }) => [text, met]);
  const { atLeast, atMost, lowercase, uppercase, digit, symbol } = passwordTexts.texts;

  it('is said in words, and whether it is met', () => {
    const all = { maxLength: 12, lowercase: true, uppercase: true, digit: true, symbols: '$!#?' };
    expect(needs(all, 'secret')).toEqual([
      [atLeast(8), false],
      [atMost(12), true],
      [lowercase, true],
      [uppercase, false],
      [digit, false],
      [symbol('! ?'), false],
    ]);
    expect(needs(all, 'Secrets-12345!')).toContainEqual([atMost(12), false]);
  });

  it('names signs that are easy to find where there are some, else the first ones', () => {
    expect(needs({ symbols: '^#' }, '')).toContainEqual([symbol('#'), false]);
    expect(needs({ symbols: '^~$' }, '')).toContainEqual([symbol('^ ~'), false]);
  });

  it('names a longest length only where a person may come near it', () => {
    expect(needs({ maxLength: 64 }, 'x')).toContainEqual([atMost(64), true]);
    expect(needs({ maxLength: 65 }, 'x')).toEqual([[atLeast(8), false]]);
    expect(needs({ maxLength: 65 }, 'x'.repeat(66))).toContainEqual([atMost(65), false]);
  });

  it('is said beside the field in a sentence, where the password would be refused', () => {
    const problem = (more: Partial<PasswordPolicy>, password: string) =>
      passwordProblem(policy(more), password, passwordTexts.texts);
    expect(problem({}, 'long-enough')).toBeUndefined();
    expect(problem({ minLength: 6 }, 'short')).toBe(passwordTexts.texts.tooShort);
    expect(problem({}, 'short')).toBe(passwordTexts.texts.unmet);
    expect(problem({ minLength: 6, digit: true }, 'letters')).toBe(passwordTexts.texts.unmet);
  });
});

it.each([
  [null, null],
  ['none', null],
  ['requested', null],
  ['ended-elsewhere', WORDS.endedElsewhere],
  ['user-disabled', WORDS.disabled],
  ['user-token-expired', WORDS.sessionOver],
] as const)('says to a person who was signed out for %s: %s', (reason, message) => {
  expect(signedOutMessage(reason, WORDS)).toBe(message);
});
