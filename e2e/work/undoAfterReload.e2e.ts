import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson, signInAt, signOut } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, openLot, saveStatus, takeAsNewLots, untilAllSent, untilText } from '../support/sales/workspace';

jest.setTimeout(180_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7860 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const undo = (page: Page, what: RegExp | string) => page.getByRole('button', { name: what });

it('takes back after a reload what was done before it, and does it again after the next one', async () => {
  const server = serverSide(app.addresses);
  const person = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await prepareSale(app.addresses, { title: 'Undo', owner: person.uid, lots: [{ number: 1 }] });
  const sale = `/sales/${saleId}`;
  const alive = async () =>
    (await server.list(`sales/${saleId}/lots`)).filter(({ fields }) => 'nullValue' in (fields['deletedAt'] ?? {}))
      .length;
  const page = await enter(app, browser, person, sale);
  page.on('dialog', (dialog) => void dialog.accept());
  await openLot(page, '1');
  await page.getByLabel('Title', { exact: true }).fill('A blue vase');
  await untilText(saveStatus(page), 'Sent');
  await page.goto(app.url + sale);
  await lotRow(page, '1').getByText('A blue vase').waitFor();

  // Lots of photos, and a reload a moment later.
  await page
    .getByLabel('Add photos: choose files', { exact: true })
    .setInputFiles([smallPhoto('IMG_1.jpg', 0), smallPhoto('IMG_2.jpg', 1)]);
  await takeAsNewLots(page);
  await lotRow(page, '3').waitFor();
  await untilAllSent(page);
  await page.reload();
  await undo(page, /^Undo: .*2 lots/).waitFor();
  await page.keyboard.press('Control+z');
  await undo(page, /^Redo: .*2 lots/).waitFor();
  await untilAllSent(page);
  expect(await alive()).toBe(1);
  await undo(page, 'Undo: Title, Lot 1').waitFor();
  await page.reload();
  await undo(page, /^Redo: .*2 lots/).click();
  await lotRow(page, '3').waitFor();
  await undo(page, /^Undo: .*2 lots/).click();
  await lotRow(page, '3').waitFor({ state: 'detached' });
  await undo(page, 'Undo: Title, Lot 1').click();
  await lotRow(page, '1').getByText('A blue vase').waitFor({ state: 'detached' });
  await undo(page, 'Redo: Title, Lot 1').waitFor();
  await untilAllSent(page);

  // A tab that is opened from this one gets its storage, and not what was done in it.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opening;
  await lotRow(copy, '1').waitFor();
  await copy.waitForFunction(() => sessionStorage.getItem('lotsmith.acts') === null);
  await undo(copy, 'Redo').waitFor();
  await copy.close();
  await undo(page, 'Redo: Title, Lot 1').waitFor();

  await signOut(page);
  await page.getByLabel('Email').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('lotsmith.acts'))).toBeNull();
  await signInAt(page, app.url, person, sale);
  await lotRow(page, '1').waitFor();
  expect(await undo(page, 'Undo: Title, Lot 1').count()).toBe(0);
});
