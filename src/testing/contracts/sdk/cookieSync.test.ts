/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type Auth, type LoadedSdk } from '../../services/identitySdk';
import { signedIn, startIdentityServer, type IdentityServer } from './identityServer';

const PLACE = '/api/session';
const SIGN_IN = '/v1/accounts:signInWithPassword';

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;

/** Opens the SDK with its own ready-made configuration: only that one keeps a cookie in step. */
async function openReadyMade(place: string | null): Promise<void> {
  if (place !== null)
    Object.assign(globalThis, { __FIREBASE_DEFAULTS__: { _authTokenSyncURL: place }, isSecureContext: true });
  page = await loadSdk();
  auth = page.readyMade();
  await auth.authStateReady();
}

const signIn = () => page.appCodeOf(page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12'));

beforeEach(() => {
  localStorage.clear();
  server = startIdentityServer();
  server.answer(PLACE, { json: {} });
});
afterEach(() => {
  server.close();
  Reflect.deleteProperty(globalThis, '__FIREBASE_DEFAULTS__');
  Reflect.deleteProperty(globalThis, 'isSecureContext');
});

describe('CO7: the cookie that follows the session, as the SDK of today does it (with getAuth only)', () => {
  it('posts the token after a sign-in, and deletes the cookie after a sign-out', async () => {
    await openReadyMade(PLACE);
    await signIn();
    const token = await auth.currentUser?.getIdToken();
    const posts = server.to(PLACE).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ host: location.host, headers: { authorization: `Bearer ${token}` } });
    await page.sdk.signOut(auth);
    expect(server.to(PLACE).at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it.each([
    [298, 1],
    [302, 0],
  ])('of a token issued %d s ago is posted %d times: the limit is 300 s', async (age, posts) => {
    await openReadyMade(PLACE);
    server.answer(SIGN_IN, () => ({ json: signedIn('person-1', age) }));
    expect(await signIn()).toBe('no refusal');
    expect(server.to(PLACE).filter(({ method }) => method === 'POST')).toHaveLength(posts);
  });

  it('does not mind a place that answers with an error, but no sign-in works when it is out of reach', async () => {
    await openReadyMade(PLACE);
    server.answer(PLACE, { status: 500, json: {} });
    expect(await signIn()).toBe('no refusal');
    await page.sdk.signOut(auth);
    server.unreachable(PLACE);
    expect(await signIn()).toBe('login-blocked');
  });

  it.each(['https://elsewhere.example/api/session', null])('posts nothing to %j', async (place) => {
    await openReadyMade(place);
    await signIn();
    expect(server.requests.filter(({ host }) => !host.endsWith('.googleapis.com'))).toEqual([]);
  });

  it('posts nothing as the application opens the SDK', async () => {
    Object.assign(globalThis, { __FIREBASE_DEFAULTS__: { _authTokenSyncURL: PLACE }, isSecureContext: true });
    page = await loadSdk();
    auth = page.open();
    expect(await signIn()).toBe('no refusal');
    expect(server.to(PLACE)).toEqual([]);
  });
});
