import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { requestSignInLink } from '../../features/auth/model/attemptCommands';
import { attemptStarted, linkSent, selectPersistence } from '../../features/auth/model/attemptSlice';
import { SIGN_IN_PATH } from '../../features/navigation/model/access';
import { selectSearch } from '../../features/navigation/model/navigationSlice';
import { gateway } from '../base/effects';
import { mayBegin, putIfAwaited, takeStep } from '../signInFlow/takeStep';
import { safely } from '../base/safely';

function* handleRequest({ payload: { email } }: ReturnType<typeof requestSignInLink>): SagaGenerator<void> {
  if (!(yield* mayBegin())) return;
  yield* put(attemptStarted({ method: 'link' }));
  const signInMethods = yield* gateway('signInMethods');
  // The page one came for stays in the query, through the mail and back.
  const continuePath = SIGN_IN_PATH + (yield* select(selectSearch));
  yield* takeStep({
    method: 'link',
    lane: 'mail',
    work: () => call(() => signInMethods.sendSignInLink(email, continuePath)),
    *received() {
      // In the browser that asked for the link, the page does not ask again how long to stay, and need not type the address again; on a shared
      // computer that is not left behind.
      const memory = yield* gateway('memory');
      const stay = yield* select(selectPersistence);
      memory.write('linkStay', stay);
      memory.write('linkEmail', stay === 'kept' ? email : null);
      yield* putIfAwaited(linkSent({ email }));
    },
  });
}

/** By a link in a mail; the page of mailed links goes on with it. */
export function* enterByLink(): SagaGenerator<void> {
  yield* takeEvery(requestSignInLink, safely('requestSignInLink', handleRequest));
}
