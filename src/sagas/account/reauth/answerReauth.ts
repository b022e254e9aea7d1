import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  confirmReauthCode,
  reauthAskedAgain,
  reauthCodeChecking,
  reauthCodeSent,
  reauthElsewhereDone,
  reauthLinkSent,
  reauthRefused,
  reauthSecondFactorNeeded,
  reauthStarted,
  reauthWithPassword,
  reauthWithProvider,
  selectReauth,
  sendReauthCode,
  type sendReauthLink,
} from '../../../features/account/model/reauthSlice';
import { ACCOUNT_PATH } from '../../../features/navigation/model/access';
import type { ReauthOutcome } from '../../../services/auth/outcomes';
import { gateway } from '../../base/effects';
import { askForKept, ticketItself } from './askForKept';
import { persistenceHere } from './persistenceHere';
import { passChallenge } from '../../signInMethods/passChallenge';

export type ReauthAnswer =
  | ReturnType<typeof reauthWithPassword>
  | ReturnType<typeof reauthWithProvider>
  | ReturnType<typeof sendReauthCode>
  | ReturnType<typeof confirmReauthCode>
  | ReturnType<typeof sendReauthLink>
  | ReturnType<typeof reauthElsewhereDone>;

/**
 * One step of signing in once more. True when that is done; throws what the service refused. `before`: when the session
 * was signed in as the question was asked, by the service's clock.
 */
export function* answerReauth(answer: ReauthAnswer, before: number | null): SagaGenerator<boolean> {
  const account = yield* gateway('account');
  if (reauthWithPassword.match(answer)) {
    yield* put(reauthStarted({ method: 'password' }));
    const { password } = answer.payload;
    return yield* call(finish, () => account.reauthenticateWithPassword(password));
  }
  if (reauthWithProvider.match(answer)) {
    const { providerId } = answer.payload;
    yield* put(reauthStarted({ method: providerId }));
    return yield* call(finish, () => account.reauthenticateWithProvider(providerId));
  }
  if (confirmReauthCode.match(answer)) {
    const state = yield* select(selectReauth);
    if (state.status !== 'needsCode') return false;
    yield* put(reauthCodeChecking());
    const { ticketId } = state;
    return yield* call(finish, () => account.reauthenticateWithCode(ticketId, answer.payload.code));
  }
  if (reauthElsewhereDone.match(answer)) return yield* call(lookElsewhere, before);
  yield* call(sendReauthCode.match(answer) ? sendCode : sendLink);
  return false;
}

/** What the service answered: it is done, or a second step comes. */
function* finish(work: () => Promise<ReauthOutcome>): SagaGenerator<boolean> {
  const outcome = yield* call(work);
  if (outcome.type === 'done') return true;
  yield* put(reauthSecondFactorNeeded({ challengeId: outcome.challengeId }));
  if ((yield* call(passChallenge, outcome.challengeId, outcome.factors)) === 'passed') return true;
  yield* put(reauthAskedAgain());
  return false;
}

function* sendCode(): SagaGenerator<void> {
  const account = yield* gateway('account');
  const before = yield* select(selectReauth);
  yield* put(reauthStarted({ method: 'phone' }));
  if (before.status === 'needsCode') account.forget(before.ticketId);
  const ticketId = yield* askForKept(
    (of) => of.sendReauthCode(),
    ticketItself,
    (work) => call(work),
  );
  yield* put(reauthCodeSent({ ticketId }));
}

function* sendLink(): SagaGenerator<void> {
  const state = yield* select(selectReauth);
  if (state.status === 'idle' || state.email === null) return;
  const { email } = state;
  const signInMethods = yield* gateway('signInMethods');
  const memory = yield* gateway('memory');
  yield* put(reauthStarted({ method: 'link' }));
  yield* call(() => signInMethods.sendSignInLink(email, ACCOUNT_PATH));
  // The tab that the link opens need not ask whose it is; on a shared computer that is not left behind.
  const stay = persistenceHere(memory);
  memory.write('linkEmail', stay === 'kept' ? email : null);
  memory.write('linkStay', stay);
  yield* put(reauthLinkSent());
}

/**
 * How often the session is looked at, and the ms in between: it is here within a second after another tab has begun it
 * anew, and the person may be quicker.
 */
const LOOKS = 8;
const BETWEEN_LOOKS_MS = 250;

/** The link was used in another tab of this browser, which shares the session; on another device it does not count. */
function* lookElsewhere(before: number | null): SagaGenerator<boolean> {
  const account = yield* gateway('account');
  yield* put(reauthStarted({ method: 'link' }));
  for (let look = 1; ; look += 1) {
    const now = yield* call(() => account.signedInAt());
    if ((now ?? 0) > (before ?? 0)) return true;
    if (look === LOOKS) break;
    yield* delay(BETWEEN_LOOKS_MS);
  }
  yield* put(reauthRefused({ code: 'requires-recent-login' }));
  return false;
}
