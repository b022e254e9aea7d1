import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { leaveEnrolment, leaveOther, leavePhone } from '../../../features/account/model/accountCommands';
import { accountPageLeft } from '../../../features/account/model/accountSlice';
import { leaveReauth } from '../../../features/account/model/reauthSlice';
import { leaveChallenge } from '../../../features/auth/model/challengeSlice';
import { ACCOUNT_PATH } from '../../../features/navigation/model/access';
import { locationChanged, selectPath } from '../../../features/navigation/model/navigationSlice';
import { untilReduced } from '../../shared/untilReduced';

/** The person left the page: sagas that wait for an answer get a refusal, and what was kept for it is forgotten. */
function* leave(): SagaGenerator<void> {
  yield* put(leaveChallenge());
  yield* put(leavePhone());
  yield* put(leaveEnrolment());
  yield* put(leaveOther());
  yield* put(leaveReauth());
  // To the saga that asked, a question that the person leaves is a refusal; the page that was left says that, too.
  yield* call(untilReduced);
  yield* put(accountPageLeft());
}

/** What the page of the account says, and what was begun on it, belongs to one visit. Work that is on its way goes on. */
export function* leavePage(): SagaGenerator<void> {
  let wasHere = (yield* select(selectPath)) === ACCOUNT_PATH;
  for (;;) {
    yield* take(locationChanged);
    const isHere = (yield* select(selectPath)) === ACCOUNT_PATH;
    if (wasHere && !isHere) yield* call(leave);
    wasHere = isHere;
  }
}
