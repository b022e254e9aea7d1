import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, openBrowser, PHONE, signUp, type TestBrowser } from './support/browser';
import { createSale, lotRow, untilText } from './support/workspace';

const TITLES = ['Mahogany chair', 'Brass lamp', 'Oak table', 'Silver spoon'];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  app = await startApp({ firstPort: 7770 });
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const grid = (): Locator => page.getByRole('grid', { name: 'Lots' });
const tile = (number: number): Locator => page.getByRole('gridcell', { name: new RegExp(`^Lot ${number}\\b`) });
const heading = (number: number): Locator =>
  page.getByRole('heading', { name: `Lot ${number}`, level: 2, exact: true });
const field = (): Locator => page.getByRole('combobox', { name: 'Number or title of a lot, or what to do' });

/** Types into the palette and takes what it has found first. */
async function command(typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await field().waitFor({ state: 'detached' });
}

it('goes from the table to the gallery with everything chosen, and on by keys, editor and palette', async () => {
  page = await browser.open();
  await signUp(page, app.url);
  await createSale(page, 'By their photos');
  for (const _ of TITLES) await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await lotRow(page, '4').waitFor();
  await grid().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  for (const title of TITLES) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }

  // Two are chosen in the table, and are so in the gallery.
  await page.getByRole('checkbox', { name: 'Choose Lot 2' }).locator('..').click();
  await page.getByRole('checkbox', { name: 'Choose Lot 3' }).locator('..').click();
  await page.getByRole('columnheader', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await tile(2).waitFor();
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(2);
  await page.getByText('2 lots chosen').waitFor();
  expect(await page.getByRole('gridcell').first().textContent()).toMatch(/Brass lamp/);
  expect(await axeProblems(page)).toEqual([]);

  // By title: lamp 2, chair 1, table 3, spoon 4.
  await grid().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('3 lots chosen').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await heading(1).waitFor();
  await page.getByLabel('Description').focus();
  await page.keyboard.press('Control+Enter');
  await heading(3).waitFor();
  await page.keyboard.press('Control+Shift+Enter');
  await heading(1).waitFor();

  // The palette leads to a lot, and does what is typed to the chosen ones.
  await command('spoon');
  await heading(4).waitFor();
  expect(await heading(4).evaluate((element) => element === document.activeElement)).toBe(true);
  await command('duplicate');
  await untilText(page.getByRole('status').filter({ hasText: /lots$/ }), '7 lots');
  await command('close the editor');
  await heading(4).waitFor({ state: 'detached' });
  expect(await grid().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lamp');
  await page
    .getByRole('option', { name: /Brass lamp/ })
    .first()
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await grid().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');

  // The choice of view is this device's, and a phone has it too.
  await page.setViewportSize(PHONE.viewport);
  await page.reload();
  await tile(1).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  const box = await tile(1).locator('[data-choose]').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  await tile(1).getByRole('link').click();
  await heading(1).waitFor();
  await page.getByRole('link', { name: 'All lots' }).click();
  await tile(1).waitFor();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await lotRow(page, '1').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
}, 60_000);
