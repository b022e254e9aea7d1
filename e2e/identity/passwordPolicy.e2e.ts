import type { Page } from 'playwright-core';
import { identityDoors } from '../../local/identity/doorClient';
import { type AppUnderTest, startApp } from '../support/app/app';
import { newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { messages } from '../support/app/messages';
import { makePerson, signInAt } from '../support/people/people';
import { approve, popupOf } from '../support/app/popups';

jest.setTimeout(120_000);

/** The browser's own line about a refusal of the identity service. */
const REFUSAL_LINE = /Failed to load resource.*accounts:/;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7690 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);
// The others share the services.
afterEach(() => identityDoors(app.addresses.auth).reset());

const demand = (minPasswordLength: number) =>
  identityDoors(app.addresses.auth).change({
    passwordPolicy: {
      enforcementState: 'ENFORCE',
      allowedNonAlphanumericCharacters: ['-', '!'],
      customStrengthOptions: { minPasswordLength, containsNonAlphanumericCharacter: true },
    },
  });

/** One place at which a password is set: how to get there, and what is pressed. */
interface Place {
  /** The label of the field. */
  readonly field: string;
  readonly submit: string;
  open(page: Page): Promise<void>;
  /** Waits until the password is set. */
  done(page: Page): Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const PLACES: Readonly<Record<string, Place>> = {
  'signing up': {
    field: 'Password',
    submit: 'Create account',
    async open(page) {
      await page.goto(`${app.url}/sign-up`);
      await page.getByLabel('Email').fill(newEmail());
    },
    done: (page) => page.waitForURL(`${app.url}/sales`),
  },
  'a mailed link for a new password': {
    field: 'New password',
    submit: 'Save the new password',
    async open(page) {
      const { email } = await makePerson(app.addresses, '');
      await page.goto(`${app.url}/reset-password`);
      await page.getByLabel('Email').fill(email);
      await press(page, 'Send the mail');
      await page.getByText('a mail is on its way').waitFor();
      const query = await messages(app.addresses).mailedTo(email, 'PASSWORD_RESET');
      await page.goto(`${app.url}/auth/action?${query.toString()}`);
    },
    done: (page) => page.getByRole('heading', { name: 'Your password is changed' }).waitFor(),
  },
  'another password for an account': {
    field: 'New password',
    submit: 'Save the new password',
    async open(page) {
      await signInAt(page, app.url, await makePerson(app.addresses, ''), '/account');
      await press(page, 'Change the password');
    },
    done: (page) => page.getByText('The password is saved').waitFor(),
  },
  'a password for an account that has none': {
    field: 'New password',
    submit: 'Save the new password',
    async open(page) {
      await page.goto(`${app.url}/account`);
      const popup = await popupOf(page, () => page.getByRole('button', { name: /GitHub/ }).click());
      await approve(popup, { email: newEmail(), name: 'Ada Git' });
      await press(page, 'Add a password');
    },
    done: (page) => page.getByText('The password is saved').waitFor(),
  },
  'an account for somebody who looked around without one': {
    field: 'New password',
    submit: 'Create my account',
    async open(page) {
      await page.goto(`${app.url}/account`);
      await press(page, 'Look around without an account');
      await page.getByRole('heading', { name: 'Keep your work' }).waitFor();
      await page.getByLabel('Email').fill(newEmail());
    },
    done: (page) => page.getByRole('heading', { name: 'Ways to sign in' }).waitFor(),
  },
};

describe('what the service demands of a password is said while it is typed, and again after a refusal', () => {
  it.each(Object.keys(PLACES))('%s', async (name) => {
    const place = PLACES[name];
    if (place === undefined) throw new Error(name);
    await demand(8);
    const page = await browser.open();
    await place.open(page);
    const field = page.getByLabel(place.field, { exact: true });
    const missing = page
      .getByRole('list', { name: 'What the password needs' })
      .getByRole('listitem')
      .filter({ hasText: 'not met yet' });
    await missing.filter({ hasText: 'At least 8 characters' }).waitFor();
    await field.fill('walnut1');
    expect(await missing.allTextContents()).toEqual([
      'At least 8 characters: not met yet',
      'A symbol, such as ! -: not met yet',
    ]);
    await press(page, place.submit);
    await page.getByText('The password does not meet every requirement yet.').first().waitFor();

    // The service demands more than it did when the page was opened.
    await demand(12);
    await field.fill('walnut-12');
    expect(await missing.count()).toBe(0);
    await press(page, place.submit);
    await missing.filter({ hasText: 'At least 12 characters' }).waitFor();
    await page.getByText('The password does not meet the requirements.').first().waitFor();
    await field.fill('walnut-walnut');
    expect(await missing.count()).toBe(0);
    await press(page, place.submit);
    await place.done(page);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
