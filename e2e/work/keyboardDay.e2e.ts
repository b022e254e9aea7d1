import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { lotsOnServer, valueOf } from '../support/sales/lotsOnServer';
import { type Keyboard, useKeyboard } from '../support/sales/keyboard';
import { makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, untilAllSent } from '../support/sales/workspace';

const COUNT = 20;
/** So many are described in the editor; the others in the cells of the table. */
const IN_EDITOR = 12;
const OBJECTS = ['Vase', 'Clock', 'Chair', 'Lamp', 'Spoon'];

/** What is to be typed of each lot, and in the end to be found. */
const WORDS = Array.from({ length: COUNT }, (_, place) => ({
  title: `${OBJECTS[place % OBJECTS.length] ?? ''} ${String(place + 1)}`,
  description: `No. ${String(place + 1)}`,
  low: 100 + 10 * place,
  high: 150 + 10 * place,
  category: place < IN_EDITOR ? 'Art' : 'Silver',
  condition: place % 2 === 0 ? 'Good' : 'Worn',
  reserve: 90 + place,
}));

/** Some 30 of them are letters; the rest is what getting about costs. */
const KEYS_FOR_A_LOT = 55;

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let saleId: string;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7790 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  const lots = WORDS.map(() => ({ photos: [240] }));
  saleId = await prepareSale(app.addresses, { title: 'A day of describing', owner: person.uid, lots });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const grid = (): Locator => page.getByRole('grid', { name: 'Lots' });
const editor = (number: number): Locator => page.getByRole('region', { name: `Lot ${String(number)}`, exact: true });
const field = (number: number, label: string): Locator => editor(number).getByLabel(label, { exact: true });
const palette = (): Locator => page.getByRole('combobox', { name: 'Number, title or command' });

async function untilFocus(locator: Locator): Promise<void> {
  await locator.waitFor();
  const element = await locator.elementHandle();
  await page.waitForFunction((wanted) => wanted === document.activeElement, element);
}

/** Types into the palette and takes what it has found first. */
async function command(typed: string): Promise<void> {
  await keys.press('Control+k');
  await untilFocus(palette());
  await keys.type(typed);
  await keys.press('Enter');
  await palette().waitFor({ state: 'detached' });
}

/** What the server has of every lot, in the order of their numbers. */
async function onServer(): Promise<object[]> {
  const idOf = (name: string): string => name.split('/').at(-1) ?? '';
  const secrets = new Map(
    (await serverSide(app.addresses).list(`sales/${saleId}/lotPrivate`)).map(({ name, fields }) => [
      idOf(name),
      fields['reserve'],
    ]),
  );
  return lotsOnServer(app.addresses, saleId, ({ name, fields }) => ({
    condition: valueOf(fields['condition']),
    reserve: Number(valueOf(secrets.get(idOf(name)))) / 100,
    status: valueOf(fields['status']),
  }));
}

/** Types a text into what has the focus: letter by letter for the first lot, which is enough to see each of them do well. */
async function put(text: string | number, place: number): Promise<void> {
  await (place === 0 ? keys.type(String(text)) : keys.write(String(text)));
}

/** Types one text after the other down a column to the last row, and goes back to where it began. */
async function typeDown(texts: readonly (string | number)[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    await put(text, place);
    await keys.press('Enter');
  }
  await keys.press('ArrowUp', texts.length - 1);
}

