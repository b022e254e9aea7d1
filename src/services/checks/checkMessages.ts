import type { CheckAnswer, CheckedPlatform, CheckSetup } from '../../domain/platforms/validate/saleCheck';
import type { ChangedLot } from '../../domain/platforms/validate/validator';

/** To the worker: first what to check against, then lots that have changed. It answers each in turn. */
export type CheckRequest = { readonly setup: CheckSetup } | { readonly changed: readonly ChangedLot[] };

export type CheckReply =
  | { readonly platforms: readonly CheckedPlatform[] }
  | { readonly answer: CheckAnswer }
  /** For the log only. */
  | { readonly broken: string };
