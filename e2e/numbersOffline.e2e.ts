import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { openBrowser, signUp, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { createSale, lotNumbers, lotRow } from './support/workspace';

jest.setTimeout(120_000);

const MADE_OFFLINE = 3;
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

test('two people without a network number their lots apart, and both keep what they wrote on them', async () => {
  const server = serverSide(app.addresses);
  const ada = await browser.open();
  await signUp(ada, app.url, { name: 'Ada Shed' });
  const saleId = await createSale(ada, 'Two sheds');
  const ben = await browser.open();
  for (const page of [ada, ben]) page.setDefaultTimeout(PATIENCE_MS);
  const { email } = await signUp(ben, app.url, { name: 'Ben Barn' });
  const claims = async () =>
    (await server.list(`sales/${saleId}/numbers`)).map(({ name, fields }) => ({
      number: name.split('/').at(-1) ?? '',
      by: String(fields['by']?.['stringValue']),
      isAhead: fields['reservedAt'] !== undefined,
    }));
  const ahead = async (): Promise<number> => (await claims()).filter(({ isAhead }) => isAhead).length;
  await newLot(ada).click();
  await until(ahead, (count) => count === 25);

  // Ben comes in, makes a lot, and has numbers of his own from then on.
  await server.setRole(saleId, await administrator(app.addresses).idOf(email), 'editor');
  await ben.goto(`${app.url}/sales/${saleId}`);
  await lotRow(ben, '1').waitFor();
  await newLot(ben).click();
  await until(ahead, (count) => count === 50);
  for (const page of [ada, ben])
    await until(
      () => lotNumbers(page),
      (found) => found.join() === '1,27',
    );

  await Promise.all([ada, ben].map((page) => page.context().setOffline(true)));
  for (let made = 0; made < MADE_OFFLINE; made += 1) {
    await newLot(ada).click();
    await newLot(ben).click();
  }
  const [ofAda, ofBen] = [
    ['1', '2', '3', '4', '27'],
    ['1', '27', '28', '29', '30'],
  ];
  expect(
    await until(
      () => lotNumbers(ada),
      (found) => found.length === 5,
    ),
  ).toEqual(ofAda);
  expect(
    await until(
      () => lotNumbers(ben),
      (found) => found.length === 5,
    ),
  ).toEqual(ofBen);

  const lots = async () =>
    (await server.list(`sales/${saleId}/lots`)).map(({ fields }) => Number(fields['number']?.['integerValue']));
  await Promise.all([ada, ben].map((page) => page.context().setOffline(false)));
  await until(lots, (found) => found.length === 8);
  // The emulator leaves out of what it answers first what others write in that moment, and tells it with the next change.
  await newLot(ada).click();
  const all = [...new Set([...ofAda, ...ofBen, '5'])].sort((one, other) => Number(one) - Number(other)).join();
  for (const page of [ada, ben])
    await until(
      () => lotNumbers(page),
      (found) => found.join() === all,
    );
  const held = await until(lots, (found) => found.length === 9);
  expect(held.sort((one, other) => one - other).join()).toBe(all);
  const used = (await claims()).filter(({ isAhead }) => !isAhead).map(({ number }) => Number(number));
  expect(used.sort((one, other) => one - other).join()).toBe(all);

  // What the devices hold ahead is no secret, and may be looked at.
  await ada.getByRole('button', { name: /^Numbers/ }).click();
  await ada.getByText('6 to 26, for this device').waitFor();
  await ada.getByText(/31 to 5\d, for a device of Ben Barn/).waitFor();
  expect(
    browser.unexpectedErrors(
      /ERR_INTERNET_DISCONNECTED|Write\/channel|Listen\/channel|403|status of 4(?:00|09) .*documents:commit/,
    ),
  ).toEqual([]);
});
