import type { Page } from 'playwright-core';
import { administrator } from './support/accounts';
import { type AppUnderTest, startApp } from './support/app';
import { type Account, newEmail, openBrowser, signIn, signUp, type TestBrowser } from './support/browser';
import { record, recorded } from './support/devtools/record';
import { createSale } from './support/workspace';

jest.setTimeout(60_000);

const REFUSED = 'That email and password do not belong together. Check both, or reset the password.';
/** The browser's own line about an answer of the identity service that is not 200. */
const REFUSAL_LINE = /Failed to load resource.*accounts:signInWithPassword/;

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Account;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7560 }), openBrowser()]);
  anna = { email: newEmail(), password: 'a-long-password', name: '' };
  await administrator(app.addresses).create(anna.email, anna.password);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const placeOf = (page: Page): string => page.url().slice(app.url.length);

async function fillIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in/);
  await page.getByLabel('Email').waitFor();
}

/** When none of these texts is in the page's document any more, in ms since the epoch. */
const whenGone = (page: Page, gone: readonly string[]): Promise<number> =>
  page.evaluate(
    (texts) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!texts.some((text) => document.documentElement.innerHTML.includes(text))) resolve(Date.now());
          else setTimeout(look, 10);
        };
        look();
      }),
    gone,
  );

/** The accessible name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement instanceof HTMLInputElement && activeElement.labels?.[0]?.textContent) || '';
  });

describe('signing up, out and in', () => {
  it('makes an account, leaves it without a way back, and comes in again', async () => {
    const page = await browser.open();
    const account = await signUp(page, app.url, { name: 'Ada Reader' });
    await page.getByText('Ada Reader').waitFor();
    await signOut(page);
    expect(placeOf(page)).toBe('/sign-in');
    expect(await page.getByText('Ada Reader').count()).toBe(0);
    // Asked for: nothing to explain.
    expect(await page.locator('[role=alert], [data-kind]').count()).toBe(0);
    await page.goto(`${app.url}/sales`);
    await page.getByLabel('Email').waitFor();
    expect(placeOf(page)).toBe('/sign-in?next=%2Fsales');
    await signIn(page, app.url, account);
    expect(placeOf(page)).toBe('/sales');
    await page.getByText('Ada Reader').waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('says the same for a wrong password and an unknown account, and keeps what was typed', async () => {
    const page = await browser.open();
    for (const email of [anna.email, newEmail()]) {
      await page.goto(`${app.url}/sign-in`);
      await fillIn(page, { email, password: 'not-the-password' });
      await page.getByRole('alert').waitFor();
      const [said, ...more] = await page.getByRole('alert').allTextContents();
      expect([said, more]).toEqual([`Problem: ${REFUSED}Reset the password`, []]);
      const wayOut = page.getByRole('alert').getByRole('link', { name: 'Reset the password' });
      expect(await wayOut.getAttribute('href')).toBe('/reset-password');
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
      expect(placeOf(page)).toBe('/sign-in');
    }
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('puts the focus on the first field with an error, and its sentence with it', async () => {
    const page = await browser.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await focused(page)).toContain('Email');
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = (await email.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const sentences = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(sentences.join(' ')).toContain('Enter your email address.');
    await email.fill(anna.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await focused(page)).toContain('Password');
    await page.getByText('Enter your password.').waitFor();
    expect(asked.filter((url) => url.includes('accounts:'))).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('the place one came for', () => {
  it('is kept through the sign-in, with its search and its anchor', async () => {
    const page = await browser.open();
    await page.goto(`${app.url}/sales/abc?lot=x&view=a%20b#note`);
    await page.getByLabel('Email').waitFor();
    expect(placeOf(page)).toBe(`/sign-in?next=${encodeURIComponent('/sales/abc?lot=x&view=a%20b#note')}`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await fillIn(page, anna);
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(placeOf(page)).toBe('/sales/abc?lot=x&view=a%20b#note');
    await page.context().close();
    browser.unexpectedErrors(); // There is no sale "abc": what the page says about it is not this test's.
  });

  it.each(['//evil.example/x', 'javascript:alert(document.domain)'])('is never %j', async (next) => {
    const page = await browser.open();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/evil/.test(new URL(request.url()).hostname)) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => {
      elsewhere.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${app.url}/sign-in?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email').waitFor();
    await fillIn(page, anna);
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    expect(page.url()).toBe(`${app.url}/sales`);
    expect(elsewhere).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('end together within a second, and nothing of the person stays', async () => {
    const first = await browser.open();
    const account = await signUp(first, app.url, { name: 'Ada Twotabs' });
    const saleId = await createSale(first, 'Private library of a gentleman');
    const second = await first.context().newPage();
    await record(second.context());
    await second.goto(`${app.url}/sales/${saleId}`);
    await second.getByRole('heading', { name: 'Private library of a gentleman' }).waitFor();
    // Both clocks are the machine's own: what playwright itself takes is not counted.
    const gone = [first, second].map((page) => whenGone(page, [account.name, account.email, 'Private library']));
    await first.getByRole('button', { name: 'Sign out' }).click();
    const [here = NaN, there = NaN] = await Promise.all(gone);
    expect(there - here).toBeLessThan(1000);
    await second.getByRole('status').filter({ hasText: 'the session was ended elsewhere' }).waitFor();
    expect(placeOf(second)).toBe(`/sign-in?next=${encodeURIComponent(`/sales/${saleId}`)}`);
    const last = (await recorded<unknown>(second, 'states')).at(-1);
    for (const text of [account.name, account.email, 'Private library', saleId]) {
      expect(JSON.stringify({ ...(last as object), navigation: null })).not.toContain(text);
    }
    await first.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('keep the first person when the other tab tries a disabled second account', async () => {
    const admin = administrator(app.addresses);
    const other = { email: newEmail(), password: 'another-password', name: '' };
    await admin.create(other.email, other.password);
    await admin.disable(other.email);
    const trying = await browser.open();
    await record(trying.context());
    await trying.goto(`${app.url}/sign-in`);
    await trying.getByLabel('Email').waitFor();
    const working = await trying.context().newPage();
    // The attempt is on its way when Anna signs in beside it, and is refused while she is the one who is signed in.
    let refuse = (): void => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await trying.route('**/accounts:signInWithPassword*', async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(trying, other);
    await signIn(working, app.url, anna);
    await trying.waitForURL(`${app.url}/sales`);
    const refused = trying.waitForResponse(/accounts:signInWithPassword/);
    refuse();
    expect((await refused).status()).toBe(400);
    expect(await (await refused).text()).toContain('USER_DISABLED');
    await trying.waitForTimeout(2000);
    for (const page of [trying, working]) {
      expect(placeOf(page)).toBe('/sales');
      expect(await page.getByText(anna.email).count()).toBe(1);
      const types = (await recorded<{ type: string }>(page, 'actions')).map(({ type }) => type);
      expect(types).toContain('auth/signedIn');
      expect(types).not.toContain('auth/sessionFailed');
      expect(types.filter((type) => type === 'auth/signedOut').length).toBeLessThanOrEqual(1);
    }
    await trying.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
