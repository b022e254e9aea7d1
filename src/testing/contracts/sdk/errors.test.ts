/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { authMessage } from '../../../features/auth/model/authMessages';
import { loadSdk, type Auth, type LoadedSdk, type User } from '../../services/identitySdk';
import type { AuthCode } from '../../../services/auth/authCodes';
import { idToken, signedIn, startIdentityServer, type Answer, type IdentityServer } from './identityServer';

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

type Sdk = LoadedSdk['sdk'];
/** A call that the service refuses; `user` is signed in already. */
type Call = (sdk: Sdk, user: User) => Promise<unknown>;

const email = 'ada@example.com';
const password = 'walnut-12';

const signIn: Call = (sdk) => sdk.signInWithEmailAndPassword(auth, email, password);
const signUp: Call = (sdk) => sdk.createUserWithEmailAndPassword(auth, email, password);
const withProvider: Call = (sdk) => sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential('token'));
const reset: Call = (sdk) => sdk.sendPasswordResetEmail(auth, email, { url: 'https://lotsmith.example/' });
const changePassword: Call = (sdk, user) => sdk.updatePassword(user, password);
const apply: Call = (sdk) => sdk.applyActionCode(auth, 'code-1');
const newPassword: Call = (sdk) => sdk.confirmPasswordReset(auth, 'code-1', password);
const refresh: Call = (_, user) => user.getIdToken(true);
const reload: Call = (_, user) => user.reload();

/** Words of the service that no person must see. */
const RAW = 'server words 0815';

const SENTENCE = /^[A-Z].*\.$/;

function expectSaid(code: string, expected: AuthCode): void {
  expect(code).toBe(expected);
  const text = authMessage(expected);
  expect(text).toMatch(SENTENCE);
  expect(text).not.toContain(RAW);
  expect(text).not.toMatch(/auth\/|firebase|_/i);
}

const SIGN_IN = '/v1/accounts:signInWithPassword';
const UPDATE = '/v1/accounts:update';
const RESET = '/v1/accounts:resetPassword';

