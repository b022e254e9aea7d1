import { DEFAULT_PASSWORD_POLICY, isRefused, judgePassword, type PasswordPolicy } from './passwordPolicy';

const strict: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbols: '-!',
  enforced: true,
};
const unmet = (password: string, policy = strict) =>
  judgePassword(policy, password).flatMap(({ kind, met }) => (met ? [] : [kind]));

describe('the password policy', () => {
  it('asks for six characters and nothing else while the service has said nothing', () => {
    expect(judgePassword(DEFAULT_PASSWORD_POLICY, '12345')).toEqual([{ kind: 'minLength', met: false }]);
    expect(judgePassword(DEFAULT_PASSWORD_POLICY, '123456')).toEqual([{ kind: 'minLength', met: true }]);
  });

  it.each([
    ['', ['minLength', 'lowercase', 'uppercase', 'digit', 'symbol']],
    ['Walnut-12', []],
    ['walnut-12', ['uppercase']],
    ['WALNUT-12', ['lowercase']],
    ['Walnut--x', ['digit']],
    ['Walnut#12', ['symbol']],
    ['Wal-1', ['minLength']],
    ['Walnut-12 and more', ['maxLength']],
    ['Walnut-12abc', []],
    ['Walnut-12abcd', ['maxLength']],
    ['Walnut-1', []],
    ['Walnu-1', ['minLength']],
    ['ÄÖÜäöü٣-', ['lowercase', 'uppercase', 'digit']],
  ])('of %j finds missing %j', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
  });

  it('refuses only what the service refuses', () => {
    expect(isRefused(strict, 'walnut-12')).toBe(true);
    expect(isRefused(strict, 'Walnut-12')).toBe(false);
    expect(isRefused({ ...strict, enforced: false }, 'walnut')).toBe(false);
    expect(isRefused({ ...strict, enforced: false }, 'elm12')).toBe(true);
    expect(isRefused({ ...strict, enforced: false }, 'elm123')).toBe(false);
  });
});
