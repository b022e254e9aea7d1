import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { newEmail, openBrowser, signUp, type TestBrowser } from '../support/app/browser';
import { messages } from '../support/app/messages';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale, createSale } from '../support/sales/workspace';

jest.setTimeout(120_000);

/** Whether somebody is in a sale already is asked of the sale, which does not open for others. */
const NOT_INSIDE = /status of 403 .*documents:batchGet/;

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7680 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** Asks for the mail on the page of the account and gives the address of the link in it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto(`${app.url}/account`);
  await page.getByRole('button', { name: 'Send the link' }).first().click();
  await page.getByRole('status').getByText(email).first().waitFor();
  const query = await messages(app.addresses).mailedTo(email, 'VERIFY_EMAIL');
  return `${app.url}/auth/action?${query.toString()}`;
}

async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
}

async function invite(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  await page.getByRole('button', { name: `Copy link for ${email}` }).waitFor();
}

const toSettings = async (page: Page, saleId: string) => {
  await page.goto(`${app.url}/sales/${saleId}/settings`);
  await page.getByRole('heading', { name: 'Settings of the sale' }).waitFor();
};

/** As a window that somebody comes back to. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

describe('an owner who confirms the address invites at once', () => {
  it('in the window in which the link was opened, going on from there', async () => {
    const page = await browser.open();
    const { email } = await signUp(page, app.url);
    const saleId = await createSale(page, 'Confirmed here');
    await confirm(page, await mailedLink(page, email));
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /Confirmed here/ }).click();
    await page.getByRole('heading', { name: 'Confirmed here', level: 1 }).waitFor();
    await chooseInSale(page, 'Settings');
    await invite(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Settings of the sale' }).waitFor();
    expect(page.url()).toBe(`${app.url}/sales/${saleId}/settings`);
    await invite(page);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it.each(['in another tab beside it', 'on another device'])(
    'in a window that stayed open while the link was opened %s, once one comes back to it',
    async (where) => {
      const page = await browser.open();
      const { email } = await signUp(page, app.url);
      const saleId = await createSale(page, 'Stayed open');
      const link = await mailedLink(page, email);
      await toSettings(page, saleId);
      await page.getByText('Confirm your own address before you invite others').waitFor();
      const other = where === 'on another device' ? await browser.open() : await page.context().newPage();
      await confirm(other, link);
      await other.close();
      await comeBack(page);
      await invite(page);
      await page.context().close();
      expect(browser.unexpectedErrors()).toEqual([]);
    },
  );

  it('after a new start of the page, whose session began before the address was confirmed', async () => {
    const page = await browser.open();
    const { email } = await signUp(page, app.url);
    const saleId = await createSale(page, 'New start');
    await administrator(app.addresses).verify(email);
    await toSettings(page, saleId);
    await invite(page);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('somebody invited who confirms the address', () => {
  /** An account whose address is not confirmed and has an invitation. Gives the address. */
  async function invited(page: Page, title: string): Promise<string> {
    const olga = await makePerson(app.addresses, 'Olga Owner');
    const saleId = await prepareSale(app.addresses, { title, owner: olga.uid, lots: [] });
    const owner = await enter(app, browser, olga, `/sales/${saleId}/settings`);
    const { email } = await signUp(page, app.url);
    await invite(owner, email);
    await owner.context().close();
    return email;
  }

  it('finds the invitation on the page of all sales, going on from the link', async () => {
    const page = await browser.open();
    const email = await invited(page, 'Waiting clocks');
    await confirm(page, await mailedLink(page, email));
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${app.url}/sales`);
    await page.getByRole('link', { name: /Waiting clocks/ }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'Waiting clocks', level: 1 }).waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors(NOT_INSIDE)).toEqual([]);
  });

  it('finds it on a page of all sales that stayed open', async () => {
    const page = await browser.open();
    const email = await invited(page, 'Waiting chairs');
    const link = await mailedLink(page, email);
    await page.goto(`${app.url}/sales`);
    await page.getByText('No sales yet').waitFor();
    const phone = await browser.open();
    await confirm(phone, link);
    await phone.context().close();
    await comeBack(page);
    await page.getByRole('link', { name: /Waiting chairs/ }).waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
