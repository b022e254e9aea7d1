import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, newEmail, openBrowser, signIn, type TestBrowser } from './support/browser';
import { messages, newPhoneNumber } from './support/messages';
import { approve, popupOf } from './support/popups';

jest.setTimeout(60_000);

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

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${app.url}/account`);
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}

/** The page of an account of its own. */
async function enter(): Promise<{ page: Page; account: Account }> {
  const account = { email: newEmail(), password: 'a-long-password', name: '' };
  await administrator(app.addresses).create(account.email, account.password, { emailVerified: true });
  const page = await browser.open();
  await signIn(page, app.url, account);
  await openAccount(page);
  return { page, account };
}

async function close(page: Page): Promise<void> {
  await page.context().close();
  expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
}

describe('the account', () => {
  it('has a name and a photo, which the head of the page shows at once and after a reload', async () => {
    const { page } = await enter();
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
    await page.reload();
    await head.getByText('Ada Renamed').waitFor();
    const drawn = (): Promise<number> =>
      head.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(await drawn()).toBeGreaterThan(0);
    await button(page, 'Remove the photo').click();
    await head.locator('img').waitFor({ state: 'detached' });
    await close(page);
  });

  it('changes its address when the link in the mail is used', async () => {
    const { page, account } = await enter();
    const next = newEmail();
    await button(page, 'Change the address').click();
    await page.getByLabel('New email address').fill(account.email.toUpperCase());
    await button(page, 'Send the link').click();
    await page.getByText('This is your address already. Enter another one.').waitFor();
    await page.getByLabel('New email address').fill(next);
    await button(page, 'Send the link').click();
    await page.getByText(`A link is on its way to ${next}.`).waitFor();
    const link = await sent.mailedTo(account.email, 'VERIFY_AND_CHANGE_EMAIL');
    await page.goto(`${app.url}/auth/action?${link.toString()}`);
    await page.getByText(`The account ${account.email} becomes ${next}.`).waitFor();
    await button(page, 'Change the address').click();
    await page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${app.url}/account`);
    await page.getByRole('main').getByText(next).first().waitFor();
    expect(await page.getByText(account.email).count()).toBe(0);
    await close(page);
  });

  it('gets further ways to sign in and loses them again, but never the last one', async () => {
    const { page, account } = await enter();
    const removePassword = button(page, 'Remove Email and password');
    expect(await removePassword.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(LAST).waitFor();
    const popup = await popupOf(page, () => button(page, 'Add GitHub').click());
    await approve(popup, { email: account.email, name: 'Ada Both' });
    await page.getByText('From now on you can sign in with GitHub.').waitFor();
    await removePassword.click();
    await page.getByText('You no longer sign in with Email and password.').waitFor();
    expect(await button(page, 'Remove GitHub').getAttribute('aria-disabled')).toBe('true');

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
    expect(await phone.getByRole('button', { name: 'Remove the number' }).getAttribute('aria-disabled')).toBe('true');
    await close(page);
  });
});
