import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { serveGoogleApi } from '../support/app/popups';
import { serveBuild } from '../support/app/productionBuild';

jest.setTimeout(120_000);

const DOMAIN = 'https://lotsmith-test.firebaseapp.com';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser(),
    serveBuild({
      VITE_FIREBASE_API_KEY: 'popup-test-key',
      VITE_FIREBASE_AUTH_DOMAIN: new URL(DOMAIN).host,
      VITE_FIREBASE_PROJECT_ID: 'lotsmith-test',
      VITE_FIREBASE_STORAGE_BUCKET: 'lotsmith-test.firebasestorage.app',
      VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
      VITE_SIGN_IN_METHODS: 'password,google',
      VITE_INSIGHTS: 'off',
    }),
  ]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
}, 30_000);

/** Stands for Google: its script, the project's hidden page and the provider's page, at their real addresses. */
async function serveGoogle(context: BrowserContext, authorizedDomains: () => readonly string[]): Promise<void> {
  await serveGoogleApi(context);
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` });
  await context.route(`${DOMAIN}/__/auth/**`, (route) =>
    route.fulfill(
      route.request().url().includes('/iframe')
        ? html(
            '<script src="https://apis.google.com/js/api.js"></script><script>gapi.iframes.getContext().getParentIframe()</script>',
          )
        : html('<title>Provider</title>'),
    ),
  );
  await context.route('https://identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({
      headers: CORS,
      json: route.request().url().includes('/v1/projects')
        ? { projectId: '1', authorizedDomains: authorizedDomains() }
        : {},
    }),
  );
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/sign-in`);
  await googleButton(page).waitFor();
}

const googleButton = (page: Page) => page.getByRole('button', { name: /Google/ });

describe('under the headers of production', () => {
  it('a list of domains that could not be had once is asked for again at the next press, as the text says', async () => {
    const page = await browser.open();
    await serveGoogle(page.context(), () => ['localhost']);
    let looks = 0;
    await page.context().route('https://identitytoolkit.googleapis.com/v1/projects**', (route) => {
      looks += 1;
      return looks === 1 ? route.abort('internetdisconnected') : route.fallback();
    });
    await openSignIn(page);
    await googleButton(page).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'No connection to the sign-in service. Check the network and try again.' })
      .waitFor();
    // A verdict that was kept would close the window again, and nothing would be asked.
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse('https://identitytoolkit.googleapis.com/v1/projects**'),
      googleButton(page).click(),
    ]);
    await popup.waitForURL(`${DOMAIN}/__/auth/handler?**`);
    expect([popup.isClosed(), await page.getByRole('alert').count(), looks]).toEqual([false, 0, 2]);
    await page.context().close();
    expect(browser.unexpectedErrors(/TrustedScriptURL|trusted-types|Trusted Type|ERR_INTERNET_DISCONNECTED/i)).toEqual(
      [],
    );
  });

  it('a provider’s popup opens where the site is on the project’s list: what it needs is let in, and no other script is', async () => {
    const page = await browser.open();
    let authorizedDomains = ['elsewhere.example'];
    await serveGoogle(page.context(), () => authorizedDomains);
    await openSignIn(page);
    await googleButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await googleButton(page).isEnabled()).toBe(true);

    // The operator of the site has put it on the list: the same page asks again.
    authorizedDomains = ['localhost'];
    const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()]);
    await popup.waitForURL(`${DOMAIN}/__/auth/handler?**`);
    expect(page.frames().map((frame) => frame.url())).toContainEqual(
      expect.stringContaining(`${DOMAIN}/__/auth/iframe?`),
    );
    // The browser itself says no, before anything is asked of the network.
    const refusals = await page.evaluate(() =>
      ['https://evil.example/x.js', '/assets/x.js', 'https://apis.google.com.evil.example/x.js'].map((url) => {
        try {
          document.createElement('script').src = url;
          return 'let in';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      }),
    );
    expect(refusals).toEqual(['refused', 'refused', 'refused']);
    await page.context().close();
    expect(browser.unexpectedErrors(/TrustedScriptURL|trusted-types|Trusted Type/i)).toEqual([]);
  });
});
