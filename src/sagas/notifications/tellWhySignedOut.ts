import { delay, put, race, take } from 'typed-redux-saga';
import { reasonLearned, signedIn, signedOut, type SignedOutReason } from '../../features/auth/authSlice';
import { notificationRequested, type NotificationKind } from '../../features/notifications/notificationsSlice';

/** How long an unexplained end may wait for its reason before it is told without one, in ms. */
export const REASON_MS = 1500;

interface Text {
  readonly kind: NotificationKind;
  readonly message: string;
}

/** What is said when a session ends; null for an end that surprises nobody. */
const TEXTS = {
  none: null,
  requested: null,
  'ended-elsewhere': { kind: 'info', message: 'You are signed out: the session was ended elsewhere.' },
  'user-disabled': { kind: 'error', message: 'You are signed out: this account has been disabled.' },
  'user-token-expired': { kind: 'warning', message: 'You are signed out: the session has expired. Sign in again.' },
} as const satisfies Record<SignedOutReason, Text | null>;

/**
 * Tells once why a session ended, whatever order the end and its reason come in: the service may sign out first and
 * explain later, and somebody else may sign in before it does.
 */
export function* tellWhySignedOut() {
  let told = false;
  for (;;) {
    const action = yield* take([signedOut, reasonLearned, signedIn]);
    if (signedIn.match(action)) {
      told = false;
      continue;
    }
    let reason: SignedOutReason = action.payload.reason;
    if (signedOut.match(action)) told = false;
    if (reason === 'ended-elsewhere') {
      const { learned, next } = yield* race({
        learned: take(reasonLearned),
        next: take(signedIn),
        late: delay(REASON_MS),
      });
      if (next) continue;
      if (learned) reason = learned.payload.reason;
    }
    const text = TEXTS[reason];
    if (text === null || told) continue;
    told = true;
    yield* put(notificationRequested(text));
  }
}
