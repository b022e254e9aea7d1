import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { record, recorded } from './support/devtools/record';
import { leftovers, placesOf } from './support/leftovers';
import { createSale, lotRow, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(60_000);

/** The browser's own lines about the network that the test takes away, and about the refusal that it is about. */
const EXPECTED = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /Could not reach Cloud Firestore/,
  /accounts:lookup|\/v1\/token/,
  /www\.google\.com\/images\/cleardot\.gif/,
];

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7660 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

interface Worker extends Account {
  readonly page: Page;
  readonly uid: string;
  readonly saleId: string;
}

/** Somebody with a sale and a lot whose texts occur nowhere else. */
async function enterWithWork(): Promise<Worker> {
  const page = await browser.open();
  await record(page.context());
  const account = await signUp(page, app.url, { name: 'Canary Person' });
  const saleId = await createSale(page, 'Canary Sale');
  await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(page, '1');
  await page.getByLabel('Title').fill('Canary Lot');
  await untilText(saveWord(page), 'Sent');
  const states = await recorded<{ auth: { user?: { uid: string } } }>(page, 'states');
  const uid = states.at(-1)?.auth.user?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return { ...account, page, uid, saleId };
}

/** Types what does not reach the database any more. */
async function typeUnsent({ page }: Worker): Promise<void> {
  const { firestore } = app.addresses;
  await page.context().route(
    (url) => url.port === String(firestore.port),
    (route) => route.abort('internetdisconnected'),
  );
  await page.getByLabel('Title').fill('Unsent words');
  await untilText(saveWord(page), 'Saved on this device');
}

/** All that is left in this browser, the store's present state among it. */
async function everything(page: Page): Promise<Record<string, string>> {
  // What slices keep is compared after the page has come to rest: the last save of the outbox is on its own way.
  await page.waitForTimeout(500);
  const states = await recorded<unknown>(page, 'states');
  return { ...(await leftovers(page)), state: JSON.stringify(states.at(-1)) };
}

const canaries = ({ uid, email, saleId }: Worker) => [uid, email, saleId, 'Canary Person', 'Canary Sale', 'Canary Lot'];

describe('the end of a session leaves nothing of the person in this browser', () => {
  it('when everything was sent', async () => {
    const worker = await enterWithWork();
    const { page } = worker;
    // The measure finds them while they are there.
    const before = placesOf(await everything(page), canaries(worker));
    expect(before).toEqual(expect.arrayContaining([`firebaseLocalStorageDb: ${worker.uid}`, 'state: Canary Lot']));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    expect(placesOf(await everything(page), canaries(worker))).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('but what was not sent, locked for its person, who finds it again', async () => {
    const worker = await enterWithWork();
    const { page } = worker;
    await typeUnsent(worker);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Keep for me and sign out' }).click();
    await page.getByLabel('Email').waitFor();
    const places = await everything(page);
    expect(placesOf(places, ['Unsent words', ...canaries(worker)])).toEqual([]);
    await page.context().unrouteAll();
    await signIn(page, app.url, worker);
    await page.goto(`${app.url}/sales/${worker.saleId}`);
    await openLot(page, '1');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Unsent words'),
    );
    await untilText(saveWord(page), 'Sent');
    await page.context().close();
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });

  it('but what was not sent, as a file, which brings it back', async () => {
    const worker = await enterWithWork();
    const { page } = worker;
    await typeUnsent(worker);
    // Nothing of the sale has been loaded here.
    await page.goto(`${app.url}/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    const file = await download.path();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard 1 item and sign out' }).click();
    await page.waitForURL(`${app.url}/sign-in`);
    expect(placesOf(await everything(page), ['Unsent words', ...canaries(worker)])).toEqual([]);
    await page.context().unrouteAll();
    await signIn(page, app.url, worker);
    await page.getByLabel('File of exported work').setInputFiles(file);
    await page.getByText('one change, in one lot').waitFor();
    await page.getByRole('button', { name: 'Bring back and send' }).click();
    await page.getByRole('link', { name: /Canary Sale/ }).click();
    await lotRow(page, '1').getByText('Unsent words').waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });

  it('but what was not sent, where others ended it', async () => {
    const worker = await enterWithWork();
    const { page } = worker;
    await administrator(app.addresses).disable(worker.email);
    await typeUnsent(worker);
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 56 * 60_000;
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByLabel('Email').waitFor();
    const places = await everything(page);
    expect(placesOf(places, ['Unsent words'])).toEqual([]);
    // The address of the page leads back to the same work, for whoever may open it.
    const { state: _state, document: _document, ...kept } = places;
    expect(placesOf(kept, canaries(worker))).toEqual([]);
    expect(
      placesOf(
        places,
        canaries(worker).filter((text) => text !== worker.saleId),
      ),
    ).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });
});

describe('the next person in the same page', () => {
  it('gets nothing of the one before, at the very address that one has left', async () => {
    const elsewhere = await browser.open();
    const next = await signUp(elsewhere, app.url, { name: 'Next Person' });
    // The name follows the account: a window that closes before would leave a person without one.
    await elsewhere.getByText('Next Person').waitFor();
    await elsewhere.context().close();
    const worker = await enterWithWork();
    const { page } = worker;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').fill(next.email);
    await page.getByLabel('Password', { exact: true }).fill(next.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Next Person').waitFor();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/sales/${worker.saleId}`);
    await page.getByText('This sale is not among yours').waitFor();
    await page.waitForTimeout(500);
    const states = await recorded<{ auth: { status: string } }>(page, 'states');
    const ended = states.findLastIndex(({ auth }) => auth.status === 'signedOut');
    expect(ended).toBeGreaterThan(0);
    const after = JSON.stringify(states.slice(ended));
    const texts = canaries(worker).filter((text) => text !== worker.saleId);
    expect(placesOf({ after, document: await page.content() }, texts)).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
