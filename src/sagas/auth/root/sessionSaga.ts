import { fork, put } from 'typed-redux-saga';
import { sessionGuarded } from '../../../features/auth/model/authSlice';
import { lockLeftWork } from '../../signOutFlow/lockLeftWork';
import { runTimers } from '../../notifications/runTimers';
import { tellFailures } from '../../notifications/tellFailures';
import { tellWhySignedOut } from '../../notifications/tellWhySignedOut';
import { supervise, type Saga } from '../../base/supervise';
import { guardSession } from '../session/guardSession';
import { watchSignOut } from '../signOut/handleSignOut';
import { runSession } from './runSession';
import { wipeAtSignOut } from '../signOut/wipeAtSignOut';
import { wipeCopies } from '../signOut/wipeCopies';

/** By name; each looks at the present state first, because what it is about may have happened before it came. */
export const SESSION_SAGAS: Readonly<Record<string, Saga>> = {
  tellFailures,
  tellWhySignedOut,
  runTimers,
  guardSession,
  watchSignOut,
  wipeAtSignOut,
  wipeCopies,
  lockLeftWork,
  runSession: () => runSession(),
};

/** What looks after somebody who is signed in, and what is said in toasts. Each branch is supervised by itself. */
export function* sessionSaga(): Generator<unknown, void, unknown> {
  for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, saga);
  yield* put(sessionGuarded());
}
