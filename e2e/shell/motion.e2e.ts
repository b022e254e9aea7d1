import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { type Motion, watchMotion } from '../support/app/motion';
import { openStoreDoor } from '../support/faults/storeDoor';
import { makePerson, type Person, signInAt } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale, openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

/** What docs/design.md promises. */
const MOST_MS = 150;
/** A frame and a little: the toast tells by an animation of 20 ms, which changes nothing, that it is drawn. */
const FRAME_MS = 20;

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7870 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  const lots = [1, 2, 3].map((number) => ({ number, title: `Vase ${String(number)}`, photos: [400, 400] }));
  saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** Opens a menu, a dialog, a toast, a lot and the viewer of its photos, and goes over buttons and fields on the way. */
async function goThrough(page: Page, dispatch: (action: object) => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await chooseInSale(page, 'Number lots…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().focus();
  for (const button of await dialog.getByRole('button').all()) await button.hover();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await dispatch({
    type: 'notifications/notificationRequested',
    payload: { id: 'one', kind: 'info', message: 'Toast one' },
  });
  await page.getByText('Toast one').waitFor();
  await openLot(page, '1');
  await page.getByRole('button', { name: 'Lot 1, photo 1 of 2: show it on the whole screen' }).hover();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Lot 1, photo 1 of 2: show it on the whole screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of Lot 1' });
  await viewer.waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('Lot 1, photo 2 of 2', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
}

async function motions(reducedMotion: 'reduce' | 'no-preference'): Promise<readonly Motion[]> {
  const page = await browser.open({ reducedMotion, locale: 'en-GB' });
  const dispatch = await openStoreDoor(page);
  const seen = await watchMotion(page);
  await signInAt(page, app.url, person, `/sales/${saleId}`);
  await page.getByRole('grid', { name: 'Lots' }).getByText('Vase 3').waitFor();
  await goThrough(page, dispatch);
  const found = await seen();
  await page.context().close();
  expect(browser.unexpectedErrors()).toEqual([]);
  return found;
}

it('moves nothing for a person whose system asks for less motion', async () => {
  const found = await motions('reduce');
  // The watch is at work: it has seen the animation of the toast.
  expect(found.map(({ name }) => name).join(' ')).toMatch(/drawn/);
  expect(found.filter(({ ms, times }) => ms * times > FRAME_MS)).toEqual([]);
});

it('moves for everybody else at most 150 ms, except the sign that something goes on', async () => {
  const found = await motions('no-preference');
  expect(found.filter(({ ms, times }) => ms > FRAME_MS && times === 1)).not.toEqual([]);
  expect(found.filter(({ ms, times }) => ms > MOST_MS && times !== Infinity)).toEqual([]);
});
