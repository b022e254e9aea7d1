import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { putDocuments } from '../../local/emulators/seed';
import { newId } from '../../src/shared/id';
import { type AppUnderTest, startApp } from '../support/app/app';
import { writeCaption } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { leftovers, placesOf } from '../support/faults/leftovers';
import { type MortalBrowser, openMortalBrowser } from '../support/faults/mortalBrowser';
import { makePerson, signInAt } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { smallPhoto } from '../support/photos/smallPhoto';
import { lotRow, openLot, saveStatus, showPhotoTools, unfold, untilText } from '../support/sales/workspace';

jest.setTimeout(180_000);

let app: AppUnderTest;
let folder: string;
let browser: MortalBrowser | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotsmith-offline-'));
  app = await startApp({ firstPort: 7680 });
}, 120_000);
afterAll(async () => {
  await browser?.kill();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

/** The same browser again, after it was killed. */
async function reopen(options: { readonly offline?: boolean } = {}): Promise<Page> {
  await browser?.kill();
  browser = await openMortalBrowser(path.join(folder, 'profile'), options);
  return browser.page;
}

/** Waits until `read` gives `wanted`. */
async function until<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  const start = Date.now();
  for (;;) {
    const found = await read();
    if (found === wanted) return;
    if (Date.now() - start > 60_000) throw new Error(`Expected ${String(wanted)}, found ${String(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('a sale is read and worked on without a network, the browser is killed, and all arrives, once', async () => {
  const server = serverSide(app.addresses);
  const ada = await makePerson(app.addresses, 'Ada Offline');
  const lots = [{ number: 12, title: 'A bracket clock', photos: [240] }];
  const saleId = await prepareSale(app.addresses, { title: 'Killed and cut off', owner: ada.uid, lots });
  const text = { kind: 'text', name: 'Restored', order: 'a0', field: 'condition', text: 'Old restorations.' };
  await putDocuments(app.addresses, [[`sales/${saleId}/templates/${newId()}`, text]]);
  const documents = (collection: string) => server.list(`sales/${saleId}/${collection}`);
  const count = async (collection: string): Promise<number> => (await documents(collection)).length;
  const files = async (): Promise<number> =>
    (await server.objects()).filter((name) => name.startsWith(`sales/${saleId}/`)).length;

  // One whole visit makes the application and the sale readable without a network.
  let page = await reopen();
  await page.clock.install();
  await signInAt(page, app.url, ada, `/sales/${saleId}`);
  await lotRow(page, '12').waitFor();
  // The files for later do not compete with the first page: they come when it has come to rest.
  await page.clock.fastForward(5_000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKept = async (): Promise<boolean> => {
    const { document: _shown, ...places } = await leftovers(page);
    return ['A bracket clock', text.text].every((each) => placesOf(places, [each]).length > 0);
  };
  await until(isKept, true);
  await openLot(page, '12');
  await page.getByLabel('Description', { exact: true }).fill('Sent, and the battery is empty');
  await untilText(saveStatus(page), 'Sent');

  page = await reopen({ offline: true });
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.getByText(/^As of .*the server has not answered yet/).waitFor();
  await openLot(page, '12');
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('Sent, and the battery is empty');
  await page.getByRole('button', { name: 'Insert text into Condition' }).click();
  await page.getByRole('menuitem', { name: 'Restored' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Title', { exact: true }).fill('Written without a network');
  await untilText(saveStatus(page), 'Saved on this device');
  const add = page.getByLabel('Add photos: choose files', { exact: true });
  await add.setInputFiles(['7-1.jpg', '12-2.jpg', '12-3.jpg', '12-4.jpg', '12-5.jpg'].map(smallPhoto));

  // None of them is sent yet, and they are gone through as all others.
  const editor = page.getByRole('region', { name: 'Lot 12', exact: true });
  const tool = (name: string) => editor.getByRole('button', { name, exact: true });
  await tool('Photo 5').click();
  await showPhotoTools(editor);
  await tool('Remove').click();
  await tool('Undo').click();
  await tool('Photo 5').click();
  await tool('Remove').click();
  await tool('Photo 5').waitFor({ state: 'detached' });
  await tool('Photo 3').click();
  await tool('Turn right').click();
  await writeCaption(page, 'The maker, inside the door');
  await tool('Make this the cover').click();
  await editor.getByRole('button', { name: 'Photo 3, the cover' }).waitFor();
  await tool('Photo 4').click();
  await tool('One place forward').click();
  await editor.getByRole('button', { name: 'Photo 4, the cover' }).waitFor();
  await unfold(page, /photos? stored$/);
  await page.getByText('Saved on this device: the upload goes on by itself').waitFor();
  // That is said of the photos; this, of what was said of them.
  await untilText(saveStatus(page), 'Saved on this device');

  page = await reopen();
  await page.goto(`${app.url}/sales/${saleId}`);
  await until(() => count('photos'), 5);
  await until(files, 15);
  const captioned = async (): Promise<string | undefined> => {
    const found = (await documents('photos')).find(({ fields }) => fields['rotation']?.['integerValue'] === '90');
    const cover = (await documents('lots')).map(({ fields }) => fields['coverPhotoId']?.['stringValue']);
    return cover.includes(found?.name.split('/').at(-1))
      ? String(found?.fields['caption']?.['stringValue'])
      : undefined;
  };
  await until(captioned, 'The maker, inside the door');
  const titles = async (): Promise<boolean> =>
    (await documents('lots')).some(({ fields }) => fields['title']?.['stringValue'] === 'Written without a network');
  await until(titles, true);
  // The description, the title, the lot of the new photos, and each photo: each once. What was said of a photo before it
  // was sent is said once more, in case that an answer was lost.
  const kinds = async (): Promise<string> => {
    const all = (await documents('ops')).map(({ fields }) => String(fields['kind']?.['stringValue']));
    return all
      .filter((kind) => kind !== 'removePhoto')
      .sort()
      .join(' ');
  };
  await until(kinds, 'addPhoto addPhoto addPhoto addPhoto createLot editLot editLot editPhoto editPhoto');
  expect(await count('lots')).toBe(2);
});
