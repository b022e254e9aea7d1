import type { Locator, Page } from 'playwright-core';
import { axeProblems } from '../app/browser';

/** CSS pixels: what a finger hits. */
const TOUCH = 44;
/** Browsers lay out in fractions. */
const NEARLY = TOUCH - 0.5;

/** Taps what is large enough for a finger. Rejects with its size when it is not. */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null || Math.min(box.width, box.height) < NEARLY) {
    throw new Error(`${String(target)} is ${String(box?.width)} × ${String(box?.height)} pixels`);
  }
  await target.tap();
}

/**
 * What is wrong with a screen on a phone, after its name: what axe finds, what is too small for a finger, and whether the
 * page can be pushed sideways.
 */
export async function phoneProblems(page: Page, place: string): Promise<string[]> {
  const found = (await smallTargets(page)).map((target) => `${place}: ${target}`);
  // On a phone the window shows all of a page that is too wide, in smaller letters: `innerWidth` grows with it.
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  if (over > 0) found.push(`${place}: wider than the window by ${String(over)} px`);
  found.push(...(await axeProblems(page)).map((problem) => `${place}: ${problem}`));
  return found;
}

/** Everything to be tapped that is smaller than a finger, with its name and size. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const operated = 'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"]';
    const isForListening = (element: Element): boolean => {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none') return true;
      }
      return false;
    };
    // Below a dialog nothing can be tapped.
    const dialog = document.querySelector('dialog[open]');
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(operated)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || isForListening(element)) return [];
      // A box is hit by what stands round it.
      const target = element.matches('input[type="checkbox"]')
        ? (element.closest('label, [data-choose]') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return [`“${name}” is ${String(Math.round(width))} × ${String(Math.round(height))} pixels`];
    });
  }, NEARLY);
}
