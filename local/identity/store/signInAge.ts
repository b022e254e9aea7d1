import type { EmulatorUser } from '../../tools/firebaseTools';

/** Decides whether a sign-in is recent enough for a sensitive change. */
export class SignInAge {
  /** User → the moment (ms) up to which every sign-in counts as long ago. */
  private readonly aged = new Map<string, number>();

  constructor(
    private readonly maxSeconds: () => number | null,
    private readonly now: () => number,
  ) {}

  /** From now on, what this user is signed in with counts as long ago; the next sign-in is recent again. */
  age(localId: string): void {
    this.aged.set(localId, this.now());
  }

  /** `authTime`: when the person signed in, in seconds since 1970, as the ID token says. */
  isTooOld(user: EmulatorUser, authTime: number): boolean {
    const max = this.maxSeconds();
    if (max === null) return false;
    if (this.now() / 1000 - authTime > max) return true;
    const aged = this.aged.get(user.localId);
    if (aged === undefined || authTime > Math.floor(aged / 1000)) return false;
    // The token knows whole seconds only: a sign-in later in that same second is known by the account.
    return Number(user.lastLoginAt ?? 0) <= aged;
  }

  clear(): void {
    this.aged.clear();
  }
}
