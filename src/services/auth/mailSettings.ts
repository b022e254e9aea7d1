import type { ActionCodeSettings } from 'firebase/auth';
import { GatewayFailure } from '../failure';
import type { AuthCode } from './authCodes';

/** Refusals that would tell whether an address has an account. */
const TELLING = new Set<string>(['user-not-found', 'user-disabled'] satisfies AuthCode[]);

/** Resolves also where the refusal of `work` would tell whether an address has an account. */
export async function withoutTelling(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GatewayFailure && TELLING.has(error.code))) throw error;
  }
}

/** The path of an address of `origin`, null for any other. */
export function pathWithin(origin: string, url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return parsed.origin === origin ? parsed.pathname + parsed.search + parsed.hash : null;
}

/**
 * What the service is told with a mail: that the person goes on to `continuePath` of `origin`. Throws
 * GatewayFailure('invalid-continue-uri') for what is no path of it.
 */
export function mailSettings(origin: string, continuePath: string): ActionCodeSettings & { readonly url: string } {
  // Two slashes would name another host once the origin is cut off again.
  const url = /^\/(?!\/)/.test(continuePath) ? origin + continuePath : '';
  if (pathWithin(origin, url) === null) throw new GatewayFailure<AuthCode>('invalid-continue-uri');
  return { url };
}

/**
 * The same for a link that signs in. The service's own page, where it stands between the mail and the application,
 * sends back to the address it was told: so that must be our page for links, which then reads the way on behind it.
 */
export function signInMailSettings(origin: string, continuePath: string): ActionCodeSettings {
  const { url } = mailSettings(origin, continuePath);
  return { url: `${origin}/auth/action?continueUrl=${encodeURIComponent(url)}`, handleCodeInApp: true };
}
