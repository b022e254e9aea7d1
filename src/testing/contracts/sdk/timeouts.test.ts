/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk } from '../../services/identitySdk';
import { offline, onPhone } from './device';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
});
afterEach(() => {
  server.close();
  Reflect.deleteProperty(window, 'cordova');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** How long a call waits for a service that never answers, in ms, and what it then says. */
async function patience(path: string, call: 'sign in' | 'refresh'): Promise<[number, string]> {
  const page = await loadSdk();
  const auth = page.open();
  if (call === 'refresh') await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
  server.hang(path);
  const started = Date.now();
  let ended = 0;
  const work =
    call === 'refresh'
      ? page.sdk.getIdToken(auth.currentUser ?? expectUser(), true)
      : page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
  const code = page.appCodeOf(work).finally(() => {
    ended = Date.now();
  });
  await jest.advanceTimersByTimeAsync(4999);
  expect(ended).toBe(0);
  await jest.advanceTimersByTimeAsync(115_001);
  return [ended - started, await code];
}

function expectUser(): never {
  throw new Error('Nobody is signed in.');
}

const SIGN_IN = '/v1/accounts:signInWithPassword';
const REFUSED = 'network-request-failed';

describe('CO1: how long the identity service is waited for', () => {
  it('is 30 s on a desktop, for signing in', async () => {
    expect(await patience(SIGN_IN, 'sign in')).toEqual([30_000, REFUSED]);
  });

  it('is 30 s on a desktop, for a new token', async () => {
    expect(await patience('/v1/token', 'refresh')).toEqual([30_000, REFUSED]);
  });

  it('is 30 s in the browser of a phone too, as measured: the SDK of today gives 60 s to packaged apps only', async () => {
    onPhone();
    expect(await patience(SIGN_IN, 'sign in')).toEqual([30_000, REFUSED]);
  });

  it('is 60 s in a packaged app on a phone (Cordova)', async () => {
    onPhone();
    Object.assign(window, { cordova: {} });
    expect(await patience(SIGN_IN, 'sign in')).toEqual([60_000, REFUSED]);
  });

  it('is 5 s, as measured, when the browser knows that there is no network', async () => {
    offline();
    expect(await patience(SIGN_IN, 'sign in')).toEqual([5000, REFUSED]);
  });

  it('is 30 s for the start of a page that remembers a person, who is then kept', async () => {
    const first = await loadSdk();
    await first.sdk.signInWithEmailAndPassword(first.open(), 'ada@example.com', 'walnut-12');
    server.hang('/v1/accounts:lookup');
    const page = await loadSdk();
    const auth = page.open();
    let ready = false;
    void auth.authStateReady().then(() => {
      ready = true;
    });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ready).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(ready).toBe(true);
    expect(auth.currentUser?.uid).toBe('person-1');
  });
});
