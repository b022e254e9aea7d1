import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { writeCaption } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { makePerson, type Person } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { phoneProblems, tap } from '../support/sales/touch';
import { lotNumbers, lotRow, saveStatus, untilAllSent, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let person: Person;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7830 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const editor = (number: string): Locator => page.getByRole('region', { name: `Lot ${number}`, exact: true });
const heading = (number: string): Locator =>
  page.getByRole('heading', { name: `Lot ${number}`, level: 2, exact: true });
const tile = (number: string): Locator => page.getByRole('gridcell', { name: new RegExp(`^Lot ${number}\\b`) });

/** Taps a field and writes into it. */
async function write(number: string, label: string, text: string): Promise<void> {
  const field = editor(number).getByLabel(label, { exact: true });
  await tap(field);
  await field.fill(text);
}

async function untilNumbers(numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await lotRow(page, number).waitFor();
  expect(await lotNumbers(page)).toEqual(numbers);
}

/** What the server says of the lots, by their titles. */
async function onServer(saleId: string): Promise<Record<string, unknown>> {
  const lots = await serverSide(app.addresses).list(`sales/${saleId}/lots`);
  const text = (of: Record<string, unknown> | undefined): string => String(Object.values(of ?? {})[0] ?? '');
  return Object.fromEntries(
    lots.map(({ fields }) => [
      text(fields['title']),
      [text(fields['number']), text(fields['description']), text(fields['status'])].join(' / '),
    ]),
  );
}

it('photographs, proofs and numbers lots with one finger, through a spell without a network', async () => {
  const problems: string[] = [];
  const look = async (place: string): Promise<void> => void problems.push(...(await phoneProblems(page, place)));
  // In the dark, as the other tests look at most of these screens in the light.
  page = await browser.open({ ...PHONE, locale: 'en-GB', colorScheme: 'dark' });
  await page.goto(`${app.url}/sign-in`);
  await tap(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await look('signing in');
  await tap(button('Sign in'));
  await tap(button('New sale').first());
  const asked = page.getByRole('dialog', { name: 'New sale' });
  await asked.getByLabel('Title', { exact: true }).fill('From the attic');
  await asked.getByLabel('Date').fill('2027-03-12');
  await look('a new sale');
  await tap(asked.getByRole('button', { name: 'Create sale' }));
  await page.getByRole('heading', { name: 'From the attic', level: 1 }).waitFor();
  const saleId = /\/sales\/([A-Za-z0-9]+)/.exec(page.url())?.[1] ?? '';

  const camera = page.getByLabel('Add photos: choose files', { exact: true });
  await camera.setInputFiles([smallPhoto('1.jpg', 0), smallPhoto('2.jpg', 1), smallPhoto('3.jpg', 2)]);
  await untilNumbers(['1', '2', '3']);
  await page.getByText('photos stored').waitFor({ state: 'detached' });
  await look('the list');

  // One lot is described and ready; what was too much is taken back where one is.
  await tap(lotRow(page, '1').getByRole('link'));
  await heading('1').waitFor();
  await writeCaption(page, 'The mark below');
  await write('1', 'Title', 'Blue vase');
  await write('1', 'Description', 'Of baluster form.');
  await write('1', 'Low estimate', '100');
  await write('1', 'High estimate', '150');
  await write('1', 'Category', 'Glass');
  await untilText(saveStatus(page), 'Sent');
  await tap(editor('1').getByRole('button', { name: 'Undo: Category, Lot 1' }));
  await untilText(saveStatus(page), 'Sent');
  expect(await editor('1').getByLabel('Category', { exact: true }).inputValue()).toBe('');
  await look('a lot');
  await tap(button('Mark as ready'));
  await tap(editor('1').getByRole('link', { name: 'Describe the next lot' }));
  await heading('2').waitFor();

  // In the cellar.
  await page.context().setOffline(true);
  await write('2', 'Title', 'Footed bowl');
  await write('2', 'Description', 'The foot turned.');
  await page
    .getByLabel('Add photos to Lot 2: choose files', { exact: true })
    .setInputFiles([smallPhoto('more.jpg', 3)]);
  await editor('2')
    .getByRole('button', { name: /^Photo 2/ })
    .waitFor();
  await untilText(saveStatus(page), 'Saved on this device');
  await tap(page.getByRole('link', { name: 'All lots' }));
  await lotRow(page, '2').getByText('Footed bowl').waitFor();
  await page.context().setOffline(false);

  await tap(button('Gallery'));
  await tile('2').waitFor();
  await tap(tile('2').locator('[data-choose]'));
  await tap(tile('3').locator('[data-choose]'));
  await page.getByText('2 lots chosen', { exact: true }).waitFor();
  await look('the gallery');
  await tap(button('More for the chosen lots'));
  await tap(page.getByRole('menuitem', { name: 'Number lots…' }));
  const numbering = page.getByRole('dialog', { name: 'Number lots' });
  await numbering.getByLabel('Begin with').fill('11');
  await numbering.getByText('2 lots change').waitFor();
  await look('numbering');
  await tap(numbering.getByRole('button', { name: 'Number 2 lots' }));
  await numbering.getByText('2 lots have their new numbers.').waitFor();
  await tap(numbering.getByRole('button', { name: 'Close' }).first());
  await tile('12').waitFor();
  await tap(button('Choose none'));
  await tap(button('List'));
  await untilNumbers(['1', '11', '12']);
  await tap(button(/^Undo: /));
  await untilNumbers(['1', '2', '3']);
  // The files are there before the last of their records.
  await page.getByText('photos stored').waitFor({ state: 'detached' });
  await untilAllSent(page);

  expect(await onServer(saleId)).toEqual({
    'Blue vase': '1 / Of baluster form. / ready',
    'Footed bowl': '2 / The foot turned. / draft',
    '': '3 /  / draft',
  });
  const photos = await serverSide(app.addresses).list(`sales/${saleId}/photos`);
  expect(photos).toHaveLength(4);
  expect(photos.filter(({ fields }) => fields['caption']?.['stringValue'] === 'The mark below')).toHaveLength(1);
  await tap(button(/^Account of /));
  await tap(page.getByRole('menuitem', { name: 'Sign out' }));
  await page.waitForURL(/\/sign-in/);
  expect(problems).toEqual([]);
  expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED/)).toEqual([]);
});
