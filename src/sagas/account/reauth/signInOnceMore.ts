import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import {
  chooseOtherReauth,
  confirmReauthCode,
  leaveReauth,
  reauthAsked,
  reauthAskedAgain,
  reauthElsewhereDone,
  reauthEnded,
  reauthRefused,
  reauthWithPassword,
  reauthWithProvider,
  selectReauth,
  sendReauthCode,
  sendReauthLink,
} from '../../../features/account/model/reauthSlice';
import { authCodeOf } from '../../auth/session/authCodeOf';
import { gateway } from '../../base/effects';
import { requestCooldown } from '../../signInFlow/requestCooldown';
import { report } from '../../base/report';
import { answerReauth, type ReauthAnswer } from './answerReauth';
import { reauthQuestion } from './reauthQuestion';

const ANSWERS = [
  reauthWithPassword,
  reauthWithProvider,
  sendReauthCode,
  confirmReauthCode,
  sendReauthLink,
  reauthElsewhereDone,
];

/**
 * Asks the person to sign in once more, in place. True when the sign-in is recent now; false when it was left, or when
 * this account has no way to do it. A second caller waits for the answer to the question that is already open.
 */
export function* signInOnceMore(): SagaGenerator<boolean> {
  if (yield* isOpen()) return yield* answerOfOther();
  const question = yield* call(reauthQuestion);
  if (question.methods.length === 0) return false;
  const account = yield* gateway('account');
  const before = yield* call(() => account.signedInAt());
  // Another action may have asked in the meantime.
  if (yield* isOpen()) return yield* answerOfOther();
  yield* put(reauthAsked(question));
  let done = false;
  try {
    done = yield* call(untilAnswered, before);
  } finally {
    // Also when the action that asked is given up or superseded: the question goes with it.
    const state = yield* select(selectReauth);
    if (state.status === 'needsCode') account.forget(state.ticketId);
    yield* put(reauthEnded({ done }));
  }
  return done;
}

function* isOpen(): SagaGenerator<boolean> {
  return (yield* select(selectReauth)).status !== 'idle';
}

function* answerOfOther(): SagaGenerator<boolean> {
  return (yield* take(reauthEnded)).payload.done;
}

/** Takes one answer after the other. Another way may be chosen, or all of it left, while an answer is on its way. */
function* untilAnswered(before: number | null): SagaGenerator<boolean> {
  for (;;) {
    const asked = yield* race({ answer: take(ANSWERS), other: take(chooseOtherReauth), left: take(leaveReauth) });
    if (asked.left !== undefined) return false;
    if (asked.answer !== undefined) {
      const tried = yield* race({
        passed: call(tryAnswer, asked.answer, before),
        other: take(chooseOtherReauth),
        left: take(leaveReauth),
      });
      if (tried.passed === true) return true;
      if (tried.left !== undefined) return false;
      if (tried.passed !== undefined) continue;
    }
    const state = yield* select(selectReauth);
    if (state.status === 'needsCode') (yield* gateway('account')).forget(state.ticketId);
    yield* put(reauthAskedAgain());
  }
}

/** Whether the answer was right. A wrong one is said in the dialog, and is never the end of the session. */
function* tryAnswer(answer: ReauthAnswer, before: number | null): SagaGenerator<boolean> {
  try {
    return yield* call(answerReauth, answer, before);
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* call(report, 'reauth', error);
    else yield* call(() => requestCooldown('account', code));
    if (code === 'popup-closed-by-user' || code === 'cancelled-popup-request') yield* put(reauthAskedAgain());
    else yield* put(reauthRefused({ code: code ?? 'unknown' }));
    return false;
  }
}
