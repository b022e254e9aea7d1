import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { record, recorded } from './support/devtools/record';
import { keptByApp } from './support/keptByApp';
import { createSale, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(90_000);

const TOKEN_NAMES = ['idToken', 'refreshToken', 'accessToken', 'id_token', 'refresh_token', 'access_token', 'stsToken'];
const USER_FIELDS = [
  'creationTime',
  'displayName',
  'email',
  'emailVerified',
  'isAnonymous',
  'lastSignInTime',
  'phoneNumber',
  'photoURL',
  'providerData',
  'tenantId',
  'uid',
];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let account: Account;
/** Every token that the identity service has answered with. */
const tokens = new Set<string>();
const lines: string[] = [];

/** Fails naming the place, without printing a secret. */
function expectFree(place: string, text: string, secrets: Iterable<string>): void {
  const found = [...secrets].filter((secret) => text.includes(secret)).map((secret) => `${secret.slice(0, 12)}…`);
  expect({ place, found }).toEqual({ place, found: [] });
}

/** A day with everything that fetches tokens: an account, a sign-out, a sign-in, a forced refresh, work on a lot. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7560 }), openBrowser()]);
  page = await browser.open();
  await record(page.context());
  page.on('console', (message) => lines.push(message.text()));
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    // The service has several names on this machine; its port is one.
    if (new URL(response.url()).port !== new URL(app.addresses.auth).port || response.request().method() !== 'POST')
      return;
    reading.push(
      response.json().then((body: Record<string, unknown>) => {
        for (const name of TOKEN_NAMES) if (typeof body[name] === 'string') tokens.add(body[name]);
      }),
    );
  });
  account = await signUp(page, app.url, { name: 'Ada Secret' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email').waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await createSale(page, 'Secrets');
  await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(page, '1');
  await page.getByLabel('Title').fill('A locked casket');
  await untilText(saveWord(page), 'Sent');
  const refreshed = page.waitForResponse(/\/v1\/token/);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 56 * 60_000;
    window.dispatchEvent(new Event('online'));
  });
  await refreshed;
  await page.waitForTimeout(500);
  await Promise.all(reading);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

describe('what nobody may see', () => {
  it('has a test that knows the tokens: of two entries and a refresh', () => {
    expect(tokens.size).toBeGreaterThanOrEqual(4);
    expect(Math.min(...[...tokens].map((token) => token.length))).toBeGreaterThan(20);
  });

  it('is in no action and no state, not even before the developer tools clean them', async () => {
    const actions = await recorded<{ type: string }>(page, 'actions');
    expect(actions.filter(({ type }) => type === 'auth/signedIn')).toHaveLength(2);
    const states = await recorded<{ auth?: { user?: object } }>(page, 'states');
    expectFree('actions', JSON.stringify(actions), [...tokens, ...TOKEN_NAMES]);
    expectFree('states', JSON.stringify(states), [...tokens, ...TOKEN_NAMES, account.password]);
    const users = states.flatMap(({ auth }) => auth?.user ?? []);
    expect(new Set(users.map((user) => Object.keys(user).sort().join()))).toEqual(new Set([USER_FIELDS.join()]));
  });

  it('is not shown by the developer tools, and neither are the address, the name and the password', async () => {
    const shown = JSON.stringify(await recorded(page, 'shown'));
    expect(shown).toContain('(hidden)');
    expectFree('shown', shown, [...tokens, ...TOKEN_NAMES, account.password, account.email, account.name]);
  });

  it('is in no storage but the one of the identity service itself, and in no line of the console', async () => {
    const { text, own } = await keptByApp(page);
    expect(own).toContain('firebaseLocalStorageDb');
    expectFree('storage', text, [...tokens, ...TOKEN_NAMES, account.password]);
    expectFree('console', lines.join('\n'), [...tokens, ...TOKEN_NAMES, account.password]);
    expectFree('document', await page.content(), [...tokens, account.password]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('what a session listens to', () => {
  it('is let go when it ends: a second one leaves no more than the first', async () => {
    const visitor = await browser.open();
    await visitor.context().addInitScript(() => {
      const counts: Record<string, number> = {};
      (window as Window & { listening?: typeof counts }).listening = counts;
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const known = new Map<string, Set<unknown>>();
      const watched = new Set(['focus', 'online', 'offline', 'visibilitychange', 'storage', 'pagehide', 'popstate']);
      const setOf = (target: EventTarget | undefined, type: string): Set<unknown> | undefined => {
        const at = target ?? window;
        if (!watched.has(type) || (at !== window && at !== document)) return undefined;
        const key = `${at === window ? 'window' : 'document'} ${type}`;
        const set = known.get(key) ?? new Set();
        known.set(key, set);
        return set;
      };
      const tally = (): void => known.forEach((set, key) => (counts[key] = set.size));
      EventTarget.prototype.addEventListener = function add(type, listener, options) {
        setOf(this, type)?.add(listener);
        tally();
        addEventListener.call(this, type, listener, options);
      };
      EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
        setOf(this, type)?.delete(listener);
        tally();
        removeEventListener.call(this, type, listener, options);
      };
    });
    const listening = () =>
      visitor.evaluate(() => ({ ...(window as Window & { listening?: Record<string, number> }).listening }));
    const work = async (): Promise<void> => {
      await visitor.getByRole('link', { name: /Secrets/ }).click();
      await openLot(visitor, '1');
    };
    const leave = async (): Promise<void> => {
      await visitor.getByRole('button', { name: 'Sign out' }).click();
      await visitor.getByLabel('Email').waitFor();
      await visitor.waitForTimeout(500);
    };
    await signIn(visitor, app.url, account);
    await work();
    const during = await listening();
    expect(during['window focus'] ?? 0).toBeGreaterThan(0);
    expect(during['window online'] ?? 0).toBeGreaterThan(0);
    await leave();
    const afterFirst = await listening();
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await work();
    expect(await listening()).toEqual(during);
    await leave();
    expect(await listening()).toEqual(afterFirst);
    expect(afterFirst['window focus'] ?? 0).toBeLessThan(during['window focus'] ?? 0);
    await visitor.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
