import type { Page } from 'playwright-core';
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
    ...(number > 1 && { fields }),
  }));
  saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots });
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
