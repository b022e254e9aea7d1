/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type Auth, type LoadedSdk } from '../../services/identitySdk';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;
let signedInAt: number;

const TOKEN = '/v1/token';
const S = 1000;
const HOUR = 3600 * S;

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
  page = await loadSdk();
  auth = page.open();
  await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
  signedInAt = Date.now();
});
afterEach(() => {
  server.close();
  jest.useRealTimers();
});

/** The moments at which a new token was asked for, in s after the sign-in. */
const refreshes = () => server.to(TOKEN).map(({ at }) => (at - signedInAt) / S);

const passUntil = (at: number) => jest.advanceTimersByTimeAsync(signedInAt + at - Date.now());

describe('CO2: the refresh ahead of the end', () => {
  it('comes 5 minutes before the token expires, and again and again, while another service listens', async () => {
    page.listenToTokens();
    await passUntil(3300 * S - 1);
    expect(refreshes()).toEqual([]);
    await passUntil(3300 * S);
    expect(refreshes()).toEqual([3300]);
    await passUntil(3 * HOUR);
    expect(refreshes()).toEqual([3300, 6600, 9900]);
  });

  it('starts with the first look at a document, as the application opens the database', async () => {
    server.hang('/google.firestore.v1.Firestore/Listen/channel');
    const endLook = await page.lookAtDocument();
    await passUntil(3300 * S);
    expect(refreshes()).toEqual([3300]);
    void endLook();
    await jest.advanceTimersByTimeAsync(S);
  });

  it('never comes, as measured, while nobody listens: the application’s own watch is needed', async () => {
    await passUntil(2 * HOUR);
    expect(refreshes()).toEqual([]);
  });
});

describe('CO3: the pause after a refresh that did not get through', () => {
  it('is 30 s, doubles, and stops growing at 16 minutes; as measured it never stops trying', async () => {
    page.listenToTokens();
    server.unreachable(TOKEN);
    await passUntil(3 * HOUR);
    const at = refreshes();
    const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? NaN));
    expect(at[0]).toBe(3300);
    expect(pauses.slice(0, 6)).toEqual([30, 60, 120, 240, 480, 960]);
    expect(new Set(pauses.slice(5))).toEqual(new Set([960]));
    expect(pauses.length).toBeGreaterThan(8);
  });

  it('begins with 30 s again after a success', async () => {
    page.listenToTokens();
    server.unreachable(TOKEN);
    await passUntil(3300 * S + 100 * S);
    server.answer(TOKEN, { json: { access_token: 'new', refresh_token: 'refresh-2', expires_in: '3600' } });
    await passUntil(3300 * S + 210 * S);
    const successAt = refreshes().at(-1) ?? NaN;
    server.unreachable(TOKEN);
    await passUntil((successAt + 3300 + 95) * S);
    expect(refreshes().slice(-3)).toEqual([successAt + 3300, successAt + 3330, successAt + 3390]);
  });

  it('is the same after a refusal that says nothing of the session, which the SDK alone takes for its end', async () => {
    page.listenToTokens();
    server.refuse(TOKEN, 'QUOTA_EXCEEDED');
    await passUntil(3600 * S);
    expect(refreshes()).toEqual([3300, 3330, 3390, 3510]);
  });

  it('as measured ends for good with a refusal of its token: the application’s own watch is needed', async () => {
    page.listenToTokens();
    server.refuse(TOKEN, 'INVALID_REFRESH_TOKEN');
    await passUntil(4 * HOUR);
    expect(refreshes()).toEqual([3300]);
    expect(auth.currentUser).not.toBeNull();
  });
});

describe('CO4: a token', () => {
  it('is still used 30 s before it expires', async () => {
    await passUntil(HOUR - 30 * S);
    await auth.currentUser?.getIdToken();
    expect(refreshes()).toEqual([]);
  });

  it('counts as expired from then on', async () => {
    await passUntil(HOUR - 30 * S + 1);
    await auth.currentUser?.getIdToken();
    expect(refreshes()).toEqual([3570.001]);
  });
});
