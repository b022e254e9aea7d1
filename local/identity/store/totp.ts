import { Secret, TOTP } from 'otpauth';

/* Time-based one-time passwords by RFC 6238, with the parameters of the production service. */

export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_ALGORITHM = 'SHA1';

/** A new shared secret of 160 bits (RFC 4226 section 4 recommends this length), in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step that a moment (ms) lies in. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / TOTP_PERIOD_SECONDS);
}

export function totpCode(secret: string, step: number): string {
  return generator(secret).generate({ timestamp: step * TOTP_PERIOD_SECONDS * 1000 });
}

/**
 * The step whose code this is, at most `adjacentIntervals` away from now and later than `usedStep`; else null. A code is
 * good once (RFC 6238 section 5.2): neither it nor an earlier one is accepted again.
 */
export function acceptedStep(
  secret: string,
  code: string,
  { now, adjacentIntervals, usedStep }: { now: number; adjacentIntervals: number; usedStep: number | null },
): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: adjacentIntervals });
  if (delta === null) return null;
  const step = totpStep(now) + delta;
  return usedStep !== null && step <= usedStep ? null : step;
}

function generator(secret: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: TOTP_ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });
}
