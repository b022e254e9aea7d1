import * as v from 'valibot';

/*
 * What the local identity service does beyond the emulator, and the numbers it does it with. The defaults are those of
 * a new production project where Google or others have published them; everything can be changed or switched off by
 * `PATCH /lotsmith/identity/settings`. A `null` where a number is asked for switches that rule off.
 */

const seconds = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const strength = v.strictObject({
  minPasswordLength: v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(30)),
  maxPasswordLength: v.optional(count),
  containsLowercaseCharacter: v.optional(v.boolean()),
  containsUppercaseCharacter: v.optional(v.boolean()),
  containsNumericCharacter: v.optional(v.boolean()),
  containsNonAlphanumericCharacter: v.optional(v.boolean()),
});

const passwordPolicy = v.strictObject({
  schemaVersion: v.number(),
  enforcementState: v.picklist(['OFF', 'ENFORCE']),
  forceUpgradeOnSignin: v.boolean(),
  allowedNonAlphanumericCharacters: v.array(v.string()),
  customStrengthOptions: strength,
});

const recaptcha = v.strictObject({
  /** `projects/<project>/keys/<key>`; production gives it only where a provider is not `OFF`. */
  recaptchaKey: v.optional(v.string()),
  recaptchaEnforcementState: v.array(
    v.strictObject({
      provider: v.picklist(['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER']),
      enforcementState: v.picklist(['OFF', 'AUDIT', 'ENFORCE']),
    }),
  ),
});

const settings = v.strictObject({
  /** False: every request goes to the emulator as it came, but for the doors. */
  enabled: v.boolean(),
  passwordPolicy,
  recaptcha,
  wrongPasswords: v.strictObject({ limit: v.nullable(count), windowSeconds: seconds }),
  /** The same for codes of an authenticator app. */
  wrongCodes: v.strictObject({ limit: v.nullable(count), windowSeconds: seconds }),
  /** Sensitive changes need a sign-in that is not older. */
  recentSignInSeconds: v.nullable(seconds),
  /** How long a mailed code is good, by its type. A type that is not named never expires. */
  mailedCodeSeconds: v.record(v.string(), seconds),
  /** Refresh tokens end with the account, and when its tokens are revoked. */
  refreshTokensEnd: v.boolean(),
  totp: v.strictObject({
    enabled: v.boolean(),
    /** How many steps of 30 s before and after now are accepted. */
    adjacentIntervals: v.pipe(count, v.maxValue(10)),
    enrollmentSeconds: seconds,
  }),
});

export type IdentitySettings = v.InferOutput<typeof settings>;
export type PasswordPolicy = IdentitySettings['passwordPolicy'];

const HOUR = 3600;

export const DEFAULT_SETTINGS: IdentitySettings = {
  enabled: true,
  passwordPolicy: {
    schemaVersion: 1,
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
    // https://cloud.google.com/identity-platform/docs/password-policy
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  },
  recaptcha: {
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  },
  // Production's numbers are not published.
  wrongPasswords: { limit: 10, windowSeconds: 300 },
  wrongCodes: { limit: 10, windowSeconds: 300 },
  // https://firebase.google.com/docs/auth/web/manage-users#re-authenticate_a_user
  recentSignInSeconds: 300,
  // https://medium.com/@beard0/firebase-admin-auth-link-expiration-times-9b5b090eae37
  mailedCodeSeconds: {
    PASSWORD_RESET: HOUR,
    VERIFY_EMAIL: 72 * HOUR,
    VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
    EMAIL_SIGNIN: 6 * HOUR,
  },
  refreshTokensEnd: true,
  // https://cloud.google.com/identity-platform/docs/web/totp-mfa gives five intervals as the default.
  totp: { enabled: true, adjacentIntervals: 5, enrollmentSeconds: 300 },
};

/** The settings with `change` laid over them, object by object; lists and null replace. Throws ValiError. */
export function changedSettings(current: IdentitySettings, change: unknown): IdentitySettings {
  return v.parse(settings, merged(current, change));
}

function merged(current: unknown, change: unknown): unknown {
  if (!isPlainObject(current) || !isPlainObject(change)) return change;
  const result: Record<string, unknown> = { ...current };
  for (const [key, value] of Object.entries(change)) result[key] = merged(current[key], value);
  return result;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
