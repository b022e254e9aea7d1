import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { selectPersistence } from '../../features/auth/model/attemptSlice';
import { selectUid } from '../../features/auth/model/authSlice';
import {
  applied,
  applyMailedLink,
  applyStarted,
  chooseNewPassword,
  linkLeft,
  linkOpened,
  linkRefused,
  selectMailedAction,
  signInByMailedLink,
} from '../../features/identity/mailedActionSlice';
import { HOME_PATH } from '../../features/navigation/model/access';
import { navigate } from '../../features/navigation/model/navigationSlice';
import type { AuthCode } from '../../services/auth/authCodes';
import type { SessionPersistence } from '../../services/auth/signInMethods';
import { GatewayFailure } from '../../services/failure';
import { askOfSession } from '../auth/session/askOfSession';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { requestCooldown } from '../signInFlow/requestCooldown';
import { rememberMethod } from '../signInFlow/rememberMethod';
import { report } from '../base/report';
import { safely } from '../base/safely';
import { passChallenge } from '../signInMethods/passChallenge';

type Click =
  | ReturnType<typeof applyMailedLink>
  | ReturnType<typeof chooseNewPassword>
  | ReturnType<typeof signInByMailedLink>;

/** What was remembered for this link is forgotten, and the way remembered. */
function* rememberLink(stay: SessionPersistence): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  memory.write('linkEmail', null);
  memory.write('linkStay', null);
  yield* call(() => rememberMethod('link', stay));
}

/** Rejects also when the person turns away from a second step, or from its page: the same button asks for it again. */
function* signInByLink(email: string, code: string): SagaGenerator<void> {
  const identity = yield* gateway('identity');
  const stay = yield* select(selectPersistence);
  const outcome = yield* call(() => identity.signInWithMailedCode(email, code, stay));
  if (outcome.type === 'secondFactorNeeded') {
    const { ending } = yield* race({
      ending: call(passChallenge, outcome.challengeId, outcome.factors),
      gone: take([linkLeft, linkOpened]),
    });
    if (ending !== 'passed') throw new GatewayFailure<AuthCode>('multi-factor-auth-required');
  }
  yield* rememberLink(stay);
}

function* work(code: string, click: Click): SagaGenerator<void> {
  const identity = yield* gateway('identity');
  if (signInByMailedLink.match(click)) yield* signInByLink(click.payload.email, code);
  else if (chooseNewPassword.match(click)) {
    yield* call(() => identity.confirmPasswordReset(code, click.payload.password));
  } else yield* call(() => identity.applyActionCode(code));
}

/**
 * What has changed about the signed-in person's account is asked for, and a token that says it; it may be that the session
 * is over.
 */
function* refreshPerson(): Generator<unknown, void, unknown> {
  const uid = yield* select(selectUid);
  if (uid === null) return;
  const auth = yield* gateway('auth');
  yield* askOfSession('applyMailedLink', uid, async () => {
    await auth.reload();
    await auth.refresh();
  });
}

/** Uses codes up, each once and only at the person's click. */
export function* applyMailedLinks(): Generator<unknown, void, unknown> {
  /** Going back through time shows the button again; the code behind it is used all the same. */
  const used = new Set<string>();

  function* handleClick(click: Click): Generator<unknown, void, unknown> {
    const before = yield* select(selectMailedAction);
    if (before.status !== 'ready') return;
    const { code, continuePath } = before.link;
    yield* put(applyStarted());
    if (used.has(code)) {
      yield* put(applied());
      return;
    }
    used.add(code);
    const isStillHere = function* (): Generator<unknown, boolean, unknown> {
      const now = yield* select(selectMailedAction);
      return now.status === 'applying' && now.link.code === code;
    };
    let isHere = false;
    try {
      yield* call(work, code, click);
      // Who has gone elsewhere meanwhile stays there.
      isHere = yield* isStillHere();
      if (isHere) yield* put(applied());
    } catch (error) {
      used.delete(code);
      const refusal = authCodeOf(error);
      if (refusal === null) yield* report('applyMailedLink', error);
      else yield* requestCooldown('code', refusal);
      if (yield* isStillHere()) yield* put(linkRefused({ code: refusal ?? 'unknown' }));
      return;
    }
    if (before.action.operation !== 'signIn') yield* refreshPerson();
    else if (isHere) yield* put(navigate(continuePath ?? HOME_PATH, { replace: true }));
  }

  // A second click finds the link no longer ready; a click on another link must not wait for this one.
  yield* takeEvery([applyMailedLink, chooseNewPassword, signInByMailedLink], safely('applyMailedLink', handleClick));
}
