/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { type Auth, type LoadedSdk, loadSdk } from '../../testing/services/identitySdk';
import {
  idToken,
  signedIn,
  startIdentityServer,
  type IdentityServer,
} from '../../testing/contracts/sdk/identityServer';

const PLACE = '/api/session';
const SIGN_IN = '/v1/accounts:signInWithPassword';

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;
let stop = (): void => undefined;
let warned: jest.SpyInstance;

/** Opens the SDK as the application does, with the cookie at `path`. */
async function open(path = PLACE, secure = true): Promise<void> {
  Object.assign(globalThis, { isSecureContext: secure });
  page = await loadSdk();
  const app = page.app.getApp();
  const { createFirebaseAuthGateway } = await import('../auth/session/firebaseAuthGateway');
  const { sharedAuth } = await import('../auth/sdk/sharedAuth');
  createFirebaseAuthGateway(app);
  ({ auth } = sharedAuth(app));
  const { createFirebaseCookieSync } = await import('./firebaseCookieSync');
  stop = createFirebaseCookieSync(app, path).follow();
  await auth.authStateReady();
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

async function signIn(): Promise<string> {
  const outcome = await page.appCodeOf(page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12'));
  await settle();
  return outcome;
}

const received = () => server.to(PLACE).map(({ method }) => method);

beforeEach(() => {
  localStorage.clear();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = startIdentityServer();
  server.answer(PLACE, { json: {} });
});
afterEach(() => {
  stop();
  server.close();
  warned.mockRestore();
  Reflect.deleteProperty(globalThis, 'isSecureContext');
});

describe('CO7: the cookie that follows the session', () => {
  it('is deleted at a start with nobody, made after a sign-in and after each new token, and deleted at the end', async () => {
    await open();
    expect(received()).toEqual(['DELETE']);
    expect(await signIn()).toBe('no refusal');
    const token = await auth.currentUser?.getIdToken();
    expect(server.to(PLACE).at(-1)).toMatchObject({
      method: 'POST',
      host: location.host,
      headers: { authorization: `Bearer ${String(token)}` },
    });
    // One second earlier would be the first token again, when the clock has gone on by one in between.
    const renewed = idToken('person-1', 30);
    server.answer('/v1/token', {
      json: { access_token: renewed, refresh_token: 'refresh-2', expires_in: '3600', user_id: 'person-1' },
    });
    await auth.currentUser?.getIdToken(true);
    await settle();
    expect(server.to(PLACE).at(-1)).toMatchObject({ headers: { authorization: `Bearer ${renewed}` } });
    await page.sdk.signOut(auth);
    await settle();
    expect(received()).toEqual(['DELETE', 'POST', 'POST', 'DELETE']);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    [298, ['DELETE', 'POST']],
    [302, ['DELETE']],
  ])('is not made of a token that was issued %d s ago unless that is at most 300 s', async (age, expected) => {
    await open();
    server.answer(SIGN_IN, () => ({ json: signedIn('person-1', age) }));
    expect(await signIn()).toBe('no refusal');
    expect(received()).toEqual(expected);
  });

  it.each(['unreachable', 'hang'] as const)('never holds up a sign-in when its server is %s', async (trouble) => {
    await open();
    server[trouble](PLACE);
    expect(await signIn()).toBe('no refusal');
    expect(auth.currentUser?.uid).toBe('person-1');
  });

  it('is tried again with the next token after a failure, which only the log shows', async () => {
    await open();
    server.answer(PLACE, { status: 500, json: {} });
    expect(await signIn()).toBe('no refusal');
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).not.toContain(await auth.currentUser?.getIdToken());
    server.answer(PLACE, { json: {} });
    // The very same token: an answer that did not arrive counts as none.
    await auth.currentUser?.reload();
    await settle();
    expect(received()).toEqual(['DELETE', 'POST', 'POST']);
  });

  it('stays away from another origin, and from a page that is not secure', async () => {
    await open('https://elsewhere.example/api/session');
    await signIn();
    stop();
    await page.app.deleteApp(page.app.getApp());
    await open(PLACE, false);
    await signIn();
    expect(server.requests.filter(({ host }) => !host.endsWith('.googleapis.com'))).toEqual([]);
  });

  it('is left alone when it is not followed any more', async () => {
    await open();
    stop();
    await signIn();
    expect(received()).toEqual(['DELETE']);
  });
});
