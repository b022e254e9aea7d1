import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { enter, makePerson, type Person } from '../support/people/people';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';
import { phoneProblems, tap } from '../support/sales/touch';
import { lotNumbers, lotRow, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let bare: TestBrowser;
let person: Person;

beforeAll(async () => {
  [app, browser, bare] = await Promise.all([
    startApp({ firstPort: 7830 }),
    // Chromium's own camera, which shows a clock: no two of its pictures are the same.
    openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']),
    openBrowser(),
  ]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
}, 180_000);
afterAll(async () => {
  await Promise.all([browser?.close(), bare?.close()]);
  await app?.stop();
}, 30_000);

const LOTS = [{ number: 1, title: 'Mahogany chair', photos: [320] }];
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** A shutter that is at work takes no press. */
const untilReady = (page: Page): Promise<void> =>
  button(page, 'Take photo').and(page.locator(':not([aria-busy])')).waitFor();
const photosOnServer = async (saleId: string): Promise<number> =>
  (await serverSide(app.addresses).list(`sales/${saleId}/photos`)).length;

const photosOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await finished(indexedDB.open('lotsmith-outbox'));
    const kept = await finished(database.transaction('photos').objectStore('photos').getAllKeys());
    database.close();
    return kept.map(String);
  });

/** Waits until so many photos of the sale are written down here or with the server. What is said of a save is about lots. */
async function untilKept(page: Page, saleId: string, count: number): Promise<void> {
  for (;;) {
    const sent = (await serverSide(app.addresses).list(`sales/${saleId}/photos`)).map(({ name }) => name);
    const known = new Set([...sent.map((name) => name.split('/').at(-1)), ...(await photosOnDevice(page))]);
    if (known.size >= count) return;
    await page.waitForTimeout(50);
  }
}

it('photographs lots with one finger, through a spell without a network, and over a reload', async () => {
  const saleId = await prepareSale(app.addresses, { title: 'In the shed', owner: person.uid, lots: LOTS });
  const page = await enter(app, browser, person, `/sales/${saleId}/intake`, PHONE);
  await untilText(heading(page), 'New lot');
  const shoot = async (says: string): Promise<void> => {
    await untilReady(page);
    await tap(button(page, 'Take photo'));
    await untilText(heading(page), says);
  };
  const first = await button(page, 'Take photo').boundingBox();
  await shoot('Lot 2, 1 photo');
  await shoot('Lot 2, 2 photos');
  expect(await button(page, 'Take photo').boundingBox()).toEqual(first);
  expect(await phoneProblems(page, 'the camera')).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);

  // A finger in the middle of a photo shows it, and removes nothing.
  await tap(button(page, 'Look at Photo 2'));
  await button(page, 'Remove Photo 2').waitFor();
  expect(await phoneProblems(page, 'a photo looked at')).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);
  await untilText(heading(page), 'Lot 2, 2 photos');
  await tap(button(page, 'Remove Photo 2'));
  await untilText(heading(page), 'Lot 2, 1 photo');
  await tap(page.getByRole('button', { name: /^Undo/ }));
  await untilText(heading(page), 'Lot 2, 2 photos');

  const place = await button(page, 'Take photo').boundingBox();
  await tap(button(page, 'Next lot'));
  // The shutter stays where the thumb is.
  expect(await button(page, 'Take photo').boundingBox()).toEqual(place);

  // A number of the tag on the object; the second time it leads to the same lot.
  await page.getByLabel('Lot number').fill('1a');
  await shoot('Lot 1A, 1 photo');
  await page.context().setOffline(true);
  await tap(button(page, 'Next lot'));
  await page.getByLabel('Lot number').fill('1');
  await page.getByText('Goes to Lot 1.').waitFor();
  await shoot('Lot 1, 1 photo');
  await untilKept(page, saleId, 5);
  // The lot of before may have been sent while there was a network.
  await page
    .locator('[data-of-sale]')
    .getByText(/^(Saved on this device|Sent)$/)
    .waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await untilText(heading(page), 'New lot');

  await tap(page.getByRole('link', { name: 'Back to the lots' }));
  await page.getByRole('heading', { name: 'In the shed', level: 1 }).waitFor();
  for (const number of ['1', '1A', '2']) await lotRow(page, number).waitFor();
  expect(await lotNumbers(page)).toEqual(['1', '1A', '2']);
  for (let waited = 0; (await photosOnServer(saleId)) < 5 && waited < 60; waited += 1) await page.waitForTimeout(500);
  expect(await photosOnServer(saleId)).toBe(5);
  await page.context().close();
  expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED|offline/)).toEqual([]);
});

it('has the shutter in the window of a phone that is held across, at one height', async () => {
  const saleId = await prepareSale(app.addresses, { title: 'In the barn', owner: person.uid, lots: LOTS });
  const page = await enter(app, browser, person, `/sales/${saleId}/intake`, {
    ...PHONE,
    viewport: { width: 844, height: 390 },
  });
  await untilText(heading(page), 'New lot');
  const shutter = button(page, 'Take photo');
  await untilReady(page);
  const before = await shutter.boundingBox();
  expect((before?.y ?? 390) + (before?.height ?? 0)).toBeLessThanOrEqual(390);
  await tap(shutter);
  await untilText(heading(page), 'Lot 2, 1 photo');
  expect(await shutter.boundingBox()).toEqual(before);
  const picture = await page.getByLabel('What the camera sees').boundingBox();
  expect(picture?.height).toBeGreaterThan(0.7 * 390);
  await tap(button(page, 'Look at Photo 1'));
  expect(await phoneProblems(page, 'the camera held across')).toEqual([]);
  await page.context().close();
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('says that there is no camera, and takes the photos of the camera app', async () => {
  const saleId = await prepareSale(app.addresses, { title: 'At a desk', owner: person.uid, lots: LOTS });
  const page = await enter(app, bare, person, `/sales/${saleId}/intake`);
  await page
    .getByRole('heading', { name: /^(There is no camera|The camera is switched off for this site)$/ })
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    canvas.getContext('2d')?.fillRect(0, 0, 320, 240);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array(await (blob ?? new Blob()).arrayBuffer())];
  });
  await page
    .getByLabel('Photo from the camera app: choose a file')
    .setInputFiles({ name: 'IMG_7.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn) });
  await untilText(heading(page), 'Lot 2, 1 photo');
  await page.context().close();
  expect(bare.unexpectedErrors()).toEqual([]);
});
