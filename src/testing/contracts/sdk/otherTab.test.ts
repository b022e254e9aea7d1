/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type Auth, type LoadedSdk } from '../../services/identitySdk';
import { onPhone } from './device';
import { startIdentityServer, type IdentityServer } from './identityServer';

const HOUR = 3_600_000;

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;

async function signIn(): Promise<void> {
  page = await loadSdk();
  auth = page.open();
  await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
});
afterEach(() => {
  server.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Another page of the same browser takes the person out of the storage. */
function signOutElsewhere(): void {
  expect(localStorage.getItem(page.storedAt)).not.toBeNull();
  localStorage.removeItem(page.storedAt);
}

describe('CO10: how another page’s sign-out is noticed in the local storage', () => {
  it('is by looking every second, in the browser of a phone', async () => {
    onPhone();
    await signIn();
    await jest.advanceTimersByTimeAsync(3250);
    signOutElsewhere();
    const gone = Date.now();
    while (auth.currentUser !== null && Date.now() - gone < 5000) await jest.advanceTimersByTimeAsync(1);
    // The next of the looks, which came every second since the start of the page.
    expect(Date.now() - gone).toBe(750);
  });

  it('is, as measured, not by looking on a desktop but by the event of the browser, at once', async () => {
    await signIn();
    const old = localStorage.getItem(page.storedAt);
    signOutElsewhere();
    await jest.advanceTimersByTimeAsync(HOUR / 2);
    expect(auth.currentUser).not.toBeNull();
    const received = { key: page.storedAt, oldValue: old, newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', received));
    await jest.advanceTimersByTimeAsync(20);
    expect(auth.currentUser).toBeNull();
  });
});
