import type { BrowserContext, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { newEmail, openBrowser, type TestBrowser } from './support/browser';
import { approve, approveKnown, blockPopups, popupOf } from './support/popups';

jest.setTimeout(60_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7650 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** The sign-in page with everything that comes after its form. */
async function openSignIn(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const page = await browser.open();
  await prepare?.(page.context());
  await page.goto(`${app.url}/sign-in`);
  await googleButton(page).waitFor();
  return page;
}

const googleButton = (page: Page) => page.getByRole('button', { name: /Google/ });

async function expectSignedIn(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${app.url}/sales`);
  await page.getByText(name).first().waitFor();
}

describe('Google', () => {
  it('signs in by popup, and the way is marked at the next visit', async () => {
    const page = await openSignIn();
    const email = newEmail();
    await approve(await popupOf(page, () => googleButton(page).click()), { email, name: 'Greta Popup' });
    await expectSignedIn(page, 'Greta Popup');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await googleButton(page).waitFor();
    await page.getByText('Used last time').waitFor();
    await approveKnown(await popupOf(page, () => googleButton(page).click()), email);
    await expectSignedIn(page, 'Greta Popup');
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('gives the button back as soon as the popup is closed, and says nothing about it', async () => {
    const page = await openSignIn();
    const closed = await popupOf(page, () => googleButton(page).click());
    await closed.close();
    // Well before the SDK itself notices, which takes eight seconds.
    const again = await popupOf(page, () => googleButton(page).click({ timeout: 4000 }));
    await approve(again, { email: newEmail(), name: 'Gerd Again' });
    await expectSignedIn(page, 'Gerd Again');
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('goes on by redirect where popups are blocked', async () => {
    const page = await openSignIn(blockPopups);
    await googleButton(page).click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await approve(page, { email: newEmail(), name: 'Rita Redirect' });
    await expectSignedIn(page, 'Rita Redirect');
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('Keep me signed in', () => {
  async function signUpWith(page: Page, keep: boolean): Promise<string> {
    await page.goto(`${app.url}/sign-up`);
    await page.getByLabel('Name').fill('Stay Tester');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('a-long-password');
    await page.getByLabel('Keep me signed in').setChecked(keep);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`${app.url}/sales`);
    return 'Stay Tester';
  }

  it.each([
    [true, '/sales'],
    [false, '/sign-in'],
  ])('%j: a reload stays signed in, and a new window is at %s', async (keep, place) => {
    const page = await browser.open();
    const name = await signUpWith(page, keep);
    await page.getByText(name).waitFor();
    await page.reload();
    await page.getByText(name).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/sales`);
    await other.waitForURL((url) => url.pathname === place);
    if (keep) await other.getByText(name).waitFor();
    else await other.getByLabel('Email').waitFor();
    // The first window is not ended by the second.
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
