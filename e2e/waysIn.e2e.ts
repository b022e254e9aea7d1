import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, newEmail, openBrowser, type TestBrowser } from './support/browser';
import { serverSide } from './support/documents';
import { messages, newPhoneNumber, otherThan } from './support/messages';
import { approve, approveKnown, popupOf } from './support/popups';
import { createSale, lotRow } from './support/workspace';

jest.setTimeout(60_000);

/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*accounts:/;

let app: AppUnderTest;
let browser: TestBrowser;
let sent: ReturnType<typeof messages>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7660 }), openBrowser()]);
  sent = messages(app.addresses);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The sign-in page with everything that comes after its form. */
async function openSignIn(search = ''): Promise<Page> {
  const page = await browser.open();
  await page.goto(`${app.url}/sign-in${search}`);
  await button(page, 'Look around').waitFor();
  return page;
}

async function close(page: Page, ...expected: RegExp[]): Promise<void> {
  await page.context().close();
  expect(browser.unexpectedErrors(...expected)).toEqual([]);
}

/** Goes to the account through the head of the page, and gives the signed-in person's name there. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Account of/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}

async function newAccount(verified = true): Promise<Account> {
  const account = { email: newEmail(), password: 'a-long-password', name: '' };
  await administrator(app.addresses).create(account.email, account.password, { emailVerified: verified });
  return account;
}

async function fillPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

describe('a provider', () => {
  it('opens its own window for each button, and only one at a time', async () => {
    const page = await openSignIn();
    for (const [name, id] of [
      ['Apple', 'apple.com'],
      ['Microsoft', 'microsoft.com'],
      ['GitHub', 'github.com'],
    ] as const) {
      const popup = await popupOf(page, () => button(page, `Continue with ${name}`).click());
      expect(new URL(popup.url()).searchParams.get('providerId')).toBe(id);
      await popup.close();
    }
    await close(page);
  });

  it('whose address belongs to an account with a password is added after the password and the second step', async () => {
    const [account, phoneNumber] = [await newAccount(), newPhoneNumber()];
    await administrator(app.addresses).demandPhone(account.email, phoneNumber);
    const passSecondStep = async (): Promise<void> => {
      await page.getByText(/^We sent a code to \S*\d{4}\.$/).waitFor();
      await page.getByLabel('Code').fill(await sent.codeFor(phoneNumber));
      await page.getByLabel('Code').press('Enter');
    };
    const page = await openSignIn();
    const github = button(page, 'Continue with GitHub');
    await approve(await popupOf(page, () => github.click()), {
      email: account.email,
      name: 'Ada Both',
      verified: false,
    });
    await page.getByText(`There is already an account for ${account.email}. Sign in the way you know`).waitFor();
    expect(await github.count()).toBe(0);
    await fillPassword(page, account);
    await passSecondStep();
    await page.getByText('You can sign in with GitHub from now on, too.').waitFor();
    await page.waitForURL(`${app.url}/sales`);
    await button(page, 'Sign out').click();
    await github.waitFor();
    await approveKnown(await popupOf(page, () => github.click()), account.email);
    await passSecondStep();
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText(account.email).first().waitFor();
    await close(page, REFUSAL_LINE);
  });
});

describe('a phone number', () => {
  it('signs in with the code of its message, not with another one', async () => {
    const phoneNumber = newPhoneNumber();
    const page = await openSignIn();
    await button(page, 'Continue with a phone number').click();
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('Phone number').fill(phoneNumber.replace('+49', '0'));
    await button(page, 'Send the code').click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await page.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
    const code = await sent.codeFor(phoneNumber);
    await page.getByLabel('Code').fill(otherThan(code));
    await page.getByLabel('Code').press('Enter');
    await page.getByText('That code is not right. Check it, or ask for a new one.').first().waitFor();
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByLabel('Code').press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    await page.getByText(phoneNumber).first().waitFor();
    await close(page, REFUSAL_LINE);
  });
});

describe('a mailed link', () => {
  async function askForLink(page: Page, email: string): Promise<string> {
    await page.getByLabel('Email').first().fill(email);
    await button(page, 'Mail me a sign-in link').click();
    // What was typed before is not typed again.
    expect(await page.getByLabel('Email').last().inputValue()).toBe(email);
    await button(page, 'Mail me the link').click();
    await page.getByText(`We sent a link to ${email}.`).waitFor();
    return `${app.url}/auth/action?${(await sent.mailedTo(email, 'EMAIL_SIGNIN')).toString()}`;
  }

  it('signs in on the device that asked for it, without typing the address again', async () => {
    const email = newEmail();
    const page = await openSignIn();
    const link = await askForLink(page, email);
    const tab = await page.context().newPage();
    await tab.goto(link);
    await tab.getByRole('heading', { name: 'Sign in with this link' }).waitFor();
    expect(await tab.getByLabel('Email').inputValue()).toBe(email);
    await button(tab, 'Sign in').click();
    await tab.waitForURL(`${app.url}/sales`);
    await tab.getByText(email).first().waitFor();
    // The tab that waited goes along.
    await page.waitForURL(`${app.url}/sales`);
    await close(page);
  });

  it('asks for the address on another device, takes no other one, and leads to where one wanted to go', async () => {
    const email = newEmail();
    const asking = await openSignIn('?next=%2Fsales%3Fview%3Dall');
    const link = await askForLink(asking, email);
    await asking.context().close();
    const page = await browser.open();
    await page.goto(link);
    await page.getByLabel('Email').fill(newEmail());
    await button(page, 'Sign in').click();
    await page.getByText('The link was not mailed to this address.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/action');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await page.waitForURL(`${app.url}/sales?view=all`);
    await close(page, REFUSAL_LINE);
  });
});

describe('looking around without an account', () => {
  it('becomes an account with a password, and the work stays', async () => {
    const [email, server] = [newEmail(), serverSide(app.addresses)];
    const page = await openSignIn();
    await button(page, 'Look around').click();
    await page.waitForURL(`${app.url}/sales`);
    const saleId = await createSale(page, 'Contents of a farmhouse');
    await page.getByRole('button', { name: 'New lot', exact: true }).click();
    await lotRow(page, '1').waitFor();
    // Signing out asks about whatever is still on its way.
    await page.getByText('Sent', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await page.getByRole('link', { name: 'Keep your work: add a way to sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('New password', { exact: true }).fill('a-long-password');
    await button(page, 'Create my account').click();
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    expect(await page.getByText('You are looking around without an account').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/sign-in/);
    await page.getByLabel('Email').waitFor();
    await fillPassword(page, { email, password: 'a-long-password', name: '' });
    await page.waitForURL(`${app.url}/sales`);
    await page.goto(`${app.url}/sales/${saleId}`);
    await page.getByRole('heading', { name: 'Contents of a farmhouse' }).waitFor();
    const [lots, roles] = await Promise.all([server.list(`sales/${saleId}/lots`), server.roles(saleId)]);
    expect(lots).toHaveLength(1);
    expect(roles).toEqual({ [await administrator(app.addresses).idOf(email)]: 'owner' });
    await close(page);
  });

  it('is told when a provider’s account or an address is somebody else’s, and stays or changes over', async () => {
    const account = await newAccount();
    const google = { email: newEmail(), name: 'Greta Before' };
    const first = await openSignIn();
    await approve(await popupOf(first, () => button(first, 'Continue with Google').click()), google);
    await first.waitForURL(`${app.url}/sales`);
    await first.context().close();

    const page = await openSignIn();
    await button(page, 'Look around').click();
    await page.waitForURL(`${app.url}/sales`);
    await openAccount(page);
    await approveKnown(await popupOf(page, () => button(page, 'Google').click()), google.email);
    const notice = page.getByRole('alert').filter({ hasText: 'belongs to another Lotsmith account' });
    await button(page, 'Stay in this account').click();
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Account of Guest' }).waitFor();

    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('New password', { exact: true }).fill(account.password);
    await button(page, 'Create my account').click();
    await page.getByText('There is another Lotsmith account with this address').waitFor();
    await button(page, 'Change over to the other account').click();
    await page.getByRole('link', { name: `Account of ${account.email}` }).waitFor();
    await close(page, REFUSAL_LINE);
  });
});
