import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { DESKTOP, openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { serverSide } from '../support/sales/documents';
import { chooseInSale, lotNumbers, lotRow, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(120_000);

const SAMPLE = 'Sample sale: twelve vessels';
/** Of twelve lots every third lacks its estimate. */
const [LOTS, UNPRICED] = [12, 4];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let sample: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7860 }), openBrowser()]);
  page = await enter(app, browser, await makePerson(app.addresses, 'Nora New'), '/sales');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name, exact: true });
const sales = (name: string): Locator => page.getByRole('list', { name, exact: true }).getByRole('listitem');
/** The row of the sample where it stands among the sales in use. */
const row = (): Locator => sales('Sales').filter({ hasText: SAMPLE });
const more = async (item: string | RegExp): Promise<void> => {
  await button(`More for “${SAMPLE}”`).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const deleteSample = async (): Promise<void> => {
  await more('Delete…');
  const asked = page.getByRole('dialog', { name: `Delete “${SAMPLE}”?` });
  await asked.getByText('All of it is kept for 30 days', { exact: false }).waitFor();
  await button('Delete the sale', asked).click();
  await button('One deleted sale').waitFor();
};
/** Waits until so many pictures are there, each decoded. */
const untilShown = (pictures: string, count: number): Promise<unknown> =>
  page.waitForFunction(
    ([selector, wanted]) => {
      const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
      return images.length === wanted && images.every((image) => image.complete && image.naturalWidth > 0);
    },
    [pictures, count] as const,
  );

it('begins with a sample whose pictures the page draws, and says what its lots need next', async () => {
  await page.getByRole('heading', { name: 'No sales yet' }).waitFor();
  await page.getByText('Open one, then drop in the photos.', { exact: false }).waitFor();
  await button('Open your first sale').waitFor();
  expect(await problemsInLooks(page, 'no sales')).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);

  await button('Try with a sample').click();
  await page.getByRole('heading', { name: SAMPLE, level: 1 }).waitFor();
  sample = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // The lots with all that they need are marked as ready once their photos have arrived.
  await page.getByText('12 lots, 8 ready', { exact: false }).waitFor();
  await untilShown('[aria-label="Lots"] img', LOTS);
  // "Sent" is said of lots: the photos of those that lack a price may still be on their way.
  await page
    .getByText(/photos stored$/)
    .first()
    .waitFor({ state: 'detached' });
  await untilAllSent(page);

  const server = serverSide(app.addresses);
  const files = (await server.objects()).filter((name) => name.startsWith(`sales/${sample}/`));
  expect([await server.count(sample, 'photos'), files.length]).toEqual([LOTS, LOTS * 3]);
  for (const { fields } of await server.list(`sales/${sample}/photos`)) {
    expect([fields['width'], fields['height']]).toEqual([{ integerValue: '960' }, { integerValue: '720' }]);
  }

  await button(`${String(UNPRICED)} lots need an estimate: Show them`).click();
  await lotRow(page, '1').waitFor({ state: 'detached' });
  await untilShown('[aria-label="Lots"] img', UNPRICED);
  for (const number of ['3', '6', '9', '12']) await lotRow(page, number).waitFor();
});

it('explains keys, words and numbers in a panel that gives the focus back', async () => {
  await lotRow(page, '3').getByRole('gridcell').nth(2).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const before = await focused();
  expect(before).toBe('Lots');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys, words and numbers' });
  await help.getByRole('heading', { name: 'What the words mean' }).waitFor();
  await page.keyboard.type('consignor');
  await help.getByText('Who has brought the lot in.', { exact: false }).waitFor();
  await help.getByRole('heading', { name: 'How numbers work' }).waitFor({ state: 'detached' });
  // As in every search: the first Esc empties it, the next one closes.
  await page.keyboard.press('Escape');
  await help.getByRole('heading', { name: 'How numbers work' }).waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await focused()).toBe(before);

  await page.keyboard.press('?');
  await help.getByRole('heading', { name: 'What the words mean' }).waitFor();
  expect(await problemsInLooks(page, 'help')).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
  await button('Close', help).click();
});

it('shows the sale as a row, which is archived, deleted, brought back, and thrown away at last', async () => {
  await chooseInSale(page, 'All sales');
  await row().getByText('8 of 12 lots ready').waitFor();
  await untilShown('[aria-label="Sales"] li img', 4);

  await more(/^Archive/);
  await button('One archived sale').click();
  await sales('One archived sale').getByText('8 of 12 lots ready').waitFor();
  await more('Bring back');
  await row().waitFor();
  await button('One archived sale').waitFor({ state: 'detached' });

  await deleteSample();
  await row().waitFor({ state: 'detached' });
  // Somebody who has thrown the sample away is where they began.
  await button('Open your first sale').waitFor();
  await button('One deleted sale').click();
  await sales('One deleted sale')
    .getByText(/^Kept until /)
    .waitFor();
  expect(await problemsInLooks(page, 'deleted')).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
  await more('Bring back');
  await row().waitFor();

  await more(/^Begin the next sale like this/);
  const next = page.getByRole('dialog', { name: 'New sale' });
  expect(await next.getByLabel('Begin like').inputValue()).toBe(sample);
  await next.getByLabel('Title', { exact: true }).fill('My own first sale');
  await button('Create sale', next).click();
  await page.getByRole('heading', { name: 'My own first sale', level: 1 }).waitFor();
  await chooseInSale(page, 'All sales');
  await sales('Sales').filter({ hasText: 'My own first sale' }).waitFor();

  await deleteSample();
  await row().waitFor({ state: 'detached' });
  await sales('Sales').filter({ hasText: 'My own first sale' }).waitFor();
  await page.goto(`${app.url}/sales/${sample}`);
  await page.getByText(`“${SAMPLE}” was deleted`).waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('leads from an empty sale by its first photos to lots, and to those that need a title', async () => {
  await page.goto(`${app.url}/sales`);
  await page.getByRole('link', { name: 'My own first sale' }).click();
  await page.getByRole('heading', { name: 'No lots yet' }).waitFor();
  const begin = button('Add the first photos');
  expect(await page.getByRole('link', { name: 'Begin with a spreadsheet' }).getAttribute('href')).toMatch(/\/import$/);
  expect(await problemsInLooks(page, 'an empty sale')).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
  const chooser = page.waitForEvent('filechooser');
  await begin.click();
  await (await chooser).setFiles(['first.jpg', 'second.jpg', 'third.jpg'].map((name, at) => smallPhoto(name, at)));
  for (const number of ['1', '2', '3']) await lotRow(page, number).waitFor();
  await begin.waitFor({ state: 'detached' });
  await untilAllSent(page);

  await button('3 lots need a title: Show them').click();
  await button('3 lots need a title: Show them').waitFor({ state: 'detached' });
  await page.getByText('3 lots need a title').waitFor();
  expect(await lotNumbers(page)).toEqual(['1', '2', '3']);
  await lotRow(page, '1').getByRole('link').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Blue vase');
  await page.getByText('2 lots need a title').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
