import type { BrowserContext, Page } from 'playwright-core';

/** Counts what pages of this window write into the browser's stores from now on. */
export async function countWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = { count: 0 };
    Object.assign(window, { storageWrites: counted });
    const watch = (owner: object, names: readonly string[]): void => {
      for (const name of names) {
        const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
        Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
          counted.count += 1;
          return original.apply(this, args);
        });
      }
    };
    watch(Storage.prototype, ['setItem', 'removeItem', 'clear']);
    watch(IDBObjectStore.prototype, ['add', 'put', 'delete', 'clear']);
    watch(IDBFactory.prototype, ['deleteDatabase']);
    watch(Cache.prototype, ['put', 'delete']);
    watch(History.prototype, ['pushState', 'replaceState']);
  });
}

/** How many there were in this page, with entries of its history. */
export const writesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { storageWrites?: { count: number } }).storageWrites?.count ?? -1);
