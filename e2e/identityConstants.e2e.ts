import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './support/chromium';
import type { IdentityPageApi } from './support/identityPage/api';
import { PAGE_URL, serveIdentityPage } from './support/identityPage/servePage';

declare global {
  /** Only inside the page. */
  var identityPage: IdentityPageApi;
}

jest.setTimeout(60_000);

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await serveIdentityPage(context);
});
afterEach(() => context.close());

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PAGE_URL);
  await page.waitForFunction(() => 'identityPage' in globalThis);
  await page.evaluate(() => identityPage.ready());
  return page;
}

describe('constants of the identity SDK in Chromium', () => {
  it('CO10: another page’s sign-in and sign-out are noticed by looking into the indexed database every 800 ms', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const looks = await other.evaluate(() => {
      const real = IDBObjectStore.prototype.getAll;
      const times: number[] = [];
      IDBObjectStore.prototype.getAll = function (...args) {
        if (this.transaction.db.name === 'firebaseLocalStorageDb') times.push(performance.now());
        return real.apply(this, args);
      };
      return new Promise<number[]>((resolve) => setTimeout(() => resolve(times), 2000));
    });
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? NaN));
    expect(gaps.length).toBeGreaterThanOrEqual(1);
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(700);
      expect(gap).toBeLessThan(1100);
    }
    for (const uid of ['person-1', null]) {
      await one.evaluate(async (person) => {
        await (person === null ? identityPage.signOut() : identityPage.signIn());
      }, uid);
      const done = await one.evaluate(() => identityPage.last().at);
      await other.waitForFunction((expected) => identityPage.last().uid === expected, uid);
      const heard = await other.evaluate(() => identityPage.last().at);
      // One pause between looks, and time to look the account up on a busy machine.
      expect(heard - done).toBeLessThan(2000);
    }
  });

  it('CO8, CO9: a window of 500 by 600 opens; that it was closed is told 8 to 10 s later', async () => {
    const page = await openPage();
    const opening = context.waitForEvent('page');
    const outcome = page.evaluate(async () => {
      const opened: string[] = [];
      const real = window.open.bind(window);
      window.open = (url, name, features) => {
        opened.push(String(features));
        return real(url, name, features);
      };
      const code = await identityPage.signInWithPopup();
      return { code, opened, at: Date.now() };
    });
    const popup = await opening;
    await popup.waitForLoadState();
    expect(new URL(popup.url()).host).toBe('sign-in.example');
    const size = await popup.evaluate(() => [innerWidth, innerHeight]);
    expect(size).toEqual([500, 600]);
    const closedAt = Date.now();
    await popup.close();
    const { code, opened, at } = await outcome;
    expect(code).toBe('popup-closed-by-user');
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/width=500,height=600/);
    expect(at - closedAt).toBeGreaterThanOrEqual(7900);
    expect(at - closedAt).toBeLessThan(11_000);
  });
});
