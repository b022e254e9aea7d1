import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, newEmail, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { messages } from '../support/app/messages';
import { makePerson } from '../support/people/people';
import { signInHere } from '../support/people/signInHere';

jest.setTimeout(120_000);

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
  it('is the one that the browser asks for, mails too; it breaks no rule in German, in the narrowest window', async () => {
    const page = await browser.open({ ...PHONE, viewport: { width: 320, height: 640 }, locale: 'de-AT' });
    const found: string[] = [];
    const look = async (place: string): Promise<void> => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const problems = await axeProblems(page);
      if (over > 0) problems.push(`wider than the window by ${over} px`);
      found.push(...problems.map((problem) => `${place}: ${problem}`));
    };
    await page.goto(app.url);
    await page.getByRole('heading', { level: 1, name: h1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.title()).toBe('Auktionskataloge aus Fotos · Lotsmith');
    await look('first page');
    await page.goto(`${app.url}/nowhere`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('nowhere');

    const email = newEmail();
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole('button', { name: 'Weiter mit Google' }).waitFor();
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText('Geben Sie Ihre E-Mail-Adresse ein.').first().waitFor();
    await look('sign-in');
    await page.getByLabel('E-Mail').first().fill(email);
    await page.getByRole('button', { name: 'Anmeldelink per E-Mail' }).click();
    const asked = page.waitForRequest(/accounts:sendOobCode/);
    await page.getByRole('button', { name: 'Link senden' }).click();
    expect((await asked).headers()['x-firebase-locale']).toBe('de');
    await page.getByText(email).first().waitFor();
    await messages(app.addresses).mailedTo(email, 'EMAIL_SIGNIN');
    expect(found).toEqual([]);
    await page.context().close();
    expect(browser.unexpectedErrors(/_insights/)).toEqual([]);
  });

  it('is chosen on the device or for the account, without loading the page anew, and is remembered', async () => {
    const person = await makePerson(app.addresses, '');
    const page = await browser.open({ locale: 'en-GB' });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const german = () => scripts.filter((url) => /\/de-[\w-]+\.js$/.test(url));
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole('button', { name: 'Look around' }).waitFor();
    // English visitors fetch no other language.
    expect(german()).toEqual([]);
    await page.getByLabel('Email').fill(person.email);
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe(person.email);
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
    expect(german().length).toBeGreaterThan(0);
    await page.goto(`${app.url}/account`);
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    await page.getByLabel('Sprache').selectOption('English');

    await signInHere(page, person);
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
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
});
