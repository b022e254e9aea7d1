import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';

jest.setTimeout(120_000);

let app: AppUnderTest;
let faulty: FaultyApp;
let browser: TestBrowser;
let page: Page;
let other: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7860 }), openBrowser()]);
  faulty = await startFaultyApp(app);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await addReadySale(app.addresses, anna.uid, []);
  other = await addReadySale(app.addresses, anna.uid, [], 'Barometers');
  page = await enter(faulty, browser, anna, `/sales/${saleId}/settings`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await faulty?.stop();
  await app?.stop();
});

const press = async (name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

it('publishes in one go although the database does not answer for longer than one call may take', async () => {
  await press('Lock the numbers');
  await page.getByText('3 lots become public.').waitFor();
  await page.getByLabel('Address').fill(`clocks-${Date.now()}`);
  await page.getByText(/This address is free/).waitFor();
  const given = page.waitForEvent('requestfailed', (request) => /documents:\w+/.test(request.url()));
  faulty.firestore.set({ kind: 'blackhole' });
  await press('Publish the catalogue');
  await page.getByText('The server is slow to answer. It goes on by itself.').waitFor();
  // The page has given up a call, and asks anew.
  await given;
  faulty.firestore.set({ kind: 'reset' });
  faulty.firestore.set({ kind: 'pass' });
  await page.getByText('The catalogue is public with 3 lots.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('says at another sale that it waits, publishes that one afterwards, and knows of both what visitors see', async () => {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/sales/${other}/settings`);
  await press('Lock the numbers');
  await page.getByText('3 lots become public.').waitFor();
  await page.getByLabel('Address').fill(`barometers-${Date.now()}`);
  await page.getByText(/This address is free/).waitFor();
  await page.goBack();
  await page.getByText('The catalogue is public with 3 lots.').waitFor();
  // Nothing goes out while the first one is taken offline.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/documents:(commit|batchWrite)/, async (route) => {
    await held;
    await route.continue();
  });
  await press('Take the catalogue offline');
  await page.goForward();
  const publish = page.getByRole('button', { name: 'Publish the catalogue', exact: true });
  const waits = page.getByText(/^The catalogue of another sale is being published or taken offline/);
  // Its button says why, to who comes to it.
  await publish.hover();
  await waits.waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  letGo();
  await waits.waitFor({ state: 'detached' });
  await press('Publish the catalogue');
  await page.getByText('The catalogue is public with 3 lots.').waitFor();
  await page.goBack();
  await page.getByText('The catalogue is not public at present.').waitFor();
});
