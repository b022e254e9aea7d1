import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInForcedColours } from '../support/app/forcedColours';
import { problemsInLooks } from '../support/app/looks';
import { onPaper, topsOf } from '../support/app/paper';
import { problemsInWidths } from '../support/app/widths';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';
import { chooseInSale, openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

const DESCRIPTION = 'A brass carriage clock, with its key.';
/** What nobody outside may ever get, in no answer to a visitor. */
const SECRETS = ['Canary consignor', 'Canary note', '77777'];

let app: AppUnderTest;
let browser: TestBrowser;
let saleId: string;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7840 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  saleId = await addReadySale(app.addresses, anna.uid, SECRETS);
  page = await enter(app, browser, anna, `/sales/${saleId}/settings`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const press = async (name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
};

it('publishes a sale for everybody without a private word, then what has changed, and closes it', async () => {
  await page.getByRole('link', { name: 'Go to the lot numbers' }).click();
  await page.waitForURL(/#numbers$/);
  const numbers = await page.getByRole('heading', { name: 'Lot numbers', level: 2 }).elementHandle();
  await page.waitForFunction((heading) => {
    const top = heading?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 2;
  }, numbers);
  await press('Lock the numbers');
  await page.getByText('3 lots become public.').waitFor();
  await page.getByRole('link', { name: 'See it as a visitor first' }).click();
  await page.getByRole('heading', { name: 'Clock 3', level: 2 }).waitFor();
  expect(await problemsInWidths(page, 'look before publishing', 48)).toEqual([]);
  expect(await problemsInLooks(page, 'look before publishing')).toEqual([]);
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  const slug = `clocks-${Date.now()}`;
  await page.getByLabel('Address').fill(slug);
  await page.getByText(/This address is free/).waitFor();
  expect(await problemsInWidths(page, 'publishing from the look', 48)).toEqual([]);
  expect(await problemsInLooks(page, 'publishing from the look')).toEqual([]);
  await press('Publish the catalogue');
  await page.getByText('The catalogue is public with 3 lots.').waitFor();
  await page.getByText('Visitors see the sale as it is now.').waitFor();
  // Where it was looked at is the way to it, and the settings say the same.
  expect(new URL(page.url()).pathname).toBe(`/sales/${saleId}/preview`);
  await page.getByText('The catalogue is published.').waitFor();
  expect(await page.getByRole('link', { name: 'Look at the catalogue' }).getAttribute('href')).toBe(`/c/${slug}`);
  expect(await problemsInLooks(page, 'published from the look')).toEqual([]);
  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await chooseInSale(page, 'Settings');
  await page.getByText('The catalogue is public with 3 lots.').waitFor();

  const visitor = await browser.open({ locale: 'de-DE' });
  const notified: Promise<string>[] = [];
  visitor.on('response', (response) => notified.push(response.text().catch(() => '')));
  await visitor.goto(`${app.url}/c/${slug}`);
  await visitor.getByRole('heading', { name: 'Clocks and watches', level: 1 }).waitFor();
  expect(await visitor.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Clock 1', 'Clock 2', 'Clock 3']);
  const shown = visitor.locator('article img').first();
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  expect(await problemsInWidths(visitor, 'catalogue', 48)).toEqual([]);
  expect(await problemsInLooks(visitor, 'catalogue')).toEqual([]);
  expect(await problemsInForcedColours(visitor, 'catalogue')).toEqual([]);
  const pressable = await onPaper(visitor, async () => {
    const second = visitor.getByRole('listitem').filter({ hasText: 'Clock 2' });
    const words = ['Clock 2', DESCRIPTION, /^120.+180/].map((text) => second.getByText(text));
    const tops = await topsOf([...words, second.locator('img')]);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // Room below the last lot could be a sheet with nothing on it.
    const below = await visitor.getByRole('main').evaluate((main) => getComputedStyle(main).paddingBottom);
    expect(below).toBe('0px');
  });
  expect(pressable).toEqual([]);
  await visitor.getByRole('link', { name: 'Clock 2' }).click();
  await visitor.getByRole('heading', { name: 'Clock 2', level: 1 }).waitFor();
  expect(await visitor.title()).toBe('Los 2 Clock 2 · Clocks and watches · Lotsmith');
  const photo = visitor.getByRole('img', { name: 'Clock 2: The back' });
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  // It lies on its side on the server of the sale; here it stands.
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(true);
  expect(await problemsInWidths(visitor, 'lot of the catalogue', 48)).toEqual([]);
  expect(await problemsInLooks(visitor, 'lot of the catalogue')).toEqual([]);
  expect(await problemsInForcedColours(visitor, 'lot of the catalogue')).toEqual([]);
  const onlyToPress = await onPaper(visitor, async () => {
    const words = [DESCRIPTION, /^120.+180/, 'Clocks and watches'].map((text) =>
      visitor.getByText(text).filter({ visible: true }).first(),
    );
    const tops = await topsOf([visitor.getByRole('heading', { name: 'Clock 2', level: 1 }), ...words, photo]);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await visitor.getByRole('link', { name: 'Alle Lose' }).isVisible()).toBe(false);
  });
  expect(onlyToPress).toEqual([]);

  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await openLot(page, '2');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await untilText(saveStatus(page), 'Sent');
  await chooseInSale(page, 'Settings');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await page.getByText('Visitors see the sale as it is now.').waitFor();
  await press('Close the sale');
  await page.getByText(/The sale is closed/).waitFor();

  await visitor.reload();
  await visitor.getByText('Zurückgezogen, kommt nicht zum Aufruf').waitFor();
  expect(await problemsInForcedColours(visitor, 'lot that was withdrawn')).toEqual([]);
  await visitor.goto(`${app.url}/c/no-such-catalogue`);
  await visitor.getByRole('heading', { name: 'Hier ist kein Katalog' }).waitFor();

  // Taken offline, it is another thing than an address that nobody has.
  await press('Take the catalogue offline');
  await page.getByText('The catalogue is not public at present.').waitFor();
  await visitor.goto(`${app.url}/c/${slug}`);
  await visitor.getByRole('heading', { name: 'Dieser Katalog ist zurzeit nicht online', level: 1 }).waitFor();
  expect(await problemsInLooks(visitor, 'catalogue that is offline')).toEqual([]);
  expect(await visitor.getByRole('link', { name: 'Einstellungen der Auktion' }).count()).toBe(0);
  await page.goto(`${app.url}/c/${slug}`);
  await page.getByRole('link', { name: 'Settings of the sale' }).click();
  await page.getByRole('button', { name: 'Publish it again' }).waitFor();
  const all = (await Promise.all(notified)).join('\n');
  expect(all).toContain('Clock 3');
  for (const secret of SECRETS) expect(all).not.toContain(secret);
});
