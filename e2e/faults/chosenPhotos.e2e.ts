import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { smallPhoto } from '../support/photos/smallPhoto';
import { addPhotos, lotRow, unfold, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(240_000);

/** What a camera's file weighs: quickly made ready here, and slowly written down. */
const WEIGHT = 3 * 1024 * 1024;
const PHOTOS = 50;

let app: AppUnderTest;
let browser: TestBrowser;
let folder: string;
let files: string[];
let person: Person;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-chosen-'));
  files = await Promise.all(
    Array.from({ length: PHOTOS }, async (_, place) => {
      const name = path.join(folder, `IMG_${String(1_000 + place)}.jpg`);
      // Cameras, too, put more behind the picture.
      await writeFile(name, Buffer.concat([smallPhoto('x.jpg', place % 5).buffer, randomBytes(WEIGHT)]));
      return name;
    }),
  );
  [app, browser] = await Promise.all([startApp({ firstPort: 7960 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

async function openSale(
  title: string,
  lots: Parameters<typeof prepareSale>[1]['lots'],
  options: BrowserContextOptions,
) {
  const saleId = await prepareSale(app.addresses, { title, owner: person.uid, lots });
  const page = await enter(app, browser, person, `/sales/${saleId}`, options);
  // The browser asks whether the page may go: a person who reloads says yes.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return { page, saleId };
}

const countOf = (saleId: string, kind: 'lots' | 'photos'): Promise<number> =>
  serverSide(app.addresses).count(saleId, kind);

async function until(what: string, isSo: () => Promise<boolean>, patience = 120_000): Promise<void> {
  const limit = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`Not within ${String(patience / 1_000)} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** How many photos the page says to be missing. */
async function missing(page: Page): Promise<number> {
  const words = await page.getByRole('button', { name: /^(?:One|\d+) photos? did not come$/ }).allTextContents();
  const [count = '0'] = /^(?:One|\d+)/.exec(words.join(' ')) ?? [];
  return count === 'One' ? 1 : Number(count);
}

/** Photos of the server, each with its lot, and no lot without one. */
async function arrived(saleId: string, count: number): Promise<void> {
  await until(
    `${String(count)} photos`,
    async () => (await countOf(saleId, 'photos')) >= count && (await countOf(saleId, 'lots')) >= count,
  );
  expect([await countOf(saleId, 'lots'), await countOf(saleId, 'photos')]).toEqual([count, count]);
}

it.each([
  ['at once', 0, DESKTOP],
  ['after 400 ms', 400, PHONE],
  ['after 1.5 s', 1_500, DESKTOP],
])('no photo is lost silently by a page that is reloaded %s', async (name, wait, options) => {
  const { page, saleId } = await openSale(`Reloaded ${name}`, [], options);
  await addPhotos(page, files);
  await page.waitForTimeout(wait);
  await page.reload();
  await page.getByRole('heading', { name: `Reloaded ${name}`, level: 1 }).waitFor();
  await until('the page says what it has', async () => {
    const lots = await page.getByRole('row').or(page.getByRole('listitem')).count();
    return lots > 0 || (await missing(page)) > 0;
  });
  const lost = await missing(page);
  await arrived(saleId, PHOTOS - lost);
  if (lost > 0) expect(await axeProblems(page)).toEqual([]);
  await addPhotos(page, files);
  if (lost < PHOTOS) {
    await unfold(page, /photos? (?:is|are) here already$/);
    await page.getByText(new RegExp(`^${String(PHOTOS - lost)} of these photos`)).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave them out' }).click();
  }
  await arrived(saleId, PHOTOS);
  expect(await missing(page)).toBe(0);
  // What was here twice is nowhere a lot, at the next visit neither.
  await page.reload();
  await page
    .getByText(new RegExp(`^${String(PHOTOS)} lots`))
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await missing(page)).toBe(0);
  expect(browser.unexpectedErrors()).toEqual([]);
});

/** Drops a file on what a selector finds, as from the desktop. */
async function drop(page: Page, selector: string, file: ReturnType<typeof smallPhoto>): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }),
      );
      return data;
    },
    { name: file.name, bytes: file.buffer.toString('base64') },
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent(selector, type, { dataTransfer: transfer });
  }
}

it('a photo that is dropped on the open lot is that lot’s, and one beside it makes a lot', async () => {
  const { page, saleId } = await openSale('Dropped', [{ number: 1, title: 'Mahogany chair' }], DESKTOP);
  await lotRow(page, '1').getByRole('link').click();
  await page.getByRole('heading', { name: 'Lot 1', level: 2 }).waitFor();
  await drop(page, '[data-takes-photos]', smallPhoto('IMG_1.jpg', 1));
  await page.getByRole('button', { name: 'Photo 1, the cover' }).waitFor();
  await drop(page, 'h1', smallPhoto('IMG_2.jpg', 2));
  await lotRow(page, '2').waitFor();
  await untilAllSent(page);
  await until('both are stored', async () => (await countOf(saleId, 'photos')) === 2);
  expect(await countOf(saleId, 'lots')).toBe(2);
  expect(browser.unexpectedErrors()).toEqual([]);
});

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('a file that breaks off makes no lot and is named: %s', async (name, options) => {
  const { page, saleId } = await openSale(`Damaged ${name}`, [], options);
  const { buffer } = smallPhoto('x.jpg', 1);
  const broken = path.join(folder, 'IMG_broken.jpg');
  await writeFile(broken, buffer.subarray(0, buffer.length / 2));
  await addPhotos(page, [broken, files[0] ?? '']);
  await unfold(page, /photos? stored$|^One file was not taken/);
  await page.getByRole('alert').getByText('One file was not taken').waitFor();
  await page.getByText(/IMG_broken\.jpg: The file is damaged/).waitFor();
  await arrived(saleId, 1);
  await page.reload();
  await lotRow(page, '1').waitFor();
  expect(await missing(page)).toBe(0);
  expect(browser.unexpectedErrors()).toEqual([]);
});
