import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { drawPhoto } from '../../local/sample/drawPhoto';
import { readOwnJson } from '../../src/domain/platforms/own/ownJson';
import { readOwnTable } from '../../src/domain/platforms/own/ownTable';
import { sampleLots } from '../../src/domain/sample/sampleLots';
import { zipOf } from '../../src/testing/platforms/zipOf';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson, type Person } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';
import { addReadySale } from '../support/sales/readySale';
import { chooseInSale, openLot, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Person;
let page: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7980 }), openBrowser()]);
  anna = await makePerson(app.addresses, 'Anna Berg');
  saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', '=SUM(A1) <b>bold</b>', '10000']);
  page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const emptySale = (owner: string): Promise<string> =>
  prepareSale(app.addresses, { title: 'Once more', owner, details: { currency: 'EUR' }, lots: [] });

/** The own file of the sale that is open, as its page gives it; `withPhotos`: the ZIP file of the bundle. */
async function exported(of: Page, sale: string, withPhotos = false): Promise<Buffer> {
  await of.goto(`${app.url}/sales/${sale}/export`);
  await of.getByLabel('Platform').selectOption('Lotsmith');
  await of.getByRole('checkbox', { name: 'Photos', exact: true }).setChecked(withPhotos);
  const [file] = await Promise.all([
    of.waitForEvent('download'),
    of.getByRole('button', { name: 'Download bundle', exact: true }).click(),
  ]);
  return readFile(await file.path());
}

