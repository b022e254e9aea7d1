import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { newEmail, openBrowser, type TestBrowser } from './support/browser';
import { approve, approveKnown, blockPopups, popupOf, serveGoogleApi } from './support/popups';
import type { PopupPageApi } from './support/popupPage/api';
import { servePopupPage } from './support/popupPage/servePage';

jest.setTimeout(60_000);

let app: AppUnderTest;
let browser: TestBrowser;
let served: Awaited<ReturnType<typeof servePopupPage>>;

beforeAll(async () => {
  [app, browser, served] = await Promise.all([startApp({ firstPort: 7640 }), openBrowser(), servePopupPage()]);
}, 120_000);
afterAll(async () => {
  served?.close();
  await browser?.close();
  await app?.stop();
}, 30_000);

async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.open();
  await serveGoogleApi(page.context());
  await prepare?.(page);
  // The same name of this machine as the page's: one site, so that the service's hidden page sees what it has kept.
  await page.goto(`${served.url}?auth=${encodeURIComponent(app.addresses.auth.replace('127.0.0.1', 'localhost'))}`);
  return page;
}

type Answer<Name extends keyof PopupPageApi> = Awaited<ReturnType<PopupPageApi[Name]>>;

/** What the page's own call comes to. */
async function ask<Name extends keyof PopupPageApi>(page: Page, name: Name): Promise<Answer<Name>> {
  const answer = await page.evaluate(async (called: string): Promise<unknown> => {
    const { popupPage } = globalThis as unknown as { readonly popupPage: Record<string, () => unknown> };
    return popupPage[called]?.();
  }, name);
  return answer as Answer<Name>;
}

/** Asks, and gives the window that opens and what the call will come to. */
async function askByPopup(page: Page, name: 'popup' | 'link' | 'reauthenticate') {
  let outcome = Promise.resolve('');
  const popup = await popupOf(page, () => {
    outcome = ask(page, name);
    return Promise.resolve();
  });
  return { popup, outcome };
}

describe('a provider’s page, on this machine alone', () => {
  it('signs in, links and signs in once more by popup', async () => {
    const page = await open();
    const [ada, github] = [newEmail(), newEmail()];
    const first = await askByPopup(page, 'popup');
    await approve(first.popup, { email: ada, name: 'Ada' });
    const uid = await first.outcome;
    expect(uid).toMatch(/^\w{20,}$/);
    expect(await ask(page, 'providers')).toEqual(['google.com']);

    const second = await askByPopup(page, 'link');
    await approve(second.popup, { email: github, name: 'Ada' });
    expect(await second.outcome).toBe(uid);
    expect(await ask(page, 'providers')).toEqual(['google.com', 'github.com']);

    const third = await askByPopup(page, 'reauthenticate');
    await approveKnown(third.popup, ada);
    expect(await third.outcome).toBe(uid);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('says that a popup was closed; where popups are blocked, it signs in by redirect', async () => {
    // The SDK takes eight seconds to say so: the other page goes on meanwhile.
    const closing = await open();
    const { popup, outcome } = await askByPopup(closing, 'popup');
    await popup.close();

    const page = await open((blocked) => blockPopups(blocked.context()));
    expect(await ask(page, 'popup')).toBe('popup-blocked');
    void ask(page, 'redirect').catch(() => undefined);
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await approve(page, { email: newEmail(), name: 'Bea' });
    await page.waitForURL(`${served.url}**`);
    expect(await ask(page, 'returned')).toMatch(/^\w{20,}$/);
    expect(await outcome).toBe('popup-closed-by-user');
    await Promise.all([page.context().close(), closing.context().close()]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
