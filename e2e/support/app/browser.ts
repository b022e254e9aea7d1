import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium';
import { collectErrors } from './pageErrors';

const AXE = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

/**
 * The key for unsent work is asked for two seconds after a session began, and made when there is none. A session that ends just
 * then is answered by a refusal: nothing can call the question back.
 */
export const KEY_ASKED_AT_THE_END = /status of 403 .*documents:(?:batchGet|commit).* about users\/\w+\/keys\/outbox$/;

/**
 * Two pages of a person without a key for unsent work may each make one in the same moment. The database refuses the second
 * one's transaction, which then begins anew and finds the first one's key.
 */
export const KEY_MADE_TWICE = /status of 409 .*documents:commit.* about users\/\w+\/keys\/outbox$/;

/**
 * On a busy machine the emulator itself has failed at a commit, with a status of 500, which nothing in the page can be blamed
 * for. It is made again; what it was about is named.
 */
export const EMULATOR_FAILED = /status of 500 .*documents:commit.* about (?:users\/\w+\/keys\/outbox|sales\/)/;

export interface TestBrowser {
  /** A new private window: nothing of the others is in it. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** As {@link collectErrors} says. */
  unexpectedErrors(...expected: RegExp[]): string[];
  close(): Promise<void>;
}

/** Chromium with a collector of console errors. A test ends with `expect(browser.unexpectedErrors()).toEqual([])`. */
export async function openBrowser(more: readonly string[] = []): Promise<TestBrowser> {
  const browser: Browser = await launchChromium(more);
  const errors = collectErrors();
  return {
    async open(options = {}) {
      // An installed application would answer in place of the network that tests watch.
      const context = await browser.newContext({
        ...DESKTOP,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      errors.watch(context);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return page;
    },
    unexpectedErrors: errors.unexpected,
    close: () => browser.close(),
  };
}

/** What axe finds against WCAG 2.2 A and AA, one line per rule and element; empty when all is well. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    interface Axe {
      run(
        context: { readonly exclude: readonly string[] },
        options: object,
      ): Promise<{
        violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
      }>;
    }
    const { axe } = window as Window & { readonly axe?: Axe };
    if (axe === undefined) throw new Error('axe is not on the page.');
    // The empty stops around an open menu send the focus on in the moment that they get it: nobody is ever on one.
    const { violations } = await axe.run({ exclude: ['[data-base-ui-focus-guard]'] }, { runOnly: tags });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
    );
  });
}

let accounts = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  accounts += 1;
  return `person-${process.pid}-${Date.now()}-${accounts}@example.com`;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Makes an account on the sign-up page and waits until the sales are there. */
export async function signUp(page: Page, url: string, account: Partial<Account> = {}): Promise<Account> {
  const made = { email: newEmail(), password: 'a-long-password', name: 'Ada Cataloguer', ...account };
  await page.goto(`${url}/sign-up`);
  await page.getByLabel('Name').fill(made.name);
  await page.getByLabel('Email').fill(made.email);
  await page.getByLabel('Password', { exact: true }).fill(made.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${url}/sales`);
  return made;
}

/** Signs in on the sign-in page and waits until the page is left. */
export async function signIn(page: Page, url: string, { email, password }: Account): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/sign-in'));
}
