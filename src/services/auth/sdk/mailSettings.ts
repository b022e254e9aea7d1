import type { ActionCodeSettings } from 'firebase/auth';
import { GatewayFailure } from '../../failure';
import type { MailApps } from '../../serviceConfig';
import type { AuthCode } from '../authCodes';

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

/** Where the links of mails lead. */
export interface MailPlace {
  /** Where this application is, such as `https://lotsmith.example`. */
  readonly origin: string;
  readonly apps: MailApps;
}

/** The house's own apps, as the service takes them; an app that does not exist is left out. */
function appSettings({ iosBundleId, android }: MailApps): Pick<ActionCodeSettings, 'iOS' | 'android'> {
  return {
    ...(iosBundleId !== null && { iOS: { bundleId: iosBundleId } }),
    ...(android !== null && {
      android: {
        packageName: android.packageName,
        installApp: android.installApp,
        ...(android.minimumVersion !== null && { minimumVersion: android.minimumVersion }),
      },
    }),
  };
}

/**
 * The settings that the service gets with a mail: that the person goes on to `continuePath` of the place. Throws
 * GatewayFailure('invalid-continue-uri') for what is no path of it.
 */
export function mailSettings({ origin, apps }: MailPlace, continuePath: string): ActionCodeSettings {
  // Two slashes would name another host once the origin is cut off again.
  const url = /^\/(?!\/)/.test(continuePath) ? origin + continuePath : '';
  if (pathWithin(origin, url) === null) throw new GatewayFailure<AuthCode>('invalid-continue-uri');
  return { url, ...appSettings(apps) };
}

/**
 * The same for a link that signs in. The service's own page, where it stands between the mail and the application,
 * sends back to the address in these settings: so that must be our page for links, which then reads the way on behind it.
 */
export function signInMailSettings(place: MailPlace, continuePath: string): ActionCodeSettings {
  const { url, ...apps } = mailSettings(place, continuePath);
  return {
    ...apps,
    url: `${place.origin}/auth/action?continueUrl=${encodeURIComponent(url)}`,
    handleCodeInApp: true,
  };
}
