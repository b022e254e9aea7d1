import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { makePerson, signInAt } from '../support/people/people';
import { openStoreDoor } from '../support/faults/storeDoor';
import { resumeAfter } from '../support/faults/resumeAfter';

jest.setTimeout(120_000);

/** The chunk that shows toasts. */
const CHUNK = /\/assets\/NotificationBridge-[^/]+\.js/;
/** The browser's own line about the chunk that a test keeps back. */
const CHUNK_LINE =
  /NotificationBridge|Failed to fetch dynamically imported module|Failed to load resource: net::ERR_FAILED/;
const BANNER_DISABLED = 'This account has been disabled. Please ask the operator of this site.';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let dispatch: (action: object) => Promise<void>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7684 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);
beforeEach(async () => {
  page = await browser.open();
  dispatch = await openStoreDoor(page);
});
afterEach(() => page.context().close());

const toasts = () => page.locator('[data-kind]');

const toast = (id: string) =>
  dispatch({ type: 'notifications/notificationRequested', payload: { id, kind: 'info', message: `Toast ${id}` } });

/** How long the next toast stands in the page, in ms of the browser. Call before it comes. */
const watchToast = () =>
  page.evaluate(() => {
    const view = window as Window & { shownFor?: Promise<number> };
    view.shownFor = new Promise((resolve) => {
      let since: number | null = null;
      const look = () => {
        const isThere = document.querySelector('[data-kind]') !== null;
        if (isThere) since ??= performance.now();
        else if (since !== null) return resolve(performance.now() - since);
        requestAnimationFrame(look);
      };
      look();
    });
  });

const shownFor = () => page.evaluate(() => (window as Window & { shownFor?: Promise<number> }).shownFor);

describe('the time of a toast', () => {
  it.each([1_500, 4_000])('counts from being seen, when its chunk comes %i ms late', async (late) => {
    await page.route(CHUNK, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
    await page.goto(`${app.url}/sign-in`);
    await page.getByLabel('Email').waitFor();
    await watchToast();
    await toast('late');
    expect(await shownFor()).toBeGreaterThan(2900);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('counts on the pages of members, too, also for who wants no motion', async () => {
    const person = await makePerson(app.addresses, 'Ada Still');
    await signInAt(page, app.url, person, '/sales');
    await page.getByText('No sales yet').waitFor();
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await watchToast();
    await toast('still');
    expect(await shownFor()).toBeGreaterThan(2900);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('a chunk of toasts that fails', () => {
  /** Lets the first try fail, with a toast that waits for it. */
  async function failOnce(): Promise<void> {
    let tries = 0;
    await page.route(CHUNK, (route) => ((tries += 1) > 1 ? route.continue() : route.abort()));
    await page.goto(`${app.url}/sign-in`);
    await page.getByLabel('Email').waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => CHUNK.test(request.url()));
    await toast('first');
    await failed;
    expect(await toasts().count()).toBe(0);
  }

  it('is asked for again by itself, and shows what waited in its own colours and for its full time', async () => {
    await failOnce();
    await watchToast();
    await page.getByText('Toast first').waitFor();
    const colour = await toasts().evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    expect(await shownFor()).toBeGreaterThan(2900);
    expect(browser.unexpectedErrors(CHUNK_LINE)).toEqual([]);
  });

  it('is asked for again by the next toast', async () => {
    await page.clock.install();
    await failOnce();
    await page.clock.pauseAt(Date.now() + 60_000);
    await toast('second');
    await page.getByText('Toast first').waitFor();
    await page.getByText('Toast second').waitFor();
    expect(browser.unexpectedErrors(CHUNK_LINE)).toEqual([]);
  });

  it('never keeps from somebody why the session ended', async () => {
    await page.route(CHUNK, (route) => route.abort());
    const person = await makePerson(app.addresses, 'Ada Ended');
    await signInAt(page, app.url, person, '/sales');
    await page.getByText(person.name).waitFor();
    await administrator(app.addresses).disable(person.email);
    await resumeAfter(page, 56 * 60_000);
    await page.getByRole('main').getByRole('alert').filter({ hasText: BANNER_DISABLED }).waitFor();
    expect(await toasts().count()).toBe(0);
    expect(browser.unexpectedErrors(CHUNK_LINE, /accounts:lookup|\/v1\/token/)).toEqual([]);
  });
});

describe('toasts and dialogs', () => {
  beforeEach(async () => {
    const person = await makePerson(app.addresses, 'Ada Dialog');
    await signInAt(page, app.url, person, '/account');
    // They stay: none of their time passes.
    await page.clock.install();
    await toast('warm');
    await page.getByText('Toast warm').waitFor();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await toasts().waitFor({ state: 'detached' });
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  const open = async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').waitFor();
  };
  const dismiss = (id: string) =>
    toasts()
      .filter({ hasText: `Toast ${id}` })
      .getByRole('button', { name: 'Dismiss notification' });

  it('let the button of a toast be pressed, whether it came before or after the dialog', async () => {
    await toast('before');
    await page.getByText('Toast before').waitFor();
    await open();
    await toast('after');
    await page.getByText('Toast after').waitFor();
    for (const id of ['before', 'after']) {
      // A click by hand: it presses what lies on top there.
      const box = await dismiss(id).boundingBox();
      if (box === null) throw new Error('The button is not there.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.getByText(`Toast ${id}`).waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('let the keyboard reach it, and keep it when the dialog closes', async () => {
    await open();
    await toast('keys');
    await page.getByText('Toast keys').waitFor();
    for (let step = 0; step < 10; step += 1) {
      if (await dismiss('keys').evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await toasts().waitFor({ state: 'detached' });
    await toast('stays');
    await page.getByText('Toast stays').waitFor();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await dismiss('stays').click();
    await toasts().waitFor({ state: 'detached' });
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
