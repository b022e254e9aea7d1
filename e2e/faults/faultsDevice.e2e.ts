import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, signUp, type TestBrowser } from '../support/app/browser';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { saleOracle } from '../support/sales/oracle';
import { createSale, openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(240_000);

const DISK_BYTES = 3_000_000;

let app: AppUnderTest;
let faulty: FaultyApp;
let browser: TestBrowser;
let page: Page;
let saleId: string;
let oracle: ReturnType<typeof saleOracle>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7730 }), openBrowser()]);
  faulty = await startFaultyApp(app);
  page = await browser.open();
  page.setDefaultTimeout(60_000);
  // Before anything is stored: a browser looks only now and then how much room there is.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }));
  await page.goto(`${faulty.url}/blank`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: faulty.url, quotaSize: DISK_BYTES });
  await signUp(page, faulty.url);
  saleId = await createSale(page, 'Poor device');
  oracle = saleOracle(app.addresses, saleId);
  await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(page, '1');
  await untilText(saveStatus(page), 'Sent');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await faulty?.stop();
  await app?.stop();
}, 30_000);

const titleOf = () => page.getByLabel('Title', { exact: true });
const nothingKept = () =>
  page.getByText('This browser does not let Lotsmith store anything on this device.', { exact: false });

/** Fills the disk to its last bytes, as another use of this device would. */
function fillDisk(): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('another-use', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('all', { autoIncrement: true }));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const fits = (bytes: number): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = database.transaction('all', 'readwrite', { durability: 'strict' });
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
        // What repeats would be packed.
        transaction.objectStore('all').add(crypto.getRandomValues(new Uint8Array(bytes)));
      });
    for (const bytes of [60_000, 6_000, 600, 60]) while (await fits(bytes));
    database.close();
  });
}

function freeDisk(): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('another-use').addEventListener('success', () => resolve());
      }),
  );
}

/** Every word that the screen has said of the lot since `text` was typed. */
async function wordsAfter(text: string): Promise<() => Promise<string[]>> {
  const status = await saveStatus(page).elementHandle();
  const log = await page.evaluateHandle((element) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(element?.textContent?.trim() ?? '')).observe(element ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return said;
  }, status);
  await titleOf().fill(text);
  return () => log.evaluate((said) => said);
}

describe('a device', () => {
  it('whose disk fills up in the middle does not say that it has kept anything, and what was written arrives', async () => {
    faulty.set({ kind: 'reset' });
    await fillDisk();
    const words = await wordsAfter('Written on a full disk');
    await untilText(saveStatus(page), 'Saving…');
    faulty.set({ kind: 'pass' });
    await untilText(saveStatus(page), 'Sent');
    expect(await words()).not.toContain('Saved on this device');
    await oracle.settle(['Written on a full disk'], page);
  });

  it('whose disk is full from the start says so before any work, and again keeps work when it has room', async () => {
    await page.reload();
    await nothingKept().first().waitFor();
    await titleOf().fill('Written with a full disk');
    await untilText(saveStatus(page), 'Sent');
    await freeDisk();
    await page.reload();
    await titleOf().waitFor();
    faulty.set({ kind: 'reset' });
    await titleOf().fill('Written with room again');
    await untilText(saveStatus(page), 'Saved on this device');
    faulty.set({ kind: 'pass' });
    await untilText(saveStatus(page), 'Sent');
    await oracle.settle(['Written with a full disk', 'Written with room again'], page);
  });

  it('whose database of unsent work was damaged gives back what can be read of it', async () => {
    faulty.set({ kind: 'reset' });
    await titleOf().fill('Written before the damage');
    await untilText(saveStatus(page), 'Saved on this device');
    const address = page.url();
    await page.goto(`${faulty.url}/blank`);
    await page.evaluate(damageOutbox);
    faulty.set({ kind: 'pass' });
    await page.goto(address);
    await untilText(saveStatus(page), 'Sent');
    await oracle.settle(['Written before the damage'], page);
  });
});

/** Leaves of the outbox its operations, in a store without indexes, and none of the other stores. */
async function damageOutbox(): Promise<void> {
  const name = 'lotsmith-outbox';
  const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const whole = await finished(indexedDB.open(name));
  const { version } = whole;
  const records = await finished(
    whole.transaction('operations').objectStore('operations').getAll() as IDBRequest<unknown[]>,
  );
  whole.close();
  if (records.length === 0) throw new Error('There is nothing to damage.');
  await finished(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('operations', { autoIncrement: true });
    for (const record of records) store.add(record);
  });
  (await finished(opening)).close();
}
