import type { Locator, Page } from 'playwright-core';

/**
 * Looks at a page as it is printed: with the styles of paper and with what exists only while it is printed. Gives what is in
 * sight and can only be pressed, the link past the head among it; on paper that is nothing.
 */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await look();
  const pressable = page.locator('button, input, select, textarea, dialog, [href="#main"]').filter({ visible: true });
  const found = await pressable.evaluateAll((elements) => elements.map((element) => element.outerHTML));
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return found;
}

/** How far down each begins, in CSS pixels; throws when one of them is not in sight. */
export async function topsOf(elements: readonly Locator[]): Promise<number[]> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  return boxes.map((box, place) => {
    if (box === null) throw new Error(`${String(elements[place])} is not on the paper.`);
    return box.y;
  });
}
