import type { Page } from 'playwright-core';
import { identityDoors } from '../../local/identity/doorClient';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { problemsInLooks } from '../support/app/looks';
import { messages, newPhoneNumber } from '../support/app/messages';
import { makePerson } from '../support/people/people';
import { approve, approveKnown, popupOf } from '../support/app/popups';
import { createSale } from '../support/sales/workspace';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*accounts/;

let app: AppUnderTest;
let browser: TestBrowser;
let sent: ReturnType<typeof messages>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7660 }), openBrowser()]);
  sent = messages(app.addresses);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The sign-in page with everything that comes after its form. */
async function openSignIn(search = ''): Promise<Page> {
  const page = await browser.open();
  await page.goto(`${app.url}/sign-in${search}`);
  await button(page, 'Look around').waitFor();
  return page;
}

describe('Google', () => {
  const email = newEmail();
  let page: Page;

  beforeAll(async () => {
    page = await openSignIn();
  });
  afterAll(async () => {
    // The sign-ins of this person are old, and the others share the services.
    await identityDoors(app.addresses.auth).reset();
    await page?.context().close();
  });

  it('gives the button back as soon as its window is closed, says nothing about it, and signs in by the next', async () => {
    const closed = await popupOf(page, () => button(page, 'Continue with Google').click());
    expect(await closed.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]); // CO8
    await closed.close();
    // Well before the SDK itself notices, which takes eight seconds.
    const again = await popupOf(page, () => button(page, 'Continue with Google').click({ timeout: 4000 }));
    expect(await page.getByRole('alert').count()).toBe(0);
    await approve(again, { email, name: 'Greta Google' });
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText('Greta Google').first().waitFor();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('confirms who one is before what is dangerous, and does not when that is left', async () => {
    await page.getByRole('link', { name: /^Account of/ }).click();
    await identityDoors(app.addresses.auth).ageSignIns({ email });
    await button(page, 'Add a password').click();
    await page.getByLabel('New password', { exact: true }).fill('a-long-password');
    await button(page, 'Save the new password').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in once more to continue' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('For this, please sign in again first.').waitFor();
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('a-long-password');
    await button(page, 'Save the new password').click();
    const popup = await popupOf(page, () => dialog.getByRole('button', { name: 'Continue with Google' }).click());
    await approveKnown(popup, email);
    await page.getByText('The password is saved.').waitFor();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('is marked as the way of the last time, and goes on by redirect where windows are blocked', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Used last time').waitFor();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button(page, 'Continue with Google').click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await approveKnown(page, email);
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText('Greta Google').first().waitFor();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('another provider', () => {
  it('whose address belongs to an account with a password is added after the password and the second step', async () => {
    const [person, phoneNumber] = [await makePerson(app.addresses, ''), newPhoneNumber()];
    await administrator(app.addresses).demandPhone(person.email, phoneNumber);
    const passSecondStep = async (): Promise<void> => {
      await page.getByText(/^We sent a code to \S*\d{4}\.$/).waitFor();
      await page.getByLabel('Code').fill(await sent.codeFor(phoneNumber));
      await page.getByLabel('Code').press('Enter');
    };
    const page = await openSignIn();
    const github = button(page, 'Continue with GitHub');
    const popup = await popupOf(page, () => github.click());
    await approve(popup, { email: person.email, name: 'Ada Both', verified: false });
    await page.getByText(`There is already an account for ${person.email}. Sign in the way you know`).waitFor();
    expect(await github.count()).toBe(0);
    expect(await problemsInLooks(page, 'known method first')).toEqual([]);
    await signInHere(page, person);
    await passSecondStep();
    await page.getByText('You can sign in with GitHub from now on, too.').waitFor();
    await page.waitForURL(`${app.url}/sales`);
    await button(page, 'Sign out').click();
    await approveKnown(await popupOf(page, () => github.click()), person.email);
    await passSecondStep();
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText(person.email).first().waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('a mailed link', () => {
  it('takes no other address on another device, and none again where it was asked for; it leads to where one wanted to go', async () => {
    const email = newEmail();
    const waiting = await openSignIn('?next=%2Fsales%3Fview%3Dall');
    await waiting.getByLabel('Email').first().fill(email);
    await button(waiting, 'Mail me a sign-in link').click();
    // What was typed before is not typed again.
    expect(await waiting.getByLabel('Email').last().inputValue()).toBe(email);
    await button(waiting, 'Mail me the link').click();
    await waiting.getByText(`We sent a link to ${email}.`).waitFor();
    const link = `${app.url}/auth/action?${(await sent.mailedTo(email, 'EMAIL_SIGNIN')).toString()}`;

    const elsewhere = await browser.open();
    await elsewhere.goto(link);
    await elsewhere.getByLabel('Email').fill(newEmail());
    await button(elsewhere, 'Sign in').click();
    await elsewhere.getByText('The link was not mailed to this address.').first().waitFor();
    expect(new URL(elsewhere.url()).pathname).toBe('/auth/action');
    await elsewhere.context().close();

    const tab = await waiting.context().newPage();
    await tab.goto(link);
    await tab.getByRole('heading', { name: 'Sign in with this link' }).waitFor();
    expect(await tab.getByLabel('Email').inputValue()).toBe(email);
    await button(tab, 'Sign in').click();
    await tab.waitForURL(`${app.url}/sales?view=all`);
    await tab.getByText(email).first().waitFor();
    // The tab that waited goes along.
    await waiting.waitForURL(`${app.url}/sales?view=all`);
    await waiting.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('looking around without an account', () => {
  it('becomes an account with a password, not that of somebody else, and the work stays', async () => {
    const [email, server] = [newEmail(), serverSide(app.addresses)];
    const other = await makePerson(app.addresses, '');
    const page = await openSignIn();
    await button(page, 'Look around').click();
    await page.waitForURL(`${app.url}/sales`);
    const saleId = await createSale(page, 'Contents of a farmhouse');
    await page.getByRole('link', { name: 'Lotsmith', exact: true }).click();
    await page.getByRole('link', { name: 'Keep your work: add a way to sign in' }).click();
    await button(page, 'Create my account').waitFor();
    expect(await problemsInLooks(page, 'guest')).toEqual([]);
    for (const address of [other.email, email]) {
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('New password', { exact: true }).fill('another-password');
      await button(page, 'Create my account').click();
      if (address === other.email)
        await page.getByText('There is another Lotsmith account with this address').waitFor();
    }
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    expect(await page.getByText('You are looking around without an account').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signInHere(page, { email, password: 'another-password' });
    await page.getByRole('link', { name: /Contents of a farmhouse/ }).waitFor();
    expect(await server.roles(saleId)).toEqual({ [await administrator(app.addresses).idOf(email)]: 'owner' });
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
