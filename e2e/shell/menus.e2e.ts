import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { overlaps } from '../support/app/overlaps';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { openLot } from '../support/sales/workspace';

jest.setTimeout(240_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let full: string;
let empty: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7890 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  const lots = [1, 2, 3].map((number) => ({ number, title: `Vase ${String(number)}`, photos: [400, 400] }));
  full = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots });
  empty = await prepareSale(app.addresses, { title: 'Nothing yet', owner: person.uid, lots: [] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A row has the same menu as the next one. */
const kindOf = (name: string): string => name.replaceAll(/\d+/g, '#');

const OPENED = '[role="menu"], [role="dialog"], [role="listbox"]';

/** In both colours. */
async function problemsOf(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeProblems(page)).map((problem) => `${place}, ${colorScheme}: ${problem}`));
  }
  return found;
}

/** Opens every menu that has a button on the page, one of each kind. Gives the names of the menus and what axe finds. */
async function openEach(
  page: Page,
): Promise<{ readonly names: readonly string[]; readonly problems: readonly string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  for (const trigger of await page.locator('button[aria-haspopup="menu"]:visible').all()) {
    const name = await trigger.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
    if (names.includes(kindOf(name))) continue;
    names.push(kindOf(name));
    await trigger.click();
    await page.locator(OPENED).first().waitFor();
    problems.push(...(await problemsOf(page, `the menu “${name}”`)));
    problems.push(...(await overlaps(page, OPENED)).map((words) => `the menu “${name}”: ${words}`));
    await page.keyboard.press('Escape');
    await page.locator(OPENED).first().waitFor({ state: 'detached' });
  }
  return { names, problems };
}

const PLACES: readonly (readonly [place: string, path: () => string])[] = [
  ['the sales', () => '/sales'],
  ['an empty sale', () => `/sales/${empty}`],
  ['the table', () => `/sales/${full}`],
  ['the gallery', () => `/sales/${full}`],
  ['describing', () => `/sales/${full}?view=describe`],
];

it.each([
  ['desk', { width: 1280, height: 800 }, 7],
  ['phone', { width: 390, height: 844 }, 6],
] as const)('menus on a %s have names, colours that can be read and an order', async (_, viewport, least) => {
  const page = await enter(app, browser, person, '/sales', { locale: 'en-GB', viewport });
  const kinds: string[] = [];
  for (const [place, path] of PLACES) {
    await page.goto(`${app.url}${path()}`);
    await page.getByRole('main').waitFor();
    await page.locator('button[aria-haspopup="menu"]:visible').first().waitFor();
    if (place === 'the gallery') await page.getByText('Gallery', { exact: true }).first().click();
    const { names, problems } = await openEach(page);
    expect(problems).toEqual([]);
    kinds.push(...names);
  }
  expect(new Set(kinds).size).toBeGreaterThan(least);
  await page.close();
});

/** Chooses two lots, and gives what stands over what while they are chosen. */
async function chooseTwo(page: Page, isPhone: boolean): Promise<string[]> {
  if (isPhone) await page.getByRole('button', { name: /^(Gallery|Galerie)$/ }).tap();
  for (const place of [0, 1]) {
    const choose = page.locator('[data-lot] [data-choose]').nth(place);
    await (isPhone ? choose.tap() : choose.click());
  }
  await page.getByText(/^(2 lots chosen|2 Lose ausgewählt)$/).waitFor();
  return overlaps(page);
}

describe.each([
  ['en-GB', 'desk'],
  ['de-DE', 'desk'],
  ['en-GB', 'phone'],
  ['de-DE', 'phone'],
] as const)('in %s, on a %s', (locale, device) => {
  it('no word stands over another in chosen lots and their menus', async () => {
    const isPhone = device === 'phone';
    const page = await enter(app, browser, person, `/sales/${full}`, {
      locale,
      ...(isPhone ? PHONE : { viewport: { width: 1280, height: 800 } }),
    });
    await page.locator('[data-lot]').nth(2).waitFor();
    expect(await chooseTwo(page, isPhone)).toEqual([]);
    expect(await problemsOf(page, 'chosen lots')).toEqual([]);
    const { names, problems } = await openEach(page);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/chosen lots|ausgewählten Lose/)]));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('the menus of an opened lot have them, too', async () => {
  const page = await enter(app, browser, person, `/sales/${full}`, { locale: 'en-GB' });
  await openLot(page, '2');
  await page.getByRole('region', { name: /^Lot 2/ }).waitFor();
  expect((await openEach(page)).problems).toEqual([]);
  await page.close();
});
