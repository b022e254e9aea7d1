import type { Page } from 'playwright-core';
import { overlaps } from './overlaps';

/** A small phone, a tablet, a large screen, and a window of 1280 × 800 whose page is shown at 200 %. */
const WINDOWS = [
  [360, 780],
  [768, 1024],
  [1920, 1080],
  [640, 400],
] as const;
/** Frames until the lists have measured their rows in a new width. */
const MOST_FRAMES = 20;

/** After the name of the place: where a page can be pushed sideways, and which of its texts stand over one another. */
export async function problemsInWidths(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    let problems = await problemsNow(page, width);
    for (let frame = 0; frame < MOST_FRAMES && problems.length > 0; frame += 1)
      problems = await problemsNow(page, width);
    found.push(...problems.map((problem) => `${place}, ${width}: ${problem}`));
  }
  return found;
}

async function problemsNow(page: Page, width: number): Promise<string[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  return [...(over > 0 ? [`wider than the window by ${over} px`] : []), ...(await overlaps(page))];
}
