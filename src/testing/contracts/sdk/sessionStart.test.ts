/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type LoadedSdk } from '../../services/identitySdk';
import type { AuthEvent } from '../../../services/auth/AuthGateway';
import { account, startIdentityServer, type IdentityServer } from './identityServer';

const LOOKUP = '/v1/accounts:lookup';
const TOKEN = '/v1/token';
const HOUR = 3_600_000;

let server: IdentityServer;
let page: LoadedSdk;

/** The next visit of the same browser, and what the application learns from it. */
async function visit() {
  page = await loadSdk();
  const { gateway, auth } = await page.openGateways();
  const notified: AuthEvent[] = [];
  gateway.subscribe((event) => notified.push(event));
  await Promise.all([auth.authStateReady(), jest.advanceTimersByTimeAsync(50)]);
  return { gateway, auth, notified };
}

const isStored = () => localStorage.getItem(page.storedAt) !== null;
const whoIn = (notified: readonly AuthEvent[]) =>
  notified.map((event) => (event.type === 'changed' ? (event.user?.uid ?? 'nobody') : event.code));

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
  const { auth } = await visit();
  await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
  expect(isStored()).toBe(true);
});
afterEach(() => {
  server.close();
  jest.useRealTimers();
});

describe('ER11: a stored session at the next visit', () => {
  it.each([
    ['an overloaded service', 503, 'UNAVAILABLE'],
    ['a spent quota', 429, 'QUOTA_EXCEEDED'],
    ['a spent quota, with words', 429, 'QUOTA_EXCEEDED : Exceeded quota for looking up accounts.'],
    ['a spent quota, as a bad request', 400, 'QUOTA_EXCEEDED : Exceeded quota for looking up accounts.'],
    ['too many questions', 400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'],
    ['a mistake of the service', 500, 'INTERNAL'],
    ['a key that is not taken for the moment', 403, 'Requests from this referrer are blocked.'],
    ['a refusal that nobody knows yet', 400, 'SOMETHING_NEW'],
  ])('is kept through %s, and confirmed when the service answers', async (_, status, message) => {
    server.refuse(LOOKUP, message, status);
    const { gateway, auth, notified } = await visit();
    expect(auth.currentUser?.uid).toBe('person-1');
    expect(isStored()).toBe(true);
    expect(whoIn(notified)).toEqual(['person-1']);
    expect(gateway.isConfirmed()).toBe(false);
    expect(await page.codeOf(gateway.reload())).toBe('network-request-failed');
    expect(gateway.isConfirmed()).toBe(false);

    server.answer(LOOKUP, { json: { users: [{ ...account(), displayName: 'Ada the New' }] } });
    await gateway.reload();
    expect(gateway.isConfirmed()).toBe(true);
    expect(notified.at(-1)).toMatchObject({ type: 'changed', user: { displayName: 'Ada the New' } });
  });

  it('is kept, too, when its token is old and no new one is given for the moment', async () => {
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    server.refuse(TOKEN, 'QUOTA_EXCEEDED', 429);
    const { gateway, notified } = await visit();
    expect(whoIn(notified)).toEqual(['person-1']);
    expect(gateway.isConfirmed()).toBe(false);
    expect(isStored()).toBe(true);
  });

  it('is confirmed at once when all is well', async () => {
    const { gateway, notified } = await visit();
    expect(whoIn(notified)).toEqual(['person-1']);
    expect(gateway.isConfirmed()).toBe(true);
  });

  it.each([
    ['USER_DISABLED', 'user-disabled'],
    ['USER_DISABLED : The account was disabled.', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['TOKEN_EXPIRED : The credential is no longer valid.', 'user-token-expired'],
    ['USER_NOT_FOUND', 'user-token-expired'],
    ['USER_NOT_FOUND : There is no such account.', 'user-token-expired'],
    ['INVALID_ID_TOKEN', 'user-token-expired'],
    ['INVALID_ID_TOKEN : Words.', 'user-token-expired'],
  ])('ends with its reason when the service says %s of the account', async (message, reason) => {
    server.refuse(LOOKUP, message);
    const { notified } = await visit();
    expect(isStored()).toBe(false);
    expect(whoIn(notified).sort()).toEqual(['nobody', reason]);
    expect(notified).toContainEqual({ type: 'revoked', code: reason, uid: null });
  });

  it.each([
    ['USER_DISABLED : Words.', 'user-disabled'],
    ['TOKEN_EXPIRED : Words.', 'user-token-expired'],
    ['INVALID_REFRESH_TOKEN', 'user-token-expired'],
    ['PROJECT_NUMBER_MISMATCH', 'user-token-expired'],
  ])('ends with its reason when the service says %s of its old token', async (message, reason) => {
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    server.refuse(TOKEN, message);
    const { notified } = await visit();
    expect(isStored()).toBe(false);
    expect(whoIn(notified).sort()).toEqual(['nobody', reason]);
  });

  it('ends with a reason also when the account is missing in an answer that is no refusal', async () => {
    server.answer(LOOKUP, { json: { kind: 'identitytoolkit#GetAccountInfoResponse' } });
    const { notified } = await visit();
    expect(whoIn(notified).sort()).toEqual(['nobody', 'user-token-expired']);
  });
});

describe('a visit of nobody', () => {
  it('needs no reason', async () => {
    localStorage.clear();
    const { gateway, notified } = await visit();
    expect(whoIn(notified)).toEqual(['nobody']);
    expect(gateway.isConfirmed()).toBe(true);
  });
});
