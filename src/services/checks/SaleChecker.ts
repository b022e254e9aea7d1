import type { CheckAnswer, CheckedPlatform, CheckSetup } from '../../domain/platforms/validate/saleCheck';
import type { ChangedLot } from '../../domain/platforms/validate/validator';

/** Checks a sale against platforms, away from the page. */
export interface SaleChecker {
  /** Nothing is started before the first question. */
  start(setup: CheckSetup): RunningCheck;
}

export interface RunningCheck {
  /** The platforms of the setup that this build knows, with their limits. Rejects when the check cannot be started. */
  platforms(): Promise<readonly CheckedPlatform[]>;
  /** Looks at lots that have come, changed or gone. Rejects when the check has broken. */
  change(changed: readonly ChangedLot[]): Promise<CheckAnswer>;
  /** Lets go of what it has; questions that are open are never answered. */
  stop(): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly checker: SaleChecker;
  }
}
