import { delay, put, race, select, take } from 'typed-redux-saga';
import {
  reasonLearned,
  selectSignedOutReason,
  signedIn,
  signedOut,
  type SignedOutReason,
} from '../../features/auth/model/authSlice';
import { notificationTexts } from '../../features/notifications/notificationTexts';
import { notificationRequested, type NotificationKind } from '../../features/notifications/notificationsSlice';
import { texts } from '../base/texts';

/** How long an unexplained end may wait for its reason before the toast comes without one, in ms. */
export const REASON_MS = 1500;

/** The ends that surprise somebody. */
type ShownReason = Exclude<SignedOutReason, 'none' | 'requested'>;

/** How loudly it is said why a session ended. */
const KINDS = {
  'ended-elsewhere': 'info',
  'user-disabled': 'error',
  'user-token-expired': 'warning',
} as const satisfies Record<ShownReason, NotificationKind>;

/**
 * Tells once why a session ended, whatever order the end and its reason come in: the service may sign out first and
 * explain later, and somebody else may sign in before it does.
 */
export function* tellWhySignedOut() {
  let received = false;
  const present = yield* select(selectSignedOutReason);
  // A session may have ended before this came.
  let missed = present === null ? null : signedOut({ reason: present });
  for (;;) {
    const action = missed ?? (yield* take([signedOut, reasonLearned, signedIn]));
    missed = null;
    if (signedIn.match(action)) continue;
    let reason: SignedOutReason = action.payload.reason;
    // An end that was asked for needs no reason, also when one is learned afterwards.
    if (signedOut.match(action)) received = reason === 'requested';
    if (reason === 'ended-elsewhere') {
      const { learned, next } = yield* race({
        learned: take(reasonLearned),
        next: take(signedIn),
        late: delay(REASON_MS),
      });
      if (next) continue;
      if (learned) reason = learned.payload.reason;
    }
    if (reason === 'none' || reason === 'requested' || received) continue;
    received = true;
    const words = yield* texts(notificationTexts);
    yield* put(notificationRequested({ kind: KINDS[reason], message: words[reason] }));
  }
}
