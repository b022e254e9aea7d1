import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { messages } from './support/messages';
import { createSale, lotRow, openLot } from './support/workspace';

jest.setTimeout(120_000);

const PASSWORD = 'a-long-password';
/** What the rules refuse, the browser writes down: an invitation for another address, a sale one is no longer in. */
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
afterEach(() => expect(browser.unexpectedErrors(REFUSED)).toEqual([]));

/** Somebody with a confirmed address, signed in. */
async function enter(name: string): Promise<{ readonly page: Page; readonly email: string }> {
  const email = newEmail();
  await administrator(app.addresses).create(email, PASSWORD, { emailVerified: true, displayName: name });
  const page = await browser.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await signIn(page, app.url, { email, password: PASSWORD, name });
  return { page, email };
}

const people = (page: Page) => page.getByRole('list', { name: 'People' }).getByRole('listitem');

/** Invites somebody on the sale's settings and gives the link as it was copied. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  await page.getByRole('button', { name: `Copy link for ${email}` }).click();
  await page.getByText('The link is copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { name: 'Settings of the sale' }).waitFor();
}

describe('the people of a sale', () => {
  it('come in by an invitation, see at once what their role becomes, and are led away when removed', async () => {
    const owner = await enter('Olga Owner');
    await createSale(owner.page, 'Clocks');
    await owner.page.getByRole('button', { name: 'New lot', exact: true }).click();
    await lotRow(owner.page, '1').waitFor();
    await openSettings(owner.page);
    const guestEmail = newEmail();
    const link = await invite(owner.page, guestEmail);

    // Another window: a new account with that address, which is not confirmed yet.
    const guest = await browser.open();
    await signUp(guest, app.url, { email: guestEmail, password: PASSWORD, name: 'Ben Guest' });
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'Confirm your address first' }).waitFor();
    await guest.getByRole('button', { name: 'Send a new link' }).click();
    await guest.getByRole('status').getByText(guestEmail).waitFor();
    const mail = await messages(app.addresses).mailedTo(guestEmail, 'VERIFY_EMAIL');
    const tab = await guest.context().newPage();
    await tab.goto(`${app.url}/auth/action?${mail.toString()}`);
    await tab.getByRole('button', { name: 'Confirm the address' }).click();
    await tab.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await tab.close();
    await guest.getByRole('button', { name: 'I have confirmed it' }).click();
    await guest.getByText(`Olga Owner (${owner.email}) invites you to work on “Clocks”.`).waitFor();
    expect(await axeProblems(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Accept' }).click();
    await guest.getByRole('heading', { name: 'Clocks', level: 1 }).waitFor();
    await lotRow(guest, '1').waitFor();

    // The owner sees who has come, and the invitation is not open any more.
    await people(owner.page).filter({ hasText: 'Ben Guest' }).waitFor();
    await owner.page.getByRole('button', { name: `Copy link for ${guestEmail}` }).waitFor({ state: 'detached' });
    expect(await axeProblems(owner.page)).toEqual([]);

    // Looking at a lot while becoming a viewer: its fields can be read only, without a reload.
    await openLot(guest, '1');
    const title = guest.getByRole('textbox', { name: /^Title/ }).last();
    await title.waitFor();
    expect(await title.isEditable()).toBe(true);
    await owner.page.getByLabel('Role of Ben Guest').selectOption('viewer');
    await untilSo(async () => !(await title.isEditable()));
    expect(await title.isEditable()).toBe(false);

    // The owner sees where Ben is, in the head of the sale and at the lot.
    await owner.page.getByRole('link', { name: 'Back to the lots' }).click();
    await owner.page.getByRole('list', { name: 'Here now' }).getByText('Ben Guest').waitFor();
    await openLot(owner.page, '1');
    await owner.page.getByRole('region', { name: 'Lot 1' }).getByText('Ben Guest is editing').waitFor();

    // Removed: led away with a sentence, and nothing of the sale is left.
    await openSettings(owner.page);
    await owner.page.getByRole('button', { name: 'Remove Ben Guest' }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await guest.waitForURL(`${app.url}/sales`);
    await guest.getByText('You are no longer in “Clocks”. Ask its owner if this is a surprise.').first().waitFor();
    await guest.getByRole('main').getByText('No sales yet').waitFor();
    expect(await guest.getByRole('main').innerText()).not.toContain('Clocks');
    await people(owner.page).filter({ hasText: 'Ben Guest' }).waitFor({ state: 'detached' });

    // The same link brings nobody in a second time.
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'This invitation is used up' }).waitFor();
    await Promise.all([owner.page.context().close(), guest.context().close()]);
  });

  it('tell another account which one is needed, and end with the invitation', async () => {
    const owner = await enter('Olga Owner');
    await createSale(owner.page, 'Books');
    await openSettings(owner.page);
    const link = await invite(owner.page, 'ida@elsewhere.example');
    const other = await enter('Eve');
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'This invitation is for another account' }).waitFor();
    await other.page.getByText('i…@elsewhere.example').waitFor();
    expect(await other.page.content()).not.toContain('ida@elsewhere');
    await owner.page.getByRole('button', { name: 'Take back the invitation for ida@elsewhere.example' }).click();
    await owner.page.getByRole('list', { name: 'Open invitations' }).waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page.getByRole('heading', { name: 'There is no such invitation' }).waitFor();
    await Promise.all([owner.page.context().close(), other.page.context().close()]);
  });

  it('keep an owner: the last one cannot leave, and can once somebody else is one', async () => {
    const owner = await enter('Olga Owner');
    const guest = await enter('Ben');
    await createSale(owner.page, 'Chairs');
    await openSettings(owner.page);
    const leave = owner.page.getByRole('button', { name: 'Leave this sale' });
    expect(await leave.getAttribute('aria-disabled')).toBe('true');
    await owner.page.getByText('You are the only owner.').waitFor();
    await guest.page.goto(await invite(owner.page, guest.email));
    await guest.page.getByRole('button', { name: 'Accept' }).click();
    await guest.page.getByRole('heading', { name: 'Chairs', level: 1 }).waitFor();
    await owner.page.getByLabel('Role of Ben').selectOption('owner');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Make an owner' }).click();
    await owner.page.getByText('You are the only owner.').waitFor({ state: 'detached' });
    await leave.click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Leave this sale' }).click();
    await owner.page.waitForURL(`${app.url}/sales`);
    await owner.page.getByText('You have left “Chairs”.').first().waitFor();
    await openSettings(guest.page);
    expect(await people(guest.page).count()).toBe(1);
    await Promise.all([owner.page.context().close(), guest.page.context().close()]);
  });

  it('lock the numbers with the keyboard alone, after having read what it means', async () => {
    const { page } = await enter('Olga Owner');
    await createSale(page, 'Tables');
    await openSettings(page);
    await page.getByRole('button', { name: 'Lock the numbers' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lock the numbers of this sale?' });
    await dialog.getByText('No number changes any more', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Lock the numbers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Unlock the numbers' }).waitFor();
    await page.getByText('The numbers are locked.', { exact: false }).waitFor();
    await page.context().close();
  });
});

/** Waits until it is so, as a page changes by itself. */
async function untilSo(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not become so within 15 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
