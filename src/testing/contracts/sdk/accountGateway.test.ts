/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type LoadedSdk } from '../../services/identitySdk';
import type { AuthEvent } from '../../../services/auth/AuthGateway';
import { account, idToken, signedIn, startIdentityServer, type IdentityServer } from './identityServer';
import { setPopupStage, type PopupEvent, type PopupStage } from './popupStage';
import { microtasks } from '../../waiting/microtasks';

type Page = Awaited<ReturnType<LoadedSdk['openGateways']>>;

let server: IdentityServer;
let stage: PopupStage;
let page: Page;
let sdk: LoadedSdk;
let notified: AuthEvent[];

const IDP = '/v1/accounts:signInWithIdp';
const LOOKUP = '/v1/accounts:lookup';
const PHONE = '/v1/accounts:signInWithPhoneNumber';
const REVOKE = '/v2/accounts:revokeToken';
const tasks = () => new Promise((resolve) => setTimeout(resolve));
const linkedTo = (providerId: string, fields: object = {}) => ({ providerId, rawId: `${providerId}-1`, ...fields });

/** From now on the service says that the account has these ways to sign in besides its password. */
function has(...others: readonly object[]): void {
  const known = account();
  server.answer(LOOKUP, {
    json: { users: [{ ...known, providerUserInfo: [...known.providerUserInfo, ...others] }] },
  });
}
const bodyOf = (path: string) => Object(server.to(path).at(-1)?.body) as Record<string, unknown>;
const signInMethods = () => page.auth.currentUser?.providerData.map(({ providerId }) => providerId);
const last = () => notified.findLast((event) => event.type === 'changed')?.user;

/** The person finishes in the window that `work` opens. */
async function through<Result>(type: PopupEvent['type'], work: () => Promise<Result>): Promise<Result> {
  const attempt = work();
  attempt.catch(() => undefined);
  await tasks();
  stage.finish({ type });
  return attempt;
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = startIdentityServer();
  stage = setPopupStage();
  sdk = await loadSdk();
  page = await sdk.openGateways();
  await page.auth.authStateReady();
  // The bot check of the SMS is the mock that the SDK has for tests.
  page.auth.settings.appVerificationDisabledForTesting = true;
  notified = [];
  page.gateway.subscribe((event) => notified.push(event));
  await page.signInFlow.signIn({ email: 'person-1@example.com', password: 'walnut-12' }, 'kept');
});
afterEach(() => {
  stage.restore();
  server.close();
  jest.restoreAllMocks();
});

