import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { type Account, DESKTOP, openBrowser, signUp, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { problemsInLooks } from '../support/app/looks';
import { jpegWithMetadata } from '../support/photos/metadata';
import { enter, makePerson, signOut } from '../support/people/people';
import { makeTestPhotos, TEST_PHOTOS } from '../support/photos/photos';
import { smallPhoto } from '../support/photos/smallPhoto';
import { leaks } from '../support/photos/traces';
import {
  addPhotos,
  chooseInSale,
  createSale,
  lotNumbers,
  lotRow,
  openLot,
  saveStatus,
  unfold,
  untilAllSent,
  untilText,
} from '../support/sales/workspace';

const TITLE = 'Fine furniture, spring';
const LOTS = ['9', '12', '12A', '13', '14', '100', '101', '102', '103', '104'];
/** So many of the photos have 12 megapixels, of every orientation that cameras write; the others are small. */
const LARGE = 6;
const WORDS = {
  Title: 'A pair of George III silver candlesticks',
  Description: 'John Carter, London 1774. Each on a square base with gadrooned borders.',
  'Low estimate': '1,200',
  'High estimate': '1800',
  Category: 'Silver',
  Condition: 'Light wear to the bases.',
} as const;

jest.setTimeout(180_000);

let app: AppUnderTest;
let browser: TestBrowser;
let folder: string;
let photos: string[];
let anna: Account;
let page: Page;
let saleId: string;

/** Every row shows a picture that has really been decoded. */
async function picturesShown(of: Page, count: number): Promise<void> {
  const frames = of.locator('[aria-label="Lots"] img');
  await of.waitForFunction((wanted) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[aria-label="Lots"] img')];
    return images.length === wanted && images.every((image) => image.complete && image.naturalWidth > 0);
  }, count);
  expect(await frames.count()).toBe(count);
}

