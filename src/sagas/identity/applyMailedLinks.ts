import { call, put, select, takeLeading } from 'typed-redux-saga';
import { selectUid, sessionFailed } from '../../features/auth/authSlice';
import {
  applied,
  applyMailedLink,
  applyStarted,
  chooseNewPassword,
  linkRefused,
  selectMailedAction,
  signInByMailedLink,
} from '../../features/identity/mailedActionSlice';
import { HOME_PATH } from '../../features/navigation/access';
import { navigate } from '../../features/navigation/navigationSlice';
import type { IdentityGateway } from '../../services/auth/IdentityGateway';
import { authCodeOf } from '../auth/authCodeOf';
import { gateway } from '../effects';
import { report } from '../report';
import { safely } from '../safely';

type Click =
  ReturnType<typeof applyMailedLink> | ReturnType<typeof chooseNewPassword> | ReturnType<typeof signInByMailedLink>;

function work(identity: IdentityGateway, code: string, click: Click): Promise<void> {
  if (chooseNewPassword.match(click)) return identity.confirmPasswordReset(code, click.payload.password);
  if (signInByMailedLink.match(click)) return identity.signInWithMailedCode(click.payload.email, code);
  return identity.applyActionCode(code);
}

/** What has changed about the signed-in person's account is asked for; it may be that the session is over. */
function* refreshPerson(): Generator<unknown, void, unknown> {
  const uid = yield* select(selectUid);
  if (uid === null) return;
  const auth = yield* gateway('auth');
  try {
    yield* call(() => auth.reload());
  } catch (error) {
    const code = authCodeOf(error);
    if (code !== null) yield* put(sessionFailed({ code, uid }));
  }
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
    const identity = yield* gateway('identity');
    const isStillHere = function* (): Generator<unknown, boolean, unknown> {
      const now = yield* select(selectMailedAction);
      return now.status === 'applying' && now.link.code === code;
    };
    try {
      yield* call(work, identity, code, click);
      if (yield* isStillHere()) yield* put(applied());
    } catch (error) {
      used.delete(code);
      const refusal = authCodeOf(error);
      if (refusal === null) yield* report('applyMailedLink', error);
      if (yield* isStillHere()) yield* put(linkRefused({ code: refusal ?? 'unknown' }));
      return;
    }
    if (before.action.operation === 'signIn') yield* put(navigate(continuePath ?? HOME_PATH, { replace: true }));
    else yield* refreshPerson();
  }

  yield* takeLeading([applyMailedLink, chooseNewPassword, signInByMailedLink], safely('applyMailedLink', handleClick));
}
