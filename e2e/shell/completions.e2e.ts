import type { Locator, Page } from 'playwright-core';
import { putDocuments } from '../../local/emulators/seed';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { goWithin } from '../support/app/goWithin';
import { overlaps } from '../support/app/overlaps';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;

const fields = { category: 'Ceramics', creator: 'Grainger & Co.' };
const LOTS = [1, 2, 3].map((number) => ({ number, title: `Vase ${String(number)}`, ...(number < 3 && { fields }) }));
const TEXTS = [
  ['Restored', 'Old restorations to the rim.'],
  ['Signed', 'Signed and dated on the base.'],
] as const;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7840 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A sale with lots and texts of its own, in which nothing was written yet. */
async function newSale(): Promise<string> {
  const saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots: LOTS });
  await putDocuments(
    app.addresses,
    TEXTS.map(([name, text], place) => [
      `sales/${saleId}/templates/${name}`,
      { kind: 'text', name, order: `a${String(place)}`, field: 'description', text },
    ]),
  );
  return saleId;
}

const list = (page: Page): Locator => page.locator('[role="listbox"]:has([role="option"])');

/** In both colours. */
async function problemsOf(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeProblems(page)).map((problem) => `${place}, ${colorScheme}: ${problem}`));
  }
  return [...found, ...(await overlaps(page, '[role="listbox"]')).map((problem) => `${place}: ${problem}`)];
}

/** Whether the field that is being written says which list it opens and which option of it is marked. */
async function expectFollowed(page: Page, options: readonly string[]): Promise<void> {
  await list(page).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator(':focus[aria-activedescendant]').waitFor();
  const said = await page.locator(':focus').evaluate((field) => {
    const at = (name: string): Element | null => document.getElementById(field.getAttribute(name) ?? '');
    return {
      list: at('aria-controls')?.getAttribute('role'),
      isMarkedInIt: at('aria-controls')?.contains(at('aria-activedescendant')) ?? false,
      marked: at('aria-activedescendant')?.getAttribute('role'),
    };
  });
  expect(said).toEqual({ list: 'listbox', isMarkedInIt: true, marked: 'option' });
  expect(await list(page).getByRole('option').allInnerTexts()).toEqual(options);
}

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'detached' });
};

describe.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s', (device, options) => {
  it('keeps the page for screen readers while it suggests, and says what is marked', async () => {
    const saleId = await newSale();
    const page = await enter(app, browser, person, `/sales/${saleId}`, { locale: 'en-GB', ...options });
    const lotId = await page.locator('[data-lot]').nth(2).getAttribute('data-lot');
    const found: string[] = [];
    for (const view of [`?lot=${String(lotId)}`, `?view=describe&lot=${String(lotId)}`]) {
      await goWithin(page, `/sales/${saleId}${view}`);
      for (const [name, offer] of [
        ['category', 'Ceramics'],
        ['creator', 'Grainger & Co.'],
      ] as const) {
        const field = page.locator(`input[name="${name}"]`);
        await page.locator('[name="title"]').waitFor();
        // A rare field may lie in a group that is folded.
        if (!(await field.isVisible()))
          await page.locator('details:not([open])', { has: field }).locator('summary').click();
        await field.focus();
        await page.keyboard.type(offer.slice(0, 2));
        await expectFollowed(page, [offer]);
        expect(await field.getAttribute('aria-expanded')).toBe('true');
        expect(await field.getAttribute('role')).toBe('combobox');
        found.push(...(await problemsOf(page, `${device}, ${view}, ${name}`)));
        await closed(page);
        expect(await field.getAttribute('aria-expanded')).toBe('false');
        await field.fill('');
      }
    }
    expect(found).toEqual([]);
    const field = page.locator('input[name="category"]');
    await field.focus();
    await page.keyboard.type('ce');
    const option = list(page).getByRole('option');
    await (options === PHONE ? option.tap() : option.click());
    await list(page).waitFor({ state: 'detached' });
    expect(await page.locator('[name="category"]:focus').inputValue()).toBe('Ceramics');
    await page.context().close();
  });

  it('offers texts behind a slash that is typed as soon as the page is there', async () => {
    const saleId = await newSale();
    const page = await enter(app, browser, person, '/sales', { locale: 'en-GB', ...options });
    const found: string[] = [];
    await page.goto(`${app.url}/sales/${saleId}?view=describe`);
    const field = page.locator('textarea[name="description"]');
    await field.focus();
    await page.keyboard.type('/');
    await expectFollowed(
      page,
      TEXTS.map(([name, text]) => `${name}\n${text}`),
    );
    found.push(...(await problemsOf(page, `${device}, texts`)));
    await closed(page);
    expect(await field.inputValue()).toBe('/');
    expect(found).toEqual([]);
    await page.context().close();
  });
});

it('does the same in a cell of the table, and takes what is clicked', async () => {
  const saleId = await newSale();
  const page = await enter(app, browser, person, `/sales/${saleId}`, { locale: 'en-GB' });
  const cell = page.getByRole('row', { name: /^Lot 3\b/ }).locator('[role="gridcell"][data-column="category"]');
  await cell.click();
  await page.keyboard.type('ce');
  await expectFollowed(page, ['Ceramics']);
  expect(await problemsOf(page, 'a cell')).toEqual([]);
  await list(page).getByRole('option').click();
  await list(page).waitFor({ state: 'detached' });
  expect(await page.locator(':focus').inputValue()).toBe('Ceramics');
  await page.keyboard.press('Escape');
  await page.context().close();
});
