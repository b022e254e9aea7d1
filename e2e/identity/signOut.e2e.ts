import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { record, recorded } from '../support/devtools/record';
import { leftovers, placesOf } from '../support/faults/leftovers';
import { makePerson, type Person, signInAt, signOut } from '../support/people/people';
import { lotRow, openLot, saveStatus, untilText } from '../support/sales/workspace';
import { prepareSale } from '../support/sales/preparedSale';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

/** The browser's own lines about the network that the test takes away, and about the refusal that it is about. */
const EXPECTED = [/net::ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /accounts:lookup|\/v1\/token/];

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7660 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

interface Worker extends Person {
  readonly page: Page;
  readonly saleId: string;
}

/** Somebody with a sale and a lot whose texts occur nowhere else, and who has worked on them here. */
async function enterWithWork(): Promise<Worker> {
  const person = await makePerson(app.addresses, 'Canary Person');
  const saleId = await prepareSale(app.addresses, {
    title: 'Canary Sale',
    owner: person.uid,
    lots: [{ number: 1, title: 'A lot' }],
  });
  const page = await browser.open();
  await record(page.context());
  await signInAt(page, app.url, person, `/sales/${saleId}`);
  await openLot(page, '1');
  await page.getByLabel('Title', { exact: true }).fill('Canary Lot');
  await untilText(saveStatus(page), 'Sent');
  return { ...person, page, saleId };
}

/** Types what does not reach the database any more. */
async function typeUnsent(page: Page, words: string): Promise<void> {
  const { firestore } = app.addresses;
  await page.context().route(
    (url) => url.port === String(firestore.port),
    (route) => route.abort('internetdisconnected'),
  );
  await page.getByLabel('Title', { exact: true }).fill(words);
  await untilText(saveStatus(page), 'Saved on this device');
}

/** All that is left in this browser, the store's present state among it. */
async function everything(page: Page): Promise<Record<string, string>> {
  // What slices keep is compared after the page has come to rest: the last save of the outbox is on its own way.
  await page.waitForTimeout(500);
  const state = await page.evaluate(() => JSON.stringify(window.timeMachine?.states().at(-1)));
  return { ...(await leftovers(page)), state };
}

const canaries = ({ uid, email, saleId }: Worker) => [uid, email, saleId, 'Canary Person', 'Canary Sale', 'Canary Lot'];
describe('the end of a session leaves nothing of the person in this browser', () => {
  it('when everything was sent, and the next person in the same page gets nothing, at that one’s address either', async () => {
    const [worker, next] = await Promise.all([enterWithWork(), makePerson(app.addresses, 'Next Person')]);
    const { page } = worker;
    // The measure finds them while they are there.
    const before = placesOf(await everything(page), canaries(worker));
    expect(before).toEqual(expect.arrayContaining([`firebaseLocalStorageDb: ${worker.uid}`, 'state: Canary Lot']));
    await signOut(page);
    await page.getByLabel('Email').waitFor();
    expect(placesOf(await everything(page), canaries(worker))).toEqual([]);

    await signInHere(page, next);
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
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });
});

describe('but what was not sent', () => {
  let worker: Worker;
  let page: Page;

  beforeAll(async () => {
    worker = await enterWithWork();
    ({ page } = worker);
  });
  afterAll(() => page?.context().close());

  it('is locked for its person, who finds it again', async () => {
    await typeUnsent(page, 'Unsent words');
    await signOut(page);
    await page.getByRole('button', { name: 'Keep for me and sign out' }).click();
    await page.getByLabel('Email').waitFor();
    expect(placesOf(await everything(page), ['Unsent words', ...canaries(worker)])).toEqual([]);
    await page.context().unrouteAll();
    await signInAt(page, app.url, worker, `/sales/${worker.saleId}`);
    await openLot(page, '1');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Unsent words'),
    );
    await untilText(saveStatus(page), 'Sent');
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });

  it('is exported as a file, which brings it back', async () => {
    await typeUnsent(page, 'Exported words');
    // Nothing of the sale has been loaded here.
    await page.goto(`${app.url}/account`);
    await signOut(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    const file = await download.path();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard 1 item and sign out' }).click();
    await page.waitForURL(`${app.url}/sign-in`);
    expect(placesOf(await everything(page), ['Exported words', ...canaries(worker)])).toEqual([]);
    await page.context().unrouteAll();
    await signInAt(page, app.url, worker, '/sales');
    await page.getByLabel('File of exported work').setInputFiles(file);
    await page.getByText('one change, in one lot').waitFor();
    await page.getByRole('button', { name: 'Bring back and send' }).click();
    await page.getByRole('link', { name: /Canary Sale/ }).click();
    await lotRow(page, '1').getByText('Exported words').waitFor();
    await openLot(page, '1');
    await untilText(saveStatus(page), 'Sent');
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });

  it('is locked, too, where others end the session', async () => {
    await administrator(app.addresses).disable(worker.email);
    await typeUnsent(page, 'Late words');
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 56 * 60_000;
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByLabel('Email').waitFor();
    const places = await everything(page);
    expect(placesOf(places, ['Late words'])).toEqual([]);
    // The address of the page leads back to the same work, for a person who may open it.
    const { state: _state, document: _document, ...kept } = places;
    expect(placesOf(kept, canaries(worker))).toEqual([]);
    const texts = canaries(worker).filter((text) => text !== worker.saleId);
    expect(placesOf(places, texts)).toEqual([]);
    expect(browser.unexpectedErrors(...EXPECTED)).toEqual([]);
  });
});
