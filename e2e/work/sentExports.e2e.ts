import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { serverSide } from '../support/sales/documents';
import { addReadySale } from '../support/sales/readySale';
import { chooseInSale, openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

const HIBID = 'HiBid / AuctionFlex 360';

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7950 }), openBrowser()]);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const sentOf = (page: Page) => page.getByRole('region', { name: 'Sent' });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).press('Enter');

async function chooseDataFile(page: Page): Promise<void> {
  await page.getByLabel('Platform').selectOption(HIBID);
  await page.getByRole('checkbox', { name: 'Photos', exact: true }).uncheck();
}

async function download(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('download'), press(page, 'Download bundle')]);
}

it('is known to both at once, leads to a list that is typed by hand, and waits for the network', async () => {
  const [anna, ben] = await Promise.all([
    makePerson(app.addresses, 'Anna Lind'),
    makePerson(app.addresses, 'Ben Sand'),
  ]);
  const saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', '', '10000']);
  await serverSide(app.addresses).setRole(saleId, ben.uid, 'editor');
  const hers = await enter(app, browser, anna, `/sales/${saleId}/export`, { locale: 'en-GB' });
  const his = await enter(app, browser, ben, `/sales/${saleId}/export`, { locale: 'en-GB' });
  for (const page of [hers, his]) {
    await chooseDataFile(page);
    await sentOf(page).getByText(`Nothing was sent to ${HIBID} yet.`).waitFor();
  }
  await download(hers);
  await sentOf(hers)
    .getByText(/sent .* by you\.$/)
    .waitFor();
  await sentOf(his)
    .getByText(/ by Anna Lind\.$/)
    .waitFor();

  await his.getByRole('link', { name: 'Back to the lots' }).click();
  await openLot(his, '2');
  const editor = his.getByRole('region', { name: /^Lot 2/ });
  await editor.getByLabel('Title', { exact: true }).fill('A brass clock');
  // HiBid has no column for it.
  await editor.getByLabel('Category', { exact: true }).fill('Carriage clocks');
  await sentOf(hers).getByText('Since then 1 lot changed.').waitFor();

  await press(hers, 'List to type by hand');
  const line = sentOf(hers).getByRole('checkbox', { name: /^Title before Clock 2 now A brass clock$/ });
  await line.press('Space');
  await sentOf(hers).getByText('1 of 1 ticked off.').waitFor();
  expect(await problemsInLooks(hers, 'what was sent')).toEqual([]);
  await hers.emulateMedia({ media: 'print' });
  expect(await hers.getByRole('heading').allTextContents()).toEqual([`To type at ${HIBID}`, 'Lot 2, A brass clock']);
  await hers.emulateMedia({ media: 'screen' });
  await hers.reload();
  await chooseDataFile(hers);
  await press(hers, 'List to type by hand');
  await line.waitFor();
  expect(await line.isChecked()).toBe(true);

  await hers.context().setOffline(true);
  await press(hers, 'Choose only these for the bundle');
  await download(hers);
  await sentOf(hers)
    .getByText(/It is kept on this device/)
    .waitFor();
  await hers.context().setOffline(false);
  await sentOf(hers).getByText('Nothing that the platform gets has changed since.').waitFor();
  expect(await serverSide(app.addresses).count(saleId, 'exports')).toBe(2);
  await chooseInSale(his, 'Export');
  await sentOf(his).getByText('Earlier exports (2)').press('Enter');
  await sentOf(his)
    .getByText(/Changed lots: 1/)
    .waitFor();
});
