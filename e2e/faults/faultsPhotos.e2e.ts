import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, signUp, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { saleOracle } from '../support/sales/oracle';
import { makeTestPhotos } from '../support/photos/photos';
import { addPhotos, createSale, lotRow } from '../support/sales/workspace';

const LONG = process.env['LOTSMITH_LONG_FAULTS'] === '1';
/** The SDK itself gives up an upload after ten minutes; everything else is ours. */
const DEAD_MS = LONG ? 660_000 : 1_000;

jest.setTimeout(240_000 + DEAD_MS);

let app: AppUnderTest;
let faulty: FaultyApp;
let browser: TestBrowser;
let folder: string;
let photos: string[];
let page: Page;
let saleId: string;
let oracle: ReturnType<typeof saleOracle>;
let stored = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-faults-'));
  [app, browser, photos] = await Promise.all([startApp({ firstPort: 7740 }), openBrowser(), makeTestPhotos(folder)]);
  faulty = await startFaultyApp(app);
  page = await browser.open();
  page.setDefaultTimeout(60_000);
  await signUp(page, faulty.url);
  saleId = await createSale(page, 'Poor storage');
  oracle = saleOracle(app.addresses, saleId);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await faulty?.stop();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

async function until(what: string, isSo: () => Promise<boolean> | boolean, patience = 60_000): Promise<void> {
  const limit = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`Not within ${String(patience / 1_000)} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A photo that carries no number: it makes a lot of its own. */
async function addOne(): Promise<void> {
  await addPhotos(page, photos.slice(10 + stored, 11 + stored));
}

/** As many photos as were chosen so far, each with its three files and its one lot. */
async function arriveOnce(): Promise<void> {
  stored += 1;
  await until('the photo is stored', async () => (await oracle.count('photos')) === stored, 60_000 + DEAD_MS);
  expect(await oracle.files()).toHaveLength(stored * 3);
  expect(await oracle.count('lots')).toBe(stored);
  await oracle.settle([], page);
}

describe('a photo on its way', () => {
  if (LONG)
    it('through a storage that is overloaded arrives, once', async () => {
      let refusals = 0;
      await page.route(
        (url) => url.port === String(faulty.storage.address.port),
        (route, request) => {
          if (request.method() === 'OPTIONS' || refusals === 2) return route.fallback();
          refusals += 1;
          return route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'busy' });
        },
      );
      await addOne();
      await arriveOnce();
      expect(refusals).toBe(2);
      await page.unrouteAll();
    });

  it('whose storage has committed while its answer was lost is stored once', async () => {
    faulty.storage.set({ kind: 'dropResponses' });
    const before = faulty.storage.sent;
    await addOne();
    await until('something is with the storage', () => faulty.storage.sent > before);
    await new Promise((resolve) => setTimeout(resolve, DEAD_MS));
    faulty.storage.set({ kind: 'pass' });
    await arriveOnce();
  });

  it('of a person who loses the right meanwhile waits in "Needs attention", and arrives when it is given back', async () => {
    const server = serverSide(app.addresses);
    const [uid = ''] = Object.keys(await server.roles(saleId));
    faulty.storage.set({ kind: 'throttle', latencyMs: 0, bytesPerSecond: 150_000 });
    const before = faulty.storage.sent;
    await addOne();
    await until('a part is with the storage', () => faulty.storage.sent - before > 30_000);
    await server.setRole(saleId, uid, 'viewer');
    faulty.storage.set({ kind: 'pass' });
    const line = page.getByRole('button', { name: /need attention$/ });
    await line.waitFor({ timeout: 60_000 });
    await line.click();
    const attention = page.getByRole('alert').filter({ hasText: 'need attention' });
    await attention.waitFor();
    expect(await oracle.count('photos')).toBe(stored);
    await server.setRole(saleId, uid, 'owner');
    await lotRow(page, String(stored + 1)).waitFor();
    await attention
      .getByRole('button', { name: /Retry|Try again/ })
      .first()
      .click();
    await arriveOnce();
    await attention.waitFor({ state: 'detached' });
  });
});
