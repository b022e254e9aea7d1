import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { problemsInWidths } from '../support/app/widths';

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
