import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { problemsInWidths } from '../support/app/widths';
import { enterPassword, makePerson } from '../support/people/people';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7890 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

it.each(['en', 'de'])(
  'fits the pages before the sign-in into every window, in %s, light and dark, and breaks no rule of axe',
  async (locale) => {
    const page = await browser.open({ locale });
    const found: string[] = [];
    for (const [path, header] of [
      ['/', 80],
      ['/sign-in', 48],
      ['/sign-up', 48],
      ['/reset-password', 48],
    ] as const) {
      await page.goto(app.url + path);
      await page.locator(`html[lang="${locale}"] h1`).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await problemsInWidths(page, `${path}, ${colorScheme}`, header)));
      }
      found.push(...(await problemsInLooks(page, path)));
    }
    expect(found).toEqual([]);
    expect(browser.unexpectedErrors()).toEqual([]);
    await page.context().close();
  },
);

/** The code of the lists of sales and lots. */
const WORKSPACE = /\/assets\/workspace-[^/]+\.js/;

it('has fetched the sales before a person has typed their password', async () => {
  const person = await makePerson(app.addresses, 'Ada Ready');
  const page = await browser.open();
  const fetched = page.waitForResponse(WORKSPACE);
  await page.goto(`${app.url}/sign-in`);
  await fetched;
  await page.waitForLoadState('networkidle');
  // From now on no code comes any more.
  await page.route('**/assets/*.js', () => undefined);
  await enterPassword(page, person);
  await page.getByText('No sales yet').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
  await page.context().close();
});

it('says that the sales are still loading to who comes in before their code', async () => {
  const person = await makePerson(app.addresses, 'Ada Early');
  const page = await browser.open();
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(WORKSPACE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${app.url}/sign-in`);
  await enterPassword(page, person);
  await page.getByText('Still loading the page…').waitFor();
  // There is nothing yet that could be its heading.
  expect((await problemsInLooks(page, 'still loading')).filter((each) => !each.includes('heading-one'))).toEqual([]);
  go();
  await page.getByText('No sales yet').waitFor();
  expect(await page.getByText('Still loading the page…').count()).toBe(0);
  expect(browser.unexpectedErrors()).toEqual([]);
  await page.context().close();
});
