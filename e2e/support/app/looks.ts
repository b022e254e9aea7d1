import type { Page } from 'playwright-core';
import { axeProblems, DESKTOP, PHONE } from './browser';

const LOOKS = [
  ['light', PHONE],
  ['dark', DESKTOP],
  ['dark', PHONE],
  ['light', DESKTOP],
] as const;

/**
 * What axe finds, after the name of the place, and whether the page is wider than its window: in each look, or in two that
 * have every colour and width between them. The page stays as it is and is only looked at in another size and colour.
 */
export async function problemsInLooks(page: Page, place: string, looks: 2 | 4 = 2): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, { viewport }] of LOOKS.slice(0, looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    // A phone has a list in the place of the table: it is drawn with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const [over, wide] = await page.evaluate(() => {
      const sticksOut = (each: Element): boolean => each.getBoundingClientRect().right > window.innerWidth + 0.5;
      const out = [...document.body.querySelectorAll('*')].filter(sticksOut).map((each) => each.outerHTML.slice(0, 90));
      return [document.documentElement.scrollWidth - window.innerWidth, out.slice(-3).join(' ')] as const;
    });
    const seen = await axeProblems(page);
    if (over > 0) seen.push(`wider than the window by ${over} px: ${wide}`);
    found.push(...seen.map((problem) => `${place}, ${colorScheme}, ${viewport.width}: ${problem}`));
  }
  return found;
}
