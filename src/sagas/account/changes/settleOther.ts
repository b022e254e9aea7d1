import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { leaveOther, switchToOther } from '../../../features/account/model/accountCommands';
import {
  otherAccountSettled,
  sectionLeft,
  selectOtherAccount,
  selectSection,
  type AccountSection,
  type OtherAccount,
} from '../../../features/account/model/accountSlice';
import { signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { answerSent, challengeRefused } from '../../../features/auth/model/challengeSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { passChallenge } from '../../signInMethods/passChallenge';
import { inSection } from './inSection';
import { persistenceHere } from '../reauth/persistenceHere';

/** Changes over to the account that a way belongs to, or stays. */
export function* settleOther(): SagaGenerator<void> {
  yield* takeLeading(switchToOther, safely('switchToOther', changeOver));
  yield* takeLeading(leaveOther, safely('leaveOther', leave));
}

function* leave(): SagaGenerator<void> {
  const other = yield* select(selectOtherAccount);
  if (other === null) return;
  (yield* gateway('signInMethods')).forget(other.conflictId);
  yield* put(otherAccountSettled());
  yield* put(sectionLeft({ section: `link:${other.providerId}` }));
}

function* changeOver(): SagaGenerator<void> {
  const other = yield* select(selectOtherAccount);
  if (other === null) return;
  const section: AccountSection = `link:${other.providerId}`;
  // What this is refused with says nothing about the present session: the credentials are the other account's.
  yield* call(inSection, section, null, () => enter(other, section));
  const state = yield* select(selectSection, section);
  // What was kept is used up. After any other refusal it may be tried again.
  if (state.status === 'refused' && state.code === 'invalid-verification-id') yield* put(otherAccountSettled());
}

/** The end of this session is what the person asked for; it comes with the beginning of the other one. */
function* enter({ conflictId }: OtherAccount, section: AccountSection): SagaGenerator<void> {
  const signInMethods = yield* gateway('signInMethods');
  const memory = yield* gateway('memory');
  const stay = persistenceHere(memory);
  yield* put(signOutStarted());
  try {
    const outcome = yield* call(() => signInMethods.signInWithPending(conflictId, stay));
    if (outcome.type !== 'secondFactorNeeded') return;
    yield* put(signOutRefused());
    const { ending } = yield* race({
      ending: call(passChallenge, outcome.challengeId, outcome.factors),
      never: call(followChecks),
    });
    if (ending === 'passed') return;
    yield* put(signOutRefused());
    yield* put(otherAccountSettled());
    yield* put(sectionLeft({ section }));
  } catch (error) {
    yield* put(signOutRefused());
    throw error;
  }
}

/** Only an answer that is being checked may end this session: an end while the second step waits was not asked for. */
function* followChecks(): SagaGenerator<never> {
  for (;;) {
    const event = yield* take([answerSent, challengeRefused]);
    yield* put(answerSent.match(event) ? signOutStarted() : signOutRefused());
  }
}
