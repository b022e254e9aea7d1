import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, type TestBrowser } from '../support/app/browser';
import { overlaps } from '../support/app/overlaps';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';

jest.setTimeout(120_000);

const TITLE = 'Möbel, Silber und Gemälde aus dem Nachlass eines schlesischen Landhauses, zweiter Teil';
const FIELDS = { status: 'ready', description: 'Nussbaum.', estimateLow: 12_000, estimateHigh: 18_000 };
const GERMAN = { locale: 'de-DE', viewport: { width: 1280, height: 800 } } as const;

let app: AppUnderTest;
let browser: TestBrowser;
let owner: Page;
let saleId: string;

/** A sale with locked numbers that four people have open, its owner in German. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7720 }), openBrowser()]);
  const names = ['Anna Berg', 'Ben Clark', 'Carla Dorn', 'Dora Ernst'];
  const [anna, ...others] = await Promise.all(names.map((name) => makePerson(app.addresses, name)));
  if (anna === undefined) throw new Error('Nobody owns the sale.');
  const lots = [{ number: 1, title: 'Standuhr', photos: [240], fields: FIELDS }];
  const details = { status: 'numbersLocked' };
  const editors = others.map(({ uid }) => uid);
  saleId = await prepareSale(app.addresses, { title: TITLE, owner: anna.uid, editors, lots, details });
  for (const each of others) await enter(app, browser, each, `/sales/${saleId}`);
  owner = await browser.open(GERMAN);
  await owner.goto(`${app.url}/sales/${saleId}`);
  await owner.getByLabel('E-Mail').fill(anna.email);
  await owner.getByLabel('Passwort', { exact: true }).fill(anna.password);
  await owner.getByRole('button', { name: 'Anmelden', exact: true }).click();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** What in the bar is not whole: more than one line, another height, cut or over something else. The title may be cut. */
async function barProblems(): Promise<string[]> {
  const bar = owner.getByRole('banner');
  const found = await bar.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    const isWide = element.scrollWidth > element.clientWidth;
    const lines = [...element.querySelectorAll('a, button, span')].flatMap((each) => {
      if (!each.checkVisibility() || each.closest('h1') !== null || each.childElementCount > 0) return [];
      const text = each.textContent.trim();
      const range = document.createRange();
      range.selectNodeContents(each);
      const isCut = each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible';
      const isWrapped = range.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(each).lineHeight);
      const isForListening = getComputedStyle(each).clipPath !== 'none';
      return !isForListening && (isWrapped || isCut) ? [text] : [];
    });
    return [...(height > 48 ? [`${String(height)} px`] : []), ...(isWide ? ['wider than the window'] : []), ...lines];
  });
  return [...found, ...(await overlaps(owner))];
}

it('stands in the bar beside a long title, three colleagues and the save, in one line', async () => {
  const step = owner.getByRole('banner').getByRole('link', { name: 'Veröffentlichen …' });
  await step.waitFor();
  await owner.getByRole('list', { name: 'Gerade hier' }).getByRole('listitem').nth(2).waitFor();
  for (const width of [1280, 1024, 1440]) {
    await owner.setViewportSize({ width, height: 800 });
    expect(await barProblems()).toEqual([]);
  }
  await owner.setViewportSize(GERMAN.viewport);
  expect(await axeProblems(owner)).toEqual([]);
});

it('leads its owner to the catalogue as a visitor sees it, and from there to publish it', async () => {
  await owner.getByRole('banner').getByRole('link', { name: 'Veröffentlichen …' }).click();
  await owner.waitForURL(`${app.url}/sales/${saleId}/preview`);
  await owner.getByRole('heading', { name: 'Standuhr', level: 2 }).waitFor();
  await owner.getByRole('button', { name: 'Veröffentlichen …', exact: true }).click();
  await owner.getByRole('button', { name: 'Katalog veröffentlichen' }).waitFor();
  // What was typed is still there after another look at the sale.
  const address = owner.getByRole('textbox', { name: 'Adresse', exact: true });
  await address.fill('Uhren aus Kiel');
  await owner.goBack();
  await owner.getByRole('banner').getByRole('link', { name: 'Veröffentlichen …' }).click();
  await owner.getByRole('button', { name: 'Veröffentlichen …', exact: true }).click();
  await address.waitFor();
  expect(await address.inputValue()).toBe('uhren-aus-kiel');
  // Nobody has the address that is suggested.
  expect(browser.unexpectedErrors(/status of 404 .*\/catalogues\//)).toEqual([]);
});
