import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, PHONE, signIn, signUp, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { chooseInSale, createSale, lotNumbers, lotRow, untilText } from '../support/sales/workspace';

/** High enough for the rows that are looked at: of a sale only those in sight exist. */
const TALL = { viewport: { width: 1280, height: 2000 }, locale: 'en-GB' };
const LOOKED_AT = 15;
const COUNT = 30;
/** Numbers that no lot has before: who was too slow for a number keeps the one it had. */
const FIRST = 301;
/** What the server has to answer, on a machine that does much else. */
const PATIENCE_MS = 60_000;
/** So many each of the two adds in the same moment; each time both want the same number. */
const AT_ONCE = 2;

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let one: Page;
let other: Page;
let saleId: string;

beforeAll(async () => {
  app = await startApp({ firstPort: 7660 });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Number lots' });
const numbers = (from: number): string[] => Array.from({ length: COUNT }, (_, place) => String(from + place));

/** Waits until what `read` gives is as expected; otherwise fails with the last thing it gave. */
async function until<Value>(read: () => Promise<Value>, expected: (value: Value) => boolean): Promise<Value> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (expected(value)) return value;
    if (Date.now() > patience) throw new Error(`Still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const same = (wanted: readonly string[]) => (found: readonly string[]) =>
  found.slice(0, LOOKED_AT).join() === wanted.slice(0, LOOKED_AT).join();

/** What the server has: the number of each lot, and which lot holds each number. */
async function held(): Promise<{ readonly lots: string[]; readonly isHeldByItsLot: boolean }> {
  const server = serverSide(app.addresses);
  const claims = new Map(
    (await server.list(`sales/${saleId}/numbers`)).map(({ name, fields }) => [
      name.split('/').at(-1),
      fields['lotId']?.['stringValue'],
    ]),
  );
  const lots = (await server.list(`sales/${saleId}/lots`)).map(({ name, fields }) => ({
    id: name.split('/').at(-1),
    number: String(fields['number']?.['integerValue'] ?? '') + String(fields['suffix']?.['stringValue'] ?? ''),
  }));
  return {
    lots: lots.map(({ number }) => number),
    isHeldByItsLot: lots.every(({ id, number }) => claims.get(number) === id),
  };
}

async function numberFrom(page: Page, start: string): Promise<void> {
  await chooseInSale(page, 'Number lots…');
  await dialogOf(page).getByLabel('Begin with').fill(start);
  await dialogOf(page)
    .getByRole('button', { name: `Number ${COUNT} lots` })
    .click();
}

describe('numbers and order', () => {
  it('gives two people in two browsers thirty lots, and nobody the same number', async () => {
    one = await browser.open(TALL);
    const account = await signUp(one, app.url);
    saleId = await createSale(one, 'Two at the table');
    other = await browser.open(TALL);
    for (const page of [one, other]) page.setDefaultTimeout(PATIENCE_MS);
    await signIn(other, app.url, account);
    await other.goto(`${app.url}/sales/${saleId}`);
    const add = (page: Page) => page.getByRole('button', { name: 'New lot', exact: true });
    await add(other).waitFor();
    for (let made = 0; made < COUNT - 2 * AT_ONCE; made += 1) await add(one).click();
    for (let made = 0; made < AT_ONCE; made += 1) await Promise.all([add(one).click(), add(other).click()]);
    for (const page of [one, other]) {
      await until(
        () => page.getByRole('grid').getAttribute('aria-rowcount'),
        (rows) => rows === String(COUNT + 1),
      );
    }
    const { lots } = await until(held, (found) => found.lots.length === COUNT && found.isHeldByItsLot);
    expect(new Set(lots).size).toBe(COUNT);
  });

  it('lets nobody hold the same number when both renumber at once', async () => {
    await Promise.all([numberFrom(one, '201'), numberFrom(other, '211')]);
    for (const page of [one, other]) {
      await dialogOf(page).getByRole('button', { name: 'Number again' }).waitFor();
      await page.keyboard.press('Escape');
    }
    const { lots, isHeldByItsLot } = await held();
    expect(new Set(lots).size).toBe(COUNT);
    expect(isHeldByItsLot).toBe(true);
  });

  it('shows what renumbering would change, then does it for both', async () => {
    await chooseInSale(one, 'Number lots…');
    const dialog = dialogOf(one);
    await dialog.getByLabel('Begin with').fill(String(FIRST));
    const preview = dialog.getByRole('region', { name: 'What changes' });
    await untilText(preview.getByRole('status'), `${COUNT} lots change`, PATIENCE_MS);
    expect(await preview.getByRole('row').nth(1).getByRole('cell').last().textContent()).toBe(String(FIRST));
    expect(await axeProblems(one)).toEqual([]);
    await dialog.getByRole('button', { name: `Number ${COUNT} lots` }).click();
    await dialog.getByText(`${COUNT} lots have their new numbers.`).waitFor();
    await one.keyboard.press('Escape');
    for (const page of [one, other]) await until(() => lotNumbers(page), same(numbers(FIRST)));
    expect((await held()).isHeldByItsLot).toBe(true);
  });

  it('moves a lot by the keys, and by dragging its handle, for both', async () => {
    await lotRow(one, '313')
      .getByRole('rowheader')
      .click({ position: { x: 100, y: 4 } });
    await one.getByRole('grid').focus();
    await one.keyboard.press('Alt+ArrowUp');
    await one.getByText('Lot 313: position 12 of 30').waitFor({ state: 'attached' });
    const swapped = numbers(FIRST);
    [swapped[11], swapped[12]] = ['313', '312'];
    for (const page of [one, other]) await until(() => lotNumbers(page), same(swapped));

    const handle = await one.getByRole('button', { name: 'Move Lot 302', exact: true }).boundingBox();
    const target = await lotRow(one, '305').boundingBox();
    if (handle === null || target === null) throw new Error('No handle or no row.');
    await one.mouse.move(handle.x + 5, handle.y + 5);
    await one.mouse.down();
    await one.mouse.move(target.x + 50, target.y + target.height - 5, { steps: 5 });
    await one.mouse.up();
    const moved = ['301', '303', '304', '305', '302', ...swapped.slice(5)];
    for (const page of [one, other]) await until(() => lotNumbers(page), same(moved));
  });

  it('swaps 312 and 313 when they are numbered in their new order', async () => {
    await chooseInSale(one, 'Number lots…');
    const dialog = dialogOf(one);
    await untilText(dialog.getByRole('region').getByRole('status'), '6 lots change, 24 stay as they are', PATIENCE_MS);
    await dialog.getByRole('button', { name: 'Number 6 lots' }).click();
    await dialog.getByText('6 lots have their new numbers.').waitFor();
    await one.keyboard.press('Escape');
    for (const page of [one, other]) await until(() => lotNumbers(page), same(numbers(FIRST)));
    const { lots, isHeldByItsLot } = await held();
    expect(new Set(lots).size).toBe(COUNT);
    expect(isHeldByItsLot).toBe(true);
  });

  it('fits a phone, and moves a lot there by asking for its place', async () => {
    // The list begins where the table was: not at the lot that was made last.
    await other.getByRole('grid').focus();
    await other.keyboard.press('Control+Home');
    await other.setViewportSize(PHONE.viewport);
    await lotRow(other, '301').waitFor();
    await other.getByRole('button', { name: 'Move Lot 301', exact: true }).click();
    await other.getByLabel('Position').fill('2');
    await other.getByRole('button', { name: 'Move', exact: true }).click();
    await until(
      () => lotNumbers(other),
      (found) => found.slice(0, 3).join() === '302,301,303',
    );
    await chooseInSale(other, 'Number lots…');
    await dialogOf(other).getByText('2 lots change, 28 stay as they are').waitFor();
    expect(await axeProblems(other)).toEqual([]);
    const width = await other.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
    // A transaction that somebody was faster than is refused once, and begins anew.
    expect(browser.unexpectedErrors(/Write\/channel|403|status of 4(?:00|09) .*documents:commit/)).toEqual([]);
  });
});
