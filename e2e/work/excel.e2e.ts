import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { addReadySale } from '../support/sales/readySale';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 8650 }), openBrowser()]);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', 'Never sent anywhere', '10000']);
  page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const workList = () => page.getByRole('region', { name: 'Work list' });

it('gives the sale as a workbook with the columns that a person has chosen with the keyboard', async () => {
  await page.getByRole('link', { name: 'Export' }).click();
  const box = workList().getByRole('checkbox', { name: 'Lotsmith id' });
  await box.focus();
  await page.keyboard.press('Space');
  await box.isChecked();
  expect(await problemsInLooks(page, 'work-list')).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    workList().getByRole('button', { name: 'Download work list' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('clocks-and-watches-work-list.xlsx');
  const parts = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('<sheet name="Clocks and watches"');
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>1<\/v><\/c>/);
  expect(sheet.match(/<row /g)).toHaveLength(4);
  expect(strings).toContain('Ms Grey');
  expect(strings).not.toContain('Never sent anywhere');
  await page.getByText('clocks-and-watches-work-list.xlsx is in your downloads.').waitFor();
});
