import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, openBrowser, type TestBrowser } from './support/browser';
import { openStoreDoor } from './support/storeDoor';

jest.setTimeout(60_000);

/** On a busy machine a timer fires late, never early. */
const LATE_MS = 1200;

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let dispatch: (action: object) => Promise<void>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7584 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

beforeEach(async () => {
  page = await browser.open();
  dispatch = await openStoreDoor(page);
  await page.goto(`${app.url}/sign-in`);
  await page.getByLabel('Email').waitFor();
});
afterEach(async () => {
  await page.context().close();
  expect(browser.unexpectedErrors()).toEqual([]);
});

type Kind = 'success' | 'error' | 'info' | 'warning';

const toast = (id: string, kind: Kind = 'info') =>
  dispatch({ type: 'notifications/notificationRequested', payload: { id, kind, message: `Toast ${id}` } });
const toasts = () => page.locator('[data-kind]');
const gone = (id: string) => page.getByText(`Toast ${id}`).waitFor({ state: 'detached' });

/** How long the toast is in the page, in ms, from the frame after it was asked for. */
async function lifeOf(id: string, during: () => Promise<unknown> = () => Promise.resolve()): Promise<number> {
  await toast(id);
  const started = Date.now();
  await page.getByText(`Toast ${id}`).waitFor();
  await during();
  await gone(id);
  return Date.now() - started;
}

describe('toasts (SH7)', () => {
  it('stand at the bottom right, 8 px apart, at most three at once', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await toast(id);
    await page.getByText('Toast c').waitFor();
    expect(await toasts().count()).toBe(3);
    const boxes = await toasts().evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect).toSorted((a, b) => a.top - b.top),
    );
    const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
    expect(gaps).toEqual([8, 8]);
    const view = page.viewportSize();
    expect((view?.width ?? 0) - (boxes[2]?.right ?? 0)).toBeLessThanOrEqual(32);
    expect((view?.height ?? 0) - (boxes[2]?.bottom ?? 0)).toBeLessThanOrEqual(32);
    await gone('a');
    await page.getByText('Toast d').waitFor();
    expect(await toasts().count()).toBeLessThanOrEqual(3);
  });

  it('stays 3000 ms', async () => {
    const life = await lifeOf('timed');
    expect(life).toBeGreaterThanOrEqual(2900);
    expect(life).toBeLessThan(3000 + LATE_MS);
  });

  it.each(['the pointer', 'the focus'])('stays while %s is on it, and then the rest of its time', async (what) => {
    const held = 4000;
    const life = await lifeOf('held', async () => {
      if (what === 'the pointer') await toasts().hover();
      else await toasts().getByRole('button').focus();
      await page.waitForTimeout(held);
      expect(await toasts().count()).toBe(1);
      if (what === 'the pointer') await page.mouse.move(5, 5);
      else await page.getByLabel('Email').focus();
    });
    expect(life).toBeGreaterThanOrEqual(held + 2000);
    expect(life).toBeLessThan(held + 3000 + LATE_MS);
  });

  it('goes away by its close button', async () => {
    await toast('closed');
    await toasts().getByRole('button', { name: 'Dismiss notification' }).click();
    await page.getByText('Toast closed').waitFor({ state: 'detached', timeout: 1000 });
  });

  it('has a role, a word and a colour of its own for each kind', async () => {
    const kinds = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;
    const colours = new Set<string>();
    for (const [kind, role] of Object.entries(kinds) as [Kind, string][]) {
      await toast(kind, kind);
      const element = page.locator(`[data-kind="${kind}"]`);
      await element.hover();
      expect(await element.getAttribute('role')).toBe(role);
      expect(await element.locator('[role=alert], [role=status]').count()).toBe(0);
      colours.add(await element.evaluate((node) => getComputedStyle(node).backgroundColor));
      expect(await axeProblems(page)).toEqual([]);
      await element.getByRole('button').click();
      await element.waitFor({ state: 'detached' });
    }
    expect(colours.size).toBe(4);
  });
});
