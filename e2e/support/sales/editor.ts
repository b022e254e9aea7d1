import type { Locator, Page } from 'playwright-core';

/** Unfolds a group of fields of the open lot. One that is open stays so, as it does from lot to lot. */
export async function unfold(page: Page, group: string): Promise<void> {
  const summary = page.getByRole('region', { name: /^Lot / }).locator('summary', { hasText: group });
  await summary.waitFor();
  if (
    !(await summary.evaluate(({ parentElement }) => parentElement instanceof HTMLDetailsElement && parentElement.open))
  )
    await summary.click();
}

/** The photos of the open lot on the whole screen. */
export const photoViewer = (page: Page): Locator => page.getByRole('dialog', { name: /^Photos of/ });

/** Writes the caption of the photo that the open lot shows large, in the viewer, and comes back. */
export async function writeCaption(page: Page, text: string): Promise<void> {
  await page
    .getByRole('region', { name: /^Lot / })
    .getByRole('button', { name: /^(Add a|Change the) caption/ })
    .click();
  const field = photoViewer(page).getByLabel('Caption');
  await field.fill(text);
  await field.blur();
  await photoViewer(page).getByRole('button', { name: 'Close' }).click();
  await photoViewer(page).waitFor({ state: 'hidden' });
}
