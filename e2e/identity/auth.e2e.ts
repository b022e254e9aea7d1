import type { Page } from 'playwright-core';
import { identityDoors } from '../../local/identity/doorClient';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { messages } from '../support/app/messages';
import { makePerson } from '../support/people/people';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

const REFUSED = 'That email and password do not belong together. Check both, or reset the password.';
/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*accounts:/;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7560 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const placeOf = (page: Page): string => page.url().slice(app.url.length);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const atSignIn = (next: string): string => `/sign-in?next=${encodeURIComponent(next)}`;

/** The name of the field that has the focus. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe('signing up, out and in', () => {
  const account = { name: 'Ada Reader', email: newEmail(), password: 'a-long-password' };
  let page: Page;

  beforeAll(async () => {
    page = await browser.open();
  });
  afterAll(() => page?.context().close());

  it('makes an account, leads to the place one came for, and leaves without a way back', async () => {
    const place = '/sales?view=a%20b#note';
    await page.goto(app.url + place);
    await page.getByLabel('Email').waitFor();
    expect(placeOf(page)).toBe(atSignIn(place));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(account.name).waitFor();
    expect(placeOf(page)).toBe(place);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    expect(placeOf(page)).toBe('/sign-in');
    expect(await page.getByText(account.name).count()).toBe(0);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('asks nothing without an address, says the same for a wrong password and an unknown account, and keeps both', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await focused(page)).toBe('email');
    const email = page.getByLabel('Email');
    const described = (await email.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const sentences = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect([await email.getAttribute('aria-invalid'), sentences.join(' ')]).toEqual([
      'true',
      expect.stringContaining('Enter your email address.'),
    ]);
    expect(asked.filter((url) => url.includes('accounts:'))).toEqual([]);
    for (const tried of [account.email, newEmail()]) {
      const answered = page.waitForResponse(/accounts:signInWithPassword/);
      await signInHere(page, { email: tried, password: 'not-the-password' });
      await answered;
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
      const [said, ...more] = await page.getByRole('alert').allTextContents();
      expect([said, more]).toEqual([`Problem: ${REFUSED}Reset the password`, []]);
      expect(await email.inputValue()).toBe(tried);
    }
    const wayOut = page.getByRole('alert').getByRole('link', { name: 'Reset the password' });
    expect(await wayOut.getAttribute('href')).toBe('/reset-password');
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('never leads to another site; for this window alone, a reload stays signed in and a new window does not', async () => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/evil/.test(new URL(request.url()).hostname)) elsewhere.push(request.url());
    });
    await page.goto(app.url + atSignIn('//evil.example/x'));
    await page.getByLabel('Keep me signed in').setChecked(false);
    await signInHere(page, account);
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    expect(page.url()).toBe(`${app.url}/sales`);
    expect(elsewhere).toEqual([]);
    await page.reload();
    await page.getByText(account.name).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/sales`);
    await other.getByLabel('Email').waitFor();
    // The first window is not ended by the second.
    expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(1);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('a forgotten password', () => {
  // The others share the services.
  afterAll(() => identityDoors(app.addresses.auth).reset());

  it('is replaced by a mailed link, once, with what the service demands; the page one came for is kept', async () => {
    const person = await makePerson(app.addresses, '');
    await identityDoors(app.addresses.auth).change({
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
    await page.goto(`${app.url}/sales?view=all`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Reset your password');
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText(`If there is an account for ${person.email}, a mail is on its way.`).waitFor();

    const query = await messages(app.addresses).mailedTo(person.email, 'PASSWORD_RESET');
    const link = `${app.url}/auth/action?${query.toString()}`;
    await page.goto(link);
    await heading(page, 'Choose a new password');
    await page.getByText(person.email).waitFor();
    const field = page.getByLabel('New password', { exact: true });
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
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await heading(page, 'Your password is changed');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(placeOf(page)).toBe(atSignIn('/sales?view=all'));

    await page.goto(link);
    await heading(page, 'This link does not work');
    await page.getByText('The link was used before').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await heading(page, 'Reset your password');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await signInHere(page, person);
    await page.getByText('That email and password do not belong together.').waitFor();
    await signInHere(page, { ...person, password: 'wA1!lnut' });
    await page.waitForURL(`${app.url}/sales`);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
