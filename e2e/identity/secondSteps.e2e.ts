import type { Page } from 'playwright-core';
import { identityDoors, type IdentityDoors } from '../../local/identity/doorClient';
import { totpCode, totpStep } from '../../local/identity/store/totp';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { type Account, axeProblems, newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { messages, newPhoneNumber, otherThan } from '../support/app/messages';
import { signInAt } from '../support/people/people';

jest.setTimeout(120_000);

/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*(accounts|mfaSignIn|mfaEnrollment)/;
const WRONG_APP_CODE = 'That code is not right. Enter the one the app shows now';

let app: AppUnderTest;
let browser: TestBrowser;
let doors: IdentityDoors;
let sent: ReturnType<typeof messages>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7665 }), openBrowser()]);
  doors = identityDoors(app.addresses.auth);
  sent = messages(app.addresses);
}, 120_000);
afterAll(async () => {
  // The sign-ins of these people are old, and the others share the services.
  await doors?.reset();
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Through the head of the page, without loading it anew. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Account of/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}

/** The next code of the person's only authenticator app. */
async function appCode(email: string): Promise<string> {
  const [factor] = await doors.totp({ email });
  if (factor === undefined || factor.code === null) throw new Error(`${email} has no code of an app.`);
  return factor.code;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/sign-in/);
  await page.getByLabel('Email').waitFor();
}

/** With the keyboard alone, from the field that a person comes to first. */
async function typeCredentials(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** The accessible name of the field that has the focus, once it is this one. */
async function untilFocused(page: Page, label: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.labels?.[0]?.textContent.includes(expected);
  }, label);
}

describe('second steps', () => {
  const phoneNumber = newPhoneNumber();
  const account = { email: newEmail(), password: 'the-first-one', name: '' };
  let page: Page;

  beforeAll(async () => {
    await administrator(app.addresses).create(account.email, account.password);
    page = await browser.open();
    await signInAt(page, app.url, account, '/account');
  });
  afterAll(() => page?.context().close());

  it('are for confirmed addresses: an authenticator app after the mail', async () => {
    const section = page.getByRole('region', { name: 'Second step' });
    await section.getByText('Confirm your email address first').waitFor();
    expect(await section.getByRole('button', { name: 'Add an authenticator app' }).count()).toBe(0);
    await section.getByRole('button', { name: 'Send the link' }).click();
    await section.getByText(`A link is on its way to ${account.email}.`).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const uses = () => asked.filter((url) => url.includes('accounts:update'));
    await page.goto(`${app.url}/auth/action?${(await sent.mailedTo(account.email, 'VERIFY_EMAIL')).toString()}`);
    await page.getByText(account.email).first().waitFor();
    expect(uses()).toEqual([]);
    await button(page, 'Confirm the address').click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(uses()).toHaveLength(1);
    await page.getByRole('link', { name: 'Continue' }).click();

    await openAccount(page);
    await button(page, 'Add an authenticator app').click();
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    // An early one of those that are accepted: each is good once, and the later ones are used below.
    const code = totpCode(secret, totpStep(Date.now()) - 4);
    await dialog.getByLabel('Code from the app').fill(otherThan(code));
    await dialog.getByRole('button', { name: 'Switch it on' }).click();
    await dialog.getByText(WRONG_APP_CODE).waitFor();
    await dialog.getByLabel('Code from the app').fill(code);
    await dialog.getByLabel('Name of the second step').fill('Ada’s app');
    await dialog.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByText('“Ada’s app” is asked for from the next sign-in on.').waitFor();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('are asked for at the next sign-in, which the keyboard alone can do', async () => {
    await signOut(page);
    await typeCredentials(page, account);
    await untilFocused(page, 'Code');
    await page.getByText('Enter the six digits that Ada’s app shows now.').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    // Back, and once more: what was typed is there, and so is the focus.
    await page.keyboard.press('Escape');
    await untilFocused(page, 'Email');
    await page.keyboard.press('Enter');
    await untilFocused(page, 'Code');
    const code = await appCode(account.email);
    await page.keyboard.type(otherThan(code));
    await page.keyboard.press('Enter');
    await page.getByText('That code is not right.').first().waitFor();
    await untilFocused(page, 'Code');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('may be several: one is chosen, a code comes by message', async () => {
    await openAccount(page);
    await button(page, 'Add codes by message').click();
    const section = page.getByRole('region', { name: 'Second step' });
    await section.getByLabel('Phone number').fill(phoneNumber);
    await section.getByRole('button', { name: 'Send the code' }).click();
    await section.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
    await section.getByLabel('Code from the message').fill(await sent.codeFor(phoneNumber));
    await section.getByLabel('Name of the second step').fill('Work phone');
    await section.getByRole('button', { name: 'Switch it on' }).click();
    await section.getByText('“Work phone” is asked for from the next sign-in on.').waitFor();
    await signOut(page);
    await typeCredentials(page, account);
    await page.getByText('Your account asks for a second step. How do you want to confirm that it is you?').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await button(page, /^A code to Work phone/).click();
    await page.getByText(/^We sent a code to \S*\d{4}\.$/).waitFor();
    await untilFocused(page, 'Code');
    await page.keyboard.type(await sent.codeFor(phoneNumber));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('are part of signing in once more, in place; then what was begun goes on', async () => {
    await openAccount(page);
    await doors.ageSignIns({ email: account.email });
    await button(page, 'Change the password').click();
    await untilFocused(page, 'New password');
    await page.keyboard.type('the-second-one');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign in once more to continue' });
    await dialog.waitFor();
    await untilFocused(page, 'Password');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await dialog.getByText('That is not the password of this account.').first().waitFor();
    await untilFocused(page, 'Password');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    const second = page.getByRole('dialog', { name: 'One more step' });
    await second.getByRole('button', { name: 'The code of Ada’s app' }).click();
    await untilFocused(page, 'Code');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.type(await appCode(account.email));
    await page.keyboard.press('Enter');
    await page.getByText('The password is saved. Every other device is signed out.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button(page, 'Remove “Work phone”').click();
    await page.getByRole('dialog', { name: 'Remove this second step?' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await button(page, 'Remove it').click();
    await page.getByText('The second step is removed.').waitFor();
    expect(await page.getByText('Work phone').count()).toBe(0);
    await signOut(page);
    await typeCredentials(page, { ...account, password: 'the-second-one' });
    await untilFocused(page, 'Code');
    await page.keyboard.type(await appCode(account.email));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
