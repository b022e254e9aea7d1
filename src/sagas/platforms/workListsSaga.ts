import { fork } from 'typed-redux-saga';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { supervise } from '../base/supervise';
import { downloadWorkLists } from './downloadWorkLists';
import { rememberWorkList } from './rememberWorkList';

const SESSION_SAGAS = { downloadWorkLists, rememberWorkList };

/** Lists of a sale's lots for spreadsheets. */
export function* workListsSaga(): Generator<unknown, void, unknown> {
  yield* whileSignedIn(function* session() {
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, saga);
  });
}
