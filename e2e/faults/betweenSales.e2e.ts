import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { problemsInLooks } from '../support/app/looks';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let clocks: string;
let vases: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7940 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  const sale = (title: string, lot: string) =>
    prepareSale(app.addresses, { title, owner: anna.uid, lots: [{ number: 1, title: lot }] });
  clocks = await sale('Clocks', 'Old clock');
  vases = await sale('Vases', 'Blue vase');
  page = await enter(app, browser, anna, `/sales/${vases}`, { locale: 'en-GB' });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

interface WithDevice extends Window {
  /** The device says at last that nobody else is at these imports. */
  answerClaims(): void;
}

function makeDeviceSlow(): void {
  const request = LockManager.prototype.request as (...args: unknown[]) => Promise<unknown>;
  const answered = new Promise<void>((resolve) => Object.assign(window, { answerClaims: resolve }));
  LockManager.prototype.request = async function later(this: LockManager, ...args: unknown[]) {
    if (String(args[0]).startsWith('lotsmith-imports ')) await answered;
    return request.apply(this, args);
  } as typeof LockManager.prototype.request;
}

const goTo = (path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

it('shows no lots of one sale on the page of another while a slow device still keeps an import, and opens it then', async () => {
  await lotRow(page, '1').waitFor();
  await page.addInitScript(makeDeviceSlow);
  await page.goto(`${app.url}/sales/${clocks}/import`);
  await page.getByLabel('Paste rows').fill('Title\tDescription\nWall clock\tOf oak\nTable clock\tOf brass');
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await goTo(`/sales/${vases}`);
  await page.getByRole('heading', { name: '“Clocks” is still being saved' }).waitFor();
  expect(await problemsInLooks(page, 'another sale is being saved')).toEqual([]);
  expect(await page.getByText('Old clock').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'New lot', exact: true }).count()).toBe(0);
  await page.evaluate(() => (window as unknown as WithDevice).answerClaims());
  await page.getByText('Blue vase').first().waitFor();
  expect(await page.getByText('Wall clock').count()).toBe(0);
  await untilAllSent(page);
  const server = serverSide(app.addresses);
  expect([await server.count(clocks, 'lots'), await server.count(vases, 'lots')]).toEqual([3, 1]);
});
