import type { Page } from 'playwright-core';
import { launchChromium } from '../../e2e/support/chromium';
import { serveDist } from '../../scripts/lib/serveDist.mjs';

/** Opens a page of a built folder in Chromium; the scripts that were asked for until `usable` (paths in the folder). */
export async function measureLoad(
  folder: string,
  path: string,
  usable: (page: Page) => Promise<void>,
): Promise<string[]> {
  const server = await serveDist(folder);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === server.url && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js')) {
        scripts.add(url.pathname.slice(1));
      }
    });
    await page.goto(server.url + path);
    await usable(page);
    return [...scripts];
  } finally {
    await browser.close();
    await server.close();
  }
}
