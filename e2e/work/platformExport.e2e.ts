import { readFile } from 'node:fs/promises';
import type { Download, Page, Request, Route } from 'playwright-core';
import { GOLDEN_PHOTOS } from '../../src/testing/platforms/goldenSale';
import { readBundle } from '../../src/testing/platforms/reader/readBundle';
import { readZip, unpack } from '../../src/testing/platforms/reader/readZip';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { addGoldenSale } from '../support/sales/goldenSale';
import { addReadySale } from '../support/sales/readySale';
import { chooseInSale, openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

const LONG = 'A brass carriage clock by a maker of Clerkenwell, with key';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let goldenSale: string;
let readySale: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7850 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  readySale = await addReadySale(app.addresses, anna.uid, ['Ms Grey', 'Never sent anywhere', '10000']);
  goldenSale = await addGoldenSale(app.addresses, anna.uid);
  page = await enter(app, browser, anna, `/sales/${readySale}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const problems = () => page.getByRole('region', { name: 'Problems' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** What the person gets by the button. */
async function download(): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press('Download bundle')]);
  return file;
}

it('leads from a lot to what a platform would change in it, mends it, and gives a file that the platform takes', async () => {
  await openLot(page, '2');
  await page
    .getByRole('region', { name: /^Lot 2/ })
    .getByLabel('Title', { exact: true })
    .fill(LONG);
  await chooseInSale(page, 'Export');
  await page.getByLabel('Platform').selectOption('LiveAuctioneers');
  await problems().getByText('3 lots, and the platform takes no sale with fewer than 50.').waitFor();
  await problems().getByRole('link', { name: 'Lot 1, StartPrice' }).waitFor();
  expect(await problemsInLooks(page, 'export')).toEqual([]);

  await page.getByLabel('Platform').selectOption('HiBid / AuctionFlex 360');
  await problems()
    .getByText('58 characters, and the platform cuts after 50. The export shortens it at a word.')
    .waitFor();
  const fix = problems().getByRole('button', { name: 'Fix: Lot 2, Title' });
  await fix.focus();
  await page.keyboard.press('Enter');
  await fix.waitFor({ state: 'detached' });

  await page.getByRole('checkbox', { name: 'Photos', exact: true }).press('Space');
  const file = await download();
  expect(file.suggestedFilename()).toBe('clocks-and-watches-hibid.csv');
  const bytes = await readFile(await file.path());
  expect(readBundle('hiBid', { fileName: file.suggestedFilename(), bytes, pictures: [] })).toEqual([]);
  const [, first, second] = bytes.toString('utf8').split('\r\n');
  expect(first).toMatch(/^1,Clock 1,"A brass carriage clock, with its key\./);
  expect(second).toMatch(/^2,A brass carriage clock by a maker of Clerkenwell,/);
  expect(bytes.toString('utf8')).not.toContain('Never sent anywhere');
  await page.getByText('clocks-and-watches-hibid.csv is in your downloads.').waitFor();
});

/** Photos on their way at once. */
const AT_ONCE = 4;
const FULL_PHOTO = /full\.jpg.*alt=media/;
const photoOf = (request: Request): string => decodeURIComponent(request.url()).split('/').at(-2) ?? '';

/** The pictures of a bundle as their list is kept. */
const listOf = (platform: string): Promise<string> => readFile(`fixtures/platforms/${platform}/pictures.txt`, 'utf8');

/** Opens the ZIP file: the platform takes it, and its pictures are the ones that are kept, some of them turned. */
async function expectBundle(file: Download, platform: string): Promise<void> {
  const zip = await readFile(await file.path());
  expect(readZip(platform, zip)).toEqual([]);
  const read = unpack(zip);
  if ('broken' in read) throw new Error(read.broken);
  const list = read.bundle.pictures.map(({ name, width, height }) => `${name} ${width}×${height}\n`);
  expect(list.join('')).toBe(await listOf(platform));
}

it('gives the sample sale with its photos to LiveAuctioneers, over a network that is lost in the middle', async () => {
  await page.goto(`${app.url}/sales/${goldenSale}/export`);
  await page.getByLabel('Platform').selectOption('LiveAuctioneers');
  await page.getByText('The bundle has 54 lots and 86 photos.').waitFor();
  // Those that came whole: one that is cut, also by the network that comes back, is asked for again.
  const answered: string[] = [];
  const note = (request: Request): void => {
    if (FULL_PHOTO.test(request.url())) answered.push(photoOf(request));
  };
  page.on('requestfinished', note);
  let asked = 0;
  const pass = async (route: Route): Promise<void> => {
    if (asked === 20) await page.context().setOffline(true);
    if (asked >= 20) return route.abort('internetdisconnected');
    asked += 1;
    return route.continue();
  };
  const passing: Promise<void>[] = [];
  await page.route(FULL_PHOTO, (route) => {
    const passed = pass(route);
    passing.push(passed);
    return passed;
  });
  const coming = page.waitForEvent('download');
  await press('Download bundle');
  await page.getByText('There is no connection to the server.', { exact: false }).waitFor();
  const bar = page.getByRole('progressbar');
  const before = Number(await bar.getAttribute('value'));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(0.3);

  // What is still on its way into the cut would find its request answered by the end of the route.
  await Promise.all(passing);
  await page.unroute(FULL_PHOTO);
  await page.context().setOffline(false);
  const file = await coming;
  page.off('requestfinished', note);
  expect(file.suggestedFilename()).toBe('sample-sale-fifty-four-vessels-liveauctioneers.zip');
  await page.getByText('sample-sale-fifty-four-vessels-liveauctioneers.zip is in your downloads.').waitFor();
  await expectBundle(file, 'liveAuctioneers');
  // It went on where it was: at most those that were on their way when the network went came twice.
  expect(new Set(answered).size).toBe(86);
  expect(answered.length - 86).toBeLessThanOrEqual(AT_ONCE);
});

it('is paused, goes on from another page of the sale, and is given to HiBid', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(FULL_PHOTO, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Platform').selectOption('HiBid / AuctionFlex 360');
  await press('Download bundle');
  await page.getByRole('group', { name: 'sample-sale-fifty-four-vessels-hibid.zip' }).waitFor();
  await press('Pause');
  await page.getByText('Paused.').waitFor();
  expect(await problemsInLooks(page, 'paused')).toEqual([]);
  await press('Resume');
  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await page.waitForURL(`${app.url}/sales/${goldenSale}`);
  const coming = page.waitForEvent('download');
  letGo();
  const file = await coming;
  await page.getByText('sample-sale-fifty-four-vessels-hibid.zip is in your downloads.').waitFor();
  await expectBundle(file, 'hiBid');
  await page.unroute(FULL_PHOTO);
});

it('is cancelled, and nothing of it is downloaded or stays', async () => {
  await chooseInSale(page, 'Export');
  await page.route(FULL_PHOTO, () => undefined);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByLabel('Platform').selectOption('Bidpath');
  await press('Download bundle');
  await page.getByRole('progressbar').waitFor();
  await press('Cancel');
  await page.getByText('Cancelled. Nothing was downloaded.').waitFor();
  expect(downloads).toBe(0);
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('bundles');
      let files = 0;
      for await (const _ of folder.keys()) files += 1;
      return files;
    });
  // The page says at once that it is cancelled; its file goes when nothing is written into it any more.
  while ((await kept()) > 2) await page.waitForTimeout(50);
  // Two bundles wait for the end of their downloads; the third left nothing.
  expect(await kept()).toBe(2);
  expect(await problemsInLooks(page, 'cancelled')).toEqual([]);
  expect([...GOLDEN_PHOTOS.values()].flat()).toHaveLength(88);
});

/** As a platform in Vienna gives it to be filled in: Windows-1252, with one line as an example. */
const TEMPLATE = Buffer.from(
  'Los\tTitel\tKatalogtext\tSchätzpreis\tLand\tBild 1\r\n7\tVase\tBlau\t100-200\tAT\t7_1.jpg\r\n',
  'latin1',
);

it('takes the template of a platform that nobody knows, and writes the sale as that one wants it', async () => {
  await page.unroute(FULL_PHOTO);
  await page.goto(`${app.url}/sales/${readySale}/settings`);
  await page.getByRole('link', { name: 'Make one from a template' }).click();
  const input = page.getByLabel('Template of the platform');
  await input.setInputFiles({
    name: 'photo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  });
  await page.getByText('This is a picture, whatever its name says.', { exact: false }).waitFor();
  await input.setInputFiles({ name: 'Auktion Wien.txt', mimeType: 'text/plain', buffer: TEMPLATE });
  await page.getByLabel('“Land” is filled with').selectOption('The same text in every line');
  await page.getByLabel('Text in every line of “Land”').fill('AT');
  expect(await page.getByLabel('Names of photos').inputValue()).toBe('{lot}_{n}.jpg');
  const preview = page.getByRole('table', { name: 'The first rows, as they will be' });
  await preview.getByRole('cell', { name: '3_1.jpg' }).waitFor();
  expect(await problemsInLooks(page, 'own platform')).toEqual([]);
  await press('Save the platform');
  await page.getByText('Auktion Wien is saved.').waitFor();

  await page.getByRole('link', { name: 'Go to the export' }).press('Enter');
  expect(await page.getByLabel('Platform').inputValue()).toMatch(/^own_/);
  await page.getByText('The bundle has 3 lots and 3 photos.').waitFor();
  await page.getByRole('checkbox', { name: 'Photos', exact: true }).press('Space');
  const file = await download();
  expect(file.suggestedFilename()).toBe('clocks-and-watches-auktion-wien.txt');
  const [names, first, , third] = (await readFile(await file.path())).toString('latin1').split('\r\n');
  expect(names).toBe('Los\tTitel\tKatalogtext\tSchätzpreis\tLand\tBild 1');
  const text = 'A brass carriage clock, with its key. Artist or maker: J. Smith. Period: 1880. Materials: Brass';
  expect(first).toBe(`1\tClock 1\t${text}\t120-180\tAT\t1_1.jpg`);
  expect(third).toBe(`3\tClock 3\t${text}\t120-180\tAT\t3_1.jpg`);
  // The platform is checked while one works, as any other.
  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await page.getByRole('columnheader', { name: 'Auktion Wien' }).waitFor();
});
