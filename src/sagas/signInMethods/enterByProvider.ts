import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { signInWithProvider } from '../../features/auth/model/attemptCommands';
import { selectAttempt, selectConflict, selectPersistence } from '../../features/auth/model/attemptSlice';
import type { SignInOutcome } from '../../services/auth/outcomes';
import type { ProviderId, SessionPersistence } from '../../services/auth/signInMethods';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { attempt, enter, type Entry } from '../signInFlow/enter';
import { recallRedirect, rememberRedirect } from '../signInFlow/redirectMemory';
import { safely } from '../base/safely';
import { askAndForget, forgetOutcome } from './askAndForget';

/** The page is left: the next one learns from the memory that it is the one to come back to. */
function* redirect(providerId: ProviderId, stay: SessionPersistence): SagaGenerator<SignInOutcome> {
  const memory = yield* gateway('memory');
  rememberRedirect(memory, { providerId, stay });
  try {
    return yield* askAndForget((signInMethods) => signInMethods.signInWithProvider(providerId, 'redirect', stay));
  } catch (error) {
    memory.write('redirect', null);
    throw error;
  }
}

/** A popup that the browser blocks becomes a redirect; one that the person closes came to nothing, which they know. */
function* popup(providerId: ProviderId, stay: SessionPersistence): SagaGenerator<SignInOutcome | null> {
  try {
    return yield* askAndForget((signInMethods) => signInMethods.signInWithProvider(providerId, 'popup', stay));
  } catch (error) {
    const code = authCodeOf(error);
    // On the way to the provider's page and back, what waits for a known method would be lost: pop-ups can be allowed.
    if (code === 'popup-blocked' && (yield* select(selectConflict)) === null) return yield* redirect(providerId, stay);
    if (code === 'popup-closed-by-user' || code === 'cancelled-popup-request') return null;
    throw error;
  }
}

function* handleProvider({ payload }: ReturnType<typeof signInWithProvider>): SagaGenerator<void> {
  const { providerId, way } = payload;
  const stay = yield* select(selectPersistence);
  const work = () => (way === 'popup' ? popup(providerId, stay) : redirect(providerId, stay));
  yield* attempt({ method: providerId, lane: 'account', work });
}

/** Goes on with what was begun before the page was left for the provider's. */
function* finishRedirect(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const left = recallRedirect(memory)?.providerId;
  if (left === undefined) return;
  memory.write('redirect', null);
  const entry: Entry = {
    method: left,
    lane: 'account',
    work: () => askAndForget((signInMethods) => signInMethods.finishRedirect()),
  };
  const present = yield* select(selectAttempt);
  if (present.status === 'working' && present.method === left) yield* enter(entry);
  else if (present.status === 'idle') yield* attempt(entry);
  else {
    // The person was quicker with another way.
    const signInMethods = yield* gateway('signInMethods');
    forgetOutcome(signInMethods, yield* call(() => signInMethods.finishRedirect().catch(() => null)));
  }
}

export function* enterByProvider(): SagaGenerator<void> {
  yield* takeEvery(signInWithProvider, safely('signInWithProvider', handleProvider));
  yield* call(safely('finishRedirect', finishRedirect));
}
