import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { unfold } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { phoneProblems, tap } from '../support/sales/touch';
import { cutNumbers, lotNumbers, lotRow, untilAllSent } from '../support/sales/workspace';

const LOTS = 40;
const PATIENCE_MS = 60_000;

jest.setTimeout(180_000);

let app: AppUnderTest;
let browser: TestBrowser;
let ada: Person;
let ben: Person;
let saleId: string;
let one: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7990 }), openBrowser()]);
  ada = await makePerson(app.addresses, 'Ada');
  ben = await makePerson(app.addresses, 'Ben');
  const lots = Array.from({ length: LOTS }, (_, place) => ({ number: place + 1, title: `Vase ${place + 1}` }));
  saleId = await prepareSale(app.addresses, { title: 'Numbers', owner: ada.uid, editors: [ben.uid], lots });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const open = async (
  person: Person,
  options: Parameters<TestBrowser['open']>[0] = { locale: 'en-GB' },
): Promise<Page> => {
  const page = await enter(app, browser, person, `/sales/${saleId}`, options);
  page.setDefaultTimeout(PATIENCE_MS);
  await lotRow(page, '2').waitFor();
  return page;
};

/** Makes the number of a lot the active cell. */
async function atNumber(page: Page, number: string): Promise<void> {
  await lotRow(page, number).getByRole('gridcell', { name: /^Vase/ }).first().click();
  await page.keyboard.press('Home');
}

const cellInput = (page: Page): Locator => page.getByRole('textbox', { name: /^Lot number, / });

/** The claim of a number on the server: the title of the lot that has it. */
async function holder(number: string): Promise<unknown> {
  const server = serverSide(app.addresses);
  const claims = await server.list(`sales/${saleId}/numbers`);
  const claim = claims.find(({ name }) => name.endsWith(`/${number}`));
  const lots = await server.list(`sales/${saleId}/lots`);
  const lot = lots.find(({ name }) => name.endsWith(`/${String(claim?.fields['lotId']?.['stringValue'])}`));
  return lot?.fields['title']?.['stringValue'];
}

