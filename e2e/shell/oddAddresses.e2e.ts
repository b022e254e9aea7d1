import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7740 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const NOT_FOUND = 'There is no page here';
/** As the back button does it: a server may refuse what is no valid encoding, before the page is asked. */
const go = (page: Page, to: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('an odd address leads to a page that says so and knows the way on, for everybody', async () => {
  const page = await browser.open();
  await page.goto(`${app.url}/c/..%2f..%2fusers%2fx`);
  for (const path of [
    '/c/..%2f..%2fusers%2fx',
    '/c/__proto__',
    '/c/to.String/1',
    '/c/%E0%A4%A',
    '/c/%00',
    `/c/${'a'.repeat(300)}`,
    '/constructor',
    '/%E0%A4%A',
  ]) {
    await go(page, path);
    await heading(page, NOT_FOUND).waitFor();
    await page.getByRole('link', { name: 'Go to the start' }).waitFor();
  }
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('so do odd sales and invitations of a member, and an odd lot opens none', async () => {
  const person = await makePerson(app.addresses, 'Ada');
  const saleId = await addReadySale(app.addresses, person.uid, []);
  const page = await enter(app, browser, person, '/sales');
  for (const path of [
    '/sales/constructor',
    '/sales/__proto__',
    '/sales/propertyIsEnumerable',
    '/sales/propertyIsEnumerable/settings',
    '/sales/%E0%A4%A',
    '/invitations/toString',
    `/invitations/%2e%2e%2f${saleId}`,
  ]) {
    await go(page, '/sales');
    await heading(page, 'Sales').waitFor();
    await go(page, path);
    await heading(page, NOT_FOUND).waitFor();
  }
  for (const lot of ['__proto__', 'constructor', 'propertyIsEnumerable', '%E0%A4%A', '..%2f..%2f', '%00']) {
    await go(page, '/sales');
    await heading(page, 'Sales').waitFor();
    await go(page, `/sales/${saleId}?lot=${lot}`);
    await page.getByText('Clock 1').first().waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  }
  expect(browser.unexpectedErrors()).toEqual([]);
});
