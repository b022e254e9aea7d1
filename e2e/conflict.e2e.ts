import type { Locator, Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, signIn, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { createSale, lotRow, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(60_000);

const PASSWORD = 'a-long-password';

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7760 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

async function enter(name: string): Promise<{ readonly page: Page; readonly uid: string }> {
  const email = newEmail();
  await administrator(app.addresses).create(email, PASSWORD, { emailVerified: true, displayName: name });
  const page = await browser.open({ locale: 'en-GB' });
  await signIn(page, app.url, { email, password: PASSWORD, name });
  return { page, uid: await administrator(app.addresses).idOf(email) };
}

const title = (page: Page): Locator => page.getByRole('region', { name: 'Lot 1' }).getByLabel('Title', { exact: true });

it('keeps the texts of two people who changed one title without seeing each other, until one has made one of both', async () => {
  const [anna, ben] = await Promise.all([enter('Anna Berg'), enter('Ben Clark')]);
  const saleId = await createSale(anna.page, 'Clocks');
  await serverSide(app.addresses).setRole(saleId, ben.uid, 'editor');
  await anna.page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(anna.page, '1');
  await title(anna.page).fill('Bracket clock');
  await untilText(saveWord(anna.page), 'Sent');
  await ben.page.goto(`${app.url}/sales/${saleId}`);
  await lotRow(ben.page, '1').getByText('Bracket clock').waitFor();
  await openLot(ben.page, '1');

  // Ben has no network. What Anna writes meanwhile he cannot see.
  await ben.page.context().setOffline(true);
  await title(ben.page).fill('Bracket clock, London');
  await title(ben.page).blur();
  await untilText(saveWord(ben.page), 'Saved on this device');
  await title(anna.page).fill('Bracket clock, walnut');
  await title(anna.page).blur();
  await untilText(saveWord(anna.page), 'Sent');

  await ben.page.context().setOffline(false);
  const alert = ben.page.getByRole('alert').filter({ hasText: 'Needs attention' });
  await alert.waitFor({ timeout: 30_000 });
  await ben.page.reload();
  await alert.getByText('Theirs Anna Berg').waitFor();
  expect(await alert.getByRole('definition').allTextContents()).toEqual([
    'Bracket clock, walnut',
    'Bracket clock, London',
  ]);
  expect(await title(ben.page).inputValue()).toBe('Bracket clock, walnut');
  expect(await axeProblems(ben.page)).toEqual([]);

  await alert.getByRole('button', { name: 'Edit: Title, Lot 1' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Make one of both: Title, Lot 1' });
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Bracket clock, London');
  expect(await axeProblems(ben.page)).toEqual([]);
  await dialog.getByLabel('Title', { exact: true }).fill('Bracket clock, walnut, London');
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await alert.waitFor({ state: 'detached' });
  for (const page of [anna.page, ben.page]) {
    await lotRow(page, '1').getByText('Bracket clock, walnut, London').waitFor();
    await untilText(saveWord(page), 'Sent');
  }
  expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)).toEqual([]);
});
