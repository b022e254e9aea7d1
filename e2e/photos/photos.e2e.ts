import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { problemsInWidths } from '../support/app/widths';
import { writeCaption } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

/** Photos that their widths tell apart. */
const LOTS = [
  { number: 1, title: 'Mahogany chair', photos: [320, 330, 340] },
  { number: 2, title: 'Brass lamp', photos: [350] },
  { number: 3, title: 'Oak table' },
  { number: 4, title: 'Silver spoon' },
];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7770 }), openBrowser()]);
  const person = await makePerson(app.addresses, 'Ada Cataloguer');
  saleId = await prepareSale(app.addresses, { title: 'By their photos', owner: person.uid, lots: LOTS });
  page = await enter(app, browser, person, `/sales/${saleId}`);
  await lotRow(page, '4').waitFor();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const grid = (): Locator => page.getByRole('grid', { name: 'Lots' });
const tile = (number: number): Locator => page.getByRole('gridcell', { name: new RegExp(`^Lot ${number}\\b`) });
const heading = (number: number): Locator =>
  page.getByRole('heading', { name: `Lot ${number}`, level: 2, exact: true });
const field = (): Locator => page.getByRole('combobox', { name: 'Number, title or command' });
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Types into the palette and takes what it has found first. */
async function command(typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await field().waitFor({ state: 'detached' });
}

