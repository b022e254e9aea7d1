import { type AppUnderTest, startApp } from './support/app';
import { axeProblems, newEmail, openBrowser, PHONE, type TestBrowser } from './support/browser';

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

const h1 = 'Von einem Raum voller Objekte zum nummerierten Katalog.';

describe('the language of the page', () => {
  it('is the one that the browser asks for, and English visitors fetch no other', async () => {
    const german = await browser.open({ locale: 'de-AT' });
    await german.goto(app.url);
    await german.getByRole('heading', { level: 1, name: h1 }).waitFor();
    expect(await german.locator('html').getAttribute('lang')).toBe('de');
    expect(await german.title()).toBe('Auktionskataloge aus Fotos · Lotsmith');

    const english = await browser.open({ locale: 'en-GB' });
    const scripts: string[] = [];
    english.on('request', (request) => scripts.push(request.url()));
    await english.goto(`${app.url}/sign-in`);
    await english.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await english.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /\/de-[\w-]+\.js$/.test(url))).toEqual([]);
    await Promise.all([german.context().close(), english.context().close()]);
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });

  it('changes without loading the page anew, keeps what is typed, and is remembered by the device', async () => {
    const page = await browser.open();
    await page.goto(`${app.url}/sign-in`);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe('ada@example.com');
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    await page.context().close();
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });

  it('is the account’s while it is signed in, and the device’s again afterwards', async () => {
    const page = await browser.open();
    await page.goto(`${app.url}/sign-up`);
    await page.getByLabel('Name').fill('Karla Köhler');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('a-long-password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`${app.url}/sales`);
    await page.goto(`${app.url}/account`);
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { level: 1, name: 'Ihr Konto' }).waitFor();
    await page.getByText('Die Sprache ist gespeichert.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ihr Konto' }).waitFor();
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });

  it('is English where the texts of another one cannot be loaded, and that is said', async () => {
    const page = await browser.open({ locale: 'de-DE' });
    await page.route(/\/assets\/de-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.getByText('The texts for Deutsch could not be loaded.').waitFor();
    await page.context().close();
    browser.unexpectedErrors();
  });

  it('breaks no rule in German, in the narrowest window', async () => {
    const page = await browser.open({ ...PHONE, viewport: { width: 320, height: 640 }, locale: 'de-DE' });
    const found: string[] = [];
    for (const place of ['/', '/sign-in', '/sign-up', '/reset-password', '/nowhere']) {
      await page.goto(app.url + place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const problems = await axeProblems(page);
      if (over > 0) problems.push(`wider than the window by ${over} px`);
      found.push(...problems.map((problem) => `${place}: ${problem}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });
});