async function untilHolder(number: string, title: string | undefined): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while ((await holder(number)) !== title) {
    if (Date.now() > end) throw new Error(`${number} is held by ${String(await holder(number))}, not ${String(title)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('lot numbers that are typed', () => {
  it('are given in the cell by the keys, and undo gives the old one back', async () => {
    one = await open(ada);
    await atNumber(one, '2');
    await one.keyboard.type('2 a');
    expect(await cellInput(one).inputValue()).toBe('2 a');
    await one.keyboard.press('Enter');
    await lotRow(one, '2A').waitFor();
    await untilHolder('2A', 'Vase 2');
    await untilHolder('2', undefined);
    await one.keyboard.press('Control+z');
    await lotRow(one, '2').waitFor();
    await untilHolder('2', 'Vase 2');
  });

  it('are read whole in the cell, however long, also one that was not taken', async () => {
    await atNumber(one, '2');
    await one.keyboard.type('10234A');
    await one.keyboard.press('Enter');
    await lotRow(one, '10234A').waitFor();
    await atNumber(one, '3');
    await one.keyboard.type('12AB');
    await one.keyboard.press('Enter');
    const unread = one.locator('[role="rowheader"][aria-invalid]');
    await unread.getByText('12AB').waitFor();
    expect(await cutNumbers(one)).toEqual([]);
    await atNumber(one, '3');
    await one.keyboard.press('F2');
    await one.keyboard.press('Escape');
    await unread.waitFor({ state: 'detached' });
    await one.keyboard.press('Control+z');
    await untilHolder('2', 'Vase 2');
  });

  it('are edited by a double click, of the lot that was clicked although its opening moves the rows', async () => {
    const number = lotRow(one, '4').getByRole('link');
    await number.scrollIntoViewIfNeeded();
    await number.dblclick();
    expect(await cellInput(one).getAttribute('aria-label')).toBe('Lot number, Lot 4');
    await one.getByRole('heading', { name: 'Lot 4', level: 2 }).waitFor();
    await one.keyboard.type('b');
    await one.keyboard.press('Enter');
    await untilHolder('4B', 'Vase 4');
    await one.keyboard.press('Control+z');
    await untilHolder('4', 'Vase 4');
    await one.getByRole('link', { name: 'Close' }).click();
  });

  it('offer what can be done about one that is taken, and the lots swap', async () => {
    await atNumber(one, '3');
    await one.keyboard.type('5');
    await one.keyboard.press('Enter');
    const swap = one.getByRole('button', { name: 'Swap: this lot 5, the other one 3' });
    await swap.waitFor();
    expect(await swap.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await axeProblems(one)).toEqual([]);
    await one.keyboard.press('Enter');
    await untilHolder('5', 'Vase 3');
    await untilHolder('3', 'Vase 5');
    await one.keyboard.press('Control+z');
    await untilHolder('3', 'Vase 3');
    await untilHolder('5', 'Vase 5');
  });

  it('are given to one of two people who type the same, and stay as typed for the other', async () => {
    const other = await open(ben);
    await atNumber(one, '7');
    await atNumber(other, '8');
    await Promise.all([one.keyboard.type('99A'), other.keyboard.type('99A')]);
    await Promise.all([one.keyboard.press('Enter'), other.keyboard.press('Enter')]);
    await Promise.all([untilAllSentOrMarked(one), untilAllSentOrMarked(other)]);
    const winner = String(await holder('99A'));
    expect(['Vase 7', 'Vase 8']).toContain(winner);
    const [loser, kept] = winner === 'Vase 7' ? [other, '8'] : [one, '7'];
    await loser.locator('[role="rowheader"][aria-invalid]').waitFor();
    await untilHolder(kept, `Vase ${kept}`);
    await atNumber(loser, kept);
    await loser.keyboard.press('F2');
    await loser.getByRole('button', { name: 'With a letter: 99B' }).click();
    await untilHolder('99B', `Vase ${kept}`);
    await other.context().close();
  });

  it('choose the five lots from one box to another with Shift, and the page stays', async () => {
    await one.setViewportSize({ width: 1280, height: 600 });
    await lotRow(one, '10').scrollIntoViewIfNeeded();
    const box = (number: string): Locator => lotRow(one, number).locator('[data-choose]');
    await lotRow(one, '10').getByRole('gridcell', { name: /^Vase/ }).first().click();
    // Where it is seen: the bar for chosen lots may come in above it, and the browser scrolls by as much.
    const at = async (): Promise<number> => Math.round((await lotRow(one, '14').boundingBox())?.y ?? 0);
    // What the test does to reach the box is no part of it.
    await box('14').scrollIntoViewIfNeeded();
    const before = await at();
    await box('14').click({ modifiers: ['Shift'] });
    await one.getByText('5 lots chosen').waitFor();
    expect(await at()).toBe(before);
    await one.getByRole('button', { name: 'Choose none' }).click();
  });
});

/** Either all is with the server, or a number is marked. */
async function untilAllSentOrMarked(page: Page): Promise<void> {
  await Promise.race([untilAllSent(page), page.locator('[role="rowheader"][aria-invalid]').waitFor()]);
}

describe('on a phone', () => {
  let phone: Page;

  it('opens a lot at its beginning, however far the list was scrolled', async () => {
    phone = await open(ada, { ...PHONE, locale: 'en-GB' });
    await phone.evaluate(() => window.scrollTo(0, 2_000));
    await lotRow(phone, '20').getByRole('link').tap();
    await phone.getByRole('heading', { name: 'Lot 20', level: 2 }).waitFor();
    await phone.waitForTimeout(300);
    expect(await phone.evaluate(() => window.scrollY)).toBe(0);
  });

  it('types the number of a lot, and puts another behind it', async () => {
    await unfold(phone, 'Number and quantity');
    const field = phone.getByRole('textbox', { name: 'Lot number' });
    await tap(field);
    await field.fill('21');
    await phone.keyboard.press('Enter');
    await phone.getByRole('button', { name: 'Swap: this lot 21, the other one 20' }).waitFor();
    expect(await phoneProblems(phone, 'a number that is taken')).toEqual([]);
    await tap(phone.getByRole('button', { name: 'With a letter: 21A' }));
    await phone.getByRole('heading', { name: 'Lot 21A', level: 2 }).waitFor();
    await untilHolder('21A', 'Vase 20');
    await unfold(phone, 'Copy, move or trash this lot');
    await tap(phone.getByRole('button', { name: 'Insert after 21A' }));
    await phone.getByRole('heading', { name: 'Lot 21B', level: 2 }).waitFor();
    await tap(phone.getByRole('link', { name: 'All lots' }));
    await lotRow(phone, '21B').waitFor();
    await lotRow(phone, '21A').waitFor();
    const around = await lotNumbers(phone);
    expect(around.slice(around.indexOf('21A'), around.indexOf('21A') + 2)).toEqual(['21A', '21B']);
  });
});
