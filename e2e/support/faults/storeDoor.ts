import type { Page } from 'playwright-core';

/**
 * Lets a test dispatch to the store of the page that is opened next: it stands where Redux DevTools would stand, which
 * a build on local services looks for. Call before `goto`.
 */
export async function openStoreDoor(page: Page): Promise<(action: object) => Promise<void>> {
  await page.addInitScript(() => {
    type Make = (...args: unknown[]) => { dispatch(action: object): void };
    const door = window as Window & { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown; testStore?: ReturnType<Make> };
    door.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
      () =>
      (...enhancers: ((make: Make) => Make)[]) =>
      (make: Make): Make =>
      (...args) => {
        door.testStore = enhancers.reduceRight((inner, enhance) => enhance(inner), make)(...args);
        return door.testStore;
      };
  });
  return (action) =>
    page.evaluate((sent) => {
      const { testStore } = window as Window & { testStore?: { dispatch(action: object): void } };
      if (testStore === undefined) throw new Error('The page has made no store.');
      testStore.dispatch(sent);
    }, action);
}
