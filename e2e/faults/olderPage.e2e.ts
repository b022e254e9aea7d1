import type { Locator, Page } from 'playwright-core';
import { encodeFields, type PlainValue } from '../../local/emulators/firestoreValues';
import { OWNER, request } from '../../local/net/http';
import { LOCAL_PROJECT } from '../../local/net/project';
import { origin } from '../../local/emulators/firestore';
import { LATER_FIELD } from '../../rules/support/grownRules';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { unfold } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { growRules, putRulesBack } from '../support/faults/rules';
import { chooseInSale, lotRow, openLot, saveStatus, untilAllSent, untilText } from '../support/sales/workspace';

jest.setTimeout(180_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let saleId: string;

/** This build's page is the older one here: the rules are those of a build to come, in which every document has a grade. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7920 }), openBrowser()]);
  await growRules(app.addresses);
  const anna = await makePerson(app.addresses, 'Anna Berg');
  const lots = [
    { number: 1, title: 'Bracket clock', photos: [320, 340] },
    { number: 2, title: 'Stool' },
  ];
  saleId = await prepareSale(app.addresses, { title: 'Clocks', owner: anna.uid, lots });
  await gradeAll('A1');
  page = await enter(app, browser, anna, `/sales/${saleId}`);
  await openLot(page, '1');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await putRulesBack(app.addresses);
  await app?.stop();
}, 30_000);

const documents = (kind: string) => serverSide(app.addresses).list(`sales/${saleId}/${kind}`);
const textIn = (fields: Record<string, Record<string, unknown>>, field: string): unknown =>
  fields[field]?.['stringValue'];

/** A newer page says it, past this one. */
async function grade(path: string, value: PlainValue): Promise<void> {
  const name = `projects/${LOCAL_PROJECT}/databases/(default)/documents/sales/${saleId}${path}`;
  await request(`${origin(app.addresses.firestore)}/v1/${name}?updateMask.fieldPaths=${LATER_FIELD}`, {
    method: 'PATCH',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: encodeFields({ [LATER_FIELD]: value }) }),
  });
}

/** Of the sale, its first lot and all photos; the second lot stays as the older build has made it. */
async function gradeAll(value: string): Promise<void> {
  await grade('', value);
  for (const { name, fields } of await documents('lots')) {
    if (fields['number']?.['integerValue'] === '1') await grade(`/lots/${idOf(name)}`, value);
  }
  for (const { name } of await documents('photos')) await grade(`/photos/${idOf(name)}`, value);
}
const idOf = (name: string): string => name.split('/').at(-1) ?? '';

/** The lots as `1 Bracket clock, A1`, and the photos' grades. */
async function graded(): Promise<{ readonly lots: string[]; readonly photos: unknown[] }> {
  const lots = (await documents('lots')).map(({ fields }) => {
    const number = String(fields['number']?.['integerValue']);
    return `${number} ${String(textIn(fields, 'title'))}, ${String(textIn(fields, LATER_FIELD))}`;
  });
  return {
    lots: lots.sort(),
    photos: (await documents('photos')).map(({ fields }) => textIn(fields, LATER_FIELD)),
  };
}

const editor = (number: string): Locator => page.getByRole('region', { name: `Lot ${number}`, exact: true });
const tool = (name: string | RegExp, number = '1'): Locator =>
  editor(number).getByRole('button', { name, exact: typeof name === 'string' });
async function say(label: string, text: string, number = '1', word = 'Sent'): Promise<void> {
  await editor(number).getByLabel(label, { exact: true }).fill(text);
  await editor(number).getByLabel(label, { exact: true }).blur();
  await untilText(saveStatus(page), word);
}

describe('an older page beside a newer one', () => {
  it('changes what it knows and keeps what it does not know, through the outbox and undo', async () => {
    await page.context().setOffline(true);
    await say('Title', 'Bracket clock, London', '1', 'Saved on this device');
    // Meanwhile a newer page goes on.
    await gradeAll('A2');
    await page.context().setOffline(false);
    await untilText(saveStatus(page), 'Sent');
    expect((await graded()).lots).toEqual(['1 Bracket clock, London, A2', '2 Stool, undefined']);

    await page.getByRole('button', { name: 'Undo: Title, Lot 1' }).click();
    await untilText(saveStatus(page), 'Sent');
    await say('Description', 'Of brass.');
    expect(await graded()).toEqual({ lots: ['1 Bracket clock, A2', '2 Stool, undefined'], photos: ['A2', 'A2'] });
  });

  it('removes a photo and puts it back as it was', async () => {
    await tool('Photo 2').click();
    await tool('Remove').click();
    await tool('Photo 2').waitFor({ state: 'detached' });
    await untilAllSent(page);
    expect((await graded()).photos).toEqual(['A2']);
    await tool('Undo').click();
    await tool('Photo 2').waitFor();
    await untilAllSent(page);
    expect((await graded()).photos).toEqual(['A2', 'A2']);
    await tool('Turn right').click();
    await untilAllSent(page);
    expect((await graded()).photos).toEqual(['A2', 'A2']);
  });

  it('throws a lot away and restores it', async () => {
    await unfold(page, 'Copy, move or trash this lot');
    await tool('Move to the trash').click();
    await lotRow(page, '1').waitFor({ state: 'detached' });
    await untilAllSent(page);
    await chooseInSale(page, 'Trash (1)');
    await page.getByRole('button', { name: 'Restore Lot 1, Bracket clock' }).click();
    await page.keyboard.press('Escape');
    await lotRow(page, '1').waitFor();
    await untilAllSent(page);
    expect((await graded()).lots).toEqual(['1 Bracket clock, A2', '2 Stool, undefined']);
  });

  it('changes a lot that has none of what came later, and makes one', async () => {
    await openLot(page, '2');
    await say('Title', 'Milking stool', '2');
    await page.getByRole('button', { name: 'New lot', exact: true }).click();
    await lotRow(page, '3').waitFor();
    await untilAllSent(page);
    expect((await graded()).lots).toEqual(['1 Bracket clock, A2', '2 Milking stool, undefined', '3 , undefined']);
    expect(browser.unexpectedErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)).toEqual([]);
  });
});
