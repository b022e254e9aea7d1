import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { GOLDEN_LOTS, GOLDEN_PHOTOS } from '../../src/testing/platforms/goldenSale';
import { readBundle } from '../../src/testing/platforms/reader/readBundle';
import { readJpeg } from '../../src/testing/platforms/reader/readJpeg';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { CHOSEN, chooseFolder, filesIn, type FolderFile, putFile, untilWritten } from '../support/sales/chosenFolder';
import { addGoldenSale } from '../support/sales/goldenSale';
import { addReadySale } from '../support/sales/readySale';

jest.setTimeout(120_000);

const FULL_PHOTO = /full\.jpg.*alt=media/;
const FOLDER = 'sample-sale-fifty-four-vessels-hibid';
const TABLE = `${FOLDER}.csv`;

let app: AppUnderTest;
let browser: TestBrowser;
let context: BrowserContext;
let page: Page;
let goldenSale: string;
let readySale: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7870 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  readySale = await addReadySale(app.addresses, anna.uid, ['Ms Grey', '', '10000']);
  goldenSale = await addGoldenSale(app.addresses, anna.uid);
  page = await enter(app, browser, anna, '/sales', { locale: 'en-GB' });
  context = page.context();
  await chooseFolder(page);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** The export page of a sale, at HiBid. */
async function openExport(saleId: string): Promise<void> {
  await page.goto(`${app.url}/sales/${saleId}/export`);
  await page.getByLabel('Platform').selectOption('HiBid / AuctionFlex 360');
}

const writeIntoFolder = () => page.getByRole('button', { name: 'Write into a folder…', exact: true }).press('Enter');
const isIn = (folder: string) => page.getByText(`The bundle is in the folder ${CHOSEN}/${folder}.`);
const photoOf = (request: Request): string => decodeURIComponent(request.url()).split('/').at(-2) ?? '';

/** Lets so many photos come, and leaves the others on their way. */
async function letCome(most: number): Promise<void> {
  let asked = 0;
  await context.route(FULL_PHOTO, async (route: Route) => {
    asked += 1;
    if (asked <= most) await route.continue();
  });
}

/** The files of the folder, which has no data file while the bundle is not whole. */
async function filesOfBroken(): Promise<ReadonlyMap<string, FolderFile>> {
  const files = await filesIn(page, FOLDER);
  expect([...(files?.keys() ?? [])]).not.toContain(TABLE);
  return files ?? new Map();
}

const list = (
  files: ReadonlyMap<string, FolderFile>,
): readonly { name: string; width: number; height: number; bytes: number }[] =>
  [...files].flatMap(([name, { bytes }]) => {
    const jpeg = readJpeg(bytes);
    return jpeg === null ? [] : [{ name, width: jpeg.width, height: jpeg.height, bytes: bytes.length }];
  });

/** The names of the golden bundle, in the order in which they are written, by the ids of their photos on the server. */
const ORDER = [...GOLDEN_PHOTOS.values()].flat();
const namesBy = new Map<string, string>();
for (const lot of GOLDEN_LOTS) {
  (GOLDEN_PHOTOS.get(lot.id) ?? []).forEach(({ id }, place) => {
    namesBy.set(id.padEnd(20, 'x'), `${String(lot.number)}-${place + 1}.jpg`);
  });
}

/** Those that are written in another form than they are stored: nobody can tell by their size whether they are there. */
const MADE_FIT = new Set([
  ...ORDER.filter(({ rotation }) => rotation !== 0).map(({ id }) => namesBy.get(id.padEnd(20, 'x'))),
  '2-1.jpg',
]);

it('goes on where it was left when the tab was closed, and when it was cancelled, without reading the files that are there again', async () => {
  await openExport(goldenSale);
  await page.getByText('The bundle has 54 lots and 88 photos.').waitFor();
  await letCome(30);
  await writeIntoFolder();
  await untilWritten(page, FOLDER, 30);
  await page.close();
  page = await context.newPage();
  await openExport(goldenSale);
  await page.getByText('The bundle has 54 lots and 88 photos.').waitFor();
  const first = await filesOfBroken();
  expect(first.size).toBe(30);
  await context.unroute(FULL_PHOTO);
  await letCome(30);
  await writeIntoFolder();
  // Those in another form come again; all others that may come are new.
  await untilWritten(page, FOLDER, 60 - [...first.keys()].filter((name) => MADE_FIT.has(name)).length);
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.getByText(`Cancelled. What was written is in the folder ${CHOSEN}/${FOLDER}`, { exact: false }).waitFor();
  const second = await filesOfBroken();
  const stays = [...first.keys()].filter((name) => !MADE_FIT.has(name));
  expect(stays.length).toBeGreaterThan(20);
  for (const name of stays) expect(second.get(name)?.changedAt).toBe(first.get(name)?.changedAt);

  await context.unroute(FULL_PHOTO);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FULL_PHOTO.test(request.url())) asked.push(namesBy.get(photoOf(request)) ?? '');
  });
  await writeIntoFolder();
  await isIn(FOLDER).waitFor();
  const names = ORDER.map(({ id }) => namesBy.get(id.padEnd(20, 'x')) ?? '');
  expect([...asked].sort()).toEqual(names.filter((name) => !second.has(name) || MADE_FIT.has(name)).sort());

  const whole = (await filesIn(page, FOLDER)) ?? new Map<string, FolderFile>();
  const bytes = whole.get(TABLE)?.bytes ?? Buffer.alloc(0);
  const pictures = names.flatMap((name) => list(whole).filter((picture) => picture.name === name));
  expect(whole.size).toBe(89);
  expect(pictures.map(({ name, width, height }) => `${name} ${width}×${height}\n`).join('')).toBe(
    await readFile('fixtures/platforms/hiBid/pictures.txt', 'utf8'),
  );
  expect(readBundle('hiBid', { fileName: TABLE, bytes, pictures })).toEqual([]);
});

/** When each file was written last, and how large it is. */
const written = async (folder: string): Promise<readonly string[]> =>
  [...((await filesIn(page, folder)) ?? [])].map(
    ([name, { bytes, changedAt }]) => `${name} ${String(bytes.length)} ${String(changedAt)}`,
  );

it('leaves a whole bundle and the folder of somebody else as they are', async () => {
  const before = await written(FOLDER);
  await writeIntoFolder();
  await isIn(`${FOLDER}-2`).waitFor();
  expect(await written(FOLDER)).toEqual(before);
  expect(await written(`${FOLDER}-2`)).toHaveLength(89);

  await putFile(page, 'clocks-and-watches-hibid', 'holiday.jpg', 'mine');
  await openExport(readySale);
  await page.getByText('The bundle has 3 lots and 3 photos.').waitFor();
  await writeIntoFolder();
  await isIn('clocks-and-watches-hibid-2').waitFor();
  const theirs = await filesIn(page, 'clocks-and-watches-hibid');
  expect([...(theirs ?? [])].map(([name, { bytes }]) => [name, String(bytes)])).toEqual([['holiday.jpg', 'mine']]);
  const own = await filesIn(page, 'clocks-and-watches-hibid-2');
  expect([...(own?.keys() ?? [])].sort()).toEqual(['1-1.jpg', '2-1.jpg', '3-1.jpg', 'clocks-and-watches-hibid.csv']);
  expect(browser.unexpectedErrors()).toEqual([]);
});
