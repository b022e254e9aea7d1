import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { record, recorded } from './support/devtools/record';

jest.setTimeout(60_000);

const DISABLED = 'You are signed out: this account has been disabled.';
const EXPIRED = 'You are signed out: the session has expired. Sign in again.';
const BANNER_DISABLED = 'This account has been disabled. Please ask whoever runs this site.';
const BANNER_EXPIRED = 'Your session has ended. Sign in again.';
/** The browser's own line about the refusal that the test is about. */
const REFUSAL_LINE = /Failed to load resource.*(accounts:lookup|\/v1\/token)/;
/** The database says that it waits, and asks a public address whether there is any network at all. */
const NO_NETWORK_LINES = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /Could not reach Cloud Firestore backend/,
  /www\.google\.com\/images\/cleardot\.gif/,
];

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7565 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

async function openRecorded(): Promise<Page> {
  const page = await browser.open();
  await record(page.context());
  return page;
}

/** A new account; its name is the last thing that arrives. */
async function enter(page: Page): Promise<Account> {
  const account = await signUp(page, app.url);
  await page.getByText(account.name).waitFor();
  return account;
}

/** Everything that toasts of this page have said since it was loaded. */
async function told(page: Page): Promise<string[]> {
  const actions = await recorded<{ type: string; payload?: { message?: string } }>(page, 'actions');
  return actions.flatMap(({ type, payload }) =>
    type === 'notifications/notificationRequested' ? [payload?.message ?? ''] : [],
  );
}

/** Moves the page's clock on and wakes it, as a computer does that has slept for `ms`. */
async function wakeAfter(page: Page, ms: number): Promise<void> {
  await page.evaluate((slept) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + slept;
    window.dispatchEvent(new Event('focus'));
  }, ms);
}

/** The toast, the banner and the place; then that it is not said again, whatever wakes the page. */
async function expectToldOnce(page: Page, toast: string, banner: string, next: string): Promise<void> {
  const seen = page.locator('[data-kind]').filter({ hasText: toast });
  const stays = page.getByRole('main').getByText(banner);
  await seen.waitFor();
  await stays.waitFor();
  expect(page.url()).toBe(`${app.url}/sign-in?next=${encodeURIComponent(next)}`);
  await seen.getByRole('button', { name: 'Dismiss notification' }).click();
  await seen.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  await page.waitForTimeout(1600);
  expect(await told(page)).toEqual([toast]);
  expect(await stays.count()).toBe(1);
}

/** A new tab in the place of this one, as at the next visit. */
async function visitAgain(page: Page, path: string, meanwhile: () => Promise<unknown>): Promise<Page> {
  const context = page.context();
  await page.close();
  await meanwhile();
  const next = await context.newPage();
  next.setDefaultTimeout(15_000);
  await next.goto(app.url + path);
  return next;
}

describe('a session that is ended by others', () => {
  it('tells a person who is disabled while working why, once', async () => {
    const page = await openRecorded();
    const { email } = await enter(page);
    await administrator(app.addresses).disable(email);
    await wakeAfter(page, 56 * 60_000);
    await expectToldOnce(page, DISABLED, BANNER_DISABLED, '/sales');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('tells a person who was disabled while away', async () => {
    const first = await openRecorded();
    const { email } = await enter(first);
    const page = await visitAgain(first, '/sales?view=grid', () => administrator(app.addresses).disable(email));
    await expectToldOnce(page, DISABLED, BANNER_DISABLED, '/sales?view=grid');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('tells a person whose account was deleted while away', async () => {
    const first = await openRecorded();
    const { email } = await enter(first);
    const page = await visitAgain(first, '/sales', () => administrator(app.addresses).remove(email));
    await expectToldOnce(page, EXPIRED, BANNER_EXPIRED, '/sales');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('ends the session of a person whose account is deleted while working', async () => {
    const page = await openRecorded();
    const { email } = await enter(page);
    await administrator(app.addresses).remove(email);
    await wakeAfter(page, 56 * 60_000);
    await expectToldOnce(page, EXPIRED, BANNER_EXPIRED, '/sales');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('tells a person whose password was changed elsewhere, and the new one opens the account', async () => {
    const page = await openRecorded();
    const account = await enter(page);
    await page.waitForTimeout(1100); // The service counts the age of sessions in whole seconds.
    await administrator(app.addresses).changePassword(account.email, 'another-password');
    await page.reload();
    await expectToldOnce(page, EXPIRED, BANNER_EXPIRED, '/sales');
    const renewed: Account = { ...account, password: 'another-password' };
    await signIn(page, app.url, renewed);
    expect(await told(page)).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('a start without the identity service', () => {
  it('keeps the stored person signed in when there is no network', async () => {
    const first = await openRecorded();
    const { name } = await enter(first);
    const page = await visitAgain(first, '/sales', async () => {
      const { auth, firestore, storage } = app.addresses;
      const ports = [new URL(auth).port, String(firestore.port), String(storage.port)];
      await first.context().route(
        (url) => ports.includes(url.port),
        (route) => route.abort('internetdisconnected'),
      );
      await first.context().addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    });
    await page.getByText(name).waitFor();
    await page.waitForTimeout(1500);
    expect(page.url()).toBe(`${app.url}/sales`);
    expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(1);
    const types = (await recorded<{ type: string }>(page, 'actions')).map(({ type }) => type);
    expect(types).not.toContain('auth/signedOut');
    await page.context().close();
    expect(browser.unexpectedErrors(...NO_NETWORK_LINES)).toEqual([]);
  });

  it('goes on where it was when a hanging service answers at last', async () => {
    const first = await openRecorded();
    const { name } = await enter(first);
    let answer = (): void => undefined;
    const page = await visitAgain(first, '/sales', () =>
      first.context().route('**/accounts:lookup*', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      }),
    );
    await page.getByText('Still connecting…').waitFor();
    expect(await page.getByText(name).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    await page.getByText(name).waitFor();
    expect(await page.getByText('Still connecting…').count()).toBe(0);
    expect(await told(page)).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