describe('what the service refuses, as the person reads it', () => {
  it.each<[string, string, string, AuthCode, Call]>([
    ['ER1', '/v1/accounts:signUp', 'EMAIL_EXISTS', 'email-already-in-use', signUp],
    ['ER2', SIGN_IN, 'INVALID_PASSWORD', 'wrong-password', signIn],
    ['ER3', SIGN_IN, 'INVALID_LOGIN_CREDENTIALS', 'invalid-credential', signIn],
    ['ER3', '/v1/accounts:signInWithIdp', 'INVALID_IDP_RESPONSE', 'invalid-credential', withProvider],
    ['ER4', SIGN_IN, 'EMAIL_NOT_FOUND', 'user-not-found', signIn],
    ['ER4', '/v1/accounts:sendOobCode', 'EMAIL_NOT_FOUND', 'user-not-found', reset],
    ['ER5', SIGN_IN, 'USER_DISABLED', 'user-disabled', signIn],
    ['ER5', '/v1/token', 'USER_DISABLED', 'user-disabled', refresh],
    ['ER6', SIGN_IN, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests', signIn],
    ['ER6', '/v1/accounts:sendOobCode', 'RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests', reset],
    ['ER7', UPDATE, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login', changePassword],
    ['ER8', UPDATE, 'EXPIRED_OOB_CODE', 'expired-action-code', apply],
    ['ER8', RESET, 'EXPIRED_OOB_CODE', 'expired-action-code', newPassword],
    ['ER9', UPDATE, 'INVALID_OOB_CODE', 'invalid-action-code', apply],
    ['ER9', RESET, 'INVALID_OOB_CODE', 'invalid-action-code', newPassword],
    ['ER11', '/v1/token', 'TOKEN_EXPIRED', 'user-token-expired', refresh],
    ['ER11', '/v1/accounts:lookup', 'TOKEN_EXPIRED', 'user-token-expired', reload],
    ['ER11', '/v1/accounts:lookup', 'USER_NOT_FOUND', 'user-token-expired', reload],
  ])('%s: %s: %s → %s', async (_, path, message, expected, call) => {
    const { user } = await page.sdk.signInWithEmailAndPassword(auth, email, password);
    for (const words of [`${message} : ${RAW}`, message]) {
      server.refuse(path, words);
      if (auth.currentUser === null && (call === refresh || call === reload)) continue;
      expectSaid(await page.appCodeOf(call(page.sdk, user)), expected);
    }
    // The two that end a session end it when the session is what was refused.
    const ends = call === refresh || call === reload;
    expect(auth.currentUser === null).toBe(ends);
  });

  it.each<[string, Answer | null]>([
    ['is out of reach', null],
    ['is replaced by a page of the network', { status: 502, text: `<html>${RAW}</html>` }],
    ['answers with JSON of another kind', { status: 500, json: { oops: RAW } }],
  ])('ER10: when the service %s', async (_, answer) => {
    if (answer === null) server.unreachable(SIGN_IN);
    else server.answer(SIGN_IN, answer);
    expectSaid(await page.appCodeOf(signIn(page.sdk, {} as User)), 'network-request-failed');
  });

  it('ER15: another person than the one who is signed in re-authenticates', async () => {
    const { user } = await page.sdk.signInWithEmailAndPassword(auth, email, password);
    server.answer(SIGN_IN, () => ({ json: { ...signedIn('person-2'), idToken: idToken('person-2') } }));
    const credential = page.sdk.EmailAuthProvider.credential('other@example.com', password);
    expectSaid(await page.appCodeOf(page.sdk.reauthenticateWithCredential(user, credential)), 'user-mismatch');
    expect(auth.currentUser?.uid).toBe('person-1');
  });

  it('ER12, ER13, ER14: the refusals of windows are said too', () => {
    for (const code of ['unauthorized-domain', 'popup-blocked', 'popup-closed-by-user'] as const)
      expectSaid(code, code);
  });

  it('ER1–ER15: every code the SDK knows, and any other, has a sentence of ours', async () => {
    const { authFailure } = await import('../../../services/auth/sdk/authFailure');
    const codes: string[] = [...Object.values(page.sdk.AuthErrorCodes), 'auth/a-code-of-tomorrow', 'permission-denied'];
    expect(codes.length).toBeGreaterThan(90);
    for (const code of codes) {
      const { code: ours } = authFailure(new page.app.FirebaseError(code, RAW));
      expectSaid(ours, ours);
    }
    expect(authMessage(authFailure(new Error(RAW)).code)).toMatch(SENTENCE);
  });

  it('ER1–ER15: an unknown refusal of the server becomes an unknown one here, without its words', async () => {
    server.refuse(SIGN_IN, `SOMETHING_NEW : ${RAW}`);
    expectSaid(await page.appCodeOf(signIn(page.sdk, {} as User)), 'unknown');
  });

  it.each([
    ['USER_DISABLED', '', ['user-disabled']],
    ['USER_DISABLED', ` : ${RAW}`, ['user-disabled']],
    ['TOKEN_EXPIRED', '', ['user-token-expired']],
    // The SDK makes an error with the server's own words without the map that the application watches; see sessionAnswers.ts.
    ['TOKEN_EXPIRED', ` : ${RAW}`, ['user-token-expired']],
  ])('ER5, ER11: of a background refusal %s%s the application gets %j', async (message, words, notified) => {
    const codes: string[] = [];
    const watched = await loadSdk();
    auth = watched.open((code) => codes.push(code));
    const { user } = await watched.sdk.signInWithEmailAndPassword(auth, email, password);
    server.refuse('/v1/token', `${message}${words}`);
    await watched.codeOf(user.getIdToken(true));
    expect(auth.currentUser).toBeNull();
    expect([...new Set(codes)]).toEqual(notified);
  });
});
