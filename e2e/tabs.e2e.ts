import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, openBrowser, signUp, type TestBrowser } from './support/browser';
import { createSale, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(90_000);

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
}

/** From the next page on, everything that is shown is written down at each change of the document. */
async function writeDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shown: [] };
    Object.assign(window, { seen });
    const look = () => {
      const fields = [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      );
      const text = [document.title, document.body?.textContent ?? '', ...fields].join('\n');
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

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen.shown);

async function signInAs(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out' });

describe('two tabs of one browser', () => {
  it('follow each other through sign-out, sign-in and another person, without a flash of the first one’s data', async () => {
    // Bea has an account from somewhere else, with a sale of her own.
    const elsewhere = await browser.open();
    const bea = await signUp(elsewhere, app.url, { name: 'Bea Second' });
    await createSale(elsewhere, 'Beas Sale');
    await elsewhere.context().close();

    const first = await browser.open();
    await signUp(first, app.url, { name: 'Ada First' });
    const saleId = await createSale(first, 'Adas Sale');
    await first.getByRole('button', { name: 'New lot', exact: true }).click();
    await openLot(first, '1');
    await first.getByLabel('Title').fill('Adas Lot');
    await untilText(saveWord(first), 'Sent');
    const second = await first.context().newPage();
    await writeDown(second);
    await second.goto(`${app.url}/sales/${saleId}`);
    await second.getByText('Adas Lot').first().waitFor();

    await signOutButton(first).click();
    await first.getByLabel('Email').waitFor();
    await second.getByLabel('Email').waitFor({ timeout: SOON });
    await signInAs(first, bea);
    await first.getByText('Bea Second').waitFor();
    await second.getByText('Bea Second').waitFor();

    const texts = await shown(second);
    expect(texts.some((text) => text.includes('Adas Lot'))).toBe(true);
    const end = texts.findLastIndex((text) => /Ada First|Adas/.test(text));
    const after = texts.findIndex((text) => text.includes('Bea Second'));
    expect(end).toBeGreaterThan(-1);
    expect(after).toBeGreaterThan(end);
    // Never anything of both, not for one change of the document.
    expect(texts.filter((text) => /Ada First|Adas/.test(text) && /Bea Second|Beas/.test(text))).toEqual([]);
    // What belongs to the first person is not shown to the second, at the first one's address either.
    await second.goto(`${app.url}/sales/${saleId}`);
    await second.getByText('This sale is not among yours').waitFor();
    expect((await shown(second)).filter((text) => /Ada First|Adas/.test(text))).toEqual([]);
    await first.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('know of a change of person that happens while they are not looked at', async () => {
    const first = await browser.open();
    const ada = await signUp(first, app.url, { name: 'Ada First' });
    await createSale(first, 'Adas Sale');
    await signOutButton(first).click();
    await first.getByLabel('Email').waitFor();
    await signUp(first, app.url, { name: 'Bea Second' });
    const second = await first.context().newPage();
    await writeDown(second);
    await second.goto(`${app.url}/sales`);
    await second.getByText('Bea Second').waitFor();
    await signOutButton(first).click();
    await signInAs(first, ada);
    await first.getByText('Ada First').waitFor();
    await second.getByText('Adas Sale').waitFor();
    const texts = await shown(second);
    const lastOfBea = texts.findLastIndex((text) => text.includes('Bea Second'));
    const firstOfAda = texts.findIndex((text) => /Ada First|Adas/.test(text));
    expect(lastOfBea).toBeGreaterThan(-1);
    expect(firstOfAda).toBeGreaterThan(lastOfBea);
    await first.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
