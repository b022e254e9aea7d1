import type { Page } from 'playwright-core';
import { identityDoors, type IdentityDoors } from '../../local/identity/doorClient';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { messages, newPhoneNumber, otherThan } from '../support/app/messages';
import { makePerson } from '../support/people/people';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

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

describe('a service that cannot be reached, or wants no more', () => {
  it('is said, the button rests for as long as it says, what was typed stays, and then it works', async () => {
    const person = await makePerson(app.addresses, '');
    await doors.fault({
      path: 'accounts:signInWithPassword',
      times: 2,
      answer: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    const page = await browser.open();
    await page.clock.install();
    await page.goto(`${app.url}/sign-in`);
    await signInHere(page, person);
    for (const seconds of [30, 60]) {
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
      if (seconds === 30) await button(page, 'Sign in').click();
    }
    expect(await doors.faultsLeft()).toBe(0);

    await page.context().setOffline(true);
    await page.getByText('You are offline. Signing in needs a connection; what you have typed stays here.').waitFor();
    await button(page, 'Sign in').click();
    await page.getByText('No connection to the sign-in service.').first().waitFor();
    expect(await problemsInLooks(page, 'offline')).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(person.password);
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await button(page, 'Try again').click();
    await page.waitForURL(`${app.url}/sales`);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE, /ERR_INTERNET_DISCONNECTED/)).toEqual([]);
  });
});

describe('a phone number', () => {
  it('signs in with the code of its message, not with another one; axe finds nothing at any step', async () => {
    const phoneNumber = newPhoneNumber();
    const page = await browser.open();
    const found: string[] = [];
    const look = async (place: string) => found.push(...(await problemsInLooks(page, place)));
    await page.goto(`${app.url}/sign-up`);
    await button(page, 'Look around').waitFor();
    await look('sign-up');
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await button(page, 'Sign in').click();
    await page.getByText('Enter your email address.').first().waitFor();
    await look('sign-in, refused');
    await button(page, 'Mail me a sign-in link').click();
    await look('link');
    await button(page, 'Back').click();
    await button(page, 'Continue with a phone number').click();
    await button(page, 'Send the code').click();
    await page.getByText('Enter your phone number.').waitFor();
    await look('phone, refused');
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('Phone number').fill(phoneNumber.replace('+49', '0'));
    await button(page, 'Send the code').click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await page.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
    const code = await sent.codeFor(phoneNumber);
    await page.getByLabel('Code').fill(otherThan(code));
    await page.getByLabel('Code').press('Enter');
    await page.getByText('That code is not right. Check it, or ask for a new one.').first().waitFor();
    await look('code, refused');
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByLabel('Code').press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText(phoneNumber).first().waitFor();
    expect(found).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
