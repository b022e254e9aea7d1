import type { BrowserContext, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { type Account, openBrowser, signIn, signUp, type TestBrowser } from '../support/app/browser';
import { record } from '../support/devtools/record';
import type { TimeMachine } from '../support/devtools/recorder';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { saleOracle } from '../support/sales/oracle';
import {
  createSale,
  lotNumbers,
  lotRow,
  openLot,
  saveStatus,
  untilAllSent,
  untilText,
} from '../support/sales/workspace';

jest.setTimeout(240_000);

const DAY_MS = 86_400_000;

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Account;
let saleId: string;
let oracle: ReturnType<typeof saleOracle>;
/** Each person's own way to the services. */
let ways: FaultyApp[];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7720 }), openBrowser()]);
  ways = await Promise.all([startFaultyApp(app), startFaultyApp(app)]);
  const page = await browser.open();
  page.setDefaultTimeout(60_000);
  anna = await signUp(page, app.url);
  saleId = await createSale(page, 'Two people');
  oracle = saleOracle(app.addresses, saleId);
  for (const number of ['1', '2', '3', '4']) {
    await page.getByRole('button', { name: 'New lot', exact: true }).click();
    await lotRow(page, number).waitFor();
  }
  await openLot(page, '4');
  await untilText(saveStatus(page), 'Sent');
  await untilAllSent(page);
  await page.context().close();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all((ways ?? []).map((way) => way.stop()));
  await app?.stop();
}, 30_000);

beforeEach(() => ways.forEach((way) => way.set({ kind: 'pass' })));

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });

/** A window with a clock of its own, at the open sale. */
async function enter(way: number, skewMs = 0): Promise<Page> {
  const page = await browser.open();
  page.setDefaultTimeout(60_000);
  await record(page.context());
  if (skewMs !== 0) await skewClock(page.context(), skewMs);
  const url = ways[way]?.url ?? '';
  await signIn(page, url, anna);
  await page.goto(`${url}/sales/${saleId}`);
  await openLot(page, '1');
  return page;
}

/** Moves a lot by one place, by the keys. */
async function move(page: Page, number: string, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await lotRow(page, number)
    .getByRole('rowheader')
    .click({ position: { x: 100, y: 4 } });
  await page.getByRole('grid').focus();
  await page.keyboard.press(`Alt+${key}`);
  await page.getByText(new RegExp(`^Lot ${number}: position \\d of 4$`)).waitFor({ state: 'attached' });
}

/** The device's clock is wrong by so much; its second is as long as everybody's. */
async function skewClock(context: BrowserContext, skewMs: number): Promise<void> {
  await context.addInitScript((skew) => {
    const RealDate = Date;
    class SkewedDate extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(RealDate.now() + skew);
        else super(...(args as [number]));
      }
      static override now(): number {
        return RealDate.now() + skew;
      }
    }
    globalThis.Date = SkewedDate as DateConstructor;
  }, skewMs);
}

/**
 * Waits until the server has answered the page's listener to the lots, or does so no more. What is written while the emulator
 * makes such an answer is not in it, and comes only with the next change of the list (decision 47).
 */
async function untilLots(page: Page, from: 'server' | 'silence'): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const { timeMachine } = window as { readonly timeMachine?: TimeMachine };
      const state = timeMachine?.states().at(-1) as { readonly claims?: { readonly lastEvent: string } } | undefined;
      return state?.claims?.lastEvent === wanted;
    },
    from,
    { polling: 50 },
  );
}

/** The way is well again, and the browser is notified, as when a device finds its network. */
async function comeBack(page: Page, way: number): Promise<void> {
  ways[way]?.set({ kind: 'pass' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilText(saveStatus(page), 'Sent');
  // Before a colleague writes.
  await untilLots(page, 'server');
}

/** The window of the first person, who works on in it. */
let one: Page;

describe('two who were cut off at the same time, with clocks that are wrong by a day and a year', () => {
  it('both keep what they wrote and put in order, in whichever order they come back', async () => {
    const pages = await Promise.all([enter(0, DAY_MS), enter(1, -365 * DAY_MS)]);
    const [, other] = pages;
    [one] = pages;
    const written: string[] = [];
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      for (const way of ways) way.set({ kind: 'reset' });
      const texts = [`Title of round ${String(order[0])}`, `Description of round ${String(order[0])}`] as const;
      await titleOf(one).fill(texts[0]);
      await other.getByLabel('Description', { exact: true }).fill(texts[1]);
      for (const page of pages) await untilText(saveStatus(page), 'Saved on this device');
      for (const page of pages) await untilLots(page, 'silence');
      written.push(...texts);
      // One pulls the last lot up, the other one pushes the second one down: one order comes of it.
      const [, second = '', , last = ''] = await lotNumbers(one);
      await move(one, last, 'ArrowUp');
      await move(other, second, 'ArrowDown');
      for (const way of order) await comeBack(pages[way], way);
      await oracle.settle(written, one, other);
    }
    expect(await oracle.lots()).toHaveLength(4);
    await other.context().close();
  });
});

describe('two tabs of one person', () => {
  it('the one with unsent work crashes: the other one sends it', async () => {
    const other = await one.context().newPage();
    other.setDefaultTimeout(60_000);
    await other.goto(one.url());
    await openLot(other, '1');
    await untilText(saveStatus(other), 'Sent');
    ways[0]?.set({ kind: 'reset' });
    await titleOf(one).fill('Written in the tab that crashed');
    await untilText(saveStatus(one), 'Saved on this device');
    const devtools = await one.context().newCDPSession(one);
    const crashed = one.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    ways[0]?.set({ kind: 'pass' });
    await oracle.settle(['Written in the tab that crashed'], other);
  });
});
