import type { Page } from 'playwright-core';
import { administrator } from '../support/people/accounts';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { record, recorded } from '../support/devtools/record';
import { makePerson, type Person, signInAt } from '../support/people/people';
import { signInHere } from '../support/people/signInHere';
import { resumeAfter } from '../support/faults/resumeAfter';

jest.setTimeout(120_000);

const DISABLED = 'You are signed out: this account has been disabled.';
const EXPIRED = 'You are signed out: the session has expired. Sign in again.';
const BANNER_DISABLED = 'This account has been disabled. Please ask the operator of this site.';
const BANNER_EXPIRED = 'Your session has ended. Sign in again.';
/** The browser's own line about the refusal that the test is about. */
const REFUSAL_LINE = /Failed to load resource.*(accounts:lookup|\/v1\/token)/;
const LOOK = '**/accounts:lookup*';
/** The database says that it waits. */
/** The key for unsent work is asked for two seconds after a visit began: one without a network may end just then. */
const KEY_WITHOUT_NETWORK = /net::ERR_INTERNET_DISCONNECTED .*documents:batchGet/;
const NO_NETWORK_LINES = [/net::ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore backend/];

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7565 }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A window with the recorder, in which this person is at the sales. */
async function openAs(person: Person): Promise<Page> {
  const page = await browser.open();
  await record(page.context());
  await signInAt(page, app.url, person, '/sales');
  await page.getByText(person.name).waitFor();
  return page;
}

/** Everything that toasts of this page have said since it was loaded. */
async function received(page: Page): Promise<string[]> {
  const actions = await recorded<{ type: string; payload?: { message?: string } }>(page, 'actions');
  return actions.flatMap(({ type, payload }) =>
    type === 'notifications/notificationRequested' ? [payload?.message ?? ''] : [],
  );
}

/** The toast, the banner and the place; the banner stays when the toast is gone. */
async function expectMessages(page: Page, toast: string, banner: string, next: string): Promise<void> {
  const seen = page.locator('[data-kind]').filter({ hasText: toast });
  const stays = page.getByRole('main').getByText(banner);
  await seen.waitFor();
  await stays.waitFor();
  expect(page.url()).toBe(`${app.url}/sign-in?next=${encodeURIComponent(next)}`);
  await seen.getByRole('button', { name: 'Dismiss notification' }).click();
  await seen.waitFor({ state: 'detached' });
  expect(await received(page)).toEqual([toast]);
  expect(await stays.count()).toBe(1);
}

/** From now on the service answers each look at an account like this. Gives what to call when it does so no more. */
async function refuseLooks(page: Page, status: number, message: string): Promise<() => Promise<void>> {
  await page.route(LOOK, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: status, message } },
    }),
  );
  return () => page.unroute(LOOK);
}

/** A new tab in the place of this one, as at the next visit. */
async function visitAgain(page: Page, path: string, prepare: (next: Page) => Promise<unknown>): Promise<Page> {
  const next = await page.context().newPage();
  next.setDefaultTimeout(30_000);
  await page.close();
  await prepare(next);
  await next.goto(app.url + path);
  return next;
}

describe('a session that is ended by others', () => {
  it('says to a person who is disabled while working why, once', async () => {
    const person = await makePerson(app.addresses, 'Ada Working');
    const page = await openAs(person);
    await administrator(app.addresses).disable(person.email);
    await resumeAfter(page, 56 * 60_000);
    await expectMessages(page, DISABLED, BANNER_DISABLED, '/sales');
    // Not again, whatever wakes the page.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
    });
    await page.waitForTimeout(1600);
    expect(await received(page)).toEqual([DISABLED]);
    await page.context().close();
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});

