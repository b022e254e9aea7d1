import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { KEY_ASKED_AT_THE_END, newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { problemsInLooks } from '../support/app/looks';
import { messages, newPhoneNumber } from '../support/app/messages';
import { makePerson, type Person, signInAt } from '../support/people/people';
import { approve, popupOf } from '../support/app/popups';
import { prepareSale } from '../support/sales/preparedSale';
import { signInHere } from '../support/people/signInHere';
import { createSale } from '../support/sales/workspace';

jest.setTimeout(120_000);

const ELSEWHERE = 'You are signed out: the session was ended elsewhere.';
const LAST = 'This is your only way to sign in. Add another one before you remove it.';
/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*(accounts:|\/v1\/token)/;

let app: AppUnderTest;
let browser: TestBrowser;
let sent: ReturnType<typeof messages>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7670 }), openBrowser()]);
  sent = messages(app.addresses);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text });

async function openAccount(person: Person): Promise<Page> {
  const page = await browser.open();
  await signInAt(page, app.url, person, '/account');
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  return page;
}

describe('the account', () => {
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await makePerson(app.addresses, '');
    page = await openAccount(person);
  });
  afterAll(() => page?.context().close());

  it('breaks no rule with its forms open, in light and dark, on a phone and a desktop', async () => {
    for (const name of ['Change the address', 'Change the password', 'Add a number', 'See what would happen']) {
      await button(page, name).click();
    }
    await page.getByText('You have no sales.').waitFor();
    await button(page, 'Save the new password').click();
    await page.getByText('Enter your password.').first().waitFor();
    const found = await problemsInLooks(page, 'account', 4);
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await problemsInLooks(page, 'sign out everywhere')));
    await button(page, 'Stay signed in').click();
    expect(found).toEqual([]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('has a name and a photo, which the head of the page shows at once', async () => {
    const head = page.getByRole('banner');
    await page.getByLabel('Name', { exact: true }).fill('Ada Renamed');
    await button(page, 'Save the name').click();
    await page.getByText('The name is saved.').waitFor();
    await head.getByText('Ada Renamed').waitFor();

    const buffer = await page.screenshot({ type: 'jpeg' });
    await page.getByLabel('Choose a photo').last().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('This is how me.jpg will look.').waitFor();
    await button(page, 'Use this photo').click();
    await page.getByText('The photo is changed.').waitFor();
    await head.locator('img').waitFor();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('changes its address when the link in the mail is used', async () => {
    const next = newEmail();
    await page.getByLabel('New email address').fill(person.email.toUpperCase());
    await button(page, 'Send the link').click();
    await page.getByText('This is your address already. Enter another one.').waitFor();
    await page.getByLabel('New email address').fill(next);
    await button(page, 'Send the link').click();
    await page.getByText(`A link is on its way to ${next}.`).waitFor();
    const link = await sent.mailedTo(person.email, 'VERIFY_AND_CHANGE_EMAIL');
    await page.goto(`${app.url}/auth/action?${link.toString()}`);
    await page.getByText(`The account ${person.email} becomes ${next}.`).waitFor();
    await button(page, 'Change the address').click();
    await page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${app.url}/account`);
    await page.getByRole('main').getByText(next).first().waitFor();
    expect(await page.getByText(person.email).count()).toBe(0);
    // What was saved before is there after loading the page anew.
    const head = page.getByRole('banner');
    await head.getByText('Ada Renamed').waitFor();
    const drawn = (): Promise<number> =>
      head.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(await drawn()).toBeGreaterThan(0);
    await button(page, 'Remove the photo').click();
    await head.locator('img').waitFor({ state: 'detached' });
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('gets further ways to sign in and loses them again, but never the last one', async () => {
    const removePassword = button(page, 'Remove Email and password');
    expect(await removePassword.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(LAST).waitFor();
    const popup = await popupOf(page, () => button(page, 'Add GitHub').click());
    await approve(popup, { email: newEmail(), name: 'Ada Both' });
    await page.getByText('From now on you can sign in with GitHub.').waitFor();

    const phoneNumber = newPhoneNumber();
    const phone = page.getByRole('region', { name: 'Phone', exact: true });
    await phone.getByRole('button', { name: 'Add a number' }).click();
    await phone.getByLabel('Phone number').fill(phoneNumber);
    await phone.getByRole('button', { name: 'Send the code' }).click();
    await phone.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
    await phone.getByLabel('Code').fill(await sent.codeFor(phoneNumber));
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await phone.getByText('The number is saved.').waitFor();
    await button(page, 'Remove GitHub').click();
    await page.getByText('You no longer sign in with GitHub.').waitFor();
    await removePassword.click();
    await page.getByText('You no longer sign in with Email and password.').waitFor();
    expect(await phone.getByRole('button', { name: 'Remove the number' }).getAttribute('aria-disabled')).toBe('true');
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  it('ends this session at once, and another browser’s with its reason; then one signs in again', async () => {
    const person = await makePerson(app.addresses, '');
    const [here, there] = await Promise.all([openAccount(person), openAccount(person)]);
    const signedIn = Date.now();
    await button(here, 'Sign out everywhere').click();
    const confirm = here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' });
    // A session is taken for the next one when it began in the second of the end.
    await there.waitForFunction((since) => Date.now() - since > 1_000, signedIn);
    // The toast there may be gone again before this page has left.
    await Promise.all([toast(there, ELSEWHERE).waitFor(), confirm.click()]);
    await here.waitForURL(/\/sign-in/);
    expect(new URL(there.url()).pathname).toBe('/sign-in');
    expect(await toast(here, 'signed out').count()).toBe(0);
    await signInHere(here, person);
    await here.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    await createSale(here, 'After the end');
    await Promise.all([here.context().close(), there.context().close()]);
    expect(browser.unexpectedErrors(REFUSAL_LINE, KEY_ASKED_AT_THE_END)).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('says what happens to each sale, and does that', async () => {
    const server = serverSide(app.addresses);
    const { addresses } = app;
    const [person, colleague, viewer] = await Promise.all([
      makePerson(addresses, ''),
      makePerson(addresses, ''),
      makePerson(addresses, ''),
    ]);
    const [partners, colleagues, own] = await Promise.all([
      prepareSale(addresses, { title: 'With a partner', owner: person.uid, lots: [] }),
      prepareSale(addresses, { title: 'With a colleague', owner: person.uid, lots: [] }),
      prepareSale(addresses, { title: 'Alone', owner: person.uid, lots: [] }),
    ]);
    await server.setRole(partners, colleague.uid, 'owner');
    await server.setRole(partners, viewer.uid, 'viewer');
    await server.setRole(colleagues, colleague.uid, 'viewer');
    const page = await openAccount(person);
    await button(page, 'See what would happen').click();
    const fate = (title: string) => page.getByRole('listitem').filter({ hasText: title }).textContent();
    await page.getByRole('heading', { name: 'What happens to your sales' }).waitFor();
    expect(await fate('With a partner')).toContain('You leave it.');
    expect(await fate('With a colleague')).toContain('it is handed over to the colleagues in it.');
    expect(await fate('Alone')).toContain('it is closed for ever.');
    await page.getByLabel(`To go on, type your address: ${person.email}`).fill('somebody@example.com');
    await button(page, 'Delete my account for ever').click();
    await page.getByText('This is not the address of the account.').waitFor();
    await page.getByLabel(`To go on, type your address: ${person.email}`).fill(person.email);
    await button(page, 'Delete my account for ever').click();
    await toast(page, 'The account is deleted.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');

    expect(await server.roles(partners)).toEqual({ [colleague.uid]: 'owner', [viewer.uid]: 'viewer' });
    expect(await server.roles(colleagues)).toEqual({ [colleague.uid]: 'owner' });
    expect(await server.roles(own)).toEqual({});
    await signInHere(page, person);
    await page.getByText('That email and password do not belong together.').waitFor();
    await page.context().close();
    // There was no photo to remove.
    expect(browser.unexpectedErrors(REFUSAL_LINE, /portrait\.jpg/)).toEqual([]);
  });
});
