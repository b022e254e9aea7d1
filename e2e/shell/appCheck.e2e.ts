import type { BrowserContext, Request } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { serveBuild } from '../support/app/productionBuild';

jest.setTimeout(120_000);

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
/** Stands for Google's script. As the real one, it tells that the check has passed before it gives the answer. */
const RECAPTCHA = `let passed;
grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (place, { callback }) => { passed = callback; return 'widget'; },
  execute: async () => { passed(); return 'answer of the bot check'; },
} };`;

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser(),
    serveBuild({
      VITE_FIREBASE_API_KEY: 'app-check-key',
      VITE_FIREBASE_AUTH_DOMAIN: 'lotsmith-test.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'lotsmith-test',
      VITE_FIREBASE_STORAGE_BUCKET: 'lotsmith-test.firebasestorage.app',
      VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
      VITE_APP_CHECK: 'enterprise:site-key',
      VITE_INSIGHTS: 'off',
    }),
  ]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
}, 30_000);

/** Stands for Google, and gives all that the services were asked. */
async function serveGoogle(context: BrowserContext): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route('https://www.google.com/recaptcha/enterprise.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ headers: CORS, json: { token: 'proof-of-the-app', ttl: '3600s' } }),
  );
  for (const service of ['identitytoolkit', 'firestore']) {
    await context.route(`https://${service}.googleapis.com/**`, (route) => {
      if (route.request().method() !== 'OPTIONS') asked.push(route.request());
      return route.fulfill({ headers: CORS, status: 404, json: { error: { code: 404, message: 'EMAIL_NOT_FOUND' } } });
    });
  }
  return asked;
}

const proofs = (asked: readonly Request[]) => asked.map((request) => request.headers()['x-firebase-appcheck']);

it('shows the identity service, under the headers of production, that a sign-in comes from this application', async () => {
  const page = await browser.open();
  const asked = await serveGoogle(page.context());
  await page.goto(`${site.url}/sign-in`);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  const sent = page.waitForRequest('https://identitytoolkit.googleapis.com/**signInWithPassword**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await sent;
  await page.getByRole('alert').first().waitFor();
  expect(proofs(asked).length).toBeGreaterThan(0);
  expect(new Set(proofs(asked))).toEqual(new Set(['proof-of-the-app']));
});

it('shows the database, which a visitor reads without an SDK, the same', async () => {
  const page = await browser.open();
  await serveGoogle(page.context());
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'GET' && each.url().includes('/documents/catalogues/autumn-sale')),
    page.goto(`${site.url}/c/autumn-sale`),
  ]);
  expect(await request.headerValue('x-firebase-appcheck')).toBe('proof-of-the-app');
});
