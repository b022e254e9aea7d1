import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { countListeners } from '../support/faults/countListeners';
import { record, recorded } from '../support/devtools/record';
import { keptByApp } from '../support/sales/keptByApp';
import { makePerson, type Person, signOut } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

const TOKEN_NAMES = ['idToken', 'refreshToken', 'accessToken', 'id_token', 'refresh_token', 'access_token', 'stsToken'];
const USER_FIELDS = [
  'creationTime',
  'displayName',
  'email',
  'emailVerified',
  'isAnonymous',
  'lastSignInTime',
  'phoneNumber',
  'photoURL',
  'providerData',
  'tenantId',
  'uid',
];

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;
let person: Person;
/** Every token that the identity service has answered with. */
const tokens = new Set<string>();
const lines: string[] = [];

interface Listening {
  during: Record<string, number>;
  after: Record<string, number>;
}

const first: Listening = { during: {}, after: {} };
const second: Listening = { during: {}, after: {} };

/** Fails naming the place, without printing a secret. */
function expectFree(place: string, text: string, secrets: Iterable<string>): void {
  const found = [...secrets].filter((secret) => text.includes(secret)).map((secret) => `${secret.slice(0, 12)}…`);
  expect({ place, found }).toEqual({ place, found: [] });
}

/**
 * What of the page's own events is listened to, and by how many, once that has stayed the same for a second: the last lazy
 * chunk of a page begins to listen some time after its first words are shown.
 */
async function listening(): Promise<Record<string, number>> {
  const now = (): Promise<Record<string, number>> =>
    page.evaluate(() => ({ ...(window as Window & { listening?: Record<string, number> }).listening }));
  let seen = await now();
  for (let same = 0; same < 10;) {
    await page.waitForTimeout(100);
    const next = await now();
    same = JSON.stringify(next) === JSON.stringify(seen) ? same + 1 : 0;
    seen = next;
  }
  return seen;
}

async function openWork(): Promise<void> {
  await page.getByRole('link', { name: /Secrets/ }).click();
  await openLot(page, '1');
}

async function leave(): Promise<void> {
  await signOut(page);
  await page.getByLabel('Email').waitFor();
  await page.waitForTimeout(500);
}

async function comeBack(): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A day with everything that fetches tokens: a sign-in, a sign-out, another sign-in, a forced refresh, work on a lot. */
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7560 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Secret');
  await prepareSale(app.addresses, { title: 'Secrets', owner: person.uid, lots: [{ number: 1 }] });
  page = await browser.open();
  await record(page.context());
  await page.addInitScript(countListeners);
  page.on('console', (message) => lines.push(message.text()));
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    // The service has several names on this machine; its port is one.
    if (new URL(response.url()).port !== new URL(app.addresses.auth).port || response.request().method() !== 'POST')
      return;
    reading.push(
      response.json().then((body: Record<string, unknown>) => {
        for (const name of TOKEN_NAMES) if (typeof body[name] === 'string') tokens.add(body[name]);
      }),
    );
  });
  await page.goto(`${app.url}/sign-in`);
  await comeBack();
  await openWork();
  first.during = await listening();
  await leave();
  first.after = await listening();
  await comeBack();
  await openWork();
  second.during = await listening();
  await page.getByLabel('Title', { exact: true }).fill('A locked casket');
  await untilText(saveStatus(page), 'Sent');
  const refreshed = page.waitForResponse(/\/v1\/token/);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 56 * 60_000;
    window.dispatchEvent(new Event('online'));
  });
  await refreshed;
  await page.waitForTimeout(500);
  await Promise.all(reading);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

describe('what nobody may see', () => {
  it('has a test that knows the tokens: of two entries and a refresh', () => {
    expect(tokens.size).toBeGreaterThanOrEqual(4);
    expect(Math.min(...[...tokens].map((token) => token.length))).toBeGreaterThan(20);
  });

  it('is in no action and no state, not even before the developer tools clean them', async () => {
    const actions = await recorded<{ type: string }>(page, 'actions');
    expect(actions.filter(({ type }) => type === 'auth/signedIn')).toHaveLength(2);
    const states = await recorded<{ auth?: { user?: object } }>(page, 'states');
    expectFree('actions', JSON.stringify(actions), [...tokens, ...TOKEN_NAMES]);
    expectFree('states', JSON.stringify(states), [...tokens, ...TOKEN_NAMES, person.password]);
    const users = states.flatMap(({ auth }) => auth?.user ?? []);
    expect(new Set(users.map((user) => Object.keys(user).sort().join()))).toEqual(new Set([USER_FIELDS.join()]));
  });

  it('is not shown by the developer tools, and neither are the address, the name and the password', async () => {
    const shown = JSON.stringify(await recorded(page, 'shown'));
    expect(shown).toContain('(hidden)');
    expectFree('shown', shown, [...tokens, ...TOKEN_NAMES, person.password, person.email, person.name]);
  });

  it('is in no storage but the one of the identity service itself, and in no line of the console', async () => {
    const { text, own } = await keptByApp(page);
    expect(own).toContain('firebaseLocalStorageDb');
    expectFree('storage', text, [...tokens, ...TOKEN_NAMES, person.password]);
    expectFree('console', lines.join('\n'), [...tokens, ...TOKEN_NAMES, person.password]);
    expectFree('document', await page.content(), [...tokens, person.password]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

it('lets go what a session listened to when it ends: a second one leaves no more than the first', async () => {
  await leave();
  second.after = await listening();
  expect(first.during['window focus'] ?? 0).toBeGreaterThan(0);
  expect(first.during['window online'] ?? 0).toBeGreaterThan(0);
  expect(first.after['window focus'] ?? 0).toBeLessThan(first.during['window focus'] ?? 0);
  expect(second).toEqual(first);
  expect(browser.unexpectedErrors()).toEqual([]);
});
