import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { attentionOf, lotRow, openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7540 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

it('keeps what the server refuses, with its text, and sends it when it is allowed again', async () => {
  const server = serverSide(app.addresses);
  const person = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await prepareSale(app.addresses, { title: 'Saves', owner: person.uid, lots: [{ number: 1 }] });
  const titles = async () =>
    (await server.list(`sales/${saleId}/lots`)).map(({ fields }) => fields['title']?.['stringValue']);
  const page = await enter(app, browser, person, `/sales/${saleId}`);
  await openLot(page, '1');
  await page.context().setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill('Refused at first');
  await untilText(saveStatus(page), 'Saved on this device');
  await server.setRole(saleId, person.uid, 'viewer');
  await page.context().setOffline(false);

  const alert = await attentionOf(page);
  await alert.getByText('Title: Refused at first').waitFor();
  await alert.getByText('You no longer have the right to change this.', { exact: false }).waitFor();
  expect(await titles()).toEqual(['']);

  // It is still there after a reload: it lives in the outbox, not on the page.
  await page.reload();
  await attentionOf(page);
  await alert.getByText('Title: Refused at first').waitFor();
  await server.setRole(saleId, person.uid, 'owner');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await lotRow(page, '1').getByText('Refused at first').waitFor();
  // The row shows what is typed here before the server has it; the word tells when it has.
  await untilText(saveStatus(page), 'Sent');
  expect(await titles()).toEqual(['Refused at first']);
});

const LAST_WORDS = 'A vase, typed in the last moment';

/** Leaves the page as a person does who answers the browser's question with "Leave". */
const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  reload: (page) => page.reload(),
  'close of the tab': async (page) => {
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
};

it.each(Object.entries(WAYS_OUT))('keeps what was typed right before the %s', async (_, leave) => {
  const person = await makePerson(app.addresses, 'Anna Berg');
  const saleId = await prepareSale(app.addresses, { title: 'Saves', owner: person.uid, lots: [{ number: 1 }] });
  const page = await enter(app, browser, person, `/sales/${saleId}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await openLot(page, '1');
  const title = page.getByLabel('Title', { exact: true });
  await title.focus();
  // The device is known to keep things: only the last words are at stake.
  await page.keyboard.type('x');
  await untilText(saveStatus(page), 'Sent');
  await title.selectText();
  await page.keyboard.insertText(LAST_WORDS);
  await leave(page);
  const next = page.isClosed() ? await page.context().newPage() : page;
  await next.goto(`${app.url}/sales/${saleId}`);
  await lotRow(next, '1').getByText(LAST_WORDS).waitFor();
});
