import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';

/** The one identity SDK of an application, for the gateways that come later than the first. */
export interface SharedAuth {
  readonly auth: Auth;
  /** Round every call that is not made with the present person's credentials: its codes end no session. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Gives the auth gateway's listeners the account as it is now: the SDK emits nothing for some changes. */
  tell(): void;
  /** This session is about to end on purpose, so no reason is shown. Returns what to call when it does not end. */
  expectEnd(): () => void;
}

const shared = new WeakMap<FirebaseApp, SharedAuth>();

export function shareAuth(app: FirebaseApp, opened: SharedAuth): void {
  shared.set(app, opened);
}

/** Throws when the application has no auth gateway yet. */
export function sharedAuth(app: FirebaseApp): SharedAuth {
  const opened = shared.get(app);
  if (opened === undefined) throw new Error('Make the auth gateway first.');
  return opened;
}
