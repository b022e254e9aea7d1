import type { Page, Request } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import {
  ask,
  jump,
  lastIndex,
  lookAt,
  lookUntil,
  type Moment,
  momentOf,
  reorder,
  toggle,
} from '../support/devtools/moments';
import { record } from '../support/devtools/record';
import { makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { smallPhoto } from '../support/photos/smallPhoto';
import { countWrites, writesOf } from '../support/faults/storageWrites';
import { openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(180_000);

const LOTS = [
  { number: 1, title: 'Mahogany chair', photos: [320, 330] },
  { number: 2, title: 'Brass lamp', photos: [350] },
  { number: 3, title: 'Oak table' },
];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
const moments: Moment[] = [];
const requests: string[] = [];

const remember = async (name: string): Promise<void> => void moments.push(await momentOf(page, name));
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Waits until so many pictures are drawn. */
async function untilDrawn(count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')];
      return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length >= wanted;
    },
    count,
    { polling: 100 },
  );
}

/** What tells another computer something: files of the build are the browser's own business. */
function note(request: Request): void {
  const url = new URL(request.url());
  if (url.protocol !== 'blob:' && url.origin !== new URL(app.url).origin) requests.push(request.url());
}

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7850 }), openBrowser()]);
  page = await browser.open();
  await countWrites(page.context());
  await record(page.context());
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Shows a moment, and expects what was seen there. */
async function revisit({ index, name, dom }: Moment): Promise<void> {
  await jump(page, index);
  expect(`${name}\n${await lookUntil(page, dom)}`).toBe(`${name}\n${dom}`);
}

describe('going through a day with photos, forms and dialogs that ends in a sign-out', () => {
  it('is recorded', async () => {
    const person = await makePerson(app.addresses, 'Ada Cataloguer');
    const saleId = await prepareSale(app.addresses, { title: 'A day', owner: person.uid, lots: LOTS });
    await page.goto(`${app.url}/sales/${saleId}`);
    await button('Continue with Google').waitFor();
    await remember('sign-in page');
    await button('Continue with a phone number').click();
    await page.getByLabel('Phone number').waitFor();
    await remember('step of a way');
    await page.keyboard.press('Escape');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button('Sign in').click();
    await page.getByRole('grid', { name: 'Lots' }).waitFor();
    await untilDrawn(2);
    await remember('grid');
    await openLot(page, '1');
    await untilDrawn(4);
    await remember('lot with photos');
    await page.getByRole('button', { name: /show it on the whole screen$/ }).click();
    await remember('a photo on the whole screen');
    await page.keyboard.press('Escape');
    await button('History').click();
    await page.getByRole('list', { name: 'History', includeHidden: true }).waitFor({ state: 'attached' });
    await remember('history unfolded');
    await page.getByRole('button', { name: 'New lot from a template' }).click();
    await page.getByRole('menu').waitFor();
    await remember('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Lot 1', level: 2 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await remember('dialog of keys');
    await page.keyboard.press('Escape');
    await openLot(page, '3');
    await page.getByLabel('Add photos to Lot 3: choose files').setInputFiles([smallPhoto('table.jpg', 3)]);
    await untilDrawn(4);
    await untilText(saveStatus(page), 'Sent');
    await remember('photo stored');
    await button('Gallery').click();
    await untilDrawn(4);
    await remember('gallery');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
    await button('Change the address').click();
    await page.getByLabel('New email address').waitFor();
    await remember('form unfolded');
    await button('Sign out everywhere').first().click();
    await page.getByRole('dialog').waitFor();
    await remember('question');
    await page.keyboard.press('Escape');
    await button('Sign out').click();
    await button('Continue with Google').waitFor();
    await remember('signed out');
    expect(moments).toHaveLength(13);
    browser.unexpectedErrors();
  });

  it('shows each moment as it was, back and forth, sends nothing and keeps nothing', async () => {
    // Where the button of a provider will come back again and again.
    const box = await button('Continue with Google').boundingBox();
    if (box === null) throw new Error('The button has no place.');
    await page.mouse.move(0, 0);
    await jump(page, moments[2]?.index ?? 0);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    page.on('request', note);
    const actions = await lastIndex(page);
    const writes = await writesOf(page);
    const there = moments.toReversed();
    for (const moment of [...there, ...moments, ...there.filter((_, at) => at % 3 === 0)]) await revisit(moment);
    // Longer than pictures, hovering and lazy parts wait before they act.
    for (const moment of [moments[0], moments[3], moments[9], moments[12]]) {
      if (moment !== undefined) await revisit(moment);
      await page.waitForTimeout(1_500);
    }
    expect(await button('Continue with Google').evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(requests).toEqual([]);
    expect(await writesOf(page)).toEqual(writes);
    expect(await lastIndex(page)).toBe(actions);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('leaves out each action and takes it in again, without a crash', async () => {
    const actions = await lastIndex(page);
    const present = moments.at(-1)?.dom ?? '';
    await jump(page, actions);
    for (let at = 1; at <= actions; at += 1) {
      await toggle(page, at);
      await toggle(page, at);
    }
    expect(await ask(page, (machine) => machine.errors())).toEqual([]);
    expect(await lookUntil(page, present)).toBe(present);
    expect([requests, await lastIndex(page)]).toEqual([[], actions]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('shows actions in another order and back, without a crash', async () => {
    const actions = await lastIndex(page);
    const present = moments.at(-1)?.dom ?? '';
    for (let at = 2; at <= actions; at += 1) {
      await reorder(page, at, at - 1);
      await reorder(page, at, at - 1);
    }
    expect(await ask(page, (machine) => machine.errors())).toEqual([]);
    expect(await lookUntil(page, present)).toBe(present);
    expect([requests, await lastIndex(page)]).toEqual([[], actions]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('goes on where it was', async () => {
    page.off('request', note);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').waitFor();
    expect(await lookAt(page)).not.toBe(moments.at(-1)?.dom);
  });
});
