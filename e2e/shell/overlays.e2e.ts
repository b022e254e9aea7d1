import type { BrowserContextOptions, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { overlaps } from '../support/app/overlaps';
import { makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';

jest.setTimeout(240_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let saleId: string;

const TITLE = 'Blue and white vase of baluster form with two handles, from a country house in the north';

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7810 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  const lots = [1, 2, 3, 4, 5].map((number) => ({
    number,
    title: TITLE,
    photos: [400, 400],
    fields: {
      category: 'Ceramics',
      estimateLow: 12_000,
      estimateHigh: 18_000,
      deletedAt: number > 3 ? new Date() : null,
    },
  }));
  saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

async function open(locale: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.open({ ...options, locale });
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.locator('input[type="email"]').first().fill(person.email);
  await page.locator('input[type="password"]').fill(person.password);
  await page.keyboard.press('Enter');
  await page.locator('[data-lot]').nth(2).waitFor();
  return page;
}

const MENU = '[role="menu"]';
const DIALOG = 'dialog[open]';

describe.each(['en', 'de'])('no text stands over another, in %s', (locale) => {
  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('in the menus, the dialogs and the photo viewer on %s', async (_, options) => {
    const page = await open(locale, options);
    const found: string[] = [];
    const look = async (place: string, within: string): Promise<void> => {
      await page.locator(within).first().waitFor();
      found.push(...(await overlaps(page, within)).map((problem) => `${place}: ${problem}`));
    };
    const gone = (what: string) => page.locator(what).first().waitFor({ state: 'detached' });
    for (const menu of await page.locator('button[aria-haspopup="menu"]:visible').all()) {
      await menu.click();
      await look(`the menu of ${(await menu.textContent()) ?? ''}`, MENU);
      await page.keyboard.press('Escape');
      await gone(MENU);
    }

    const ofSale = page.getByRole('heading', { level: 1 }).getByRole('button');
    await ofSale.click();
    await page.locator(MENU).waitFor();
    // What rests, and what leads to another page, asks nothing.
    const items = page.locator('[role="menuitem"]:not([aria-disabled="true"], [href])');
    const asking = (await items.allTextContents()).filter((words) => /…|^(Trash|Papierkorb)/.test(words));
    await page.keyboard.press('Escape');
    expect(asking.length).toBeGreaterThanOrEqual(3);
    for (const words of asking) {
      // Some of them are asked on the page of the sales.
      await page.goto(`${app.url}/sales/${saleId}`);
      await ofSale.click();
      await items.filter({ hasText: words }).first().click();
      await look(words, DIALOG);
      await page.keyboard.press('Escape');
      await gone(DIALOG);
    }
    await page.goto(`${app.url}/sales/${saleId}`);
    await page.locator('[data-lot]').nth(2).waitFor();
    await page.keyboard.press('Control+k');
    await look('the palette', DIALOG);
    await page.keyboard.type('a');
    await page.locator('[role="option"]').first().waitFor();
    await look('the palette with what it found', DIALOG);
    await page.keyboard.press('Escape');
    await gone(DIALOG);
    await page.keyboard.press('?');
    await look('the help', DIALOG);
    await page.keyboard.press('Escape');
    await gone(DIALOG);

    const lotId = await page.locator('[data-lot]').first().getAttribute('data-lot');
    await page.goto(`${app.url}/sales/${saleId}?lot=${String(lotId)}`);
    await page.locator('[name="title"]').waitFor();
    await look('a lot', 'body');
    await page.getByRole('button', { name: /(show it on the whole screen|bildschirmfüllend zeigen)$/ }).click();
    await look('the photo viewer', DIALOG);
    await page.keyboard.press('c');
    await page.locator('.PhotoViewer-swap').waitFor();
    await look('two photos in the viewer', DIALOG);
    expect(found).toEqual([]);
    await page.close();
  });
});
