import type { Page } from 'playwright-core';

/** Every place of a browser where a site can leave something, by name, each with all that it holds as one text. */
export async function leftovers(page: Page): Promise<Record<string, string>> {
  const cookies = JSON.stringify(await page.context().cookies());
  const found = await page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const places: Record<string, string> = {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      document: document.documentElement.outerHTML,
    };
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await finished(indexedDB.open(name));
      const stores: unknown[] = [];
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        stores.push([store, await finished(objects.getAllKeys()), await finished(objects.getAll())]);
      }
      database.close();
      places[name] = JSON.stringify(stores);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const held: string[] = [];
      for (const request of await cache.keys()) held.push((await (await cache.match(request))?.text()) ?? '');
      places[`cache ${name}`] = held.join('\n');
    }
    return places;
  });
  return { ...found, cookies };
}

/** The places that hold one of the texts, each with that text: `local: ada@example.com`. */
export function placesOf(places: Readonly<Record<string, string>>, texts: readonly string[]): string[] {
  return Object.entries(places).flatMap(([place, held]) =>
    texts.filter((text) => held.includes(text)).map((text) => `${place}: ${text}`),
  );
}
