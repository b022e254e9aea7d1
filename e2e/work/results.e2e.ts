import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson, type Person } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(180_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const COMPLETE = { description: 'Walnut.', estimateLow: 10_000, estimateHigh: 15_000, status: 'published' } as const;

let app: AppUnderTest;
let browser: TestBrowser;
let people: readonly [Person, Person];
let anna: Page;
let ben: Page;
let saleId: string;

/** A published sale in the future; its owner at a desk, an editor with a phone, both at lot 1. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7830 }), openBrowser()]);
  people = await Promise.all([makePerson(app.addresses, 'Anna Berg'), makePerson(app.addresses, 'Ben Clark')]);
  const [berg, clark] = people;
  saleId = await prepareSale(app.addresses, {
    title: 'Clocks',
    owner: berg.uid,
    editors: [clark.uid],
    lots: [1, 2].map((number) => ({ number, title: `Clock ${String(number)}`, photos: [400], fields: COMPLETE })),
    details: { status: 'published' },
  });
  [anna, ben] = await Promise.all([
    enter(app, browser, berg, `/sales/${saleId}`),
    enter(app, browser, clark, `/sales/${saleId}`, PHONE),
  ]);
  for (const page of [anna, ben]) await openLot(page, '1');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const editor = (page: Page): Locator => page.getByRole('region', { name: /^Lot / });
const button = (page: Page, name: string | RegExp): Locator => editor(page).getByRole('button', { name });
const price = (page: Page): Locator => editor(page).getByLabel('Hammer price');
const says = (page: Page, words: string | RegExp): Promise<void> => editor(page).getByText(words).first().waitFor();

it('asks before the day of the sale, and enters the price that is meant', async () => {
  await button(anna, 'Sold').click();
  await says(anna, 'Enter the hammer price first.');
  await price(anna).fill('120');
  await price(anna).press('Enter');
  const question = anna.getByRole('dialog', { name: 'Enter a result already?' });
  await question.getByText('The sale is on Friday, March 12, 2027.').waitFor();
  expect(await axeProblems(anna)).toEqual([]);
  await question.getByRole('button', { name: 'Not yet' }).click();
  expect(await price(anna).inputValue()).toBe('120');
  await button(anna, 'Sold').click();
  await question.getByRole('button', { name: 'Enter it' }).click();
  await says(anna, /^Sold for €120\./);
  await untilText(saveStatus(anna), 'Sent');
  expect(await axeProblems(anna)).toEqual([]);
});

it('shows it to a colleague, who corrects it on a phone and takes the correction back', async () => {
  await says(ben, /^Sold for €120\./);
  await price(ben).fill('135');
  await price(ben).blur();
  // The colleague's own page asks, too.
  await ben.getByRole('dialog').getByRole('button', { name: 'Enter it' }).click();
  await says(anna, /^Sold for €135\./);
  // Not half below the bar at the bottom of the screen, where the sentence above it may have moved it.
  await price(ben).evaluate((field) => field.scrollIntoView({ block: 'center' }));
  expect(await axeProblems(ben)).toEqual([]);
  await button(ben, 'Undo: Result: sold, Lot 1').click();
  await says(anna, /^Sold for €120\./);
});

it('turns a sale into a passed lot and back into one without a result, all in the history', async () => {
  await button(ben, 'Passed').click();
  await says(anna, /^Passed: this lot was not sold\./);
  await button(ben, 'Take the result back').click();
  await says(anna, /^Enter what came of the lot\./);
  await button(anna, 'History').click();
  const entries = editor(anna).getByRole('list', { name: 'History' }).getByRole('listitem');
  await entries
    .filter({ hasText: /no result yet .* sold for €120/ })
    .first()
    .waitFor();
  await entries
    .filter({ hasText: /sold for €120 .* sold for €135/ })
    .first()
    .waitFor();
  await entries
    .filter({ hasText: /passed .* no result yet/ })
    .first()
    .waitFor();
});

it('keeps results as they are once the sale is closed, and says so', async () => {
  await price(anna).fill('90');
  await button(anna, 'Sold').click();
  await says(anna, /^Sold for €90\./);
  await untilText(saveStatus(anna), 'Sent');
  await says(ben, /^Sold for €90\./);

  // Ben is offline while Anna closes the sale: what he enters is kept, refused, and he is asked.
  await ben.context().setOffline(true);
  await price(ben).fill('95');
  await price(ben).blur();
  await untilText(saveStatus(ben), 'Saved on this device');
  await anna.goto(`${app.url}/sales/${saleId}/settings`);
  await anna.getByRole('button', { name: 'Close the sale' }).click();
  const question = anna.getByRole('dialog', { name: 'Close this sale?' });
  await question.getByText(/Results can no longer be entered or changed/).waitFor();
  await question.getByRole('button', { name: 'Close the sale' }).click();
  await anna.getByText('The sale is closed. Its numbers no longer change.').waitFor();
  await ben.context().setOffline(false);
  await untilText(saveStatus(ben), 'Needs attention');
  // Nothing that he has done here can be taken back any more, so nothing is offered.
  expect(await button(ben, /^Undo$/).getAttribute('aria-disabled')).toBe('true');

  await anna.goto(`${app.url}/sales/${saleId}`);
  await openLot(anna, '1');
  await says(anna, /^Sold for €90\. The sale is closed\. Its results no longer change\.$/);
  expect(await price(anna).count()).toBe(0);
});

it('prints all lots of the sale with their results, and nothing that can only be pressed', async () => {
  await anna.goto(`${app.url}/sales/${saleId}`);
  // The sale has its name before it has its lots.
  for (const number of ['1', '2']) await lotRow(anna, number).waitFor();
  await anna.emulateMedia({ media: 'print' });
  await anna.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const rows = anna.getByRole('table').getByRole('row');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringContaining('Estimate'),
    expect.stringMatching(/^1\s+Clock 1\s+€100 – €150\s+Sold for €90$/),
    expect.stringMatching(/^2\s+Clock 2\s+€100 – €150\s+Published$/),
  ]);
  expect(await anna.getByRole('button').count()).toBe(0);
  expect(await anna.getByRole('banner').count()).toBe(0);
  await anna.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await anna.emulateMedia({ media: 'screen' });
  await anna.getByRole('grid', { name: 'Lots' }).waitFor();
});
