import type { Page } from 'playwright-core';
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
  [app, browser] = await Promise.all([startApp({ firstPort: 7720 }), openBrowser()]);
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

const field = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Lot 1' }).getByLabel(label, { exact: true });

async function say(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).blur();
  await untilText(saveWord(page), 'Sent');
}

async function untilValue(page: Page, label: string, text: string): Promise<void> {
  const until = Date.now() + 15_000;
  while ((await field(page, label).inputValue()) !== text) {
    if (Date.now() > until) throw new Error(`${label} is not "${text}".`);
    await page.waitForTimeout(50);
  }
}

it('takes back what is still as one left it, next to a colleague, tells both in the history, and restores from the trash', async () => {
  const [anna, ben] = await Promise.all([enter('Anna Berg'), enter('Ben Clark')]);
  const saleId = await createSale(anna.page, 'Clocks');
  await serverSide(app.addresses).setRole(saleId, ben.uid, 'editor');
  await anna.page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(anna.page, '1');
  await say(anna.page, 'Title', 'Bracket clock');
  await say(anna.page, 'Category', 'Clocks');

  await ben.page.goto(`${app.url}/sales/${saleId}`);
  await openLot(ben.page, '1');
  await untilValue(ben.page, 'Title', 'Bracket clock');
  await say(ben.page, 'Title', 'A bracket clock, Paris');
  await untilValue(anna.page, 'Title', 'A bracket clock, Paris');

  // Hers: the category is still what she left, the title is his by now.
  await anna.page.getByRole('button', { name: 'Undo: Category, Lot 1' }).click();
  await untilValue(ben.page, 'Category', '');
  await anna.page.getByRole('heading', { name: 'Lot 1', level: 2 }).click();
  await anna.page.keyboard.press('Control+z');
  await anna.page.getByText('This stays as it is: Lot 1 (Title) has been changed since.').waitFor();
  expect(await field(anna.page, 'Title').inputValue()).toBe('A bracket clock, Paris');
  await anna.page.keyboard.press('Control+Shift+Z');
  await untilValue(ben.page, 'Category', 'Clocks');

  await anna.page.getByRole('button', { name: 'History' }).click();
  const history = anna.page.getByRole('list', { name: 'History' });
  await history.getByText('Ben Clark').waitFor();
  await history.getByText('You').first().waitFor();
  await history.getByRole('button', { name: 'Restore Title: Bracket clock' }).click();
  await untilValue(ben.page, 'Title', 'Bracket clock');
  expect(await axeProblems(anna.page)).toEqual([]);

  await anna.page.getByRole('button', { name: 'Move to the trash' }).click();
  await lotRow(ben.page, '1').waitFor({ state: 'detached' });
  await ben.page.getByRole('button', { name: 'Trash (1)' }).click();
  expect(await axeProblems(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Restore Lot 1, Bracket clock' }).click();
  await lotRow(anna.page, '1').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
