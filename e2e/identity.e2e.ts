import type { Page } from 'playwright-core';
import { identityDoors, type IdentityDoors } from '../local/identity/doorClient';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, PHONE, signIn, signUp, type TestBrowser } from './support/browser';
import { messages } from './support/messages';

jest.setTimeout(60_000);

/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*(accounts:|passwordPolicy)/;

let app: AppUnderTest;
let browser: TestBrowser;
let doors: IdentityDoors;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7480 }), openBrowser()]);
  doors = identityDoors(app.addresses.auth);
}, 120_000);
afterEach(() => doors.reset());
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const mailedTo = (email: string): Promise<URLSearchParams> => messages(app.addresses).mailedTo(email);

/** A mail of the service as any of its clients may ask for it. */
async function askForMail(body: object): Promise<void> {
  const url = `${app.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function newAccount(password = 'the-first-one'): Promise<{ email: string; password: string; name: string }> {
  const email = newEmail();
  await administrator(app.addresses).create(email, password);
  return { email, password, name: '' };
}

async function resetLink(email: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  await askForMail({ requestType: 'PASSWORD_RESET', email, continueUrl: `${app.url}/sign-in` });
  const query = await mailedTo(email);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${app.url}/auth/action?${query.toString()}`;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' }).click();

describe('a forgotten password', () => {
  it('is replaced by a mailed link; the old one is over, and the page one came for is kept', async () => {
    const account = await newAccount();
    const page = await browser.open();
    await page.goto(`${app.url}/sales?view=all`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Reset your password');
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText(`If there is an account for ${account.email}, a mail is on its way.`).waitFor();

    const query = await mailedTo(account.email);
    await page.goto(`${app.url}/auth/action?${query.toString()}`);
    await heading(page, 'Choose a new password');
    await page.getByText(account.email).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel('New password', { exact: true }).fill('the-second-one');
    await save(page);
    await heading(page, 'Your password is changed');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in?next=${encodeURIComponent('/sales?view=all')}`);

    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('That email and password do not belong together.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('the-second-one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${app.url}/sales?view=all`);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('tells nobody whether there is an account', async () => {
    const page = await browser.open();
    const stranger = newEmail();
    await page.goto(`${app.url}/reset-password`);
    await page.getByLabel('Email').fill(stranger);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText(`If there is an account for ${stranger}, a mail is on its way.`).waitFor();
    await expect(mailedTo(stranger)).rejects.toThrow('No mail');
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('a mailed link', () => {
  it.each([
    [
      'used',
      'The link was used before',
      async (page: Page, link: string) => {
        await page.goto(link);
        await page.getByLabel('New password', { exact: true }).fill('the-second-one');
        await save(page);
        await heading(page, 'Your password is changed');
      },
    ],
    [
      'expired',
      'The link is too old',
      async (_page: Page, link: string) => {
        const oobCode = new URL(link).searchParams.get('oobCode') ?? '';
        expect(await doors.expireMailedCodes({ oobCode })).toBe(1);
      },
    ],
  ] as const)('that is %s has a clear end and a way forward', async (_, sentence, end) => {
    const account = await newAccount();
    const page = await browser.open();
    const link = await resetLink(account.email);
    await end(page, link);
    await page.goto(link);
    await heading(page, 'This link does not work');
    await page.getByText(sentence).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await heading(page, 'Reset your password');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('of another site, or without a code, comes to the same clear end', async () => {
    const page = await browser.open(PHONE);
    for (const query of ['?mode=resetPassword&oobCode=of-another-site', '']) {
      await page.goto(`${app.url}/auth/action${query}`);
      await heading(page, 'This link does not work');
      await page.getByRole('link', { name: 'Go to sign-in' }).waitFor();
    }
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('never leads on to another origin', async () => {
    const account = await newAccount();
    const page = await browser.open();
    await page.goto(await resetLink(account.email, { continueUrl: 'https://evil.example/' }));
    await page.getByLabel('New password', { exact: true }).fill('the-second-one');
    await save(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in`);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('confirms an address at the person’s click and not before, once, and the session knows it', async () => {
    const page = await browser.open();
    const account = await signUp(page, app.url);
    await page.goto(`${app.url}/account`);
    await page.getByRole('button', { name: 'Send a new link' }).first().click();
    await page.getByText(`A new link is on its way to ${account.email}.`).waitFor();
    const link = `${app.url}/auth/action?${(await mailedTo(account.email)).toString()}`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await heading(page, 'Confirm your address');
    await page.getByText(account.email).waitFor();
    expect(asked.filter((url) => url.includes('accounts:update'))).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await heading(page, 'Your address is confirmed');
    expect(asked.filter((url) => url.includes('accounts:update'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${app.url}/sales`);
    await page.goto(link);
    await heading(page, 'This link does not work');
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('a new password', () => {
  it('ticks each demand of the service while one types, at sign-up and by a mailed link', async () => {
    const account = await newAccount();
    await doors.change({
      passwordPolicy: {
        enforcementState: 'ENFORCE',
        customStrengthOptions: {
          minPasswordLength: 8,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    });
    const page = await browser.open();
    for (const [url, label] of [
      [`${app.url}/sign-up`, 'Password'],
      [await resetLink(account.email), 'New password'],
    ] as const) {
      await page.goto(url);
      const field = page.getByLabel(label, { exact: true });
      const demands = page.getByRole('list', { name: 'What the password needs' }).getByRole('listitem');
      await demands.nth(4).waitFor();
      const unmet = async () => (await demands.allTextContents()).filter((text) => text.includes('not met yet')).length;
      const left: number[] = [];
      for (const letter of ['w', 'A', '1', '!', 'lnut']) {
        await field.pressSequentially(letter);
        left.push(await unmet());
      }
      expect(left).toEqual([4, 3, 2, 1, 0]);
      expect(await axeProblems(page)).toEqual([]);
    }
    await save(page);
    await heading(page, 'Your password is changed');
    await signIn(page, app.url, { ...account, password: 'wA1!lnut' });
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('needs six characters, and nothing waits, when the service does not say what it demands', async () => {
    await doors.fault({ path: 'passwordPolicy', times: 5, answer: 'hang' });
    const page = await browser.open();
    await page.goto(`${app.url}/sign-up`);
    await page.getByText('At least 6 characters', { exact: true }).waitFor();
    await signUp(page, app.url, { password: 'walnut' });
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