describe('the visits of one person', () => {
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await makePerson(app.addresses, 'Ada Visitor');
    page = await openAs(person);
  });
  afterAll(() => page?.context().close());

  it('keep the session when there is no network', async () => {
    page = await visitAgain(page, '/sales', async (next) => {
      const { auth, firestore, storage } = app.addresses;
      const ports = [new URL(auth).port, String(firestore.port), String(storage.port)];
      await next.route(
        (url) => ports.includes(url.port),
        (route) => route.abort('internetdisconnected'),
      );
      await next.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    });
    await page.getByText(person.name).waitFor();
    await page.waitForTimeout(1500);
    expect(page.url()).toBe(`${app.url}/sales`);
    expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(1);
    const types = (await recorded<{ type: string }>(page, 'actions')).map(({ type }) => type);
    expect(types).not.toContain('auth/signedOut');
    // The page asks again now and then. It ends here, so that its lines do not come in the next test.
    await page.goto('about:blank');
    expect(browser.unexpectedErrors(...NO_NETWORK_LINES)).toEqual([]);
  });

  it.each([
    ['TOKEN_EXPIRED : The credential is no longer valid. Sign in again.', EXPIRED, BANNER_EXPIRED],
    ['USER_DISABLED : The account has been disabled by an administrator.', DISABLED, BANNER_DISABLED],
    ['INVALID_ID_TOKEN', EXPIRED, BANNER_EXPIRED],
  ])('end with the reason when the service says %j', async (message, toast, banner) => {
    page = await visitAgain(page, '/sales', (next) => refuseLooks(next, 400, message));
    await expectMessages(page, toast, banner, '/sales');
    await page.unroute(LOOK);
    await signInHere(page, person);
    await page.getByText(person.name).waitFor();
    expect(browser.unexpectedErrors(REFUSAL_LINE, KEY_WITHOUT_NETWORK)).toEqual([]);
  });

  it.each([
    [503, 'UNAVAILABLE'],
    [429, 'QUOTA_EXCEEDED : Exceeded quota for looking up accounts.'],
  ])('keep the session while the service answers %i, say so, and are confirmed by themselves', async (...refusal) => {
    let answerAgain = (): Promise<void> => Promise.resolve();
    page = await visitAgain(page, '/sales', async (next) => (answerAgain = await refuseLooks(next, ...refusal)));
    const note = () => page.getByRole('status').filter({ hasText: 'The sign-in service does not answer' });
    await note().getByText('You stay signed in and can go on working.').waitFor();
    expect(page.url()).toBe(`${app.url}/sales`);
    await page.getByText(person.name).waitFor();
    // The rest of the product is there.
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    await answerAgain();
    await note().waitFor({ state: 'detached' });
    expect(await received(page)).toEqual([]);
    // And the next visit finds it as it was.
    page = await visitAgain(page, '/sales', () => Promise.resolve());
    await page.getByText(person.name).waitFor();
    expect(await note().count()).toBe(0);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('go on where they were when a hanging service answers at last', async () => {
    let answer = (): void => undefined;
    page = await visitAgain(page, '/sales', (next) =>
      next.route('**/accounts:lookup*', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      }),
    );
    await page.getByText('Still connecting…').waitFor();
    expect(await page.getByText(person.name).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
    await page.getByText(person.name).waitFor();
    expect(await page.getByText('Still connecting…').count()).toBe(0);
    expect(await received(page)).toEqual([]);
    expect(browser.unexpectedErrors(...NO_NETWORK_LINES)).toEqual([]);
  });

  it('end when the password was changed elsewhere, and the new one opens the account', async () => {
    const password = 'another-password';
    page = await visitAgain(page, '/sales?view=grid', () =>
      administrator(app.addresses).changePassword(person.email, password),
    );
    await expectMessages(page, EXPIRED, BANNER_EXPIRED, '/sales?view=grid');
    await signInHere(page, { ...person, password });
    await page.getByText(person.name).waitFor();
    expect(await received(page)).toEqual([EXPIRED]);
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });

  it('end when the account was deleted meanwhile', async () => {
    page = await visitAgain(page, '/sales', () => administrator(app.addresses).remove(person.email));
    await expectMessages(page, EXPIRED, BANNER_EXPIRED, '/sales');
    expect(browser.unexpectedErrors(REFUSAL_LINE)).toEqual([]);
  });
});
