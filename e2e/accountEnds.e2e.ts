import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, newEmail, openBrowser, signIn, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { createSale } from './support/workspace';

jest.setTimeout(60_000);

const ELSEWHERE = 'You are signed out: the session was ended elsewhere.';
/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*(accounts:|\/v1\/token)/;

let app: AppUnderTest;
let browser: TestBrowser;
let admin: ReturnType<typeof administrator>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7675 }), openBrowser()]);
  admin = administrator(app.addresses);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text });

async function newAccount(): Promise<Account> {
  const account = { email: newEmail(), password: 'a-long-password', name: '' };
  await admin.create(account.email, account.password);
  return account;
}

async function enter(account: Account): Promise<Page> {
  const page = await browser.open();
  await signIn(page, app.url, account);
  return page;
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${app.url}/account`);
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}

describe('signing out everywhere', () => {
  it('ends this session at once, and another browser’s with its reason; then one signs in again', async () => {
    const account = await newAccount();
    const [here, there] = await Promise.all([enter(account), enter(account)]);
    await Promise.all([openAccount(here), there.getByText(account.email).first().waitFor()]);
    await button(here, 'Sign out everywhere').click();
    await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.waitForURL(/\/sign-in/);
    await toast(there, ELSEWHERE).waitFor();
    expect(new URL(there.url()).pathname).toBe('/sign-in');
    expect(await toast(here, 'signed out').count()).toBe(0);
    await signIn(here, app.url, account);
    await here.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    await createSale(here, 'After the end');
    await Promise.all([here.context().close(), there.context().close()]);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('says what happens to each sale, and does that', async () => {
    const server = serverSide(app.addresses);
    const [account, colleague, viewer] = await Promise.all([newAccount(), newAccount(), newAccount()]);
    const page = await enter(account);
    const sales: string[] = [];
    for (const title of ['With a partner', 'With a colleague', 'Alone']) {
      sales.push(await createSale(page, title));
      await page.getByRole('link', { name: 'Sales', exact: true }).click();
    }
    const [partners, colleagues, own] = sales as [string, string, string];
    const [colleagueId, viewerId] = await Promise.all([admin.idOf(colleague.email), admin.idOf(viewer.email)]);
    await server.setRole(partners, colleagueId, 'owner');
    await server.setRole(partners, viewerId, 'viewer');
    await server.setRole(colleagues, colleagueId, 'viewer');

    await openAccount(page);
    await button(page, 'See what would happen').click();
    const fate = (title: string) => page.getByRole('listitem').filter({ hasText: title }).textContent();
    await page.getByRole('heading', { name: 'What happens to your sales' }).waitFor();
    expect(await fate('With a partner')).toContain('You leave it.');
    expect(await fate('With a colleague')).toContain('it is handed over to the colleagues in it.');
    expect(await fate('Alone')).toContain('it is closed for ever.');
    await page.getByLabel(`To go on, type your address: ${account.email}`).fill('somebody@example.com');
    await button(page, 'Delete my account for ever').click();
    await page.getByText('This is not the address of the account.').waitFor();
    await page.getByLabel(`To go on, type your address: ${account.email}`).fill(account.email);
    await button(page, 'Delete my account for ever').click();
    await toast(page, 'The account is deleted.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');

    expect(await server.roles(partners)).toEqual({ [colleagueId]: 'owner', [viewerId]: 'viewer' });
    expect(await server.roles(colleagues)).toEqual({ [colleagueId]: 'owner' });
    expect(await server.roles(own)).toEqual({});
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button(page, 'Sign in').click();
    await page.getByText('That email and password do not belong together.').waitFor();
    await page.context().close();
    // There was no photo to remove.
    expect(browser.unexpectedErrors(REFUSAL_LINE, /portrait\.jpg/)).toEqual([]);
  });
});

describe('an account that others end while its page is open', () => {
  it.each([
    ['disabled', 'You are signed out: this account has been disabled.', (email: string) => admin.disable(email)],
    ['deleted', 'You are signed out: the session has expired. Sign in again.', (email: string) => admin.remove(email)],
  ] as const)('%s: says why, once, at the next thing that is done', async (_, why, end) => {
    const account = await newAccount();
    const page = await enter(account);
    await openAccount(page);
    await end(account.email);
    await page.getByLabel('Name', { exact: true }).fill('Too Late');
    await button(page, 'Save the name').click();
    await toast(page, why).waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in?next=%2Faccount`);
    expect(await toast(page, 'You are signed out').count()).toBe(1);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
