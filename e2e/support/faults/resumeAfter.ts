import type { Page } from 'playwright-core';

/** Moves the page's clock on and wakes it, as a computer does that has slept for `ms`. */
export async function resumeAfter(page: Page, ms: number): Promise<void> {
  await page.evaluate((slept) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + slept;
    window.dispatchEvent(new Event('focus'));
  }, ms);
}
