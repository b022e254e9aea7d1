import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { serveBuiltPage, type StaticPage } from '../support/app/staticPage';
import { enter, makePerson, type Person } from '../support/people/people';
import { steady, unlikeKept } from '../support/pictures/pictures';
import { openLot } from '../support/sales/workspace';
import { prepareSale } from '../support/sales/preparedSale';

jest.setTimeout(120_000);

const THEMES = ['light', 'dark'] as const;
const WINDOW = { viewport: { width: 1024, height: 640 } };

let app: AppUnderTest;
let browser: TestBrowser;
let kit: StaticPage;
let anna: Person;
let saleId: string;
let folder: string;

/** A sale that looks the same each time: its day is far, and nobody else is there. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-kit-'));
  [app, browser, kit] = await Promise.all([
    startApp({ firstPort: 7830 }),
    openBrowser(),
    serveBuiltPage(path.resolve('e2e/support/kitPage'), folder, ["'none'"]),
  ]);
  anna = await makePerson(app.addresses, 'Anna Berg');
  saleId = await prepareSale(app.addresses, {
    title: 'Winter country house',
    owner: anna.uid,
    details: { date: '2099-12-07' },
    lots: Array.from({ length: 24 }, (_, at) => ({
      number: at + 1,
      title: at % 5 === 4 ? '' : `A bracket clock, the ${String(at + 1)}th`,
      photos: at % 4 === 3 ? [] : [240],
      fields: {
        description: 'Of ebony, with a silvered chapter ring, signed by its maker on the backplate.',
        category: at % 3 === 0 ? 'Clocks' : 'Furniture',
        ...(at % 6 !== 5 && { estimateLow: 20_000 + at * 1_000, estimateHigh: 30_000 + at * 1_000 }),
        status: at % 4 === 0 ? 'ready' : 'draft',
      },
    })),
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([app?.stop(), kit?.close()]);
  await rm(folder, { recursive: true, force: true });
}, 30_000);

/** Waits until the server has answered and the pictures in sight are drawn. */
async function untilDrawn(page: Page): Promise<void> {
  // The lots of an earlier visit are shown first, with a word that stands as long as they do.
  await page.getByText(/the server has not answered yet/).waitFor({ state: 'detached' });
  await page.waitForFunction(
    () => {
      const isInSight = (part: Element): boolean => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      const inSight = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isInSight);
      const pictures = inSight('img[src^="blob:"]') as HTMLImageElement[];
      const areDrawn = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      return pictures.length > 0 && areDrawn && inSight('.Picture-waiting').length === 0;
    },
    undefined,
    { polling: 100 },
  );
}

/** Draws what a pointer or a key would change, at many controls at once: as the developer tools of the browser do. */
async function drawStates(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  for (const state of ['hover', 'focus-visible', 'active'] as const) {
    const selector = `[data-drawn="${state}"] :is(button, a, input, select)`;
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length).toBeGreaterThan(7);
    // A pressed button is under the pointer, and what has the ring has the focus.
    const forcedPseudoClasses = {
      hover: ['hover'],
      'focus-visible': ['focus', 'focus-visible'],
      active: ['hover', 'active'],
    };
    for (const nodeId of nodeIds) {
      await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forcedPseudoClasses[state] });
    }
  }
}

describe.each(THEMES)('%s', (colorScheme) => {
  it('the kit looks as it did, each part in each state', async () => {
    // The whole page is long: half as large it is still seen when a part of it changes.
    const whole = await browser.open({ ...WINDOW, colorScheme, deviceScaleFactor: 0.5 });
    await whole.goto(kit.url);
    await steady(whole);
    await drawStates(whole);
    const found = [...(await unlikeKept(whole, `kit-${colorScheme}`, true))];
    await whole.context().close();
    const page = await browser.open({ ...WINDOW, colorScheme });
    await page.goto(kit.url);
    await steady(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await axeProblems(page)).toEqual([]);
    found.push(...(await unlikeKept(page, `kit-menu-${colorScheme}`)));
    await page.keyboard.press('Escape');
    // In a dialog a menu is above it, and its keys are its own.
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'In the dialog' }).click();
    await page.getByRole('menuitemradio', { name: 'Compact rows' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'New sale' }).waitFor();
    expect(found).toEqual([]);
    expect(browser.unexpectedErrors()).toEqual([]);
    await page.context().close();
  });

  it('the main screens look as they did', async () => {
    const found: string[] = [];
    const look = async (page: Page, name: string): Promise<void> => {
      await steady(page);
      found.push(...(await unlikeKept(page, `${name}-${colorScheme}`)));
    };
    const page = await enter(app, browser, anna, '/sales', { ...WINDOW, colorScheme });
    await page
      .getByRole('link', { name: /Winter country house/ })
      .first()
      .waitFor();
    await untilDrawn(page);
    await look(page, 'sales');
    await page.goto(`${app.url}/sales/${saleId}`);
    await page.getByRole('grid', { name: 'Lots' }).waitFor();
    await untilDrawn(page);
    await look(page, 'table');
    await openLot(page, '2');
    await untilDrawn(page);
    await look(page, 'lot');
    await page.goto(`${app.url}/sales/${saleId}`);
    await page.getByRole('button', { name: 'Gallery' }).click();
    await untilDrawn(page);
    await look(page, 'gallery');
    await page.goto(`${app.url}/sales/${saleId}?view=describe`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await untilDrawn(page);
    await look(page, 'describe');
    await page.context().close();
    const phone = await enter(app, browser, anna, `/sales/${saleId}`, { ...PHONE, colorScheme });
    await phone.getByRole('listitem', { name: /^Lot 1\b/ }).waitFor();
    await untilDrawn(phone);
    await look(phone, 'phone');
    await phone.context().close();
    expect(found).toEqual([]);
  });
});
