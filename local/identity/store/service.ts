import type { AuthInternals, AuthProjectState, MfaEnrollment } from '../../tools/firebaseTools';
import { Attempts } from './attempts';
import { Faults } from './faults';
import { DEFAULT_SETTINGS, type IdentitySettings } from './settings';
import { SignInAge } from './signInAge';
import { type TotpFactor, TotpFactors } from './totpFactors';

export interface RevokedToken {
  readonly localId: string;
  readonly providerId: string;
  readonly tokenType: string;
  readonly token: string;
}

/** A mail about an added second factor. */
export interface SentRevert {
  readonly tenantId: string;
  readonly localId: string;
  readonly factor: MfaEnrollment;
}

/** Everything the layer remembers beside the emulator's own state. */
export interface IdentityService {
  readonly project: AuthProjectState;
  readonly internals: AuthInternals;
  readonly now: () => number;
  settings: IdentitySettings;
  readonly passwordAttempts: Attempts;
  readonly codeAttempts: Attempts;
  readonly signInAge: SignInAge;
  readonly totp: TotpFactors;
  readonly faults: Faults;
  /** Mailed code → when it was made, in ms. */
  readonly mailedAt: Map<string, number>;
  /** Mailed code → the second factor that it takes away again. */
  readonly sentReverts: Map<string, SentRevert>;
  revokedTokens: RevokedToken[];
}

export interface IdentityParts {
  readonly project: AuthProjectState;
  readonly internals: AuthInternals;
  readonly keptTotp: readonly TotpFactor[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export function createIdentityService({
  project,
  internals,
  keptTotp,
  now = Date.now,
}: IdentityParts): IdentityService {
  const service: IdentityService = {
    project,
    internals,
    now,
    settings: DEFAULT_SETTINGS,
    passwordAttempts: new Attempts(() => service.settings.wrongPasswords, now),
    codeAttempts: new Attempts(() => service.settings.wrongCodes, now),
    signInAge: new SignInAge(() => service.settings.recentSignInSeconds, now),
    totp: new TotpFactors(keptTotp, () => service.settings.totp.adjacentIntervals, now),
    faults: new Faults(),
    mailedAt: new Map(),
    sentReverts: new Map(),
    revokedTokens: [],
  };
  return service;
}

/** What is remembered about accounts, when all of them were removed. */
export function forgetAccounts(service: IdentityService): void {
  service.passwordAttempts.clear();
  service.codeAttempts.clear();
  service.signInAge.clear();
  service.revokedTokens = [];
}

/** As just started, but that accounts and their second factors stay. */
export function resetService(service: IdentityService): void {
  forgetAccounts(service);
  service.faults.clear();
  service.settings = DEFAULT_SETTINGS;
}
