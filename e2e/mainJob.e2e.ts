import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, DESKTOP, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { problemsInLooks } from './support/looks';
import { makeTestPhotos, TEST_PHOTOS } from './support/photos';
import { leaks } from './support/traces';
import { addPhotos, createSale, lotNumbers, lotRow, openLot, saveWord, untilText } from './support/workspace';

const TITLE = 'Fine furniture, spring';
const LOTS = ['9', '12', '12A', '13', '14', '100', '101', '102', '103', '104'];
const WORDS = {
  Title: 'A pair of George III silver candlesticks',
  Description: 'John Carter, London 1774. Each on a square base with gadrooned borders.',
  'Low estimate': '1,200',
  'High estimate': '1800',
  Category: 'Silver',
  Condition: 'Light wear to the bases.',
} as const;

let app: AppUnderTest;
let browser: TestBrowser;
let folder: string;
let photos: string[];
let anna: Account;
let page: Page;
let saleId: string;

const saleUrl = (): string => `${app.url}/sales/${saleId}`;

/** Every row shows a picture that has really been decoded. */
async function picturesShown(of: Page, count: number): Promise<void> {
  const frames = of.locator('[aria-label="Lots"] img');
  await of.waitForFunction(
    (wanted) => {
      const images = [...document.querySelectorAll<HTMLImageElement>('[aria-label="Lots"] img')];
      return images.length === wanted && images.every((image) => image.complete && image.naturalWidth > 0);
    },
    count,
    { timeout: 30_000 },
  );
  expect(await frames.count()).toBe(count);
}

async function expectDescribed(of: Page): Promise<void> {
  await of.goto(saleUrl());
  await lotRow(of, '12').waitFor();
  expect(await lotNumbers(of)).toEqual(LOTS);
  await picturesShown(of, LOTS.length);
  await openLot(of, '12');
  const editor = of.getByRole('region', { name: 'Lot 12' });
  for (const [label, text] of Object.entries(WORDS)) {
    const shown = await editor.getByLabel(label, { exact: true }).inputValue();
    expect(shown).toBe(label === 'High estimate' ? '1,800' : text);
  }
  await untilText(saveWord(of), 'Sent');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-photos-'));
  photos = await makeTestPhotos(folder);
  app = await startApp({ firstPort: 7530, own: true });
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the main job', () => {
  it('signs up, opens a sale, and turns fourteen 12-megapixel photos into ten numbered lots', async () => {
    page = await browser.open({ locale: 'en-GB' });
    anna = await signUp(page, app.url, { name: 'Anna Berg' });
    saleId = await createSale(page, TITLE);
    await addPhotos(page, photos);

    // The lots are there at once, before anything can have been uploaded.
    await lotRow(page, '12A').waitFor({ timeout: 3_000 });
    expect(await lotNumbers(page)).toEqual(LOTS);
    await page.getByText(/^\d+ of 14 photos stored$/).waitFor();

    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const resume = page.getByRole('button', { name: /^Resume \d+$/ });
    await resume.waitFor();
    await resume.click();

    await page.getByText(/^\d+ of 14 photos stored$/).waitFor({ state: 'detached', timeout: 60_000 });
    await picturesShown(page, LOTS.length);
    expect(browser.unexpectedErrors()).toEqual([]);
  }, 120_000);

  it('has stored three files for each photo, upright and without a trace of camera or place', async () => {
    const server = serverSide(app.addresses);
    const names = (await server.objects()).filter((name) => name.startsWith(`sales/${saleId}/`));
    expect(names).toHaveLength(TEST_PHOTOS.length * 3);
    for (const name of names) expect({ name, leaks: leaks(await server.bytes(name)) }).toEqual({ name, leaks: [] });

    const documents = await server.list(`sales/${saleId}/photos`);
    expect(documents).toHaveLength(TEST_PHOTOS.length);
    const upright = documents.filter(({ fields }) => Number(fields['height']?.['integerValue']) > 3000);
    expect(upright).toHaveLength(TEST_PHOTOS.filter(({ orientation = 1 }) => orientation >= 5).length);
  }, 60_000);

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
    await untilText(saveWord(page), 'Sent');
    await page.getByRole('button', { name: 'Mark as ready' }).click();
    await page.getByText('This lot is complete and ready for the catalogue.').waitFor();
    await untilText(saveWord(page), 'Sent');

    const lots = await serverSide(app.addresses).list(`sales/${saleId}/lots`);
    const written = lots.find(({ fields }) => fields['title']?.['stringValue'] === WORDS.Title)?.fields;
    expect(written?.['estimateLow']).toEqual({ integerValue: '120000' });
    expect(written?.['estimateHigh']).toEqual({ integerValue: '180000' });
    expect(written?.['status']).toEqual({ stringValue: 'ready' });
    const ops = await serverSide(app.addresses).list(`sales/${saleId}/ops`);
    expect(ops.length).toBeGreaterThan(LOTS.length + TEST_PHOTOS.length);
  }, 60_000);

  it('is live in a second browser, both ways, each on another field', async () => {
    const second = await browser.open({ locale: 'en-GB' });
    await signIn(second, app.url, anna);
    await second.goto(saleUrl());
    await openLot(second, '13');
    await openLot(page, '13');
    await page.getByLabel('Title').fill('Bracket clock');
    await second.getByLabel('Description').fill('Ebonised, with a verge escapement.');
    await lotRow(second, '13').getByText('Bracket clock').waitFor();
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Ebonised, with a verge escapement.',
    );
    expect(await second.getByLabel('Title').inputValue()).toBe('Bracket clock');
    await second.context().close();
  }, 60_000);

  it('still has everything after a reload, after signing out and in, and after a restart of the services', async () => {
    await page.reload();
    await expectDescribed(page);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in/);
    await page.goto(saleUrl());
    await page.waitForURL(/\/sign-in\?next=/);
    await page.getByLabel('Email').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
    await expectDescribed(page);

    browser.unexpectedErrors();
    await app.restart();
    await page.reload();
    await expectDescribed(page);
  }, 180_000);

  it('shows nothing of it to a stranger', async () => {
    const stranger = await browser.open();
    await signUp(stranger, app.url, { name: 'Sam Stranger' });
    await stranger.goto(saleUrl());
    await stranger.getByText('This sale is not among yours').waitFor();
    expect(await stranger.content()).not.toContain(TITLE);
    await stranger.context().close();
  }, 60_000);

  it('is accessible: list, editor and sales, light and dark, desktop and phone', async () => {
    const visitor = await browser.open();
    await signIn(visitor, app.url, anna);
    await visitor.getByRole('list', { name: 'Sales' }).waitFor();
    const found = await problemsInLooks(visitor, 'sales');
    await visitor.goto(saleUrl());
    await lotRow(visitor, '12').waitFor();
    await picturesShown(visitor, LOTS.length);
    found.push(...(await problemsInLooks(visitor, 'lots')));
    await visitor.setViewportSize(DESKTOP.viewport);
    await openLot(visitor, '12');
    found.push(...(await problemsInLooks(visitor, 'editor')));
    expect(found).toEqual([]);
    await visitor.context().close();
  }, 120_000);
});