/** The test photos in a folder: the large ones as they are, smaller ones in the place of the others. */
async function makePhotos(): Promise<string[]> {
  const made = await makeTestPhotos(folder);
  for (const [index, { name, ...exif }] of TEST_PHOTOS.entries()) {
    if (index < LARGE) continue;
    const { buffer } = smallPhoto(name, index);
    await writeFile(path.join(folder, name), jpegWithMetadata(buffer, { ...exif, full: true }));
  }
  return made;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-photos-'));
  [app, browser, photos] = await Promise.all([startApp({ firstPort: 7530 }), openBrowser(), makePhotos()]);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

describe('the main job', () => {
  it('signs up, opens a sale, and turns fourteen photos into ten numbered lots', async () => {
    page = await browser.open({ locale: 'en-GB' });
    anna = await signUp(page, app.url, { name: 'Anna Berg' });
    saleId = await createSale(page, TITLE);
    const notes = path.join(folder, 'notes.jpg');
    await writeFile(notes, 'not a photo');
    await addPhotos(page, [...photos, notes]);

    // The lots are there before everything can have been uploaded, and there is none of what is no photo.
    const stored = page.getByText(/^\d+ of 14 photos stored$/).first();
    await stored.waitFor();
    expect(await lotNumbers(page)).toEqual(LOTS);
    await unfold(page, /photos stored|not taken/);
    const odd = page.getByRole('alert').filter({ hasText: 'One file was not taken' });
    await odd.getByText('The browser cannot read this file as a photo.', { exact: false }).waitFor();
    await odd.getByRole('button', { name: 'Dismiss' }).click();

    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const resume = page.getByRole('button', { name: /^Resume \d+$/ });
    await resume.waitFor();
    await resume.click();

    await stored.waitFor({ state: 'detached', timeout: 90_000 });
    await picturesShown(page, LOTS.length);
    // The files are there before the last of their records.
    await untilAllSent(page);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('has stored three files for each photo, upright and without a trace of camera or place', async () => {
    const server = serverSide(app.addresses);
    const names = (await server.objects()).filter((name) => name.startsWith(`sales/${saleId}/`));
    expect(names).toHaveLength(TEST_PHOTOS.length * 3);
    for (const name of names) expect({ name, leaks: leaks(await server.bytes(name)) }).toEqual({ name, leaks: [] });

    const documents = await server.list(`sales/${saleId}/photos`);
    expect(documents).toHaveLength(TEST_PHOTOS.length);
    const size = (of: Record<string, unknown> | undefined): number => Number(of?.['integerValue']);
    const upright = documents.filter(({ fields }) => size(fields['height']) > size(fields['width']));
    expect(upright).toHaveLength(TEST_PHOTOS.filter(({ orientation = 1 }) => orientation >= 5).length);
  });

  it('puts the photos of a lot in the order of their names, the first one as its cover', async () => {
    await openLot(page, '12');
    const strip = page.getByRole('list', { name: 'Photos of Lot 12' });
    expect(await strip.getByRole('listitem').count()).toBe(3);
    const server = serverSide(app.addresses);
    const lots = await server.list(`sales/${saleId}/lots`);
    const twelve = lots.find(
      ({ fields }) => fields['number']?.['integerValue'] === '12' && fields['suffix']?.['stringValue'] === '',
    );
    const ofTwelve = (await server.list(`sales/${saleId}/photos`))
      .filter(({ fields }) => fields['lotId']?.['stringValue'] === twelve?.name.split('/').at(-1))
      .sort((a, b) =>
        String(a.fields['order']?.['stringValue']) < String(b.fields['order']?.['stringValue']) ? -1 : 1,
      );
    expect(ofTwelve).toHaveLength(3);
    expect(twelve?.fields['coverPhotoId']?.['stringValue']).toBe(ofTwelve[0]?.name.split('/').at(-1));
  });

  it('saves by itself what is typed, says "Sent" when the server has it, and marks a complete lot as ready', async () => {
    await page.getByRole('button', { name: 'Mark as ready' }).click({ force: true });
    await page.getByText('It still needs a title, a description, a low estimate and a high estimate.').waitFor();
    for (const [label, text] of Object.entries(WORDS)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByText('Everything the catalogue needs is here.').waitFor();
    await untilText(saveStatus(page), 'Sent');
    await page.getByRole('button', { name: 'Mark as ready' }).click();
    await page.getByText('This lot is complete and ready for the catalogue.').waitFor();
    await untilText(saveStatus(page), 'Sent');

    const lots = await serverSide(app.addresses).list(`sales/${saleId}/lots`);
    const written = lots.find(({ fields }) => fields['title']?.['stringValue'] === WORDS.Title)?.fields;
    expect(written?.['estimateLow']).toEqual({ integerValue: '120000' });
    expect(written?.['estimateHigh']).toEqual({ integerValue: '180000' });
    expect(written?.['status']).toEqual({ stringValue: 'ready' });
    const ops = await serverSide(app.addresses).list(`sales/${saleId}/ops`);
    expect(ops.length).toBeGreaterThan(LOTS.length + TEST_PHOTOS.length);
  });

  it('still has everything after signing out and in, in light and dark, on desktop and phone', async () => {
    await signOut(page);
    await page.waitForURL(/\/sign-in/);
    await page.goto(`${app.url}/sales/${saleId}`);
    await page.waitForURL(/\/sign-in\?next=/);
    await page.getByLabel('Email').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
    await lotRow(page, '12').waitFor();
    // This device kept some of the lots, the others come from the server.
    await picturesShown(page, LOTS.length);
    expect(await lotNumbers(page)).toEqual(LOTS);
    const found = await problemsInLooks(page, 'lots');
    await page.setViewportSize(DESKTOP.viewport);

    await openLot(page, '12');
    const editor = page.getByRole('region', { name: 'Lot 12' });
    for (const [label, text] of Object.entries(WORDS)) {
      const shown = await editor.getByLabel(label, { exact: true }).inputValue();
      expect(shown).toBe(label === 'High estimate' ? '1,800' : text);
    }
    await untilText(saveStatus(page), 'Sent');
    found.push(...(await problemsInLooks(page, 'editor')));
    await page.setViewportSize(DESKTOP.viewport);

    await chooseInSale(page, 'All sales');
    await page.getByRole('list', { name: 'Sales' }).waitFor();
    found.push(...(await problemsInLooks(page, 'sales')));
    expect(found).toEqual([]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('shows nothing of it to a stranger', async () => {
    const sam = await makePerson(app.addresses, 'Sam Stranger');
    const stranger = await enter(app, browser, sam, `/sales/${saleId}`);
    await stranger.getByRole('heading', { level: 1, name: 'This sale is not among yours' }).waitFor();
    expect(await stranger.content()).not.toContain(TITLE);
  });
});
