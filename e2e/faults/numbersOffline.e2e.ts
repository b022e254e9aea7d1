import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { EMULATOR_FAILED, openBrowser, signUp, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { createSale, cutNumbers, lotNumbers, lotRow } from '../support/sales/workspace';

jest.setTimeout(180_000);

/** What the server has to answer, on a machine that does much else. */
const PATIENCE_MS = 60_000;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7690 }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const newLot = (page: Page) => page.getByRole('button', { name: 'New lot', exact: true });
const numbersPanel = (page: Page) => page.getByRole('button', { name: /^Numbers/ });

/** Waits until `read` gives what is expected. */
async function until<Value>(read: () => Promise<Value>, isExpected: (value: Value) => boolean): Promise<Value> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (isExpected(value)) return value;
    if (Date.now() > patience) throw new Error(`Still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** In whatever order they stand: two lots that were made at the end in the same moment have one place, and stand by their ids. */
const shows = (page: Page, numbers: string) =>
  until(
    async () => (await lotNumbers(page)).sort((one, other) => Number(one) - Number(other)),
    (found) => found.join() === numbers,
  );

/** Ada's sale, with Ben beside her when asked for, and what the server has of its numbers. */
async function enter(title: string, withBen: boolean) {
  const server = serverSide(app.addresses);
  const ada = await browser.open();
  await signUp(ada, app.url, { name: 'Ada Shed' });
  const saleId = await createSale(ada, title);
  const ben = await browser.open();
  for (const page of [ada, ben]) page.setDefaultTimeout(PATIENCE_MS);
  if (withBen) {
    const { email } = await signUp(ben, app.url, { name: 'Ben Barn' });
    await server.setRole(saleId, await administrator(app.addresses).idOf(email), 'editor');
    await ben.goto(`${app.url}/sales/${saleId}`);
    await newLot(ben).waitFor();
  }
  /** `3+`: taken along; `3`: of a lot. */
  const claims = async (): Promise<string> =>
    (await server.list(`sales/${saleId}/numbers`))
      .map(({ name, fields }) => `${name.split('/').at(-1) ?? ''}${fields['reservedAt'] === undefined ? '' : '+'}`)
      .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .join();
  return { ada, ben, claims };
}

test('two people online number their lots in one run, without a gap, and nothing is held ahead', async () => {
  const { ada, ben, claims } = await enter('Two online', true);
  await newLot(ada).click();
  await lotRow(ben, '1').waitFor();
  await newLot(ben).click();
  await lotRow(ada, '2').waitFor();
  // In the same moment.
  await Promise.all([newLot(ada).click(), newLot(ben).click()]);
  for (const page of [ada, ben]) await shows(page, '1,2,3,4');
  expect(await until(claims, (found) => found === '1,2,3,4')).toBe('1,2,3,4');
  expect(await ada.getByText(/taken in the meantime/).count()).toBe(0);
});

test('a fresh session that goes offline before its first lot gets its numbers on return, in order, said once', async () => {
  const { ada, claims } = await enter('No numbers yet', false);
  await newLot(ada).waitFor();
  await ada.context().setOffline(true);
  for (let made = 1; made <= 3; made += 1) {
    await newLot(ada).click();
    await ada.getByRole('row', { name: new RegExp(`^New lot ${made}[, ]`) }).waitFor();
  }
  expect(await cutNumbers(ada)).toEqual([]);
  await ada.context().setOffline(false);
  await ada.getByText('3 lots have got their numbers: 1 to 3.').waitFor();
  await shows(ada, '1,2,3');
  expect(await until(claims, (found) => found === '1,2,3')).toBe('1,2,3');
});

test('numbers taken along are used offline, seen by a colleague, and the rest goes back on return', async () => {
  const { ada, ben, claims } = await enter('Along', true);
  await newLot(ada).click();
  await lotRow(ben, '1').waitFor();
  await numbersPanel(ada).click();
  await ada.getByRole('button', { name: 'Take numbers along…' }).click();
  await ada.getByLabel('How many').fill('5');
  await ada.getByText('You take along: 2 to 6.').waitFor();
  await ada.getByRole('button', { name: 'Take along', exact: true }).click();
  await ada.getByText('2 to 6, by you, on this device').waitFor();
  await numbersPanel(ben).click();
  await ben.getByText(/^2 to 6, by Ada Shed since/).waitFor();

  await ada.context().setOffline(true);
  await newLot(ada).click();
  await newLot(ada).click();
  await shows(ada, '1,2,3');
  await newLot(ben).click();
  await shows(ben, '1,7');
  await ada.context().setOffline(false);
  await shows(ben, '1,2,3,7');
  await ada.getByText('3 numbers that you took along are free again: 4 to 6.').waitFor();
  expect(await until(claims, (found) => found === '1,2,3,7')).toBe('1,2,3,7');
  await ben.getByText('4 to 6 are missing').waitFor();
  expect(
    browser.unexpectedErrors(
      EMULATOR_FAILED,
      /ERR_INTERNET_DISCONNECTED|Write\/channel|Listen\/channel|403|status of 4(?:00|09) .*documents:commit/,
    ),
  ).toEqual([]);
});