/** The same of the sale in JSON. */
async function exportedAsJson(of: Page, sale: string): Promise<Buffer> {
  await of.goto(`${app.url}/sales/${sale}/export`);
  await of.getByLabel('Contents').selectOption('Everything, in Lotsmith’s own columns');
  await of.getByLabel('File', { exact: true }).selectOption('For programs (.json)');
  const [file] = await Promise.all([
    of.waitForEvent('download'),
    of.getByRole('button', { name: 'Download work list', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/-lotsmith\.json$/);
  return readFile(await file.path());
}

/** What a file says, with the ids that a sale gives to its own lots and photos left out. */
function saidBy(bytes: Buffer): object {
  const read = bytes.toString('latin1', 0, 1) === '{' ? readOwnJson(bytes) : readOwnTable(bytes);
  if (!read.ok) throw new Error(read.problem);
  const { lots, photos, unread } = read.content;
  expect(unread).toEqual([]);
  return lots.map(({ id, coverPhotoId, ...lot }) => {
    const own = photos.get(id) ?? [];
    const cover = own.findIndex((photo) => photo.id === coverPhotoId);
    return { ...lot, cover, photos: own.map(({ id: _id, lotId: _lotId, path: _path, ...photo }) => photo) };
  });
}

async function importInto(
  to: Page,
  sale: string,
  buffer: Buffer,
  name = 'clocks.csv',
  come = '3 photos come along',
): Promise<void> {
  await to.goto(`${app.url}/sales/${sale}`);
  await chooseInSale(to, 'Import');
  await to.getByLabel('File to import').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await to.getByRole('button', { name: 'Check the rows' }).click();
  await to.getByText(come).waitFor();
}

it('brings a whole sale into another one by its own file: exported again, it says the same', async () => {
  const first = await exported(page, saleId);
  const other = await emptySale(anna.uid);
  await importInto(page, other, first);
  expect(await problemsInLooks(page, 'own file', 4)).toEqual([]);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await page.getByText('3 photos of the import are here.').first().waitFor();
  expect(await problemsInLooks(page, 'own file done')).toEqual([]);
  await page.getByRole('link', { name: 'Show the lots' }).click();
  await page.getByText('3 lots, 3 ready').first().waitFor();
  await untilAllSent(page);
  const second = await exported(page, other);
  expect(saidBy(second)).toEqual(saidBy(first));
  expect(saidBy(first)).toMatchObject([
    { number: 1, status: 'ready', reserve: 10_000, notes: '=SUM(A1) <b>bold</b>', cover: 0 },
    { number: 2, photos: [{ caption: 'The back', rotation: 90 }] },
    { number: 3 },
  ]);
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('brings it as JSON, too', async () => {
  const first = await exportedAsJson(page, saleId);
  const other = await emptySale(anna.uid);
  await importInto(page, other, first, 'clocks.json');
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await page.getByText('3 photos of the import are here.').first().waitFor();
  await page.getByRole('link', { name: 'Show the lots' }).click();
  await page.getByText('3 lots, 3 ready').first().waitFor();
  await untilAllSent(page);
  expect(saidBy(await exportedAsJson(page, other))).toEqual(saidBy(first));
  expect(saidBy(first)).toEqual(saidBy(await exported(page, saleId)));
});

it('says what to do when the photos lie in a sale that the person is no member of', async () => {
  const first = await exported(page, saleId);
  const ben = await makePerson(app.addresses, 'Ben Holt');
  const own = await emptySale(ben.uid);
  const other = await enter(app, browser, ben, `/sales/${own}`, { locale: 'en-GB' });
  await importInto(other, own, first);
  await other.getByRole('button', { name: 'Import 3 rows' }).click();
  await other
    .getByText(/^3 photos could not be had/)
    .first()
    .waitFor();
  await other.getByRole('link', { name: 'Show the lots' }).click();
  await other.getByText('3 lots, 0 ready').first().waitFor();
  expect(browser.unexpectedErrors(/403|Failed to load resource/)).toEqual([]);
});

it('brings the whole bundle to a person who is no member of its sale, pictures and all, over a reload', async () => {
  const bundle = await exported(page, saleId, true);
  const ben = await makePerson(app.addresses, 'Ben Holt');
  const own = await emptySale(ben.uid);
  const other = await enter(app, browser, ben, `/sales/${own}`, { locale: 'en-GB' });
  await importInto(other, own, bundle, 'clocks.zip', '3 pictures of the ZIP file come to the new lots.');
  expect(await problemsInLooks(other, 'own bundle')).toEqual([]);
  await other.getByRole('button', { name: 'Import 3 rows' }).click();
  await other.getByText('3 lots were made').waitFor();
  await other.goto(`${app.url}/sales/${own}`);
  await other.getByText('3 lots, 3 ready').first().waitFor();
  await untilAllSent(other);
  const said = saidBy(await exported(other, own));
  expect(said).toMatchObject([
    { number: 1, cover: 0 },
    { number: 2, photos: [{ caption: 'The back', rotation: 0 }] },
    { number: 3 },
  ]);
  expect(browser.unexpectedErrors(/403|Failed to load resource/)).toEqual([]);
});

it('brings the pictures of a platform’s bundle to the lots of its rows', async () => {
  await page.goto(`${app.url}/sales/${saleId}/export`);
  await page.getByLabel('Platform').selectOption('HiBid / AuctionFlex 360');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download bundle', exact: true }).click(),
  ]);
  const other = await emptySale(anna.uid);
  const bundle = await readFile(await file.path());
  await importInto(page, other, bundle, 'hibid.zip', '3 pictures of the ZIP file come to the new lots.');
  await page.getByText('This is a file of').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await page.getByText('3 photos of the import are here.').first().waitFor();
  await page.getByRole('link', { name: 'Show the lots' }).click();
  await untilAllSent(page);
  expect(saidBy(await exported(page, other))).toMatchObject([{ cover: 0 }, { cover: 0 }, { cover: 0 }]);
  expect(browser.unexpectedErrors()).toEqual([]);
});

/** A row for each of the first two lots, with a picture that lot 1 has already and one that each has not. */
async function picturesForLots(): Promise<Buffer> {
  const drawing = sampleLots()[1]?.drawing;
  if (drawing === undefined) throw new Error('The sample has too few lots.');
  const pictures = {
    '1-1.jpg': new Uint8Array(drawPhoto(drawing, 1, 600, 400)),
    '1-2.jpg': new Uint8Array(smallPhoto('1-2.jpg', 5).buffer),
    '2-1.jpg': new Uint8Array(smallPhoto('2-1.jpg', 6).buffer),
  };
  const file = await zipOf('more.zip', { 'lots.csv': 'Lot;Title\n1;Clock with its key\n2;Clock 2\n', ...pictures });
  return Buffer.from(await file.arrayBuffer());
}

it('brings new pictures to lots that are there, over a lost network and a reload, and takes them back as one', async () => {
  const server = serverSide(app.addresses);
  const photos = () => server.count(saleId, 'photos');
  await page.goto(`${app.url}/sales/${saleId}`);
  await chooseInSale(page, 'Import');
  const file = { name: 'more.zip', mimeType: 'application/zip', buffer: await picturesForLots() };
  await page.getByLabel('File to import').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByLabel('When a number is taken').selectOption('overwrite');
  await page.getByText('2 pictures of the ZIP file come to lots that are there').waitFor();
  await page.getByText('with 1 picture, 1 picture is there already').waitFor();
  expect(await problemsInLooks(page, 'pictures for lots', 4)).toEqual([]);
  await page.getByLabel('Add pictures to lots that are there').uncheck();
  await page.getByText('No picture of the ZIP file comes along.').waitFor();
  await page.getByLabel('Add pictures to lots that are there').check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('0 lots were made, 2 were changed.').waitFor();
  expect(await photos()).toBe(3);
  await page.context().setOffline(false);
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.getByText('2 photos of the import are here.').first().waitFor();
  await untilAllSent(page);
  expect(saidBy(await exported(page, saleId))).toMatchObject([
    { number: 1, title: 'Clock with its key', cover: 0, photos: [{}, {}] },
    { number: 2, cover: 0, photos: [{ caption: 'The back' }, {}] },
    { number: 3, photos: [{}] },
  ]);
  await page.goto(`${app.url}/sales/${saleId}`);
  for (const end = Date.now() + 60_000; (await server.count(saleId, 'imports')) === 0;) {
    if (Date.now() > end) throw new Error('The server does not know of the import.');
    await page.waitForTimeout(100);
  }
  await openLot(page, '1');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByText('From the import of lots.csv').first().waitFor();
  expect(await problemsInLooks(page, 'history of an import')).toEqual([]);
  await page.getByRole('button', { name: 'Undo: Import of lots.csv' }).click();
  await page.getByText('Undone: Import of lots.csv.').first().waitFor();
  await untilAllSent(page);
  expect(await photos()).toBe(3);
  expect(browser.unexpectedErrors(/net::ERR|Failed to load resource/)).toEqual([]);
});
