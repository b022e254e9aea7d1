import type { Request } from 'playwright-core';
import { launchChromium } from '../../e2e/support/app/chromium';
import { serveDist } from '../../scripts/lib/serveDist.mjs';

/** In the page: notes the time (ms since the epoch) at which `selector` is first there. */
const noteWhen = (selector: string) => `
  new MutationObserver((changes, observer) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    observer.disconnect();
    window.usableAt = performance.timeOrigin + performance.now();
  }).observe(document, { childList: true, subtree: true });`;

/**
 * Opens a page of a built folder in Chromium; the scripts that were asked for before `usable` (a selector) was drawn, as
 * paths in the folder. The page takes the time itself: on a busy machine a process that asks from outside looks late.
 */
export async function measureLoad(folder: string, path: string, usable: string): Promise<string[]> {
  const server = await serveDist(folder);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addInitScript(noteWhen(usable));
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(server.url + path);
    await page.locator(usable).waitFor();
    await page.waitForLoadState('networkidle');
    const usableAt = await page.evaluate<number>('window.usableAt');
    return requests
      .filter((request) => request.timing().startTime <= usableAt)
      .map((request) => new URL(request.url()))
      .filter(({ origin, pathname }) => origin === server.url && /^\/assets\/.*\.js$/.test(pathname))
      .map(({ pathname }) => pathname.slice(1));
  } finally {
    await browser.close();
    await server.close();
  }
}