describe('adding a provider', () => {
  const link = () => page.account.linkProvider('google.com');

  it('opens its window within the click', async () => {
    // The first window of a page waits for the script that the service talks through.
    await sdk.codeOf(through('linkViaPopup', link));
    void link().catch(() => undefined);
    await microtasks(50);
    expect(stage.opened).toHaveLength(2);
  });

  it('sends the account as it is then', async () => {
    has(linkedTo('google.com'));
    expect(await through('linkViaPopup', link)).toEqual({ type: 'linked' });
    expect(bodyOf(IDP)['idToken']).toMatch(/\./);
    expect(signInMethods()).toEqual(['password', 'google.com']);
    expect(last()?.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
  });

  it('that belongs to another account keeps what was given, for changing over to it', async () => {
    const given = { oauthIdToken: 'google-token', providerId: 'google.com', email: 'eve@example.com' };
    server.answer(IDP, { json: { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED', ...given } });
    const outcome = await through('linkViaPopup', link);
    if (outcome.type !== 'belongsToAnother') throw new Error(outcome.type);
    expect(JSON.stringify(outcome)).not.toContain('google-token');
    server.answer(IDP, () => ({ json: signedIn('person-2') }));
    server.answer(LOOKUP, { json: { users: [account('person-2')] } });
    expect(await page.signInMethods.signInWithPending(outcome.conflictId, 'kept')).toEqual({ type: 'signedIn' });
    expect(page.auth.currentUser?.uid).toBe('person-2');
  });

  it('that the browser blocks is reported by its code', async () => {
    stage.block();
    expect(await sdk.codeOf(link())).toBe('popup-blocked');
  });
});

describe('Apple', () => {
  const apple = { providerId: 'apple.com', oauthAccessToken: 'apple-token', oauthIdToken: 'x' };
  const linkApple = async () => {
    server.answer(IDP, () => ({ json: { ...signedIn(), ...apple } }));
    has(linkedTo('apple.com'));
    await through('linkViaPopup', () => page.account.linkProvider('apple.com'));
  };

  it('is notified when it is unlinked, once', async () => {
    await linkApple();
    server.answer('/v1/accounts:update', { json: { providerUserInfo: account().providerUserInfo } });
    await page.account.unlink('apple.com');
    expect(bodyOf(REVOKE)).toMatchObject({ providerId: 'apple.com', token: 'apple-token' });
    expect(signInMethods()).toEqual(['password']);
    await linkApple();
    expect(server.to(REVOKE)).toHaveLength(1);
  });

  it('is notified when the account is deleted, also when signing in once more brought the token', async () => {
    has(linkedTo('apple.com'));
    await page.gateway.reload();
    server.answer(IDP, () => ({ json: { ...signedIn(), ...apple } }));
    expect(await through('reauthViaPopup', () => page.account.reauthenticateWithProvider('apple.com'))).toEqual({
      type: 'done',
    });
    await page.account.deleteAccount();
    expect(bodyOf(REVOKE)).toMatchObject({ token: 'apple-token' });
    expect(server.to('/v1/accounts:delete')).toHaveLength(1);
  });

  it('is notified with the token that signing in brought', async () => {
    await page.gateway.signOut();
    server.answer(IDP, () => ({ json: { ...signedIn(), ...apple } }));
    has(linkedTo('apple.com'));
    await through('signInViaPopup', () => page.signInMethods.signInWithProvider('apple.com', 'popup', 'kept'));
    await page.account.deleteAccount();
    expect(bodyOf(REVOKE)).toMatchObject({ token: 'apple-token' });
  });

  it.each(['no token', 'no answer'])('stops nothing with %s', async (kind) => {
    if (kind === 'no answer') await linkApple();
    else has(linkedTo('apple.com'));
    await page.gateway.reload();
    server.refuse(REVOKE, 'INTERNAL_ERROR', 503);
    await page.account.deleteAccount();
    expect(server.to(REVOKE)).toHaveLength(kind === 'no token' ? 0 : 1);
    expect(page.auth.currentUser).toBeNull();
    await tasks();
    expect(notified.map(({ type }) => type)).not.toContain('revoked');
  });

  it('is not notified about a token of somebody else who was here before', async () => {
    await linkApple();
    await page.gateway.signOut();
    server.answer('/v1/accounts:signInWithPassword', () => ({ json: signedIn('person-2') }));
    const other = account('person-2');
    server.answer(LOOKUP, {
      json: { users: [{ ...other, providerUserInfo: [...other.providerUserInfo, linkedTo('apple.com')] }] },
    });
    await page.signInFlow.signIn({ email: 'person-2@example.com', password: 'walnut-12' }, 'kept');
    await page.account.deleteAccount();
    expect(server.to(REVOKE)).toEqual([]);
  });
});

describe('a telephone number', () => {
  const number = '+4930901820';

  it('is added, and later changed, with the code and the ticket', async () => {
    const ticket = await page.account.sendPhoneCode(number);
    expect(bodyOf('/v1/accounts:sendVerificationCode')).toMatchObject({ phoneNumber: number });
    server.refuse(PHONE, 'INVALID_CODE');
    expect(await sdk.codeOf(page.account.confirmPhone(ticket, '000000'))).toBe('invalid-verification-code');
    server.answer(PHONE, () => ({ json: signedIn() }));
    has(linkedTo('phone', { phoneNumber: number }));
    expect(await page.account.confirmPhone(ticket, '123456')).toEqual({ type: 'linked' });
    expect(bodyOf(PHONE)).toMatchObject({ sessionInfo: 'session-1', code: '123456' });
    expect(bodyOf(PHONE)['idToken']).toMatch(/\./);
    expect(await sdk.codeOf(page.account.confirmPhone(ticket, '123456'))).toBe('invalid-verification-id');
    const second = await page.account.sendPhoneCode('+4930901821');
    expect(await page.account.confirmPhone(second, '123456')).toEqual({ type: 'linked' });
  });

  it('that another account has is kept for changing over to that one', async () => {
    const ticket = await page.account.sendPhoneCode(number);
    server.answer(PHONE, { json: { temporaryProof: 'proof-1', phoneNumber: number } });
    const outcome = await page.account.confirmPhone(ticket, '123456');
    if (outcome.type !== 'belongsToAnother') throw new Error(outcome.type);
    server.answer(PHONE, () => ({ json: signedIn('person-2') }));
    await page.signInMethods.signInWithPending(outcome.conflictId, 'kept');
    expect(bodyOf(PHONE)).toMatchObject({ temporaryProof: 'proof-1', phoneNumber: number });
  });

  it('is a second step, with a session of the person', async () => {
    server.answer('/v2/accounts/mfaEnrollment:start', { json: { phoneSessionInfo: { sessionInfo: 'session-2' } } });
    server.answer('/v2/accounts/mfaEnrollment:finalize', () => ({
      json: { idToken: idToken(), refreshToken: 'refresh-3' },
    }));
    const ticket = await page.account.startPhoneFactor(number);
    const enrolled = { mfaEnrollmentId: 'phone-1', displayName: 'Mine', enrolledAt: '2026-01-01', phoneInfo: number };
    server.answer(LOOKUP, { json: { users: [{ ...account(), mfaInfo: [enrolled] }] } });
    await page.account.finishPhoneFactor(ticket, '123456', 'Mine');
    expect(bodyOf('/v2/accounts/mfaEnrollment:finalize')).toMatchObject({
      displayName: 'Mine',
      phoneVerificationInfo: { sessionInfo: 'session-2', code: '123456' },
    });
    expect(page.account.secondFactors()).toMatchObject([{ uid: 'phone-1', kind: 'phone', phoneNumber: number }]);
  });
});

describe('signing in once more', () => {
  it('as somebody else is a plain refusal', async () => {
    server.answer(IDP, () => ({ json: signedIn('person-2') }));
    const again = through('reauthViaPopup', () => page.account.reauthenticateWithProvider('google.com'));
    expect(await sdk.codeOf(again)).toBe('user-mismatch');
    await tasks();
    expect(page.auth.currentUser?.uid).toBe('person-1');
    expect(notified.map(({ type }) => type)).not.toContain('revoked');
  });

  it('goes by a code to the account’s own number', async () => {
    const known = account();
    server.answer(LOOKUP, { json: { users: [{ ...known, phoneNumber: '+4930901820' }] } });
    await page.gateway.reload();
    const ticket = await page.account.sendReauthCode();
    expect(bodyOf('/v1/accounts:sendVerificationCode')).toMatchObject({ phoneNumber: '+4930901820' });
    expect(await page.account.reauthenticateWithCode(ticket, '123456')).toEqual({ type: 'done' });
    expect(bodyOf(PHONE)).toMatchObject({ operation: 'REAUTH', code: '123456' });
  });
});
