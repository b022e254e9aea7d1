import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson, type Person } from '../support/people/people';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';
import { attentionOf, lotRow, openLot, saveStatus, untilAllSent, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 8090 }), openBrowser()]);
  anna = await makePerson(app.addresses, 'Anna Berg');
  ben = await makePerson(app.addresses, 'Ben Kurz');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const DESK = { viewport: { width: 1280, height: 800 } } as const;
const cell = (page: Page) => page.locator('[role="grid"] :is(input, textarea):focus');
const table = (page: Page) => page.getByRole('grid').boundingBox();

/** Anna's window with the table, and Ben's with the lot opened. */
async function two() {
  const saleId = await prepareSale(app.addresses, {
    title: 'Winter',
    owner: anna.uid,
    editors: [ben.uid],
    lots: [1, 2, 3, 4].map((number) => ({ number, title: `Vase ${String(number)}` })),
  });
  const page = await enter(app, browser, anna, `/sales/${saleId}`, DESK);
  const his = await enter(app, browser, ben, `/sales/${saleId}`, DESK);
  await openLot(his, '2');
  await untilAllSent(page);
  const server = serverSide(app.addresses);
  return {
    saleId,
    page,
    server,
    titles: async () =>
      (await server.list(`sales/${saleId}/lots`)).map(({ fields }) => fields['title']?.['stringValue']),
    benWrites: async (title: string) => {
      const field = his.getByLabel('Title', { exact: true });
      await field.fill(title);
      // What comes from Anna then is no conflict of his.
      await field.blur();
      await untilText(saveStatus(his), 'Sent');
    },
    annaTypes: async (text: string) => {
      await lotRow(page, '2').locator('[data-column="title"]').click();
      await page.keyboard.type(text);
      expect(await cell(page).inputValue()).toBe(text);
    },
    close: async () => {
      await page.close();
      await his.close();
    },
  };
}

it('offers at a cell which of both shall stand when a colleague writes there while one types', async () => {
  const { page, titles, benWrites, annaTypes, close } = await two();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await annaTypes(`Mine, ${colorScheme}`);
    await benWrites(`Theirs, ${colorScheme}`);
    const note = page.getByText(`A colleague has changed this to “Theirs, ${colorScheme}”.`);
    await note.waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await note.waitFor({ state: 'detached' });
    // Nothing that was typed is lost, and one types on.
    await page.keyboard.type(', longer');
    await page.keyboard.press('Enter');
    await lotRow(page, '2').getByText(`Mine, ${colorScheme}, longer`).waitFor();
    await untilAllSent(page);
    expect(await titles()).toContain(`Mine, ${colorScheme}, longer`);
  }

  await annaTypes('Mine by keys');
  await benWrites('Theirs at last');
  await page.getByRole('button', { name: 'Keep mine' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await lotRow(page, '2').getByText('Mine by keys').waitFor();
  await untilAllSent(page);

  await annaTypes('Not this');
  await benWrites('Of Ben');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await lotRow(page, '2').getByText('Of Ben').waitFor();
  expect(await page.getByRole('button', { name: /^Needs attention/ }).count()).toBe(0);
  expect(await titles()).toContain('Of Ben');
  expect(browser.unexpectedErrors()).toEqual([]);
  await close();
});

it('moves the table nowhere when a conflict comes, and when the server refuses a save', async () => {
  const { saleId, page, server, benWrites, annaTypes, close } = await two();
  const before = await table(page);
  await annaTypes('Mine');
  await benWrites('Theirs');
  await page.getByRole('button', { name: 'Keep mine' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Needs attention (1)' }).waitFor();
  await lotRow(page, '2').getByText('Theirs').waitFor();
  expect(await table(page)).toEqual(before);

  const grid = await page.getByRole('grid').elementHandle();
  await page.context().setOffline(true);
  await lotRow(page, '3').locator('[data-column="title"]').click();
  await page.keyboard.type('Refused');
  await page.keyboard.press('Enter');
  await page.locator('[data-of-sale] [data-state="onDevice"]').waitFor({ state: 'attached' });
  await server.setRole(saleId, anna.uid, 'viewer');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Needs attention (2)' }).waitFor();
  // The refusal comes before the new role or after it; with the role the table stays the very same.
  await page.locator('[role="grid"][aria-readonly="true"]').waitFor();
  expect(await grid?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await table(page)).toEqual(before);
  const list = await attentionOf(page);
  await list.getByText('Title: Refused').waitFor();
  expect(await table(page)).toEqual(before);
  await close();
});
