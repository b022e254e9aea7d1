/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { type Auth, type LoadedSdk, loadSdk, type PasswordValidationStatus } from '../../services/identitySdk';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;

beforeEach(async () => {
  localStorage.clear();
  server = startIdentityServer();
  page = await loadSdk();
  auth = page.open();
});
afterEach(() => server.close());

const POLICY = '/v2/passwordPolicy';

const serve = (customStrengthOptions: object, more: object = {}) =>
  server.answer(POLICY, { json: { schemaVersion: 1, customStrengthOptions, ...more } });

/** The verdict, without the policy that the SDK puts beside it. */
async function verdict(password: string): Promise<Omit<PasswordValidationStatus, 'passwordPolicy'>> {
  const { passwordPolicy: _, ...status } = await page.sdk.validatePassword(auth, password);
  return status;
}

describe('the password policy of the service', () => {
  it('VA1: is six characters when the service names no number', async () => {
    serve({});
    expect(await verdict('12345')).toEqual({ isValid: false, meetsMinPasswordLength: false });
    expect(await verdict('123456')).toEqual({ isValid: true, meetsMinPasswordLength: true });
  });

  it('VA1, VA7: takes the shortest length from the service', async () => {
    serve({ minPasswordLength: 12 });
    expect((await verdict('x'.repeat(11))).isValid).toBe(false);
    expect((await verdict('x'.repeat(12))).isValid).toBe(true);
  });

  it('VA2: takes a longest length from the service', async () => {
    serve({ maxPasswordLength: 20 });
    expect(await verdict('x'.repeat(20))).toMatchObject({ isValid: true, meetsMaxPasswordLength: true });
    expect(await verdict('x'.repeat(21))).toMatchObject({ isValid: false, meetsMaxPasswordLength: false });
  });

  it.each([
    ['VA3', 'containsLowercaseCharacter', 'containsLowercaseLetter', 'WALNUT-1', 'WALNUTa-1'],
    ['VA4', 'containsUppercaseCharacter', 'containsUppercaseLetter', 'walnut-1', 'walnutA-1'],
    ['VA5', 'containsNumericCharacter', 'containsNumericCharacter', 'walnut-x', 'walnut-1'],
    ['VA6', 'containsNonAlphanumericCharacter', 'containsNonAlphanumericCharacter', 'walnut12', 'walnut-12'],
  ] as const)('%s: asks for %s when the service does', async (_, rule, flag, bad, good) => {
    serve({ [rule]: true }, { allowedNonAlphanumericCharacters: ['-', '!'] });
    expect(await verdict(bad)).toEqual({ isValid: false, meetsMinPasswordLength: true, [flag]: false });
    expect(await verdict(good)).toEqual({ isValid: true, meetsMinPasswordLength: true, [flag]: true });
  });

  it('VA6: counts only those characters as non-alphanumeric that the service lists', async () => {
    serve({ containsNonAlphanumericCharacter: true }, { allowedNonAlphanumericCharacters: ['!'] });
    expect((await verdict('walnut#12')).isValid).toBe(false);
    expect((await verdict('walnut!12')).isValid).toBe(true);
  });

  it('VA7: asks again only after the service has refused a password for its policy', async () => {
    serve({ minPasswordLength: 6 });
    expect((await verdict('walnut')).isValid).toBe(true);
    serve({ minPasswordLength: 8 });
    expect((await verdict('walnut')).isValid).toBe(true);
    server.refuse('/v1/accounts:signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements');
    expect(await page.appCodeOf(page.sdk.createUserWithEmailAndPassword(auth, 'ada@example.com', 'walnut'))).toBe(
      'password-does-not-meet-requirements',
    );
    // It does so behind the refusal.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.to(POLICY)).toHaveLength(2);
    expect((await verdict('walnut')).isValid).toBe(false);
    expect(server.to(POLICY)).toHaveLength(2);
  });

  it('VA7: refuses a policy of a kind that it does not know, and one that cannot be read', async () => {
    server.answer(POLICY, { json: { schemaVersion: 2, customStrengthOptions: {} } });
    expect(await page.appCodeOf(page.sdk.validatePassword(auth, 'walnut'))).toBe(
      'unsupported-password-policy-schema-version',
    );
    auth = (page = await loadSdk()).open();
    server.unreachable(POLICY);
    expect(await page.appCodeOf(page.sdk.validatePassword(auth, 'walnut'))).toBe('network-request-failed');
  });
});
