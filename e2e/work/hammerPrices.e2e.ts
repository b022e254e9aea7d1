import type { Locator, Page } from 'playwright-core';
import { newId } from '../../src/shared/id';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale, openLot, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(180_000);

const LOTS = 30;
const NUMBERS = Array.from({ length: LOTS }, (_, at) => at + 1);

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Person;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7990 }), openBrowser()]);
  anna = await makePerson(app.addresses, 'Anna Berg');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A sale whose day is over, with its lots in the catalogue and no result. */
const saleAfterAuction = (title: string): Promise<string> =>
  prepareSale(app.addresses, {
    title,
    owner: anna.uid,
    lots: NUMBERS.map((number) => ({
      number,
      title: `Clock ${String(number)}`,
      fields: {
        description: 'Walnut.',
        estimateLow: 10_000,
        estimateHigh: 15_000,
        coverPhotoId: newId(),
        status: 'published',
      },
    })),
    details: { status: 'published', date: '2026-01-16' },
  });

/** Looks through all rows of the table: only those in sight exist. */
async function resultsIn(page: Page): Promise<ReadonlyMap<number, string>> {
  const grid = page.getByRole('grid', { name: 'Lots' });
  const found = new Map<number, string>();
  for (let to = 0; found.size < LOTS; to += 300) {
    await grid.evaluate((table, top) => table.scrollTo({ top }), to);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const rows = await grid
      .locator('[data-lot]')
      .evaluateAll((all) =>
        all.map((row) => [
          /^Lot (\d+)/.exec(row.getAttribute('aria-label') ?? '')?.[1] ?? '',
          row.querySelector('[data-column="hammer"]')?.textContent ?? '',
        ]),
      );
    for (const [number, text = ''] of rows) found.set(Number(number), text.trim());
    if (to > 10_000) throw new Error(`Only ${String(found.size)} rows were found`);
  }
  return found;
}

const cell = (page: Page, lot: number): Locator =>
  page.getByRole('row', { name: new RegExp(`^Lot ${String(lot)},`) }).locator('[data-column="hammer"]');

it('takes thirty results that are typed down the column, and has them after a reload', async () => {
  const saleId = await saleAfterAuction('Clocks');
  const page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
  await page.getByRole('columnheader', { name: 'Hammer price' }).waitFor();
  await page.getByRole('button', { name: '30 lots have no result yet: Enter results' }).waitFor();
  await chooseInSale(page, 'Enter results');
  for (const number of NUMBERS) {
    await page.keyboard.type(number === 7 ? 'p' : number === 12 ? 'withdrawn' : `${String(number)}0`);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /no result yet/ }).waitFor({ state: 'detached' });
  await untilAllSent(page);
  await page.reload();
  await cell(page, 1).getByText('€10').waitFor();
  const results = await resultsIn(page);
  for (const number of NUMBERS) {
    const expected = number === 7 ? 'passed' : number === 12 ? 'withdrawn' : `€${String(number)}0`;
    expect([number, results.get(number)]).toEqual([number, expected]);
  }
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('imports thirty results from a file, takes them back and enters them again, and has them after a reload', async () => {
  const saleId = await saleAfterAuction('More clocks');
  const page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
  await chooseInSale(page, 'Import');
  const rows = NUMBERS.map(
    (number) => `${String(number)};Somebody else's words;${number === 7 ? 'unsold' : `${String(number)}0.00`}`,
  );
  const buffer = Buffer.from(['Lot;Title;Sold Price', ...rows].join('\r\n'));
  await page.getByLabel('File to import').setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText(`${String(LOTS)} rows enter the results of the lots`).waitFor();
  expect(await problemsInLooks(page, 'check of results', 4)).toEqual([]);
  await page.getByRole('button', { name: `Import ${String(LOTS)} rows` }).click();
  await page.getByRole('link', { name: 'Show the lots' }).click();
  await cell(page, 1).getByText('€10').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: '30 lots have no result yet: Enter results' }).waitFor();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.getByRole('button', { name: /no result yet/ }).waitFor({ state: 'detached' });
  await untilAllSent(page);
  await page.reload();
  await cell(page, 1).getByText('€10').waitFor();
  const results = await resultsIn(page);
  for (const number of NUMBERS) {
    expect([number, results.get(number)]).toEqual([number, number === 7 ? 'passed' : `€${String(number)}0`]);
  }
  await openLot(page, '30');
  await page.getByRole('button', { name: 'History' }).click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await entries
    .filter({ hasText: /no result yet .* sold for €300/ })
    .first()
    .waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clock 30');
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('leads on a phone to the price of the first lot without a result, ready to be typed', async () => {
  const saleId = await saleAfterAuction('Small clocks');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await enter(app, browser, anna, `/sales/${saleId}`, phone);
  await chooseInSale(page, 'Enter results');
  const editor = page.getByRole('region', { name: /^Lot 1\b/ });
  const price = editor.getByLabel('Hammer price');
  await price.waitFor();
  const [isReady, isInSight] = await price.evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect();
    return [field === document.activeElement, top > 100 && bottom < window.innerHeight - 100];
  });
  expect([isReady, isInSight]).toEqual([true, true]);
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await editor.getByText(/^Sold for €120\./).waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
