import type { Page } from 'playwright-core';

/** What the SDKs themselves keep: theirs are the tokens. */
const SDK_STORES = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/**
 * All that the application has stored in this browser as one text: local and session storage, cookies and every
 * IndexedDB except the SDK's own, whose names come back as `own`.
 */
export async function keptByApp(page: Page): Promise<{ text: string; own: string[] }> {
  const cookies = await page.context().cookies();
  const found = await page.evaluate(async (sdk) => {
    const finished = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const kept: unknown[] = [
      Object.entries(localStorage).filter(([key]) => !key.startsWith('firebase:')),
      Object.entries(sessionStorage).filter(([key]) => !key.startsWith('firebase:')),
    ];
    for (const name of names.filter((each) => !sdk.includes(each))) {
      const database = await finished(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push([name, store, await finished(database.transaction(store).objectStore(store).getAll())]);
      }
      database.close();
    }
    return { text: JSON.stringify(kept), own: names.filter((name) => sdk.includes(name)) };
  }, SDK_STORES);
  return { text: found.text + JSON.stringify(cookies), own: found.own };
}
