import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, newEmail, openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  page = await browser.open();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

/** A host that takes a connection and never answers, as a network that hangs does. */
async function hangIdentity() {
  // The service has several names on this machine; its port is one.
  const { port } = new URL(app.addresses.auth);
  await page.route(
    (url) => url.port === port,
    () => new Promise(() => undefined),
  );
}

describe('the first page', () => {
  it('asks for the insights script at the local path by GET, and is whole without it (SH4)', async () => {
    const asked: string[] = [];
    await page.route('**/_insights/script.js', (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.abort('blockedbyclient');
    });
    const script = page.waitForRequest('**/_insights/script.js');
    await page.goto(app.url);
    await script;
    await page.locator('h1').first().waitFor();
    expect(asked).toEqual(['GET /_insights/script.js']);
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });

  it.each(['How it works', 'Photographs', 'Numbers', 'Platforms', 'Saving', 'Questions'])(
    'has "%s" stop 80 px below the top (SH6)',
    async (name) => {
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      await link.click();
      const target = page.locator(new URL(page.url()).hash);
      await page.waitForFunction(() => window.scrollY > 0);
      expect(await target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(80);
      expect(browser.unexpectedErrors()).toEqual([]);
    },
  );

  it.each([360, 390, 768, 1280, 1920])(
    'has each target stop below its header of 80 px, %i px wide (SH6)',
    async (width) => {
      const own = await browser.open({ viewport: { width, height: width < 1000 ? 844 : 1080 } });
      for (const name of ['how-it-works', 'photos', 'numbers', 'platforms', 'saving', 'questions']) {
        await own.goto('about:blank');
        await own.goto(`${app.url}/#${name}`);
        const target = own.locator(`#${name}`);
        await target.waitFor();
        await own.waitForFunction(() => window.scrollY > 0);
        const top = await target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
        expect({ name, top }).toEqual({ name, top: 80 });
        // The header stays above it.
        expect(await own.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 80 });
      }
      await own.context().close();
      expect(browser.unexpectedErrors()).toEqual([]);
    },
  );

  it('has nothing to which axe objects, in light and dark, on a phone and a desktop', async () => {
    expect(await problemsInLooks(page, 'landing page', 4)).toEqual([]);
    expect(browser.unexpectedErrors()).toEqual([]);
  });
});

it.each(['/sign-in', '/sign-up', '/reset-password', '/nowhere', '/c/nowhere'])(
  'has the bar of 48 px above %s, on a phone and a desktop, and nothing wider than the window',
  async (path) => {
    for (const width of [360, 1280]) {
      const own = await browser.open({ viewport: { width, height: 844 }, locale: 'de-DE' });
      await own.goto(app.url + path);
      await own.getByRole('heading', { level: 1 }).waitFor();
      expect(await own.getByRole('banner').boundingBox()).toEqual({ x: 0, y: 0, width, height: 48 });
      expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await own.context().close();
    }
    expect(browser.unexpectedErrors(/\/c\/nowhere|404/)).toEqual([]);
  },
);

it('lets a person make an account with the keyboard alone', async () => {
  await page.getByRole('link', { name: 'Create account' }).first().click();
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
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('shows no page content while the sign-in state is not known, and after 3 s "Still connecting…" (SH5)', async () => {
  await page.getByRole('button', { name: 'New sale' }).first().waitFor();
  await hangIdentity();
  // The page's own timers, moved on by hand: a busy machine takes its time for the page.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(`${app.url}/`, { waitUntil: 'commit' });
  const word = page.getByRole('status');
  await word.waitFor({ state: 'attached' });
  await page.clock.runFor(2_900);
  expect(await word.textContent()).toBe('');
  expect(await page.locator('h1, main, header, form').count()).toBe(0);
  await page.clock.runFor(200);
  await page.getByText('Still connecting…').waitFor();
  expect(await page.locator('h1, main, header, form').count()).toBe(0);
  await page.clock.resume();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  browser.unexpectedErrors();
});

it('of a build without settings names every key', async () => {
  const keys = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'];
  const visitor = await browser.open();
  // The build carries its settings in its text: here they are taken out.
  await visitor.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const unset = text.replace(/(VITE_FIREBASE_\w+:)(["'`])[^"'`]*\2/g, '$1``');
    await route.fulfill({ response, body: unset });
  });
  await visitor.goto(app.url);
  await visitor.getByRole('heading', { name: 'Lotsmith is not set up yet' }).waitFor();
  for (const key of keys) expect(await visitor.getByText(`VITE_FIREBASE_${key}`, { exact: true }).count()).toBe(1);
  expect(await axeProblems(visitor)).toEqual([]);
  expect(browser.unexpectedErrors()).toEqual([]);
});
