import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, openBrowser, signUp, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { drawQuarters } from './support/drawings';
import { addPhotos, createSale, lotRow, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(60_000);

let app: AppUnderTest;
let browser: TestBrowser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotsmith-photos-of-lot-'));
  [app, browser] = await Promise.all([startApp({ firstPort: 7780 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

/** Photos that their widths tell apart. */
const WIDTHS = { '12-1.jpg': 800, '12-2.jpg': 900, '12-3.jpg': 1000, '14-1.jpg': 1100 } as const;

async function draw(page: Page): Promise<string[]> {
  const files: string[] = [];
  for (const [name, width] of Object.entries(WIDTHS)) {
    files.push(join(folder, name));
    await writeFile(join(folder, name), await drawQuarters(page, width, 600, 'image/jpeg'));
  }
  return files;
}

/** What the server has of the photos of a sale: the widths of each lot in order, with what was said of them. */
async function onServer(saleId: string): Promise<Record<string, string[]>> {
  const documents = await serverSide(app.addresses).list(`sales/${saleId}/photos`);
  const value = (field: Record<string, unknown> | undefined): string => String(Object.values(field ?? {})[0] ?? '');
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

it('puts the photos of a lot in order by keys, captions, turns, moves and removes them, and finds it all again', async () => {
  const page = await browser.open({ locale: 'en-GB' });
  await signUp(page, app.url);
  const files = await draw(page);
  const saleId = await createSale(page, 'Porcelain');
  await addPhotos(page, files);
  await lotRow(page, '14').waitFor();
  await openLot(page, '12');
  const editor = page.getByRole('region', { name: 'Lot 12' });
  const tile = (place: number): Locator =>
    editor.getByRole('button', { name: new RegExp(`^Photo ${String(place)}(,|$)`) });
  const tool = (name: string): Locator => editor.getByRole('button', { name, exact: true });
  const large = (place: number, of: number): Locator =>
    editor.getByRole('img', { name: `Lot 12, photo ${String(place)} of ${String(of)}`, exact: true });

  await large(1, 3).waitFor();
  await page.getByText('photos stored').waitFor({ state: 'detached' });
  await editor.getByLabel('Caption').waitFor();

  // The first becomes the last.
  await tile(1).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await large(3, 3).waitFor();
  await editor.getByText('Photo 3 of 3', { exact: true }).waitFor({ state: 'attached' });
  await editor.getByRole('button', { name: 'Photo 3, the cover' }).waitFor();

  await editor.getByLabel('Caption').fill('The mark, from below');
  await editor.getByLabel('Caption').blur();
  await tool('Turn right').click();
  await editor.locator('img[data-turned="90"]').first().waitFor();
  // Wherever it is shown.
  await lotRow(page, '12').locator('img[data-turned="90"]').waitFor();
  await tile(2).click();
  await tool('Make this the cover').click();
  await editor.getByRole('button', { name: 'Photo 2, the cover' }).waitFor();

  await tool('Lot 12, photo 2 of 3: show it on the whole screen').click();
  const view = page.getByRole('dialog', { name: 'Photos of Lot 12' });
  await page.keyboard.press('ArrowRight');
  await view.getByText('The mark, from below').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await large(3, 3).waitFor();

  await tile(1).click();
  await tool('To another lot').click();
  const dialog = page.getByRole('dialog', { name: 'Move the photo to another lot' });
  await dialog.getByLabel('Number or title of the lot').fill('14');
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await editor.getByText('The photo is now with Lot 14.').waitFor();
  await large(1, 2).waitFor();

  await tile(2).focus();
  await page.keyboard.press('Delete');
  await large(1, 1).waitFor();
  await tool('Undo').click();
  await tile(2).waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await untilText(saveWord(page), 'Sent');
  expect(Object.values(await onServer(saleId)).sort((one, other) => (one.join() < other.join() ? -1 : 1))).toEqual([
    ['1000 0', '800 90 The mark, from below'],
    ['1100 0', '900 0'],
  ]);
  await page.reload();
  await editor.getByRole('button', { name: 'Photo 1, the cover' }).waitFor();
  await tile(2).click();
  expect(await editor.getByLabel('Caption').inputValue()).toBe('The mark, from below');
  await editor.locator('li img[data-turned="90"]').waitFor();
  await editor.getByRole('button', { name: 'History' }).click();
  await editor.getByRole('list', { name: 'History' }).getByText('Photo turned').waitFor();
  await openLot(page, '14');
  await page.getByRole('region', { name: 'Lot 14' }).getByRole('button', { name: 'Photo 2', exact: true }).waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
