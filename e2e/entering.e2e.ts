import type { Page } from 'playwright-core';
import { identityDoors, type IdentityDoors } from '../local/identity/doorClient';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, signIn, type TestBrowser } from './support/browser';
import { problemsInLooks } from './support/looks';
import { messages, newPhoneNumber } from './support/messages';
import { approve, popupOf } from './support/popups';

jest.setTimeout(60_000);

/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*accounts:/;

let app: AppUnderTest;
let browser: TestBrowser;
let doors: IdentityDoors;
let sent: ReturnType<typeof messages>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7680 }), openBrowser()]);
  doors = identityDoors(app.addresses.auth);
  sent = messages(app.addresses);
}, 120_000);
afterEach(() => doors.reset());
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function newAccount() {
  const account = { email: newEmail(), password: 'a-long-password', name: '' };
  await administrator(app.addresses).create(account.email, account.password);
  return account;
}

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

describe('too many tries', () => {
  it('let the button rest for as long as it says, with what was typed, and then it works', async () => {
    const account = await newAccount();
    await doors.fault({
      path: 'accounts:signInWithPassword',
      times: 2,
      answer: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    const page = await browser.open();
    await page.clock.install();
    await page.goto(`${app.url}/sign-in`);
    await fill(page, account);
    for (const seconds of [30, 60]) {
      await button(page, 'Sign in').click();
      await page.getByText('Too many attempts. Wait a few minutes, or reset the password.').first().waitFor();
      const resting = button(page, /^Try again in \d+ s$/);
      await resting.waitFor();
      expect(await resting.getAttribute('aria-disabled')).toBe('true');
      await page.clock.fastForward((seconds - 10) * 1000);
      await resting.click({ force: true });
      const left = Number(/\d+/.exec((await resting.textContent()) ?? '')?.[0]);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(10);
      await page.clock.fastForward(10_000);
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    }
    expect(await doors.faultsLeft()).toBe(0);
    await button(page, 'Sign in').click();
    await page.waitForURL(`${app.url}/sales`);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('without a connection', () => {
  it('the page says why nothing works, and keeps what is typed until it does', async () => {
    const account = await newAccount();
    const page = await browser.open();
    await page.goto(`${app.url}/sign-in`);
    await button(page, 'Look around').waitFor();
    await fill(page, account);
    await page.context().setOffline(true);
    await page.getByText('You are offline. Signing in needs a connection; what you have typed stays here.').waitFor();
    await button(page, 'Sign in').click();
    await page.getByText('No connection to the sign-in service.').first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(account.password);
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await button(page, 'Try again').click();
    await page.waitForURL(`${app.url}/sales`);
    await page.context().close();
    expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED/)).toEqual([]);
  });
});

describe('axe finds nothing in light and dark, on a phone and a desktop', () => {
  it('where one enters, at each step', async () => {
    const account = await newAccount();
    const page = await browser.open();
    const found: string[] = [];
    const look = async (place: string, looks?: 4) => found.push(...(await problemsInLooks(page, place, looks)));
    await page.goto(`${app.url}/sign-up`);
    await button(page, 'Look around').waitFor();
    await look('sign-up', 4);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await look('sign-in', 4);
    await fill(page, { ...account, password: 'not-this-one' });
    await button(page, 'Sign in').click();
    await page.getByRole('alert').first().waitFor();
    await look('refused');
    await button(page, 'Continue with a phone number').click();
    await button(page, 'Send the code').click();
    await page.getByText('Enter your phone number.').waitFor();
    await look('phone, refused');
    const phoneNumber = newPhoneNumber();
    await page.getByLabel('Phone number').fill(phoneNumber);
    await button(page, 'Send the code').click();
    await page.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
    await page.getByLabel('Code').fill('1');
    await button(page, 'Sign in').click();
    await page.getByText('That code is not right.').first().waitFor();
    await look('code, refused');
    await button(page, 'Back').click();
    await button(page, 'Mail me a sign-in link').click();
    await look('link');
    await button(page, 'Mail me the link').click();
    await page.getByText(`We sent a link to ${account.email}.`).waitFor();
    await look('link sent');
    await button(page, 'Back').click();
    const popup = await popupOf(page, () => button(page, 'Continue with GitHub').click());
    await look('window open');
    await administrator(app.addresses).verify(account.email);
    await approve(popup, { email: account.email, name: 'Ada', verified: false });
    await page.getByText('Sign in the way you know').waitFor();
    await look('known method first');
    expect(found).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('on the page of the account, with its forms open', async () => {
    const account = await newAccount();
    const page = await browser.open();
    await signIn(page, app.url, account);
    await page.goto(`${app.url}/account`);
    for (const name of ['Change the address', 'Change the password', 'Add a number', 'See what would happen']) {
      await button(page, name).click();
    }
    await page.getByText('You have no sales.').waitFor();
    const found = await problemsInLooks(page, 'account', 4);
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await problemsInLooks(page, 'sign out everywhere')));
    await button(page, 'Stay signed in').click();
    await button(page, 'Save the new password').click();
    await page.getByText('Enter your password.').first().waitFor();
    found.push(...(await problemsInLooks(page, 'refused')));
    await page.context().close();
    const guest = await browser.open();
    await guest.goto(`${app.url}/sign-in`);
    await button(guest, 'Look around').click();
    await guest.getByRole('link', { name: 'Keep your work' }).click();
    await button(guest, 'Create my account').waitFor();
    found.push(...(await problemsInLooks(guest, 'guest')));
    expect(found).toEqual([]);
    await guest.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('in German', () => {
  it('the page, the errors, and the mails that are asked for', async () => {
    const page = await browser.open({ locale: 'de-DE' });
    const email = newEmail();
    await page.goto(`${app.url}/sign-in`);
    await button(page, 'Anmelden').click();
    await page.getByText('Geben Sie Ihre E-Mail-Adresse ein.').first().waitFor();
    await button(page, 'Weiter mit Google').waitFor();
    await page.getByLabel('E-Mail').first().fill(email);
    await button(page, 'Anmeldelink per E-Mail').click();
    const asked = page.waitForRequest(/accounts:sendOobCode/);
    await button(page, 'Link senden').click();
    expect((await asked).headers()['x-firebase-locale']).toBe('de');
    await page.getByText(email).first().waitFor();
    await sent.mailedTo(email, 'EMAIL_SIGNIN');
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
