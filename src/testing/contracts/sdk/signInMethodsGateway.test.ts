/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type LoadedSdk } from '../../services/identitySdk';
import type { ProviderId } from '../../../services/auth/signInMethods';
import { account, signedIn, startIdentityServer, type IdentityServer } from './identityServer';
import { setPopupStage, type PopupStage } from './popupStage';
import { microtasks } from '../../waiting/microtasks';

type Page = Awaited<ReturnType<LoadedSdk['openGateways']>>;

let server: IdentityServer;
let stage: PopupStage;
let page: Page;
let sdk: LoadedSdk;

/** The page is loaded, or loaded anew. */
async function load(tenantId: string | null = null): Promise<void> {
  sdk = await loadSdk();
  page = await sdk.openGateways(tenantId);
  await page.auth.authStateReady();
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = startIdentityServer();
  stage = setPopupStage();
  await load();
});
afterEach(() => {
  stage.restore();
  server.close();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  jest.restoreAllMocks();
});

const IDP = '/v1/accounts:signInWithIdp';
const tasks = () => new Promise((resolve) => setTimeout(resolve));
/** A browser lets a window open for as long as the click lasts: no turn of the event loop. */
const withinTheClick = () => microtasks(50);
/** A sign-in in another window that ends well; afterwards nobody is signed in. */
async function through(stay: 'kept' | 'session' = 'kept'): Promise<void> {
  const first = page.signInMethods.signInWithProvider('google.com', 'popup', stay);
  await tasks();
  stage.finish();
  expect(await first).toEqual({ type: 'signedIn' });
  await page.gateway.signOut();
}

describe('a provider’s window', () => {
  /** The address has an account with a password. */
  async function conflict() {
    const given = { oauthIdToken: 'google-token', providerId: 'google.com', email: 'ada@example.com' };
    server.answer(IDP, { json: { needConfirmation: true, verifiedProvider: ['password'], ...given } });
    const attempt = page.signInMethods.signInWithProvider('google.com', 'popup', 'kept');
    await tasks();
    stage.finish();
    const outcome = await attempt;
    if (outcome.type !== 'accountExists') throw new Error(outcome.type);
    return outcome;
  }

  it.each(['kept', 'session'] as const)('opens within the click, staying %s', async (stay) => {
    await through();
    const attempt = page.signInMethods.signInWithProvider('google.com', 'popup', stay);
    await withinTheClick();
    expect(stage.opened).toHaveLength(2);
    stage.finish();
    expect(await attempt).toEqual({ type: 'signedIn' });
  });

  it('gets nothing of what stands behind # in the page’s address', async () => {
    const before = window.location.href;
    history.replaceState('kept', '', '/sign-in?next=%2Finvitations%2Fi#sale=Fine+clocks&for=bea%40example.com');
    void page.signInMethods.signInWithProvider('google.com', 'popup', 'kept').catch(() => undefined);
    await withinTheClick();
    expect(stage.opened).toHaveLength(1);
    expect(decodeURIComponent(stage.opened[0]?.url.href ?? '')).toContain('/sign-in?next=');
    expect(decodeURIComponent(stage.opened[0]?.url.href ?? '')).not.toContain('sale=');
    expect([window.location.hash, history.state]).toEqual(['', 'kept']);
    history.replaceState(null, '', before);
  });

  it('waits for no storage', async () => {
    await through('session');
    Object.assign(globalThis, { indexedDB: { open: () => ({}) } });
    void page.signInMethods.signInWithProvider('google.com', 'popup', 'kept').catch(() => undefined);
    await withinTheClick();
    expect(stage.opened).toHaveLength(2);
  });

  it.each([
    ['google.com', undefined, { prompt: 'select_account' }],
    ['apple.com', 'email,name', undefined],
    ['microsoft.com', undefined, { prompt: 'select_account' }],
    ['github.com', 'user:email', undefined],
  ] as const)('asks %s for address and name only', async (providerId, scopes, parameters) => {
    void page.signInMethods.signInWithProvider(providerId, 'popup', 'kept').catch(() => undefined);
    await tasks();
    const query = stage.opened[0]?.url.searchParams;
    expect(query?.get('providerId')).toBe(providerId);
    const asked = query
      ?.get('scopes')
      ?.split(',')
      .filter((scope) => scope !== 'profile');
    expect(asked?.join(',') || undefined).toBe(scopes);
    expect(JSON.parse(query?.get('customParameters') ?? '{}')).toMatchObject(parameters ?? {});
  });

  it('that the browser blocks is reported by its code', async () => {
    stage.block();
    expect(await sdk.codeOf(page.signInMethods.signInWithProvider('google.com', 'popup', 'kept'))).toBe(
      'popup-blocked',
    );
  });

  it('says that the address has an account, keeps what was given, and links it', async () => {
    const outcome = await conflict();
    expect(outcome).toEqual({ ...outcome, email: 'ada@example.com', providerId: 'google.com' });
    expect(JSON.stringify(outcome)).not.toContain('google-token');
    await page.signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'kept');
    server.answer(IDP, () => ({ json: signedIn() }));
    // The answer brings another one, which is the same within a second only.
    const token = await page.auth.currentUser?.getIdToken();
    await page.signInMethods.linkPending(outcome.conflictId);
    const { postBody, idToken: whose } = Object(server.to(IDP).at(-1)?.body) as Record<string, string>;
    expect(Object.fromEntries(new URLSearchParams(postBody))).toEqual({
      id_token: 'google-token',
      providerId: 'google.com',
    });
    expect(whose).toBe(token);
  });

  it('ends a session that is refused while linking, and says why', async () => {
    const received: unknown[] = [];
    page.gateway.subscribe((event) => event.type === 'revoked' && received.push([event.code, event.uid]));
    const { conflictId } = await conflict();
    await page.signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'kept');
    server.refuse(IDP, 'USER_DISABLED');
    expect(await sdk.codeOf(page.signInMethods.linkPending(conflictId))).toBe('user-disabled');
    await tasks();
    expect(received).toEqual([['user-disabled', 'person-1']]);
    expect(page.auth.currentUser).toBeNull();
  });

  it('ends nobody’s session when the one who comes is refused', async () => {
    const received: unknown[] = [];
    page.gateway.subscribe((event) => event.type === 'revoked' && received.push(event.code));
    await page.signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'kept');
    server.refuse(IDP, 'USER_DISABLED');
    const refusal = sdk.codeOf(page.signInMethods.signInWithProvider('google.com', 'popup', 'kept'));
    await tasks();
    stage.finish();
    expect(await refusal).toBe('user-disabled');
    await tasks();
    expect(received).toEqual([]);
    expect(page.auth.currentUser?.uid).toBe('person-1');
  });

  it('may be followed by a second step', async () => {
    const mfaInfo = [{ mfaEnrollmentId: 'totp-1', displayName: 'My app', enrolledAt: '2026-01-01', totpInfo: {} }];
    server.answer(IDP, { json: { mfaPendingCredential: 'pending-1', mfaInfo, localId: 'person-1' } });
    server.answer('/v2/accounts/mfaSignIn:finalize', () => ({ json: signedIn() }));
    const attempt = page.signInMethods.signInWithProvider('google.com', 'popup', 'kept');
    await tasks();
    stage.finish();
    const outcome = await attempt;
    if (outcome.type !== 'secondFactorNeeded') throw new Error(outcome.type);
    expect(outcome.factors).toEqual([
      { uid: 'totp-1', kind: 'totp', name: 'My app', phoneNumber: null, enrolledAt: null },
    ]);
    await page.signInMethods.answerSecondFactor(outcome.challengeId, 'totp-1', '123456');
    expect(page.auth.currentUser?.uid).toBe('person-1');
  });
});

