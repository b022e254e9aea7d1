import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';
import { openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

const LONG = 'A brass carriage clock by a maker of Clerkenwell, with key';
const HIBID = 'HiBid / AuctionFlex 360';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7870 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', 'Never sent anywhere', '10000']);
  page = await enter(app, browser, anna, `/sales/${saleId}/settings`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** What stands in the column of HiBid for a lot. */
const verdict = (lot: string) =>
  page.getByRole('row', { name: new RegExp(`^Lot ${lot}, `) }).locator('[data-column="platform:hiBid"]');

it('chooses a platform, and says beside the lots what it does not take, until a click has mended it', async () => {
  const platforms = page.getByRole('region', { name: 'Platforms' });
  await platforms.getByRole('checkbox', { name: HIBID }).press('Space');
  await platforms.getByRole('button', { name: 'Save the platforms' }).press('Enter');
  await platforms.getByText('The platforms are saved.').waitFor();
  expect(await problemsInLooks(page, 'settings with platforms')).toEqual([]);

  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await page.getByRole('columnheader', { name: HIBID }).waitFor();
  await verdict('2').getByText('ready', { exact: true }).waitFor();

  await openLot(page, '2');
  const lot = page.getByRole('region', { name: /^Lot 2/ });
  await lot.getByLabel('Title', { exact: true }).fill(LONG);
  await lot.getByText(`58 / 50 · ${HIBID}`).waitFor();
  await verdict('2').getByText('1 problem', { exact: true }).waitFor();
  await lot.getByText(`${HIBID}: 58 characters, and the platform cuts after 50.`).waitFor();
  expect(await problemsInLooks(page, 'lots with problems')).toEqual([]);

  await lot.getByRole('button', { name: `Fix Title for ${HIBID}` }).press('Enter');
  await verdict('2').getByText('ready', { exact: true }).waitFor();
  expect(await lot.getByLabel('Title', { exact: true }).inputValue()).toBe(
    'A brass carriage clock by a maker of Clerkenwell',
  );
});
