import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { type DevApp, startDevApp } from '../support/app/devApp';
import { makePerson, type Person, signInAt } from '../support/people/people';

jest.setTimeout(180_000);

const SLICE = 'src/features/auth/model/authSlice.ts';
const DISABLED = 'This account has been disabled. Please ask the operator of this site.';

let app: AppUnderTest;
let browser: TestBrowser;
let dev: DevApp;
let page: Page;
let ada: Person;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7585 }), openBrowser()]);
  dev = await startDevApp(app.addresses, 7589);
  ada = await makePerson(app.addresses, 'Ada Lovelace');
  page = await browser.open();
  // The server prepares the packages while the first page waits for them.
  page.setDefaultTimeout(60_000);
  await signInAt(page, dev.url, ada, '/sales');
  await page.getByText(ada.name).waitFor();
}, 180_000);
afterAll(async () => {
  await dev?.stop();
  await browser?.close();
  await app?.stop();
}, 30_000);

it('a changed reducer takes the place of the old one, and the person stays signed in on the same page', async () => {
  // A reload would forget the mark.
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  const replaced = page.waitForEvent('console', (message) =>
    message.text().includes('hot updated: /src/store/parts.ts'),
  );
  await dev.edit(SLICE, '({ reason: payload.reason })', "({ reason: payload.reason && 'user-disabled' })");
  await replaced;
  await page.getByText(ada.name).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText(DISABLED).first().waitFor();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

it('has the page of all parts of the kit under /kit', async () => {
  const kit = await browser.open();
  await kit.goto(`${dev.url}/kit`);
  await kit.getByRole('heading', { name: 'The kit', level: 1 }).waitFor({ timeout: 60_000 });
  await kit.getByRole('region', { name: 'Fields', exact: true }).waitFor();
  await kit.context().close();
});
