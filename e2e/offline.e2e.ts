import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { signUp } from './support/browser';
import { serverSide } from './support/documents';
import { type MortalBrowser, openMortalBrowser } from './support/mortalBrowser';
import { makeTestPhotos } from './support/photos';
import { addPhotos, createSale, lotRow, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(120_000);

const PHOTOS = 3;

let app: AppUnderTest;
let folder: string;
let photos: string[];
let browser: MortalBrowser | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-offline-'));
  [app, photos] = await Promise.all([startApp({ firstPort: 7680 }), makeTestPhotos(folder)]);
}, 120_000);
afterAll(async () => {
  await browser?.kill();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

/** The same browser again, after it was killed. */
async function reopen(options: { readonly offline?: boolean } = {}): Promise<Page> {
  await browser?.kill();
  browser = await openMortalBrowser(path.join(folder, 'profile'), options);
  return browser.page;
}

/** Waits until `read` gives `wanted`. */
async function until<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  const start = Date.now();
  for (;;) {
    const found = await read();
    if (found === wanted) return;
    if (Date.now() - start > 30_000) throw new Error(`Expected ${String(wanted)}, found ${String(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function cut(page: Page, port: number): Promise<void> {
  await page.context().route(
    (url) => url.port === String(port),
    (route) => route.abort('internetdisconnected'),
  );
}

test('a browser that is killed while photos are sent, and a sale without a network: all arrives, once', async () => {
  const server = serverSide(app.addresses);
  let page = await reopen();
  await signUp(page, app.url, { name: 'Ada Offline' });
  const saleId = await createSale(page, 'Killed and cut off');
  const documents = (collection: string) => server.list(`sales/${saleId}/${collection}`);
  const count = async (collection: string): Promise<number> => (await documents(collection)).length;
  const files = async (): Promise<number> =>
    (await server.objects()).filter((name) => name.startsWith(`sales/${saleId}/`)).length;

  // Photos that cannot leave the device, and a browser that ends without a word.
  await cut(page, app.addresses.storage.port);
  await addPhotos(page, photos.slice(0, PHOTOS));
  await page.getByText('Saved on this device: the upload goes on by itself').waitFor();
  await until(() => count('lots'), 1);
  expect(await files()).toBe(0);
  page = await reopen();
  await page.goto(`${app.url}/sales/${saleId}`);
  await until(files, PHOTOS * 3);
  await until(() => count('photos'), PHOTOS);

  // One whole visit makes the application and the sale readable without a network.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(1_500);
  const operations = await count('ops');

  page = await reopen({ offline: true });
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.getByText(/^As of .*the server has not answered yet/).waitFor();
  await lotRow(page, '12').waitFor();
  await openLot(page, '12');
  await page.getByLabel('Title', { exact: true }).fill('Written without a network');
  await untilText(saveWord(page), 'Saved on this device');
  await addPhotos(page, photos.slice(PHOTOS, PHOTOS + 1));
  await page.getByText('Saved on this device: the upload goes on by itself').waitFor();

  page = await reopen();
  await page.goto(`${app.url}/sales/${saleId}`);
  await until(() => count('photos'), PHOTOS + 1);
  await until(files, (PHOTOS + 1) * 3);
  const titles = async (): Promise<boolean> =>
    (await documents('lots')).some(({ fields }) => fields['title']?.['stringValue'] === 'Written without a network');
  await until(titles, true);
  // The title, the lot of the new photo, and the photo: each once.
  await until(() => count('ops'), operations + 3);
  expect(await count('lots')).toBe(2);
});
