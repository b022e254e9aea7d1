import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { putLargeSale, retitle } from '../support/sales/largeSale';
import { makePerson, type Person, signInAt } from '../support/people/people';

jest.setTimeout(240_000);

const LOTS = 4_000;
/** Within so long, in ms, a page says what keeps a sale from opening. */
const SAID_MS = 10_000;

let app: AppUnderTest;
let faulty: FaultyApp;
let browser: TestBrowser;
let anna: Person;
let saleId: string;
let firstLot: string;

/** More than the emulator delivers in one listening. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7940 }), openBrowser()]);
  faulty = await startFaultyApp(app);
  anna = await makePerson(app.addresses, 'Anna Berg');
  ({ saleId, firstLot } = await putLargeSale(app.addresses, { lots: LOTS, photosEach: 2, owner: anna.uid }));
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await faulty?.stop();
  await app?.stop();
}, 30_000);

/** The words about the opening name the number of lots, too. */
const isOpen = (page: Page) => page.getByText(new RegExp(`^${LOTS.toLocaleString('en')} lots, `));
const progressOf = (page: Page) => page.getByText(/^Opening the sale: /);

describe('a sale of 4,000 lots and 8,000 photos', () => {
  it('opens, says how far it is meanwhile, and shows its photos', async () => {
    const page = await browser.open();
    await signInAt(page, app.url, anna, '/sales');
    await page.locator(`a[href="/sales/${saleId}"]`).click();
    const progress = page.getByText(/^Opening the sale: [\d,]+ (of 4,000 )?lots/);
    await progress.or(isOpen(page)).first().waitFor({ timeout: SAID_MS });
    await isOpen(page).waitFor({ timeout: 60_000 });
    await progress.waitFor({ state: 'detached' });
    expect(browser.unexpectedErrors(/status of 404 .*\/sales%2F/)).toEqual([]);
    await page.context().close();
  });

  it('says within ten seconds that the server is silent, and opens when it speaks', async () => {
    const page = await browser.open();
    await signInAt(page, faulty.url, anna, '/sales');
    const link = page.locator(`a[href="/sales/${saleId}"]`);
    await link.waitFor();
    faulty.firestore.set({ kind: 'blackhole' });
    await link.click();
    const silent = page.getByText(/^The server has not answered for a while\./);
    await silent.waitFor({ timeout: SAID_MS });
    faulty.firestore.set({ kind: 'pass' });
    await isOpen(page).waitFor({ timeout: 120_000 });
    await silent.waitFor({ state: 'detached' });
    await progressOf(page).waitFor({ state: 'detached', timeout: 60_000 });
    // A page that listened to all of it would ask for it at once after a cut, which the emulator refuses for ever.
    faulty.firestore.set({ kind: 'reset' });
    await retitle(app.addresses, saleId, firstLot, 'Changed by somebody');
    faulty.firestore.set({ kind: 'pass' });
    await page.getByText('Changed by somebody').first().waitFor({ timeout: 40_000 });
    await page.context().close();
  });
});
