import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, signIn, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { makeTestPhotos } from './support/photos';
import { addPhotos, createSale, lotNumbers, lotRow, openLot, saveWord, untilText } from './support/workspace';

jest.setTimeout(60_000);

const PASSWORD = 'a-long-password';

let app: AppUnderTest;
let browser: TestBrowser;
let folder: string;
let photo: string;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-photos-'));
  [photo = ''] = await makeTestPhotos(folder);
  [app, browser] = await Promise.all([startApp({ firstPort: 7740 }), openBrowser()]);
  const email = newEmail();
  await administrator(app.addresses).create(email, PASSWORD, { emailVerified: true, displayName: 'Anna Berg' });
  page = await browser.open({ locale: 'en-GB' });
  await signIn(page, app.url, { email, password: PASSWORD, name: 'Anna Berg' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const filesOf = async (saleId: string): Promise<string[]> =>
  (await serverSide(app.addresses).objects()).filter((name) => name.startsWith(`sales/${saleId}/`));
const belowOf = async (saleId: string): Promise<number[]> =>
  Promise.all(
    ['lots', 'lotPrivate', 'photos'].map(
      async (name) => (await serverSide(app.addresses).list(`sales/${saleId}/${name}`)).length,
    ),
  );

it('moves two lots with a photo and private words to another sale, and deletes what stays in the trash for ever', async () => {
  const autumn = await createSale(page, 'Autumn');
  await page.goto(`${app.url}/sales`);
  const spring = await createSale(page, 'Spring');
  await addPhotos(page, [photo]);
  await lotRow(page, '12').waitFor();
  await button('New lot').click();
  await openLot(page, '12');
  const editor = page.getByRole('region', { name: 'Lot 12' });
  await editor.getByLabel('Title', { exact: true }).fill('A bracket clock');
  await editor.getByText('More', { exact: true }).click();
  await editor.getByLabel('Consignor', { exact: true }).fill('House 7');
  await editor.getByLabel('Consignor', { exact: true }).blur();
  await untilText(saveWord(page), 'Sent');

  await page.locator('[data-choose="all"]').click();
  await button('More for the chosen lots').click();
  await page.getByRole('menuitem', { name: 'Move to another sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 lots to another sale' });
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move 2 lots' }).click();
  await page.getByText('2 lots are in “Autumn” now.').waitFor();
  await button('Trash (2)').waitFor();

  await page.goto(`${app.url}/sales/${autumn}`);
  const rows = page.locator('[aria-label="Lots"] [role="row"][aria-label]');
  await rows.nth(1).waitFor();
  const [number = '', ...others] = await lotNumbers(page);
  expect(others).toHaveLength(1);
  await openLot(page, number);
  const copy = page.getByRole('region', { name: `Lot ${number}`, exact: true });
  expect(await copy.getByLabel('Title', { exact: true }).inputValue()).toBe('A bracket clock');
  await copy.getByText('More', { exact: true }).click();
  expect(await copy.getByLabel('Consignor', { exact: true }).inputValue()).toBe('House 7');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth > 0),
  );
  expect((await filesOf(autumn)).length).toBe(3);

  await page.goto(`${app.url}/sales/${spring}`);
  await button('Trash (2)').click();
  await page.getByRole('checkbox', { name: 'Choose Lot 12, A bracket clock' }).check();
  await button('Delete 1 for ever').click();
  expect(await axeProblems(page)).toEqual([]);
  await button('Delete for ever').click();
  await page.getByText('One lot is deleted for ever.').waitFor();
  expect([await belowOf(spring), await filesOf(spring)]).toEqual([[1, 0, 0], []]);
  expect([await belowOf(autumn), (await filesOf(autumn)).length]).toEqual([[2, 1, 1], 3]);

  await page.goto(`${app.url}/sales`);
  await page.getByRole('link', { name: /Autumn.*2 lots/ }).waitFor();
  expect(browser.unexpectedErrors()).toEqual([]);
});
