import type { Page } from 'playwright-core';
import { putDocuments } from '../../local/emulators/seed';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInForcedColours } from '../support/app/forcedColours';
import { goWithin } from '../support/app/goWithin';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7880 }), openBrowser()]);
  const person = await makePerson(app.addresses, 'Ada Cataloguer');
  const fields = { status: 'ready', description: 'Of oak.', estimateLow: 12_000, estimateHigh: 18_000 };
  const lots = [1, 2, 3].map((number) => ({
    number,
    title: `Vase ${String(number)}`,
    photos: [400, 400],
    fields: { ...(number > 1 && fields), ...(number > 2 && { category: 'Ceramics' }) },
  }));
  saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots });
  const text = { kind: 'text', name: 'Restored', order: 'a0', field: 'description', text: 'Old restorations.' };
  await putDocuments(app.addresses, [[`sales/${saleId}/templates/restored`, text]]);
  page = await enter(app, browser, person, `/sales/${saleId}`);
  await page.getByRole('grid', { name: 'Lots' }).getByText('Vase 3').waitFor();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

it('loses no state, line, ring or word on the views of a sale, and on the pages beside it', async () => {
  const found: string[] = [];
  const look = async (place: string) => found.push(...(await problemsInForcedColours(page, place)));
  const lotId = await page.locator('[data-lot]').first().getAttribute('data-lot');
  for (const [path, there, place] of [
    [`?lot=${String(lotId)}`, '[name="title"]', 'an opened lot'],
    ['?view=describe', '.DescribeBar-bar', 'Describe'],
    ['/settings', 'main input[type="date"]', 'the settings'],
    ['/preview', 'main h2', 'the catalogue'],
  ] as const) {
    await goWithin(page, `/sales/${saleId}${path}`);
    await page.locator(there).first().waitFor({ state: 'attached' });
    await look(place);
  }
  await goWithin(page, `/sales/${saleId}`);
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await page.locator('.GalleryTile-tile').first().waitFor();
  await look('the gallery');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await goWithin(page, '/account');
  await page.locator('main nav').waitFor();
  await look('the account');
  await goWithin(page, `/sales/${saleId}?lot=${String(lotId)}`);
  await page.getByRole('button', { name: 'Lot 1, photo 1 of 2: show it on the whole screen' }).click();
  await page.getByRole('dialog', { name: 'Photos of Lot 1' }).waitFor();
  await look('the photo viewer');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await look('a menu');
  // Tab has closed it.
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await chooseInSale(page, 'Number lots…');
  await page.getByRole('dialog').waitFor();
  await look('a dialog');
  expect(found).toEqual([]);
});

it('shows what is chosen in lists that open while one writes, in the table and in the gallery, and what a history says', async () => {
  const found: string[] = [];
  const look = async (place: string) => found.push(...(await problemsInForcedColours(page, place)));
  await page.goto(`${app.url}/sales/${saleId}`);
  const grid = page.getByRole('grid', { name: 'Lots' });
  await grid.getByText('Vase 3').waitFor();
  const lotId = await page.locator('[data-lot]').nth(1).getAttribute('data-lot');

  await grid.getByText('Vase 2').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.locator('[role="gridcell"][data-range]').nth(1).waitFor();
  await look('a range of cells');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await palette.getByRole('option').first().waitFor();
  await look('the palette');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });

  await goWithin(page, `/sales/${saleId}?lot=${String(lotId)}`);
  const option = page.locator('[role="option"]');
  await page.locator('input[name="category"]').focus();
  await page.keyboard.type('cer');
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"][data-highlighted]').waitFor();
  await look('suggestions');
  await option.waitFor({ state: 'detached' });
  await page.locator('textarea[name="description"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' /');
  await option.first().waitFor();
  await look('texts behind a slash');
  await option.first().waitFor({ state: 'detached' });

  await page.locator('textarea[name="description"]').fill('Of walnut.');
  await page.getByRole('region', { name: 'Lot 2' }).getByRole('status').getByText('Sent').waitFor();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('list', { name: 'History' });
  await history.locator('del').first().waitFor();
  await look('a history');
  await page.emulateMedia({ forcedColors: 'active' });
  const line = (part: string) =>
    history
      .locator(part)
      .first()
      .evaluate((words) => getComputedStyle(words).textDecorationLine);
  expect([await line('del'), await line('ins')]).toEqual(['line-through', 'none']);
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('link', { name: /^Close/ }).click();
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await page.locator('.GalleryTile-tile [data-choose]').first().click();
  await page.getByText('One lot chosen', { exact: true }).waitFor();
  await look('a chosen tile');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  expect(found).toEqual([]);
});

it('loses nothing on the pages before the sign-in', async () => {
  const visitor = await browser.open();
  const found: string[] = [];
  for (const path of ['/', '/sign-in', '/sign-up', '/reset-password']) {
    await visitor.goto(app.url + path);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    const shows = visitor.getByRole('button', { name: 'Show password' });
    if (path.startsWith('/sign')) await shows.first().click();
    found.push(...(await problemsInForcedColours(visitor, path)));
  }
  expect(found).toEqual([]);
  await visitor.context().close();
});
