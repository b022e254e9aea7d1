import type { Page } from 'playwright-core';
import type { Account } from '../app/browser';

/** Fills in the form of the sign-in page that is open, or about to be, and sends it. */
export async function signInHere(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
