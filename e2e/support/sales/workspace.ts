import type { Locator, Page } from 'playwright-core';

/** Opens a new sale from the page of sales and gives its id. */
export async function createSale(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'New sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sale' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Date').fill('2027-03-12');
  await dialog.getByLabel('Currency').selectOption('EUR');
  await dialog.getByRole('button', { name: 'Create sale' }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const id = /\/sales\/([A-Za-z0-9]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`No sale in ${page.url()}`);
  return id;
}

/** The row of a lot, in the grid or in a phone's list, by what its accessible name begins with. */
export function lotRow(page: Page, number: string): Locator {
  const name = new RegExp(`^Lot ${number}\\b`);
  return page.getByRole('row', { name }).or(page.getByRole('listitem', { name }));
}

/** The numbers of the rows in sight, from top to bottom. */
export async function lotNumbers(page: Page): Promise<string[]> {
  const names = await page
    .locator('[aria-label="Lots"] :is([role="row"], li)[aria-label]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  return names.map((name) => /^Lot (\d+[A-Z]?)/.exec(name)?.[1] ?? name);
}

/** Numbers, and marks in place of numbers, that stand cut in their cells. */
export function cutNumbers(page: Page): Promise<string[]> {
  return page
    .locator('[role="rowheader"] a > :last-child')
    .evaluateAll((tags) =>
      tags.filter((tag) => tag.scrollWidth > tag.clientWidth).map((tag) => tag.textContent.trim()),
    );
}

/** Gives files to the sale's own "Add photos". */
export async function addPhotos(page: Page, files: readonly string[]): Promise<void> {
  await page.getByLabel('Add photos: choose files', { exact: true }).setInputFiles([...files]);
}

/** Answers where photos without a number go, which a sale with lots that have no photo asks: to new lots, as is chosen at first. */
export async function takeAsNewLots(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Where do(es)? th/ });
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

/** Opens a lot from the list. */
export async function openLot(page: Page, number: string): Promise<void> {
  await lotRow(page, number).getByRole('link').click();
  await page.getByRole('heading', { name: `Lot ${number}`, level: 2 }).waitFor();
}

/** The word of the editor about its lot: "Sent" and the others. */
export function saveStatus(page: Page): Locator {
  return page.getByRole('region', { name: /^Lot / }).getByRole('status');
}

/** Chooses from the menu of the sale, which its title in the bar opens. */
export async function chooseInSale(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Unfolds what the line below the lots says in a few words, unless it is unfolded. */
export async function unfold(page: Page, words: RegExp): Promise<void> {
  const line = page.getByRole('button', { name: words });
  await line.waitFor();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

/** The tools on the photo of a lot, which a browser without a hovering pointer shows by a button. */
export async function showPhotoTools(editor: Locator): Promise<void> {
  const more = editor.getByRole('button', { name: 'What to do with the photo', exact: true });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** What needs attention in the open sale, unfolded. */
export async function attentionOf(page: Page): Promise<Locator> {
  await unfold(page, /^Needs attention \(/);
  return page.getByRole('alert').filter({ hasText: 'Needs attention' });
}

/** The word of all work on the sale: in its bar, or on a phone in the line below the lots. */
export function saleSaveStatus(page: Page): Locator {
  return page.locator('[data-of-sale] [data-state]');
}

/**
 * Waits until the word of all work on the sale is "Sent". The lot in the editor says so of itself alone: lots that
 * were made before it may still be on this device.
 */
export async function untilAllSent(page: Page): Promise<void> {
  await saleSaveStatus(page).getByText('Sent', { exact: true }).waitFor();
}

/** Waits until a locator's text is `text`. */
export async function untilText(locator: Locator, text: string, timeout = 60_000): Promise<void> {
  const start = Date.now();
  for (;;) {
    const found = (await locator.textContent().catch(() => null))?.trim();
    if (found === text) return;
    if (Date.now() - start > timeout) throw new Error(`Expected "${text}", found "${String(found)}"`);
    await locator.page().waitForTimeout(50);
  }
}