it('describes twenty lots from signing in to the last reserve without a mouse', async () => {
  page = await browser.open({ locale: 'en-GB' });
  keys = await useKeyboard(page);
  await page.goto(`${app.url}/sign-in`);
  await keys.tabTo(page.getByLabel('Email'));
  await keys.type(person.email);
  await keys.tabTo(page.getByLabel('Password', { exact: true }));
  await keys.type(person.password);
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('link', { name: /A day of describing/ }));
  await keys.press('Enter');
  await grid().waitFor();

  // Numbers for all, by the dialog.
  await command('number lots');
  const numbering = page.getByRole('dialog', { name: 'Number lots' });
  await numbering.getByText(`${String(COUNT)} lots change`).waitFor();
  await keys.press('Enter');
  await numbering.getByText(`${String(COUNT)} lots have their new numbers.`).waitFor();
  await keys.press('Escape');
  await numbering.waitFor({ state: 'detached' });

  await keys.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await keys.press('Escape');

  // The last eight in the cells: title, description, then the estimates.
  await keys.tabTo(grid());
  await keys.press('Control+Home');
  await keys.press('ArrowDown', IN_EDITOR);
  await keys.press('ArrowRight');
  const inCells = WORDS.slice(IN_EDITOR);
  await typeDown(inCells.map(({ title }) => title));
  await keys.press('ArrowRight');
  await typeDown(inCells.map(({ description }) => description));
  await keys.press('ArrowRight', 2);
  await typeDown(inCells.map(({ low }) => low));
  await keys.press('ArrowRight');
  await typeDown(inCells.map(({ high }) => high));
  // Their category at once, as chosen lots.
  await keys.press('Shift+ArrowDown', inCells.length - 1);
  await keys.press('Space');
  await page.getByText(`${String(inCells.length)} lots chosen`, { exact: true }).waitFor();
  await command('set a field');
  const setting = page.getByRole('dialog', { name: 'Set a field' });
  await keys.tabTo(setting.getByLabel('New value'));
  await keys.type('Silver');
  await keys.press('Enter');
  await setting.waitFor({ state: 'detached' });
  await page.getByText(`${String(inCells.length)} lots changed.`).waitFor();
  await command('choose none');

  // The others in the editor, lot after lot: each field by Tab, ready by Enter, the next by Ctrl+Enter.
  await untilFocus(grid());
  await keys.press('Control+Home');
  await keys.press('Control+Enter');
  await keys.tabTo(field(1, 'Title'));
  for (const [place, words] of WORDS.entries()) {
    const number = place + 1;
    await untilFocus(field(number, 'Title'));
    if (place < IN_EDITOR) {
      for (const text of [words.title, words.description, words.low, words.high, words.category]) {
        await put(text, place);
        await keys.press('Tab');
      }
    } else await keys.press('Tab', 5);
    await put(words.condition, place);
    // Past the note of what is to be checked.
    await keys.press('Tab', 2);
    await keys.press('Enter');
    await editor(number).getByText('This lot is complete and ready for the catalogue.').waitFor();
    if (number < COUNT) await keys.press('Control+Enter');
  }

  // What only editors read is unfolded once, and then one key from lot to lot.
  await keys.tabTo(editor(COUNT).locator('summary', { hasText: 'For editors only' }));
  await keys.press('Enter');
  await keys.tabTo(field(COUNT, 'Reserve'));
  for (const [place, { reserve }] of [...WORDS.entries()].reverse()) {
    await untilFocus(field(place + 1, 'Reserve'));
    await put(reserve, place);
    if (place > 0) await keys.press('Alt+ArrowUp');
  }

  // Back in the table, the last thing is taken back and done again.
  await command('close the editor');
  await untilFocus(grid());
  await keys.press('Control+z');
  await page.getByRole('button', { name: 'Redo: Reserve, Lot 1' }).waitFor();
  await keys.press('Control+y');
  await page.getByRole('button', { name: 'Undo: Reserve, Lot 1' }).waitFor();

  await command('lamp 14');
  await untilFocus(page.getByRole('heading', { name: 'Lot 14', level: 2 }));
  await command('gallery');
  await page.getByRole('gridcell', { name: /^Lot 14\b/ }).waitFor();
  await command('close the editor');
  await untilFocus(grid());
  await keys.press('ArrowLeft');
  await keys.press('Enter');
  await untilFocus(page.getByRole('heading', { name: 'Lot 13', level: 2 }));
  await command('as a table');
  await lotRow(page, '13').waitFor();

  await untilAllSent(page);
  expect(await onServer()).toEqual(WORDS.map((words, place) => ({ number: place + 1, ...words, status: 'ready' })));
  expect(await keys.lost()).toEqual([]);
  expect(keys.pressed()).toBeLessThan(KEYS_FOR_A_LOT * COUNT);
  expect(browser.unexpectedErrors()).toEqual([]);
});
