import { fork } from 'typed-redux-saga';
import { supervise, type Saga } from '../../base/supervise';
import { confirmSession } from '../session/confirmSession';
import { shareAccount } from '../session/shareAccount';
import { watchToken } from '../session/watchToken';
import { whileSignedIn } from '../session/whileSignedIn';

/** What runs for each signed-in person, by name. */
const SESSION_TASKS: Readonly<Record<string, Saga>> = { watchToken, confirmSession, shareAccount };

/** The tree of a session; each branch is supervised by itself. */
export function* runSession(sagas: Readonly<Record<string, Saga>> = SESSION_TASKS) {
  yield* whileSignedIn(function* session() {
    for (const [name, saga] of Object.entries(sagas)) yield* fork(supervise, name, saga);
  });
}
