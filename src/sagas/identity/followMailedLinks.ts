import { call, put, select, takeLatest } from 'typed-redux-saga';
import { persistenceChosen } from '../../features/auth/model/attemptSlice';
import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import {
  checkAgain,
  linkChecked,
  linkLeft,
  linkOpened,
  linkRefused,
  selectMailedAction,
  type MailedLink,
} from '../../features/identity/mailedActionSlice';
import { ACTION_PATH, samePath } from '../../features/navigation/model/access';
import { locationChanged, selectPlace } from '../../features/navigation/model/navigationSlice';
import type { IdentityGateway } from '../../services/auth/IdentityGateway';
import { isSessionPersistence } from '../../services/auth/signInMethods';
import { persistenceHere } from '../account/reauth/persistenceHere';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { safely } from '../base/safely';

/** The way on that a query names, when it leads to this origin. */
const continueOf = (query: URLSearchParams, ownPath: IdentityGateway['ownPath']): string | null =>
  samePath(ownPath(query.get('continueUrl') ?? '') ?? '');

/**
 * What the query of a mailed link says. A link to sign in names this page, and the way on behind it: the service's own
 * page, where it stands between, sends back here. A way on that leads out of this origin counts as none.
 */
export function mailedLinkOf(search: string, ownPath: IdentityGateway['ownPath']): MailedLink {
  const query = new URLSearchParams(search);
  const named = continueOf(query, ownPath);
  const isLink = named?.startsWith(ACTION_PATH) === true;
  const behind = isLink ? continueOf(new URLSearchParams(named.split('?')[1]), ownPath) : named;
  return {
    code: query.get('oobCode') ?? '',
    mode: query.get('mode') ?? '',
    continuePath: behind?.startsWith(ACTION_PATH) === true ? null : behind,
  };
}

/** Asks the service what the code does. Asking does not use it up. */
function* check(link: MailedLink): Generator<unknown, void, unknown> {
  yield* put(linkOpened(link));
  if (link.code === '') {
    yield* put(linkRefused({ code: 'invalid-action-code' }));
    return;
  }
  const identity = yield* gateway('identity');
  try {
    const action = yield* call(() => identity.checkActionCode(link.code));
    const memory = yield* gateway('memory');
    // How long to stay was said when the link was asked for, if that was here.
    const chosen = memory.read('linkStay');
    // A session for this window alone stays so, even when somebody tries another account's link here.
    const stay = isSessionPersistence(chosen)
      ? chosen
      : (yield* select(selectIsSignedIn))
        ? persistenceHere(memory)
        : null;
    if (action.operation === 'signIn' && stay !== null) yield* put(persistenceChosen(stay));
    // The link does not say where it was sent. The browser that asked for it remembers the address.
    const email = action.operation === 'signIn' ? memory.read('linkEmail') : action.email;
    yield* put(linkChecked({ ...action, email }));
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report('checkActionCode', error);
    yield* put(linkRefused({ code: code ?? 'unknown' }));
  }
}

/** Keeps the state of the link in step with the address bar. */
export function* followPlace(): Generator<unknown, void, unknown> {
  const place = yield* select(selectPlace);
  const state = yield* select(selectMailedAction);
  if (place.path !== ACTION_PATH) {
    if (state.status !== 'idle') yield* put(linkLeft());
    return;
  }
  const { ownPath } = yield* gateway('identity');
  const link = mailedLinkOf(place.search, ownPath);
  // A check that was cut off begins again; whatever is further on is about this code already.
  if (state.status !== 'idle' && state.status !== 'checking' && state.link.code === link.code) return;
  yield* check(link);
}

/** After a failure that may pass. */
function* handleCheckAgain(): Generator<unknown, void, unknown> {
  const state = yield* select(selectMailedAction);
  if (state.status === 'refused') yield* check(state.link);
}

export function* followMailedLinks(): Generator<unknown, void, unknown> {
  yield* takeLatest([locationChanged, checkAgain], safely('mailedLink', followOrRetry));
  // The module arrives after the first `locationChanged`.
  yield* call(safely('mailedLink', followPlace));
}

function* followOrRetry(action: { readonly type: string }): Generator<unknown, void, unknown> {
  yield* checkAgain.match(action) ? handleCheckAgain() : followPlace();
}
