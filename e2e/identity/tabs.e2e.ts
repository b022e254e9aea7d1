import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { KEY_ASKED_AT_THE_END, KEY_MADE_TWICE, openBrowser, type TestBrowser } from '../support/app/browser';
import { record, recorded } from '../support/devtools/record';
import { makePerson, signInAt, signOut } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

/** How soon another tab knows, in ms: the SDK looks every 800 ms; a busy machine gets as long again. */
const SOON = 2000;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7670 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

interface Seen {
  /** Every text and field value that the page has shown, in order. */
  readonly shown: string[];
  /** When the identity SDK has looked for the person in the indexed database, in ms since the page began. */
  readonly looks: number[];
}

/** From the next page on, everything that is shown is written down at each change of the document. */
async function writeDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shown: [], looks: [] };
    Object.assign(window, { seen });
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...args) {
      if (this.transaction.db.name === 'firebaseLocalStorageDb') seen.looks.push(performance.now());
      return getAll.apply(this, args);
    };
    const look = () => {
      const fields = [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      );
      // In a sale the account is a picture with a name.
      const labels = [...document.querySelectorAll('[aria-label]')].map(
        (each) => each.getAttribute('aria-label') ?? '',
      );
      const text = [document.title, document.body?.textContent ?? '', ...fields, ...labels].join('\n');
      if (seen.shown.at(-1) !== text) seen.shown.push(text);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen);

/** When none of these texts is in the page's document any more, in ms since the epoch. */
const whenGone = (page: Page, gone: readonly string[]): Promise<number> =>
  page.evaluate(
    (texts) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!texts.some((text) => document.documentElement.innerHTML.includes(text))) resolve(Date.now());
          else setTimeout(look, 10);
        };
        look();
      }),
    gone,
  );

describe('two tabs of one browser', () => {
  it('follow each other through sign-out, sign-in and another person, without a flash of the first one’s data', async () => {
    const { addresses } = app;
    const [ada, bea] = await Promise.all([makePerson(addresses, 'Ada First'), makePerson(addresses, 'Bea Second')]);
    const [saleId] = await Promise.all([
      prepareSale(addresses, { title: 'Adas Sale', owner: ada.uid, lots: [{ number: 1, title: 'Adas Lot' }] }),
      prepareSale(addresses, { title: 'Beas Sale', owner: bea.uid, lots: [] }),
    ]);
    const first = await browser.open();
    await signInAt(first, app.url, ada, `/sales/${saleId}`);
    await first.getByText('Adas Lot').first().waitFor();
    const second = await first.context().newPage();
    await record(second.context());
    await writeDown(second);
    await second.goto(`${app.url}/sales/${saleId}`);
    await second.getByText('Adas Lot').first().waitFor();

    // Both clocks are the machine's own: what playwright itself takes is not counted.
    const gone = [first, second].map((page) => whenGone(page, [ada.name, ada.email, 'Adas']));
    await signOut(first);
    const [here = NaN, there = NaN] = await Promise.all(gone);
    expect(there - here).toBeLessThan(SOON);
    await second.getByRole('status').filter({ hasText: 'the session was ended elsewhere' }).waitFor();
    expect(second.url()).toBe(`${app.url}/sign-in?next=${encodeURIComponent(`/sales/${saleId}`)}`);
    const last = (await recorded<object>(second, 'states')).at(-1);
    for (const text of [ada.name, ada.email, 'Adas', saleId]) {
      expect(JSON.stringify({ ...last, navigation: null })).not.toContain(text);
    }

    // The next person gets nothing of the first one, at the first one's address either.
    await signInHere(first, bea);
    await first.getByText('Beas Sale').waitFor();
    await second.getByRole('button', { name: 'Account of Bea Second' }).waitFor();
    await second.getByText('This sale is not among yours').waitFor();
    // The person changes at once, while nobody looks at the other tab.
    await signOut(first);
    await signInHere(first, ada);
    await first.getByText('Adas Sale').waitFor();
    await second.getByText('Adas Lot').first().waitFor();

    const { shown, looks } = await seenBy(second);
    // Never anything of both, not for one change of the document: Ada, Bea, Ada.
    const whose = shown.flatMap((text) => [
      ...(/Ada First|Adas/.test(text) ? ['Ada'] : []),
      ...(/Bea Second|Beas/.test(text) ? ['Bea'] : []),
    ]);
    expect(whose.filter((who, index) => who !== whose[index - 1])).toEqual(['Ada', 'Bea', 'Ada']);
    // CO10: looked for every 800 ms.
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? NaN));
    const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? NaN;
    expect([middle > 700, middle < 1100]).toEqual([true, true]);
    await first.context().close();
    expect(browser.unexpectedErrors(KEY_ASKED_AT_THE_END, KEY_MADE_TWICE)).toEqual([]);
  });

  it('show a new name and a new portrait in the other one, without a reload', async () => {
    const person = await makePerson(app.addresses, 'Cleo Old');
    const first = await browser.open();
    await signInAt(first, app.url, person, '/account');
    const second = await first.context().newPage();
    await second.goto(`${app.url}/sales`);
    const head = second.getByRole('banner');
    await head.getByText('Cleo Old').waitFor();
    await second.evaluate(() => Object.assign(window, { isFirstLoad: true }));

    await first.getByLabel('Name', { exact: true }).fill('Cleo New');
    await first.getByRole('button', { name: 'Save the name' }).click();
    await head.getByText('Cleo New').waitFor();
    expect(await head.getByText('Cleo Old').count()).toBe(0);
    expect(await head.locator('img').count()).toBe(0);
    const buffer = await first.screenshot({ type: 'jpeg' });
    await first.getByLabel('Choose a photo').last().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await first.getByRole('button', { name: 'Use this photo' }).click();
    await head.locator('img').waitFor();

    expect(await second.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    await first.context().close();
    expect(browser.unexpectedErrors(KEY_MADE_TWICE)).toEqual([]);
  });
});