test.each(['kept', 'session'] as const)('a mailed link signs in, staying %s', async (stay) => {
  await page.identity.signInWithMailedCode('ada@example.com', 'code-1', stay);
  expect([localStorage.getItem(sdk.storedAt) !== null, sessionStorage.getItem(sdk.storedAt) !== null]).toEqual([
    stay === 'kept',
    stay === 'session',
  ]);
});

describe('a redirect', () => {
  /** jsdom does not go anywhere; it only says so. */
  async function leave(stay: 'kept' | 'session', providerId: ProviderId = 'github.com') {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const leaving = page.signInMethods.signInWithProvider(providerId, 'redirect', stay);
    await tasks();
    window.dispatchEvent(new Event('pagehide'));
    expect(await leaving).toEqual({ type: 'redirecting' });
    await load();
  }
  async function comeBack() {
    const finishing = page.signInMethods.finishRedirect();
    await tasks();
    stage.finish({ type: 'signInViaRedirect', eventId: 'event-1' });
    return finishing;
  }

  it.each(['kept', 'session'] as const)('signs in after the return, once, staying %s', async (stay) => {
    await leave(stay);
    expect(await comeBack()).toEqual({ type: 'signedIn' });
    expect(await page.signInMethods.finishRedirect()).toBeNull();
    expect([localStorage.getItem(sdk.storedAt) !== null, sessionStorage.getItem(sdk.storedAt) !== null]).toEqual([
      stay === 'kept',
      stay === 'session',
    ]);
  });

  it('to Apple’s page brings the token that is revoked when Apple is removed', async () => {
    await leave('kept', 'apple.com');
    const apple = { providerId: 'apple.com', oauthAccessToken: 'apple-token', oauthIdToken: 'x' };
    server.answer(IDP, () => ({ json: { ...signedIn(), ...apple } }));
    expect(await comeBack()).toEqual({ type: 'signedIn' });
    const linked = [{ providerId: 'password' }, { providerId: 'apple.com' }];
    server.answer('/v1/accounts:lookup', { json: { users: [{ ...account(), providerUserInfo: linked }] } });
    server.answer('/v1/accounts:update', { json: { providerUserInfo: account().providerUserInfo } });
    await page.account.unlink('apple.com');
    expect(server.to('/v2/accounts:revokeToken').map(({ body }) => body)).toEqual([
      expect.objectContaining({ token: 'apple-token' }),
    ]);
  });

  it('may bring a refusal', async () => {
    await leave('kept');
    server.refuse(IDP, 'USER_DISABLED');
    expect(await sdk.codeOf(comeBack())).toBe('user-disabled');
    expect(await page.signInMethods.finishRedirect()).toBeNull();
  });

  it('that came to nothing does not keep a person who came in for this window alone meanwhile', async () => {
    await leave('session');
    const finishing = page.signInMethods.finishRedirect();
    await tasks();
    await page.signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'session');
    stage.finish({ type: 'unknown', eventId: 'event-1', error: { code: 'auth/no-auth-event', message: '' } });
    expect(await finishing).toBeNull();
    expect([localStorage.getItem(sdk.storedAt), sessionStorage.getItem(sdk.storedAt)]).toEqual([
      null,
      expect.any(String),
    ]);
  });

  it('that was given up asks the service for nothing', async () => {
    expect(await page.signInMethods.finishRedirect()).toBeNull();
    expect(server.requests).toEqual([]);
  });
});
