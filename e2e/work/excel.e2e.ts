import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { FIRST_LINE, MESSY_ROWS, messyWorkbook, MISTAKES } from '../../src/testing/workbooks/messyWorkbook';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson } from '../support/people/people';
import { serverSide } from '../support/sales/documents';
import { addReadySale } from '../support/sales/readySale';
import { chooseInSale, openLot, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(180_000);

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
/** A colleague's, at the same sale. */
let ben: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 8650 }), openBrowser()]);
  const [anna, editor] = [await makePerson(app.addresses, 'Anna Berg'), await makePerson(app.addresses, 'Ben Roth')];
  saleId = await addReadySale(app.addresses, anna.uid, ['Ms Grey', 'Never sent anywhere', '10000']);
  await serverSide(app.addresses).setRole(saleId, editor.uid, 'editor');
  page = await enter(app, browser, anna, `/sales/${saleId}`, { locale: 'en-GB' });
  ben = await enter(app, browser, editor, `/sales/${saleId}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const workList = () => page.getByRole('region', { name: 'Work list' });

it('gives the sale as a workbook with the columns that a person has chosen with the keyboard', async () => {
  await chooseInSale(page, 'Export');
  const box = workList().getByRole('checkbox', { name: 'Lotsmith id' });
  await box.focus();
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(true);
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

const cell = (field: string, at: number) =>
  page.getByRole('table', { name: 'Rows to import' }).getByLabel(`${field}, Line ${FIRST_LINE + at}`);

async function mend(field: string, at: number, text: string): Promise<void> {
  await cell(field, at).fill(text);
  await page.keyboard.press('Enter');
}

it('takes an old workbook of 400 rows in, its mistakes mended in the table, and takes all of it back again', async () => {
  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await chooseInSale(page, 'Import');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'Spring.xlsx', mimeType: SHEET, buffer: Buffer.from(messyWorkbook()) });
  await page.getByText(`Spring.xlsx: ${MESSY_ROWS + 1} rows with 8 columns.`).waitFor();
  await page.getByText('In row 1 cells are merged.').waitFor();
  await page.getByText('One hidden row is among them.').waitFor();
  await page.getByText('A formula has no result in the file (row 24).').waitFor();
  expect(await page.getByLabel('Sheet').locator('option').allTextContents()).toEqual(['Notes (hidden)', 'Lots']);
  // Another sheet is read instead, with what there is to say about it, and the first one again.
  await page.getByLabel('Sheet').selectOption('Notes (hidden)');
  await page.getByText(`Spring.xlsx: ${MESSY_ROWS + 1} rows with 8 columns.`).waitFor({ state: 'detached' });
  await page.getByLabel('Sheet').selectOption('Lots');
  await page.getByText(`Spring.xlsx: ${MESSY_ROWS + 1} rows with 8 columns.`).waitFor();
  expect(await page.getByLabel('Field for Estimate').inputValue()).toBe('estimate');

  await page.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await page.getByText(`${MESSY_ROWS - 4} new lots, 0 lots changed · 5 rows with problems`).waitFor();
  await page.getByLabel('Show').selectOption('problems');
  const estimate = 'Estimate (low and high in one)';
  await page.getByText('The spreadsheet has made a date of this.').first().waitFor();
  await mend(estimate, MISTAKES.formula, '200');
  await mend(estimate, MISTAKES.error, '300-400');
  await mend(estimate, MISTAKES.word, '80');
  await mend('Reserve', MISTAKES.day, '60');
  await page.getByRole('button', { name: `Import ${MESSY_ROWS} rows` }).press('Enter');
  // The network goes while the lots are on their way, and a colleague works on.
  const onServer = () => serverSide(app.addresses).count(saleId, 'lots');
  while ((await onServer()) < 10) await page.waitForTimeout(50);
  await page.context().setOffline(true);
  await page.getByText(`${MESSY_ROWS} lots were made, 0 were changed.`).waitFor();
  await openLot(ben, '2');
  await ben
    .getByRole('region', { name: /^Lot 2/ })
    .getByLabel('Title', { exact: true })
    .fill('A clock that Ben saw');
  await untilAllSent(ben);
  const sent = await onServer();
  expect(sent).toBeLessThan(MESSY_ROWS + 3);
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'Show the lots' }).click();
  const lots = (count: number) => page.getByText(`${count} lots, 3 ready`).first().waitFor();
  await lots(MESSY_ROWS + 3);
  // It goes on where it was, beside what the colleague did. All 400 take the emulator a minute and more.
  while ((await onServer()) < sent + 20) await page.waitForTimeout(100);
  await page.getByRole('row', { name: /^Lot 2, A clock that Ben saw/ }).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await lots(3);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await lots(MESSY_ROWS + 3);
  await openLot(page, '103');
  const lot = page.getByRole('region', { name: /^Lot 103/ });
  expect(await lot.getByLabel('Description', { exact: true }).inputValue()).toBe('Blue & white, number 2');
  expect(await lot.getByLabel('Low estimate', { exact: true }).inputValue()).toMatch(/^300/);
});
