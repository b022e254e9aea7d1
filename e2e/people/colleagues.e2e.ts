import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { unfold } from '../support/sales/editor';
import { prepareSale } from '../support/sales/preparedSale';
import { attentionOf, chooseInSale, lotRow, openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Page;
let ben: Page;

/** Two people in one sale, each in a browser, both at lot 1. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7720 }), openBrowser()]);
  const [berg, clark] = await Promise.all([
    makePerson(app.addresses, 'Anna Berg'),
    makePerson(app.addresses, 'Ben Clark'),
  ]);
  const lots = [{ number: 1, title: 'Bracket clock' }];
  const saleId = await prepareSale(app.addresses, { title: 'Clocks', owner: berg.uid, editors: [clark.uid], lots });
  [anna, ben] = await Promise.all([
    enter(app, browser, berg, `/sales/${saleId}`),
    enter(app, browser, clark, `/sales/${saleId}`),
  ]);
  for (const page of [anna, ben]) await openLot(page, '1');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const field = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'Lot 1' }).getByLabel(label, { exact: true });

async function say(page: Page, label: string, text: string, word = 'Sent'): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).blur();
  await untilText(saveStatus(page), word);
}

/** Waits until a field has this value, as a colleague's words come. */
async function untilValue(page: Page, label: string, text: string): Promise<void> {
  const element = await field(page, label).elementHandle();
  await page.waitForFunction(([input, wanted]) => (input as HTMLInputElement | null)?.value === wanted, [
    element,
    text,
  ] as const);
}

it('keep the texts of both who changed one title without seeing each other, until one has made one of both', async () => {
  // Ben has no network. What Anna writes meanwhile he cannot see.
  await ben.context().setOffline(true);
  await say(ben, 'Title', 'Bracket clock, London', 'Saved on this device');
  await say(anna, 'Title', 'Bracket clock, walnut');

  await ben.context().setOffline(false);
  const alert = await attentionOf(ben);
  await alert.waitFor();
  // It is still there after a reload: it lives on the device, not on the page.
  await ben.reload();
  await attentionOf(ben);
  await alert.getByText('Theirs Anna Berg').waitFor();
  expect(await alert.getByRole('definition').allTextContents()).toEqual([
    'Bracket clock, walnut',
    'Bracket clock, London',
  ]);
  await untilValue(ben, 'Title', 'Bracket clock, walnut');

  await alert.getByRole('button', { name: 'Edit: Title, Lot 1' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Make one of both: Title, Lot 1' });
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Bracket clock, London');
  expect(await axeProblems(ben)).toEqual([]);
  await dialog.getByLabel('Title', { exact: true }).fill('Bracket clock, walnut, London');
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await alert.waitFor({ state: 'detached' });
  for (const page of [anna, ben]) {
    await lotRow(page, '1').getByText('Bracket clock, walnut, London').waitFor();
    await untilText(saveStatus(page), 'Sent');
  }
  expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)).toEqual([]);
});

it('take back what is still as one left it, stand in the history, and restore from the trash', async () => {
  await say(anna, 'Title', 'Bracket clock');
  await say(anna, 'Category', 'Clocks');
  await untilValue(ben, 'Title', 'Bracket clock');
  await say(ben, 'Title', 'A bracket clock, Paris');
  await untilValue(anna, 'Title', 'A bracket clock, Paris');

  // Hers: the category is still what she left, the title is his by now.
  await anna.getByRole('button', { name: 'Undo: Category, Lot 1' }).click();
  await untilValue(ben, 'Category', '');
  await anna.getByRole('heading', { name: 'Lot 1', level: 2 }).click();
  await anna.keyboard.press('Control+z');
  await anna.getByText('This stays as it is: Lot 1 (Title) has been changed since.').waitFor();
  expect(await field(anna, 'Title').inputValue()).toBe('A bracket clock, Paris');
  await anna.keyboard.press('Control+Shift+Z');
  await untilValue(ben, 'Category', 'Clocks');

  await anna.getByRole('button', { name: 'History' }).click();
  const history = anna.getByRole('list', { name: 'History' });
  await history.getByText('Ben Clark').first().waitFor();
  await history.getByText('You').first().waitFor();
  await history.getByRole('button', { name: 'Restore Title: Bracket clock', exact: true }).first().click();
  await untilValue(ben, 'Title', 'Bracket clock');
  expect(await axeProblems(anna)).toEqual([]);

  await unfold(anna, 'Copy, move or trash this lot');
  await anna.getByRole('button', { name: 'Move to the trash' }).click();
  await lotRow(ben, '1').waitFor({ state: 'detached' });
  await chooseInSale(ben, 'Trash (1)');
  expect(await axeProblems(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Restore Lot 1, Bracket clock' }).click();
  await lotRow(anna, '1').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
