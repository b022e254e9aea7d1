import { randomBytes } from 'node:crypto';
import { acceptedStep, newTotpSecret, totpCode, totpStep } from './totp';

/** What the service keeps of an enrolled authenticator app; the emulator's user names it by its id. */
export interface TotpFactor {
  readonly mfaEnrollmentId: string;
  readonly secret: string;
  /** The step of the last accepted code. */
  readonly usedStep: number | null;
}

export interface TotpSession {
  readonly localId: string;
  readonly secret: string;
  /** ms */
  readonly until: number;
}

/** The secrets of enrolled authenticator apps, and enrolments under way. */
export class TotpFactors {
  private readonly sessions = new Map<string, TotpSession>();
  private readonly factors = new Map<string, TotpFactor>();

  constructor(
    kept: readonly TotpFactor[],
    private readonly adjacentIntervals: () => number,
    private readonly now: () => number,
  ) {
    for (const factor of kept) this.factors.set(factor.mfaEnrollmentId, factor);
  }

  begin(localId: string, seconds: number): TotpSession & { readonly sessionInfo: string } {
    const session = { localId, secret: newTotpSecret(), until: this.now() + seconds * 1000 };
    const sessionInfo = randomBytes(48).toString('base64url');
    this.sessions.set(sessionInfo, session);
    return { ...session, sessionInfo };
  }

  session(sessionInfo: string): TotpSession | undefined {
    return this.sessions.get(sessionInfo);
  }

  /** Ends an enrolment when the code is right. Returns the id of the new factor, or null. */
  enrol(sessionInfo: string, code: string): string | null {
    const session = this.sessions.get(sessionInfo);
    const step = session === undefined ? null : this.accepted(session.secret, code, null);
    if (session === undefined || step === null) return null;
    this.sessions.delete(sessionInfo);
    const mfaEnrollmentId = randomBytes(21).toString('base64url');
    this.factors.set(mfaEnrollmentId, { mfaEnrollmentId, secret: session.secret, usedStep: step });
    return mfaEnrollmentId;
  }

  verify(mfaEnrollmentId: string, code: string): boolean {
    const factor = this.factors.get(mfaEnrollmentId);
    const step = factor === undefined ? null : this.accepted(factor.secret, code, factor.usedStep);
    if (factor === undefined || step === null) return false;
    this.factors.set(mfaEnrollmentId, { ...factor, usedStep: step });
    return true;
  }

  /** The secret, and the earliest code that would be accepted now (null while all of them are used). */
  reveal(mfaEnrollmentId: string): { readonly secret: string; readonly code: string | null } | null {
    const factor = this.factors.get(mfaEnrollmentId);
    if (factor === undefined) return null;
    const current = totpStep(this.now());
    const step = Math.max(current, (factor.usedStep ?? 0) + 1);
    const code = step - current > this.adjacentIntervals() ? null : totpCode(factor.secret, step);
    return { secret: factor.secret, code };
  }

  /** The factors that `isEnrolled` still knows. */
  export(isEnrolled: (mfaEnrollmentId: string) => boolean): TotpFactor[] {
    return [...this.factors.values()].filter((factor) => isEnrolled(factor.mfaEnrollmentId));
  }

  private accepted(secret: string, code: string, usedStep: number | null): number | null {
    return acceptedStep(secret, code, { now: this.now(), adjacentIntervals: this.adjacentIntervals(), usedStep });
  }
}
