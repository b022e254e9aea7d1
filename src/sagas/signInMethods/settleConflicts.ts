import { call, cancelled, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isSameAddress } from '../../domain/identity/sameAddress';
import { conflictSettled, selectConflict } from '../../features/auth/model/attemptSlice';
import type { Conflict } from '../../features/auth/model/attemptMachine';
import { selectUser, sessionFailed } from '../../features/auth/model/authSlice';
import { conflictTexts } from '../../features/auth/texts/conflictTexts';
import { PROVIDER_NAMES } from '../../features/auth/model/providerNames';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { authCodeOf } from '../auth/session/authCodeOf';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { safely } from '../base/safely';
import { texts } from '../base/texts';

/** Adds what waited to the account; false when the service refused. With the session ends what was kept for it. */
function* link({ conflictId }: Conflict, uid: string): SagaGenerator<boolean> {
  const signInMethods = yield* gateway('signInMethods');
  try {
    yield* call(() => signInMethods.linkPending(conflictId));
    return true;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* call(report, 'linkPending', error);
    else yield* put(sessionFailed({ code, uid }));
    return false;
  } finally {
    if (yield* cancelled()) signInMethods.forget(conflictId);
  }
}

/** What came up while signing in is settled with the account that the person has come into, and the person learns the result either way. */
function* settle(uid: string): SagaGenerator<void> {
  const conflict = yield* select(selectConflict);
  if (conflict === null) return;
  const words = yield* texts(conflictTexts);
  const provider = PROVIDER_NAMES[conflict.providerId];
  const user = yield* select(selectUser);
  // Another account than the one the address belongs to must not get a key to itself that nobody meant to give it.
  if (!isSameAddress(user?.email, conflict.email)) {
    yield* put(notificationRequested({ kind: 'info', message: words.otherAddress(provider) }));
  } else if (yield* call(link, conflict, uid)) {
    yield* put(notificationRequested({ kind: 'success', message: words.added(provider) }));
  } else {
    yield* put(notificationRequested({ kind: 'error', message: words.notAdded(provider) }));
  }
  yield* put(conflictSettled({ conflictId: conflict.conflictId }));
}

function* forget({ payload }: ReturnType<typeof conflictSettled>): SagaGenerator<void> {
  const signInMethods = yield* gateway('signInMethods');
  signInMethods.forget(payload.conflictId);
}

/** The method that waited because its address belongs to an account with other methods. */
export function* settleConflicts(): SagaGenerator<void> {
  yield* takeEvery(conflictSettled, safely('forgetConflict', forget));
  yield* call(whileSignedIn, safely('settleConflict', settle));
}
