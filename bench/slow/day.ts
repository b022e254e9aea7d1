import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { smallPhoto } from '../../e2e/support/photos/smallPhoto';

export const PHOTOS = Number(process.env['LOTSMITH_SLOW_PHOTOS'] ?? 60);
export const TITLES = Math.min(20, PHOTOS);

/** How long letters and words of a person waited until they were shown, in ms. */
export interface Waits {
  readonly letter: number;
  readonly word: number;
}

interface WatchedWindow extends Window {
  waits?: { letter: number; word: number };
}

/** Different files, also for a page that knows photos by what is in them. */
export function chosenFiles(): { name: string; mimeType: string; buffer: Buffer }[] {
  return Array.from({ length: PHOTOS }, (_, place) => {
    const photo = smallPhoto(`IMG_${String(1_000 + place)}.jpg`, place % 5);
    return { ...photo, buffer: Buffer.concat([photo.buffer, randomBytes(64)]) };
  });
}

export const titleOf = (place: number): string => `Vase ${String(place + 1)}`;

/** In the page, as text: what compiles the benchmark puts calls of its own into functions. */
const WATCH = `
  const waits = (window.waits = { letter: 0, word: 0 });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith('key')) waits.letter = Math.max(waits.letter, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  window.addEventListener('keydown', ({ key, timeStamp, target }) => {
    if (key !== 'Enter' || !target.matches('input, textarea')) return;
    const word = target.value;
    requestAnimationFrame(function look() {
      const cells = [...document.querySelectorAll('[data-row] [data-column="title"]')];
      if (cells.some((cell) => cell.textContent.trim() === word)) waits.word = Math.max(waits.word, performance.now() - timeStamp);
      else requestAnimationFrame(look);
    });
  }, { capture: true });`;

/** Before the first page is opened: notes the longest waits there. */
export async function watchWaits(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Types a title over each of the first lots, ten letters in a second. */
export async function typeTitles(page: Page): Promise<void> {
  await page.locator('[data-row="0"] [data-column="title"]').click();
  for (let place = 0; place < TITLES; place += 1) {
    await page.keyboard.type(titleOf(place), { delay: 100 });
    await page.keyboard.press('Enter');
  }
}

export async function waitsOf(page: Page): Promise<Waits> {
  const waits = await page.evaluate(() => (window as WatchedWindow).waits);
  if (waits === undefined) throw new Error('Nothing was watched.');
  return waits;
}
