import type { BrowserContext, Page } from 'playwright-core';
import { GOOGLE_API, googleApiScript } from '../../../local/oauth/googleApiScript';

export interface ProviderAccount {
  readonly email: string;
  readonly name: string;
  /** False: the provider does not vouch for the address. */
  readonly verified?: boolean;
}

/** Answers for Google's script in a page that asks for it by its real address, as a production build does. */
export async function serveGoogleApi(context: BrowserContext): Promise<void> {
  const body = googleApiScript(process.cwd());
  await context.route(`${GOOGLE_API}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Waits for the window that `press` opens: the local provider's page. */
export async function popupOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await popup.waitForURL(/\/emulator\/auth\/handler/);
  return popup;
}

/** On the provider's page, in a popup or after a redirect: signs in with a new account of the provider. */
export async function approve(provider: Page, { email, name, verified = true }: ProviderAccount): Promise<void> {
  if (!verified) await provider.evaluate(doNotVouch);
  await provider.locator('.js-new-account button').click();
  await provider.locator('#email-input').fill(email);
  await provider.locator('#display-name-input').fill(name);
  await provider.locator('#sign-in').click();
}

/** The page knows verified addresses only, and writes that into what it gives to the service. */
function doNotVouch(): void {
  const write = JSON.stringify;
  JSON.stringify = (value: unknown) =>
    write(
      typeof value === 'object' && value !== null && 'email_verified' in value
        ? { ...value, email_verified: false }
        : value,
    );
}

/** On the provider's page: goes on with an account that the provider knows from before. */
export async function approveKnown(provider: Page, email: string): Promise<void> {
  await provider.locator('.js-reuse-account').filter({ hasText: email }).click();
}
