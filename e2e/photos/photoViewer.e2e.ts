import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { photoViewer } from '../support/sales/editor';
import { prepareSale } from '../support/sales/preparedSale';
import { openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
/** The addresses of the pictures that were asked for. */
const asked: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7860 }), openBrowser()]);
  const person = await makePerson(app.addresses, 'Ada Cataloguer');
  const lots = [{ number: 1, title: 'Mahogany chair', photos: [800, 810, 820, 830, 840] }];
  const saleId = await prepareSale(app.addresses, { title: 'Seen from near', owner: person.uid, lots });
  page = await enter(app, browser, person, `/sales/${saleId}`);
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await openLot(page, '1');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const frame = (): Locator => photoViewer(page).locator('.PhotoViewer-frame');

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How the photo stands in its frame, in parts of it. */
function shown(): Promise<Shown> {
  return frame()
    .locator('[data-zoom]')
    .evaluate((moved) => {
      const [x = 0, y = 0, scale = 1] = [...(moved as HTMLElement).style.transform.matchAll(/-?[\d.]+/g)].map(Number);
      return { x: x / 100, y: y / 100, scale };
    });
}

/** The photo once it stands otherwise than before. */
async function after(act: () => Promise<unknown>): Promise<Shown> {
  const before = await frame().locator('[data-zoom]').getAttribute('style');
  await act();
  await page.waitForFunction(
    (was) => document.querySelector('dialog[open] [data-zoom]')?.getAttribute('style') !== was,
    before,
  );
  return shown();
}

/** The place in the window of a point of the frame, which is given in parts of it. */
async function at(x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await frame().boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function look(photo: number): Promise<void> {
  const editor = page.getByRole('region', { name: 'Lot 1', exact: true });
  await editor.getByRole('button', { name: new RegExp(`^Photo ${String(photo)}(,|$)`) }).click();
  const stage = editor.getByRole('button', { name: `Lot 1, photo ${String(photo)} of 5: show it on the whole screen` });
  await stage.click();
  await frame().waitFor();
}

/** The photos whose picture for the viewer was asked for. */
const viewed = (): string[] => asked.flatMap((url) => /photos\/(\w+)\/view/.exec(url)?.[1] ?? []);

async function untilViewed(count: number): Promise<void> {
  while (new Set(viewed()).size < count) await page.waitForEvent('request');
}

const close = async (): Promise<void> => {
  await page.keyboard.press('Escape');
  await photoViewer(page).waitFor({ state: 'hidden' });
};

it('reads the photo before and the one after ahead, and no other', async () => {
  await page.getByRole('button', { name: /^Lot 1, photo 1 of 5/ }).waitFor();
  const pictureOf = (photo: number): Locator =>
    page.getByRole('img', { name: `Lot 1, photo ${String(photo)} of 5`, exact: true }).first();
  await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
  await pictureOf(3).waitFor();
  const first = new Set(viewed());
  expect(first.size).toBe(2);
  // Photos 2 and 4: photo 1 has been large before, and photo 5 is no neighbour.
  const ahead = untilViewed(4);
  await look(3);
  await ahead;
  for (const [key, photo, read] of [
    ['ArrowLeft', 2, 4],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 4, 5],
  ] as const) {
    await page.keyboard.press(key);
    await frame()
      .getByRole('img', { name: `Lot 1, photo ${String(photo)} of 5` })
      .waitFor();
    await untilViewed(read);
    expect(new Set(viewed()).size).toBe(read);
  }
  await close();
});

it('is moved both ways by dragging, and by the wheel with Shift, with Alt and sideways, while the wheel itself zooms', async () => {
  await look(2);
  const middle = await at(0.5, 0.5);
  await page.mouse.move(middle.x, middle.y);
  const near = await after(() => page.mouse.wheel(0, -500));
  expect(near.scale).toBeCloseTo(Math.exp(1), 1);
  expect(Math.abs(near.x) + Math.abs(near.y)).toBeLessThan(0.01);

  const to = await at(0.6, 0.7);
  await page.mouse.down();
  const dragged = await after(() => page.mouse.move(to.x, to.y));
  await page.mouse.up();
  expect(dragged.x).toBeCloseTo(0.1, 2);
  expect(dragged.y).toBeCloseTo(0.2, 2);
  expect(await shown()).toEqual(dragged);

  const { width, height } = (await frame().boundingBox()) ?? { width: NaN, height: NaN };
  // Two fingers on a touchpad are never quite level.
  const aside = await after(() => page.mouse.wheel(100, -8));
  expect(aside.x).toBeCloseTo(dragged.x - 100 / width, 2);
  expect([aside.y, aside.scale]).toEqual([dragged.y, dragged.scale]);

  await page.keyboard.down('Alt');
  const down = await after(() => page.mouse.wheel(0, 100));
  await page.keyboard.up('Alt');
  expect(down.y).toBeCloseTo(aside.y - 100 / height, 2);
  expect([down.x, down.scale]).toEqual([aside.x, aside.scale]);

  await page.keyboard.down('Shift');
  const back = await after(() => page.mouse.wheel(0, -100));
  await page.keyboard.up('Shift');
  expect(back.x).toBeCloseTo(down.x + 100 / width, 2);
  expect([back.y, back.scale]).toEqual([down.y, down.scale]);

  const away = await after(() => page.mouse.wheel(0, 2000));
  expect(away).toEqual({ x: 0, y: 0, scale: 1 });
  await close();
});

it('comes nearer between two fingers, moves with them, and stays as it was left', async () => {
  await look(2);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', await at(0.4, 0.5));
  await touch('touchStart', await at(0.4, 0.5), await at(0.6, 0.5));
  const near = await after(async () => touch('touchMove', await at(0.3, 0.5), await at(0.7, 0.5)));
  expect(near.scale).toBeCloseTo(2, 1);
  const moved = await after(async () => touch('touchMove', await at(0.4, 0.6), await at(0.8, 0.6)));
  expect(moved.scale).toBeCloseTo(near.scale, 1);
  expect(moved.x).toBeCloseTo(near.x + 0.1, 1);
  expect(moved.y).toBeCloseTo(near.y + 0.1, 1);
  await touch('touchEnd');
  expect(await shown()).toEqual(moved);
  await page.getByRole('button', { name: /^Enlarged to 200 %/ }).waitFor();
  await close();
  expect(browser.unexpectedErrors()).toEqual([]);
});
