import type { BrowserContextOptions, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { makePerson, type Person } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';

jest.setTimeout(180_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 8950 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Anna Berg');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** As a spreadsheet leaves them: described, numbered, without photos. */
async function openSale(
  title: string,
  lots: number,
  options: BrowserContextOptions,
): Promise<{ page: Page; saleId: string }> {
  const saleId = await prepareSale(app.addresses, {
    title,
    owner: person.uid,
    lots: Array.from({ length: lots }, (_, at) => ({ number: at + 11, title: `Vase ${String(at + 11)}` })),
  });
  const page = await browser.open(options);
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.locator('input[type="email"]').first().fill(person.email);
  await page.locator('input[type="password"]').fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return { page, saleId };
}

const camera = (count: number) =>
  Array.from({ length: count }, (_, at) => smallPhoto(`IMG_${String(at + 412)}.jpg`, at));

/** The numbers of the lots that have photos on the server, once it has so many. */
async function placesOnServer(saleId: string, photos: number): Promise<number[]> {
  const server = serverSide(app.addresses);
  const end = Date.now() + 90_000;
  for (;;) {
    const found = await server.list(`sales/${saleId}/photos`);
    if (found.length === photos) {
      const lots = await server.list(`sales/${saleId}/lots`);
      const numberOf = (lotId: unknown): number => {
        const lot = lots.find(({ name }) => name.endsWith(`/${String(lotId)}`));
        return Number(lot?.fields['number']?.['integerValue']);
      };
      return found.map(({ fields }) => numberOf(fields['lotId']?.['stringValue'])).sort((a, b) => a - b);
    }
    if (Date.now() > end) throw new Error(`The server has ${String(found.length)} photos of ${String(photos)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

it('camera photos go to the lots without one by keyboard alone, and undo takes all of it back', async () => {
  const { page, saleId } = await openSale('House clearance', 4, { locale: 'en-GB' });
  await page.getByLabel('Add photos: choose files', { exact: true }).setInputFiles(camera(5));
  const dialog = page.getByRole('dialog', { name: 'Where do these 5 photos go?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('radio', { name: '5 new lots' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  const preview = dialog.getByRole('region', { name: 'What will happen' });
  await preview.getByText('IMG_412.jpg → Lot 11').waitFor();
  await preview.getByText('IMG_415.jpg → Lot 14').waitFor();
  await preview.getByText('1 photo is left over and makes a new lot.').waitFor();
  expect(await problemsInLooks(page, 'the question', 4)).toEqual([]);
  await dialog.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Enter');
  expect(await placesOnServer(saleId, 5)).toEqual([11, 12, 13, 14, 15]);
  await page.reload();
  await page.getByRole('button', { name: /^Undo: / }).press('Control+z');
  expect(await placesOnServer(saleId, 1)).toEqual([15]);
  await page
    .getByText(/^4 lots/)
    .first()
    .waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('on a phone and in German too, and putting the question off loses no photo', async () => {
  const { page, saleId } = await openSale('Nachlass', 2, { ...PHONE, locale: 'de' });
  await page.getByLabel('Fotos hinzufügen: Dateien wählen', { exact: true }).setInputFiles(camera(4));
  const dialog = page.getByRole('dialog', { name: 'Wohin mit diesen 4 Fotos?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '4 Fotos warten: Sagen Sie, wohin sie sollen' }).click();
  await page.getByRole('button', { name: 'Sagen, wohin sie sollen…' }).click();
  await dialog.getByText(/^Lose, die noch kein Foto haben/).click();
  await dialog.getByText('IMG_412.jpg, IMG_413.jpg → Los 11').waitFor();
  expect(await problemsInLooks(page, 'the question in German')).toEqual([]);
  await dialog.getByRole('button', { name: '4 Fotos hinzufügen' }).click();
  expect(await placesOnServer(saleId, 4)).toEqual([11, 11, 12, 12]);
  expect(browser.unexpectedErrors()).toEqual([]);
});
