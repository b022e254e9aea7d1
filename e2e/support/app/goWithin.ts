import type { Page } from 'playwright-core';

/** Goes to another address of the application without loading it anew, as a link does. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
