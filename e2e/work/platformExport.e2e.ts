import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readBundle } from '../../src/testing/platforms/reader/readBundle';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';
import { openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

const LONG = 'A brass carriage clock by a maker of Clerkenwell, with key';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7850 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', 'Never sent anywhere', '10000']);
  page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const problems = () => page.getByRole('region', { name: 'Problems' });

it('leads from a lot to what a platform would change in it, mends it, and gives a file that the platform takes', async () => {
  await openLot(page, '2');
  await page
    .getByRole('region', { name: /^Lot 2/ })
    .getByLabel('Title')
    .fill(LONG);
  await page.getByRole('link', { name: 'Export' }).click();
  await page.getByLabel('Platform').selectOption('LiveAuctioneers');
  await problems().getByText('3 lots, and the platform takes no sale with fewer than 50.').waitFor();
  await problems().getByRole('link', { name: 'Lot 1, StartPrice' }).waitFor();
  expect(await problemsInLooks(page, 'export')).toEqual([]);

  await page.getByLabel('Platform').selectOption('HiBid / AuctionFlex 360');
  await problems()
    .getByText('58 characters, and the platform cuts after 50. The export shortens it at a word.')
    .waitFor();
  const fix = problems().getByRole('button', { name: 'Fix: Lot 2, Title' });
  await fix.focus();
  await page.keyboard.press('Enter');
  await fix.waitFor({ state: 'detached' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download bundle' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('clocks-and-watches-hibid.csv');
  const bytes = await readFile(await download.path());
  expect(readBundle('hiBid', { fileName: download.suggestedFilename(), bytes, pictures: [] })).toEqual([]);
  const [, first, second] = bytes.toString('utf8').split('\r\n');
  expect(first).toMatch(/^1,Clock 1,"A brass carriage clock, with its key\./);
  expect(second).toMatch(/^2,A brass carriage clock by a maker of Clerkenwell,/);
  expect(bytes.toString('utf8')).not.toContain('Never sent anywhere');
  await page.getByText('clocks-and-watches-hibid.csv is in your downloads.').waitFor();
});
