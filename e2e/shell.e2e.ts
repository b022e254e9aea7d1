import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, signUp, type TestBrowser } from './support/browser';
import { problemsInLooks } from './support/looks';
import { serveUnsetBuild } from './support/productionBuild';

jest.setTimeout(60_000);

let app: AppUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A host that takes a connection and never answers, as a network that hangs does. */
async function hangIdentity(page: Page) {
  // The service has several names on this machine; its port is one.
  const { port } = new URL(app.addresses.auth);
  await page.route(
    (url) => url.port === port,
    () => new Promise(() => undefined),
  );
}

describe('while the sign-in state is not known (SH5)', () => {
  it('shows no page content, and after 3 s "Still connecting…"', async () => {
    const page = await browser.open();
    await signUp(page, app.url);
    await hangIdentity(page);
    const started = Date.now();
    await page.goto(`${app.url}/`, { waitUntil: 'commit' });
    await page.getByText('Still connecting…').waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
    expect(Date.now() - started).toBeLessThan(6000);
    expect(await page.locator('h1, main, header, form').count()).toBe(0);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('the insights script (SH4)', () => {
  it('is asked for at the local path by GET, and the app is whole without it', async () => {
    const page = await browser.open();
    const asked: string[] = [];
    await page.route('**/_insights/script.js', (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.abort('blockedbyclient');
    });
    const script = page.waitForRequest('**/_insights/script.js');
    await page.goto(app.url);
    await script;
    await page.getByRole('link', { name: 'Create account' }).first().click();
    await page.getByLabel('Email').waitFor();
    expect(asked).toEqual(['GET /_insights/script.js']);
    await page.context().close();
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });
});

describe('named scroll targets (SH6)', () => {
  it.each(['How it works', 'Photographs', 'Numbers'])('"%s" stops 80 px below the top', async (name) => {
    const page = await browser.open();
    await page.goto(app.url);
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true });
    await link.click();
    const target = page.locator(new URL(page.url()).hash);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(80);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('accessibility', () => {
  it('of the landing page: axe objects to nothing, in light and dark, on a phone and a desktop', async () => {
    const page = await browser.open();
    await page.goto(app.url);
    await page.locator('h1').first().waitFor();
    expect(await problemsInLooks(page, 'landing page', 4)).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });

  it('lets a person make an account with the keyboard alone', async () => {
    const page = await browser.open();
    await page.goto(`${app.url}/sign-up`);
    await page.getByLabel('Email').waitFor();
    const tabTo = async (name: string) => {
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const there = await page.evaluate(() => {
          const element = document.activeElement;
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
          return label?.trim() ?? '';
        });
        if (there.startsWith(name)) return;
      }
      throw new Error(`The Tab key never reaches "${name}".`);
    };
    await tabTo('Name');
    await page.keyboard.type('Grace Keys');
    await tabTo('Email');
    await page.keyboard.type(newEmail());
    await tabTo('Password');
    await page.keyboard.type('a-long-password');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/sales`);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

describe('a build without settings', () => {
  let served: Awaited<ReturnType<typeof serveUnsetBuild>>;
  beforeAll(async () => {
    served = await serveUnsetBuild();
  }, 60_000);
  afterAll(() => served?.close());

  it('shows a page that names every key, under the headers of production', async () => {
    const page = await browser.open();
    await page.goto(served.url);
    await page.getByRole('heading', { name: 'Lotsmith is not set up yet' }).waitFor();
    for (const key of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
      expect(await page.getByText(`VITE_FIREBASE_${key}`, { exact: true }).count()).toBe(1);
    }
    expect(await axeProblems(page)).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});
