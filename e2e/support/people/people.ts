import type { BrowserContextOptions, Page } from 'playwright-core';
import type { LocalAddresses } from '../../../local/net/project';
import { administrator } from './accounts';
import { type Account, newEmail, type TestBrowser } from '../app/browser';

export interface Person extends Account {
  readonly uid: string;
}

/** Somebody with an account, made past the pages: for tests that are not about signing up. */
export async function makePerson(services: LocalAddresses, name: string): Promise<Person> {
  const account = { email: newEmail(), password: 'a-long-password', name };
  const people = administrator(services);
  await people.create(account.email, account.password, { emailVerified: true, displayName: name });
  return { ...account, uid: await people.idOf(account.email) };
}

/** On the sign-in page, in any language. */
export async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[type="email"]').first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Goes to a page of members and signs in on the way there, with one load, in any language. `path` begins with a slash. */
export async function signInAt(page: Page, url: string, account: Account, path: string): Promise<void> {
  await page.goto(url + path);
  await enterPassword(page, account);
  await page.waitForURL(url + path);
}

/** Signs out: a sale has it in the menu of the account, the other pages have a button. */
export async function signOut(page: Page): Promise<void> {
  const account = page.getByRole('banner').getByRole('button', { name: /^Account of / });
  const button = page.getByRole('button', { name: 'Sign out', exact: true });
  await account.or(button).first().waitFor();
  if ((await account.count()) === 0) return button.click();
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}

/** A new window at a page of members, with this person signed in on the way there. */
export async function enter(
  { url }: { readonly url: string },
  browser: TestBrowser,
  account: Account,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.open(options);
  await signInAt(page, url, account, path);
  return page;
}
