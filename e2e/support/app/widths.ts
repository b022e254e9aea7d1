import type { Page } from 'playwright-core';
import { overlaps } from './overlaps';

/** Two phones, a tablet, a desk, a large screen, and a window of 1280 × 800 whose page is shown at 200 %. */
const WINDOWS = [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [640, 400],
] as const;
/** Frames until the lists have measured their rows in a new width. */
const MOST_FRAMES = 20;

/**
 * After the name of the place: where a page can be pushed sideways, which of its texts stand over one another, where
 * a part of its header stands out over the next one, and where that is not `header` CSS pixels high; null for a dialog, which has none. The window has its own size again afterwards.
 */
export async function problemsInWidths(page: Page, place: string, header: number | null): Promise<string[]> {
  const found: string[] = [];
  const own = page.viewportSize();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    let problems = await problemsNow(page, width, header);
    for (let frame = 0; frame < MOST_FRAMES && problems.length > 0; frame += 1)
      problems = await problemsNow(page, width, header);
    found.push(...problems.map((problem) => `${place}, ${width}: ${problem}`));
  }
  if (own !== null) await page.setViewportSize(own);
  return found;
}

async function problemsNow(page: Page, width: number, header: number | null): Promise<string[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  const high = header === null ? null : ((await page.getByRole('banner').boundingBox())?.height ?? NaN);
  return [
    ...(over > 0 ? [`wider than the window by ${over} px`] : []),
    ...(high === header ? [] : [`its header is ${high} px high, not ${header}`]),
    ...(header === null ? [] : await page.getByRole('banner').evaluate(partsThatStandOut)),
    ...(await overlaps(page)),
  ];
}

/** Parts of a header whose words reach over their end, where a drawing may be: no text stands over another there. */
function partsThatStandOut(header: HTMLElement): string[] {
  return [...header.children].flatMap((part) => {
    const over = part.scrollWidth - part.clientWidth;
    const isCut = getComputedStyle(part).overflowX !== 'visible';
    return over > 1 && !isCut ? [`“${part.textContent}” stands out of its part of the header by ${over} px`] : [];
  });
}
