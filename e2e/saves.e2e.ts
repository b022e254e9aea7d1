import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { addPhotos, createSale, lotNumbers, lotRow, openLot, saveWord, untilText } from './support/workspace';

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let anna: Account;
let saleId: string;

const titles = async (): Promise<(string | undefined)[]> =>
  (await serverSide(app.addresses).list(`sales/${saleId}/lots`)).map(
    ({ fields }) => fields['title']?.['stringValue'] as string | undefined,
  );

beforeAll(async () => {
  app = await startApp({ firstPort: 7540 });
  browser = await openBrowser();
  page = await browser.open();
  anna = await signUp(page, app.url);
  saleId = await createSale(page, 'Saves');
  await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(page, '1');
  await untilText(saveWord(page), 'Sent');
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe('saves', () => {
  it('says "Saved on this device" without a network, and "Sent" when it is back', async () => {
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Typed without a signal');
    await untilText(saveWord(page), 'Saved on this device');
    expect(await titles()).not.toContain('Typed without a signal');
    await page.context().setOffline(false);
    await untilText(saveWord(page), 'Sent', 30_000);
    expect(await titles()).toContain('Typed without a signal');
  }, 60_000);

  it('sends at the next visit what was saved when the page was closed without a network', async () => {
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Typed before the tab was closed');
    await untilText(saveWord(page), 'Saved on this device');
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto(`${app.url}/sales/${saleId}`);
    await lotRow(page, '1').getByText('Typed before the tab was closed').waitFor();
    await openLot(page, '1');
    await untilText(saveWord(page), 'Sent');
    expect(await titles()).toEqual(['Typed before the tab was closed']);
  }, 60_000);

  it('keeps what the server refuses, with its text, and sends it when it is allowed again', async () => {
    const server = serverSide(app.addresses);
    const { fields } = (await server.list('sales')).find(({ name }) => name.endsWith(saleId)) ?? {};
    const uid = String(fields?.['createdBy']?.['stringValue']);
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Refused at first');
    await untilText(saveWord(page), 'Saved on this device');
    await server.setRole(saleId, uid, 'viewer');
    await page.context().setOffline(false);

    const alert = page.getByRole('alert').filter({ hasText: 'Needs attention' });
    await alert.getByText('Title: Refused at first').waitFor({ timeout: 30_000 });
    await alert.getByText('You no longer have the right to change this.', { exact: false }).waitFor();
    expect(await titles()).not.toContain('Refused at first');

    // It is still there after a reload: it lives in the outbox, not on the page.
    await page.reload();
    await alert.getByText('Title: Refused at first').waitFor();
    await server.setRole(saleId, uid, 'owner');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await lotRow(page, '1').getByText('Refused at first').waitFor();
    // The row shows what is typed here before the server has it; the word tells when it has.
    await untilText(saveWord(page), 'Sent');
    expect(await titles()).toContain('Refused at first');
  }, 90_000);

  it('refuses files that are no photos, with the reason, and makes no lot of them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-odd-'));
    const text = path.join(folder, 'notes.jpg');
    await writeFile(text, 'not a photo');
    await page.goto(`${app.url}/sales/${saleId}`);
    await lotRow(page, '1').waitFor();
    await addPhotos(page, [text]);
    const alert = page.getByRole('alert').filter({ hasText: 'One file was not taken' });
    await alert.getByText('This is no photo that a browser can read.', { exact: false }).waitFor();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await lotNumbers(page)).toHaveLength(1);
    await rm(folder, { recursive: true });
  }, 60_000);

  it('asks before signing out with unsent work, and brings it back at the next sign-in', async () => {
    await openLot(page, '1');
    // The key that locks unsent work comes with the first save, from the server.
    const key = page.waitForResponse(
      (response) =>
        response.url().includes(':commit') && response.request().postData()?.includes('/keys/outbox') === true,
    );
    await page.getByLabel('Title').fill('Sent before');
    await untilText(saveWord(page), 'Sent');
    await key;
    await page.context().setOffline(true);
    await page.getByLabel('Title').fill('Not sent when signing out');
    await untilText(saveWord(page), 'Saved on this device');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' });
    await dialog.getByText('The server does not have one change.', { exact: false }).waitFor();
    await dialog.getByText('Locked on this device until you sign in here again.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Keep for me and sign out' }).click();
    await page.waitForURL(/\/sign-in/);
    await page.context().setOffline(false);
    await signIn(page, app.url, anna);
    await page.goto(`${app.url}/sales/${saleId}`);
    await lotRow(page, '1').getByText('Not sent when signing out').waitFor();
    await openLot(page, '1');
    await untilText(saveWord(page), 'Sent', 30_000);
    expect(await titles()).toContain('Not sent when signing out');
  }, 90_000);
});
