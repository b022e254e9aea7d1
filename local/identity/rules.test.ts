import { Attempts } from './store/attempts';
import { Faults } from './store/faults';
import { missingRequirements, policyRefusal } from './store/passwordPolicy';
import { changedSettings, DEFAULT_SETTINGS } from './store/settings';
import { SignInAge } from './store/signInAge';

describe('the password policy', () => {
  const strict = changedSettings(DEFAULT_SETTINGS, {
    passwordPolicy: {
      enforcementState: 'ENFORCE',
      allowedNonAlphanumericCharacters: ['!', '$'],
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 12,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    },
  }).passwordPolicy;

  it.each([
    ['Lots4ale!', []],
    ['lots4ale!', ['Password must contain an upper case character']],
    ['LOTS4ALE!', ['Password must contain a lower case character']],
    ['LotsForSale!', ['Password must contain a numeric character']],
    ['Lots4ale#', ['Password must contain a non-alphanumeric character']],
    ['Lots4!', ['Password must contain at least 8 characters']],
    ['Lots4Sale!Lots', ['Password may contain at most 12 characters']],
  ])('finds in %s what is missing', (password, missing) => {
    expect(missingRequirements(strict, password)).toEqual(missing);
  });

  it('refuses only where it is enforced, in the words of the service', () => {
    expect(policyRefusal(strict, 'lots')).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, ' +
        'Password must contain an upper case character, Password must contain a numeric character, ' +
        'Password must contain a non-alphanumeric character]',
    );
    expect(policyRefusal(strict, 'Lots4ale!')).toBeNull();
    expect(policyRefusal({ ...strict, enforcementState: 'OFF' }, 'lots')).toBeNull();
  });
});

describe('attempts', () => {
  it('lock one account, for the window', () => {
    let now = 0;
    const attempts = new Attempts(
      () => ({ limit: 3, windowSeconds: 10 }),
      () => now,
    );
    for (now = 1000; now <= 3000; now += 1000) {
      expect(attempts.isLocked('anna')).toBe(false);
      attempts.failed('anna');
    }
    expect([attempts.isLocked('anna'), attempts.isLocked('ben')]).toEqual([true, false]);
    now = 10_999;
    expect(attempts.isLocked('anna')).toBe(true);
    now = 11_000;
    expect(attempts.isLocked('anna')).toBe(false);
    attempts.failed('anna');
    expect(attempts.isLocked('anna')).toBe(true);
    attempts.forget('anna');
    expect(attempts.isLocked('anna')).toBe(false);
  });

  it('lock nobody without a limit', () => {
    const attempts = new Attempts(
      () => ({ limit: null, windowSeconds: 10 }),
      () => 0,
    );
    for (let i = 0; i < 50; i += 1) attempts.failed('anna');
    expect(attempts.isLocked('anna')).toBe(false);
  });
});

describe('the age of a sign-in', () => {
  const anna = (lastLogin: number) => ({ localId: 'anna', lastLoginAt: String(lastLogin) });

  it('is too much after the limit, and never without one', () => {
    const age = (max: number | null) =>
      new SignInAge(
        () => max,
        () => 1_000_000,
      );
    expect(age(300).isTooOld(anna(0), 700)).toBe(false);
    expect(age(300).isTooOld(anna(0), 699)).toBe(true);
    expect(age(null).isTooOld(anna(0), 0)).toBe(false);
  });

  it('can be made too much, until the next sign-in, even within the same second', () => {
    let now = 1_000_200;
    const age = new SignInAge(
      () => 300,
      () => now,
    );
    age.age('anna');
    now = 1_000_900;
    expect(age.isTooOld(anna(1_000_100), 1000)).toBe(true);
    expect(age.isTooOld(anna(1_000_500), 1000)).toBe(false);
    expect(age.isTooOld(anna(1_002_000), 1002)).toBe(false);
    expect(age.isTooOld({ localId: 'ben', lastLoginAt: '1000100' }, 1000)).toBe(false);
  });
});

describe('settings', () => {
  it('change by what is given and refuse what is none', () => {
    const changed = changedSettings(DEFAULT_SETTINGS, { wrongPasswords: { limit: null }, mailedCodeSeconds: { X: 1 } });
    expect(changed.wrongPasswords).toEqual({ limit: null, windowSeconds: 300 });
    expect(changed.mailedCodeSeconds).toMatchObject({ PASSWORD_RESET: 3600, X: 1 });
    expect(changed.passwordPolicy).toEqual(DEFAULT_SETTINGS.passwordPolicy);
    for (const wrong of [{ speed: 1 }, { enabled: 'no' }, { totp: { adjacentIntervals: 11 } }, null])
      expect(() => changedSettings(DEFAULT_SETTINGS, wrong)).toThrow();
  });
});

describe('faults', () => {
  it('meet the next requests to their path, each once, in their order', () => {
    const faults = new Faults();
    faults.order({ path: 'v1/token', answer: 'hang' });
    faults.order({ path: 'accounts:lookup', times: 2, answer: { message: 'USER_DISABLED' } });
    faults.order({ path: 'accounts:lookup', answer: 'drop' });
    const take = (): unknown => faults.take('/identitytoolkit.googleapis.com/v1/accounts:lookup');
    expect(faults.take('/identitytoolkit.googleapis.com/v1/accounts:lookups')).toBeNull();
    expect([take(), take(), take(), take()]).toEqual([
      { message: 'USER_DISABLED', status: 400 },
      { message: 'USER_DISABLED', status: 400 },
      'drop',
      null,
    ]);
    expect(faults.list()).toHaveLength(1);
    faults.clear();
    expect(faults.list()).toHaveLength(0);
    expect(() => faults.order({ path: 'x', answer: 'explode' })).toThrow();
  });
});
