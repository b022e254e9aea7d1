import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { serverSide } from '../support/sales/documents';
import { messages } from '../support/app/messages';
import { problemsInWidths } from '../support/app/widths';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale, lotRow, openLot } from '../support/sales/workspace';

jest.setTimeout(120_000);

/** What the rules refuse, the browser writes down: a sale one is no longer in, an invitation that was answered. */
const REFUSED = /Failed to load resource: the server responded with a status of (403|400)/;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7620 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const people = (page: Page) => page.getByRole('list', { name: 'People' }).getByRole('listitem');

/** Invites somebody on the sale's settings and gives the link as it was copied. */
async function inviteByLink(page: Page, email: string): Promise<URL> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  await page.getByRole('button', { name: `Copy link for ${email}` }).click();
  await page.getByText('The link is copied.').waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

const invite = async (page: Page, email: string): Promise<string> => (await inviteByLink(page, email)).pathname;

it('brings somebody into a sale by an invitation, shows at once what the role becomes, and leads away who is removed', async () => {
  const services = app.addresses;
  const olga = await makePerson(services, 'Olga Owner');
  const saleId = await prepareSale(services, { title: 'Clocks', owner: olga.uid, lots: [{ number: 1 }] });
  const owner = await enter(app, browser, olga, `/sales/${saleId}/settings`, CLIPBOARD);
  await owner.getByRole('heading', { name: 'Settings of the sale' }).waitFor();
  const ben = { email: newEmail(), password: 'a-long-password', name: 'Ben Guest' };
  const link = await inviteByLink(owner, ben.email);

  // A device that has never seen the page: the link says what it is about before there is an account.
  const guest = await browser.open();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto(link.href);
  const claim = guest.getByRole('region', { name: 'Invitation' });
  await claim.getByText('Olga Owner invites you to work on “Clocks”.').waitFor();
  await claim.getByText(`The invitation is for ${ben.email}.`).waitFor();
  const email = guest.getByLabel('Email');
  const [above, below] = await Promise.all([claim.boundingBox(), email.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect(await axeProblems(guest)).toEqual([]);
  expect(await problemsInWidths(guest, 'invitation of a visitor', 48)).toEqual([]);
  await guest.getByRole('link', { name: 'Create an account' }).click();
  await guest.getByRole('heading', { name: 'Create your account' }).waitFor();
  await claim.getByText('Olga Owner invites you to work on “Clocks”.').waitFor();
  expect(await email.inputValue()).toBe(ben.email);
  await guest.getByLabel('Name').fill(ben.name);
  await guest.getByLabel('Password', { exact: true }).fill(ben.password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.waitForURL(app.url + link.pathname);
  expect(asked.map((url) => new URL(url)).filter(({ search }) => search.includes('Clocks'))).toEqual([]);

  // The address is not confirmed yet.
  await guest.getByRole('heading', { name: 'Confirm your address first' }).waitFor();
  await guest.getByRole('button', { name: 'Send the link' }).click();
  await guest.getByRole('status').getByText(ben.email).waitFor();
  expect((await messages(services).mailedTo(ben.email, 'VERIFY_EMAIL')).get('oobCode')).not.toBeNull();
  await administrator(services).verify(ben.email);
  await guest.getByRole('button', { name: 'I have confirmed it' }).click();
  await guest.getByText(`Olga Owner (${olga.email}) invites you to work on “Clocks”.`).waitFor();
  expect(await axeProblems(guest)).toEqual([]);
  expect(await problemsInWidths(guest, 'invitation', 48)).toEqual([]);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: 'Clocks', level: 1 }).waitFor();
  await lotRow(guest, '1').waitFor();

  // The owner sees who has come, and the invitation is not open any more.
  await people(owner).filter({ hasText: 'Ben Guest' }).waitFor();
  await owner.getByRole('button', { name: `Copy link for ${ben.email}` }).waitFor({ state: 'detached' });
  expect(await axeProblems(owner)).toEqual([]);
  expect(await problemsInWidths(owner, 'people of a sale', 48)).toEqual([]);

  // Looking at a lot while becoming a viewer: its fields can be read only, without a reload.
  await openLot(guest, '1');
  const title = guest.getByRole('region', { name: 'Lot 1' }).getByLabel('Title', { exact: true });
  await title.waitFor();
  expect(await title.isEditable()).toBe(true);
  await owner.getByLabel('Role of Ben Guest').selectOption('viewer');
  await title.and(guest.locator('[readonly]')).waitFor();

  // The owner sees where Ben is, in the head of the sale and at the lot.
  await owner.getByRole('link', { name: 'Back to the lots' }).click();
  await owner.getByRole('list', { name: 'Here now' }).getByText('Ben Guest').waitFor();
  await openLot(owner, '1');
  await owner.getByRole('region', { name: 'Lot 1' }).getByText('Ben Guest is editing').waitFor();

  // Removed: led away with a sentence, and nothing of the sale is left.
  await chooseInSale(owner, 'Settings');
  await owner.getByRole('button', { name: 'Remove Ben Guest' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await guest.waitForURL(`${app.url}/sales`);
  await guest.getByText('You are no longer in “Clocks”. Ask its owner if this is a surprise.').first().waitFor();
  await guest.getByRole('main').getByText('No sales yet').waitFor();
  expect(await guest.getByRole('main').innerText()).not.toContain('Clocks');
  await people(owner).filter({ hasText: 'Ben Guest' }).waitFor({ state: 'detached' });

  // The same link brings nobody in a second time.
  await guest.goto(link.href);
  await guest.getByRole('heading', { name: 'This invitation was answered already' }).waitFor();
  expect(browser.unexpectedErrors(REFUSED)).toEqual([]);
});

/** A dialog that asks once more before somebody is removed. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await people(page).filter({ hasText: name }).waitFor({ state: 'detached' });
}
const ENDED = 'This invitation is no longer good';

it('lets nobody in by an invitation of an owner who was removed, before the try and after it', async () => {
  const services = app.addresses;
  const [olga, bert, cleo] = await Promise.all(
    ['Olga Owner', 'Bert Second', 'Cleo Guest'].map((name) => makePerson(services, name)),
  );
  if (olga === undefined || bert === undefined || cleo === undefined) throw new Error('There are three people.');
  const saleId = await prepareSale(services, { title: 'Books', owner: olga.uid, lots: [{ number: 1 }] });
  await serverSide(services).setRole(saleId, bert.uid, 'owner');
  const settings = `/sales/${saleId}/settings`;
  const second = await enter(app, browser, bert, settings, CLIPBOARD);
  const link = await invite(second, cleo.email);

  // Cleo sees the offer; Bert is removed; only then Cleo says yes.
  const guest = await enter(app, browser, cleo, link);
  await guest.getByText(`Bert Second (${bert.email}) invites you to work on “Books”.`).waitFor();
  const owner = await enter(app, browser, olga, settings, CLIPBOARD);
  await remove(owner, 'Bert Second');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: ENDED }).waitFor();
  await guest.getByText(`Bert Second (${bert.email}), who sent it, is no longer an owner of “Books”.`).waitFor();
  expect(await axeProblems(guest)).toEqual([]);
  await guest.reload();
  await guest.getByRole('heading', { name: ENDED }).waitFor();
  expect(Object.keys(await serverSide(services).roles(saleId))).toEqual([olga.uid]);

  // Olga sees that it has ended, puts a new one in its place, and that one is good.
  await owner.getByText('Ended: who sent it is no longer an owner').waitFor();
  expect(await axeProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: `Invite again: ${cleo.email}` }).click();
  await owner.getByRole('button', { name: `Copy link for ${cleo.email}` }).click();
  await owner.getByText('The link is copied.').waitFor();
  const next = new URL(await owner.evaluate(() => navigator.clipboard.readText())).pathname;
  expect(next).not.toBe(link);
  await guest.goto(app.url + next);
  await guest.getByText(`Olga Owner (${olga.email}) invites you to work on “Books”.`).waitFor();
  // Ended after 30 days: said before anybody tries, and an answer that comes too late brings nobody in.
  await serverSide(services).ageInvitation(next.split('/').at(-1) ?? '');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByText('It ended after 30 days.').waitFor();
  await owner.getByText('Ended after 30 days').waitFor();
  expect(Object.keys(await serverSide(services).roles(saleId))).toEqual([olga.uid]);
  expect(browser.unexpectedErrors(REFUSED)).toEqual([]);
});

it('fits an invitation in German into every window, before the sign-in and after it', async () => {
  const services = app.addresses;
  const title = 'Möbel, Silber und Gemälde aus dem Nachlass eines schlesischen Landhauses, zweiter Teil';
  const [olga, cleo, dora] = await Promise.all(
    ['Friederike von Hohenlohe-Waldenburg', 'Cleo Guest', 'Dora Ernst'].map((name) => makePerson(services, name)),
  );
  if (olga === undefined || cleo === undefined || dora === undefined) throw new Error('There are three people.');
  const saleId = await prepareSale(services, { title, owner: olga.uid, lots: [{ number: 1 }] });
  const owner = await enter(app, browser, olga, `/sales/${saleId}/settings`, CLIPBOARD);
  const link = await inviteByLink(owner, cleo.email);
  const german = { locale: 'de-DE', colorScheme: 'dark' } as const;
  const found: string[] = [];
  const look = async (page: Page, place: string): Promise<void> => {
    found.push(...(await axeProblems(page)).map((problem) => `${place}: ${problem}`));
    found.push(...(await problemsInWidths(page, place, 48)));
  };

  const visitor = await browser.open(german);
  await visitor.goto(link.href);
  await visitor.getByRole('region', { name: 'Einladung' }).getByText(cleo.email).waitFor();
  await look(visitor, 'before the sign-in');
  const guest = await enter(app, browser, cleo, link.pathname, german);
  await guest.getByRole('button', { name: 'Annehmen', exact: true }).waitFor();
  await look(guest, 'the invitation');
  // Whom it is not for.
  const other = await enter(app, browser, dora, link.pathname, german);
  await other.getByText(dora.email).waitFor();
  await look(other, 'an invitation of somebody else');
  expect(found).toEqual([]);
  browser.unexpectedErrors();
});

it('takes every open invitation back from somebody who is removed', async () => {
  const services = app.addresses;
  const [olga, cleo] = await Promise.all(['Olga Owner', 'Cleo Guest'].map((name) => makePerson(services, name)));
  if (olga === undefined || cleo === undefined) throw new Error('There are two people.');
  const saleId = await prepareSale(services, { title: 'Vases', owner: olga.uid, lots: [{ number: 1 }] });
  const owner = await enter(app, browser, olga, `/sales/${saleId}/settings`, CLIPBOARD);
  const link = await invite(owner, cleo.email);
  // The form refuses a second one to this address; a person who writes to the database without the form gets it all the same.
  const second = await serverSide(services).copyInvitation(link.split('/').at(-1) ?? '');
  const guest = await enter(app, browser, cleo, link);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: 'Vases', level: 1 }).waitFor();
  await people(owner).filter({ hasText: 'Cleo Guest' }).waitFor();
  await remove(owner, 'Cleo Guest');
  await guest.waitForURL(`${app.url}/sales`);
  // The list of open invitations to Cleo is empty, and the second link leads nowhere.
  expect(await guest.getByRole('region', { name: 'Invitations for you' }).count()).toBe(0);
  await guest.goto(`${app.url}/invitations/${second}`);
  await guest.getByRole('heading', { name: 'There is no such invitation' }).waitFor();

  // A new invitation, after the removal, brings Cleo back.
  const again = await invite(owner, cleo.email);
  await guest.goto(app.url + again);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: 'Vases', level: 1 }).waitFor();
  expect(Object.keys(await serverSide(services).roles(saleId)).sort()).toEqual([olga.uid, cleo.uid].sort());
  expect(browser.unexpectedErrors(REFUSED)).toEqual([]);
});
