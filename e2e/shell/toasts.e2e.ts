import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, type TestBrowser } from '../support/app/browser';
import { openStoreDoor } from '../support/faults/storeDoor';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let dispatch: (action: object) => Promise<void>;

/** The page's own timers, which are moved on by hand: what is measured is their time and not that of a busy machine. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7584 }), openBrowser()]);
  page = await browser.open();
  dispatch = await openStoreDoor(page);
  await page.clock.install();
  await page.goto(`${app.url}/sign-in`);
  await page.getByLabel('Email').waitFor();
  // The part of the page that shows toasts comes with the first one.
  await toast('first');
  await page.getByText('Toast first').waitFor();
  await page.clock.fastForward(10_000);
  await page.getByText('Toast first').waitFor({ state: 'detached' });
  await page.clock.pauseAt(Date.now() + 600_000);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);
afterEach(async () => {
  expect(await toasts().count()).toBe(0);
  expect(browser.unexpectedErrors()).toEqual([]);
});

const KINDS = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;
type Kind = keyof typeof KINDS;

const toasts = () => page.locator('[data-kind]');

const toast = (id: string, kind: Kind = 'info') =>
  dispatch({ type: 'notifications/notificationRequested', payload: { id, kind, message: `Toast ${id}` } });

/** Until the browser has drawn all that are to be seen: their time counts from then on. */
const drawn = () =>
  page.waitForFunction(
    () => {
      const { testStore } = window as Window & {
        testStore?: { getState(): { notifications: { list: { seen: boolean }[] } } };
      };
      return (
        testStore
          ?.getState()
          .notifications.list.slice(0, 3)
          .every(({ seen }) => seen) === true
      );
    },
    undefined,
    { polling: 50 },
  );

/** Lets so many milliseconds of the page pass, and gives how many toasts are there then. */
async function shownAfter(ms: number): Promise<number> {
  await page.clock.runFor(ms);
  return toasts().count();
}

describe('toasts (SH7)', () => {
  it('stand at the bottom right, 8 px apart, at most three at once, for 3000 ms', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await toast(id);
    await page.getByText('Toast c').waitFor();
    await drawn();
    expect(await toasts().count()).toBe(3);
    const boxes = await toasts().evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect).toSorted((a, b) => a.top - b.top),
    );
    const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
    expect(gaps).toEqual([8, 8]);
    const view = page.viewportSize();
    expect((view?.width ?? 0) - (boxes[2]?.right ?? 0)).toBeLessThanOrEqual(32);
    expect((view?.height ?? 0) - (boxes[2]?.bottom ?? 0)).toBeLessThanOrEqual(32);
    expect(await shownAfter(2900)).toBe(3);
    expect(await shownAfter(200)).toBe(1);
    await page.getByText('Toast d').waitFor();
    await drawn();
    expect(await shownAfter(2700)).toBe(1);
    expect(await shownAfter(300)).toBe(0);
  });

  it.each(['the pointer', 'the focus'])('stay while %s is on them, and then the rest of their time', async (what) => {
    await toast(what);
    if (what === 'the pointer') await toasts().hover();
    else await toasts().getByRole('button').focus();
    expect(await shownAfter(60_000)).toBe(1);
    if (what === 'the pointer') await page.mouse.move(5, 5);
    else await page.getByLabel('Email').focus();
    expect(await shownAfter(2500)).toBe(1);
    expect(await shownAfter(500)).toBe(0);
  });

  it('tell once that they were drawn: shown again as one goes through time, they change nothing', async () => {
    await toast('again');
    await page.getByText('Toast again').waitFor();
    await drawn();
    await toasts().getByRole('button').click();
    await toasts().waitFor({ state: 'detached' });
    // The library forgets a closed one a moment later.
    await page.clock.runFor(1_000);
    await page.evaluate(() => {
      const view = window as Window & { redrawn?: Promise<unknown> };
      view.redrawn = new Promise((resolve) => document.addEventListener('animationstart', resolve, { once: true }));
    });
    await toast('again');
    await page.getByText('Toast again').waitFor();
    await page.evaluate(async () => void (await (window as Window & { redrawn?: Promise<unknown> }).redrawn));
    expect(await shownAfter(10_000)).toBe(1);
    await toasts().getByRole('button').click();
    await toasts().waitFor({ state: 'detached' });
  });

  it('have a role, a word and a colour of their own for each kind, and go by their button', async () => {
    // axe waits by the page's timers.
    await page.clock.resume();
    const kinds = Object.entries(KINDS) as [Kind, string][];
    const hold = (id: string) => dispatch({ type: 'notifications/notificationHeld', payload: { id } });
    for (const [kind] of kinds) {
      await toast(kind, kind);
      await hold(kind);
    }
    const colours = new Set<string>();
    for (const [kind, role] of kinds) {
      const element = page.locator(`[data-kind="${kind}"]`);
      await hold(kind);
      expect(await element.getAttribute('role')).toBe(role);
      expect(await element.locator('[role=alert], [role=status]').count()).toBe(0);
      colours.add(await element.evaluate((node) => getComputedStyle(node).backgroundColor));
      // Three of them stand together; the fourth comes into the place of the first.
      if (kind === 'success' || kind === 'error') expect(await axeProblems(page)).toEqual([]);
      await element.getByRole('button', { name: 'Dismiss notification' }).click();
      await element.waitFor({ state: 'detached' });
    }
    expect(colours.size).toBe(4);
  });
});
