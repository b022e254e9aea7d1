export interface AttemptLimit {
  /** How many failures in the window lock an account; null: it is never locked. */
  readonly limit: number | null;
  readonly windowSeconds: number;
}

/** Counts failures per account. An account is locked until enough of its failures are older than the window. */
export class Attempts {
  private readonly failures = new Map<string, number[]>();

  constructor(
    private readonly limit: () => AttemptLimit,
    private readonly now: () => number,
  ) {}

  isLocked(account: string): boolean {
    const { limit } = this.limit();
    return limit !== null && this.recent(account).length >= limit;
  }

  failed(account: string): void {
    this.failures.set(account, [...this.recent(account), this.now()]);
  }

  /** After a success, and after a new password was set. */
  forget(account: string): void {
    this.failures.delete(account);
  }

  clear(): void {
    this.failures.clear();
  }

  private recent(account: string): number[] {
    const since = this.now() - this.limit().windowSeconds * 1000;
    return (this.failures.get(account) ?? []).filter((time) => time > since);
  }
}