/** What the server has of the photos of the sale: the widths of each lot in order, with what was said of them. */
async function onServer(): Promise<Record<string, string[]>> {
  const documents = await serverSide(app.addresses).list(`sales/${saleId}/photos`);
  const value = (of: Record<string, unknown> | undefined): string => String(Object.values(of ?? {})[0] ?? '');
  const photos = documents
    .map(({ fields }) => ({
      lotId: value(fields['lotId']),
      order: value(fields['order']),
      said: `${value(fields['width'])} ${value(fields['rotation'])} ${value(fields['caption'])}`.trim(),
    }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  return Object.fromEntries(
    [...new Set(photos.map(({ lotId }) => lotId))].map((lotId) => [
      lotId,
      photos.filter((photo) => photo.lotId === lotId).map(({ said }) => said),
    ]),
  );
}

it('lead from the table to the gallery with everything chosen, and on by keys, editor and palette', async () => {
  // Two are chosen in the table, and are so in the gallery.
  await page.getByRole('checkbox', { name: 'Choose Lot 2' }).locator('..').click();
  await page.getByRole('checkbox', { name: 'Choose Lot 3' }).locator('..').click();
  await page.getByRole('columnheader', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await tile(2).waitFor();
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(2);
  await page.getByText('2 lots chosen').waitFor();
  expect(await page.getByRole('gridcell').first().textContent()).toMatch(/Brass lamp/);
  expect(await axeProblems(page)).toEqual([]);

  // By title: lamp 2, chair 1, table 3, spoon 4.
  await grid().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('3 lots chosen').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await heading(1).waitFor();
  await page.getByLabel('Description', { exact: true }).focus();
  await page.keyboard.press('Control+Enter');
  await heading(3).waitFor();
  await page.keyboard.press('Control+Shift+Enter');
  await heading(1).waitFor();

  // The palette leads to a lot, and does what is typed to the chosen ones.
  await command('spoon');
  await heading(4).waitFor();
  expect(await hasFocus(heading(4))).toBe(true);
  await command('duplicate');
  for (const number of [5, 6]) await tile(number).waitFor();
  await command('close the editor');
  await heading(4).waitFor({ state: 'detached' });
  expect(await hasFocus(grid())).toBe(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lamp');
  await page
    .getByRole('option', { name: /Brass lamp/ })
    .first()
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await hasFocus(grid())).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');

  // A phone has it too.
  await page.setViewportSize(PHONE.viewport);
  const choice = tile(1).locator('[data-choose]');
  // The gallery of the desk is still there for a moment.
  await choice.waitFor();
  const box = await choice.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  await tile(1).getByRole('link').click();
  await heading(1).waitFor();
  await page.getByRole('link', { name: 'All lots' }).click();
  await tile(1).waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('of a lot are put in order by keys, captioned, turned, moved and removed, and all of it is found again', async () => {
  await page.setViewportSize(DESKTOP.viewport);
  await tile(1).getByRole('link').click();
  const editor = page.getByRole('region', { name: 'Lot 1', exact: true });
  const photo = (place: number): Locator =>
    editor.getByRole('button', { name: new RegExp(`^Photo ${String(place)}(,|$)`) });
  const tool = (name: string): Locator => editor.getByRole('button', { name, exact: true });
  const large = (place: number, of: number): Locator =>
    editor.getByRole('img', { name: `Lot 1, photo ${String(place)} of ${String(of)}`, exact: true });
  await large(1, 3).waitFor();

  // The first becomes the last.
  await photo(1).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await large(3, 3).waitFor();
  await editor.getByText('Photo 3 of 3', { exact: true }).waitFor({ state: 'attached' });
  await editor.getByRole('button', { name: 'Photo 3, the cover' }).waitFor();

  await writeCaption(page, 'The mark, from below');
  await tool('Turn right').click();
  await editor.locator('img[data-turned="90"]').first().waitFor();
  // Wherever it is shown.
  await tile(1).locator('img[data-turned="90"]').waitFor();
  await photo(2).click();
  await tool('Make this the cover').click();
  await editor.getByRole('button', { name: 'Photo 2, the cover' }).waitFor();

  await tool('Lot 1, photo 2 of 3: show it on the whole screen').click();
  const view = page.getByRole('dialog', { name: 'Photos of Lot 1' });
  await page.keyboard.press('ArrowRight');
  await view.getByRole('img', { name: 'The mark, from below' }).waitFor();
  expect(await view.getByLabel('Caption').inputValue()).toBe('The mark, from below');
  expect(await axeProblems(page)).toEqual([]);
  expect(await problemsInWidths(page, 'photo viewer', null)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  const where = view.getByText('Lot 1, photo 3 of 3', { exact: true });
  expect((await where.boundingBox())?.height).toBeLessThanOrEqual(32);
  // A window of 1280 × 800 at 200 %: what one looks at is the photo.
  await page.setViewportSize({ width: 640, height: 400 });
  const shown = view.getByRole('img', { name: 'The mark, from below' });
  await page.waitForFunction(
    () => (document.querySelector('[data-zoom]')?.clientHeight ?? 0) >= 0.6 * window.innerHeight,
  );
  const [photoBox, next] = [
    await shown.boundingBox(),
    await view.getByRole('button', { name: 'Next photo' }).boundingBox(),
  ];
  expect(next?.y ?? NaN).toBeGreaterThan(photoBox?.y ?? NaN);
  expect(next?.y ?? NaN).toBeLessThan((photoBox?.y ?? NaN) + (photoBox?.height ?? NaN));
  await page.setViewportSize(DESKTOP.viewport);
  await page.keyboard.press('Escape');
  await large(3, 3).waitFor();

  await photo(1).click();
  await tool('To another lot').click();
  const dialog = page.getByRole('dialog', { name: 'Move the photo to another lot' });
  await dialog.getByLabel('Number or title of the lot').fill('2');
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await editor.getByText('The photo is now with Lot 2.').waitFor();
  await large(1, 2).waitFor();

  await photo(2).focus();
  await page.keyboard.press('Delete');
  await large(1, 1).waitFor();
  await tool('Undo').click();
  await photo(2).waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await untilText(saveStatus(page), 'Sent');
  expect(Object.values(await onServer()).sort((one, other) => (one.join() < other.join() ? -1 : 1))).toEqual([
    ['340 0', '320 90 The mark, from below'],
    ['350', '330'],
  ]);
  await page.reload();
  await editor.getByRole('button', { name: 'Photo 1, the cover' }).waitFor();
  // The choice of view is this device's.
  await tile(1).waitFor();
  await photo(2).click();
  await editor.getByRole('button', { name: 'Change the caption: The mark, from below' }).waitFor();
  await editor.locator('li img[data-turned="90"]').waitFor();
  await editor.getByRole('button', { name: 'History' }).click();
  await editor.getByRole('list', { name: 'History' }).getByText('Photo turned').waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
