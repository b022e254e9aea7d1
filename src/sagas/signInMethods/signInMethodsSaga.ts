import type { Action } from '@reduxjs/toolkit';
import { call, fork, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { considerMethod } from '../../features/auth/model/attemptCommands';
import { isProviderId } from '../../services/auth/signInMethods';
import type { SignInMethodsGateway } from '../../services/auth/SignInMethodsGateway';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';
import { endRedirects } from './endRedirects';
import { enterAnonymously } from './enterAnonymously';
import { enterByCode } from './enterByCode';
import { enterByLink } from './enterByLink';
import { enterByProvider } from './enterByProvider';
import { settleConflicts } from './settleConflicts';
import { takeSecondStep } from './takeSecondStep';

const isOfProvider = (action: Action) => considerMethod.match(action) && isProviderId(action.payload);
const isOfPhone = (action: Action) => considerMethod.match(action) && action.payload === 'phone';

/**
 * Fetches what a click must not wait for: a browser lets a window open only at once. Not before somebody turns to such a
 * way: others would see a message about a visit that does not concern them.
 */
function* prepare(): SagaGenerator<void> {
  const signInMethods = yield* gateway('signInMethods');
  const fetch = (needs: Parameters<SignInMethodsGateway['prepare']>[0]) =>
    safely('prepare', function* () {
      yield* call(() => signInMethods.prepare(needs));
    });
  yield* takeLeading(isOfProvider, fetch({ popups: true, phone: false }));
  yield* takeLeading(isOfPhone, fetch({ popups: false, phone: true }));
}

/** Every way to sign in beside the password, the second step, and what follows from conflicts between ways. */
export function* signInMethodsSaga(): SagaGenerator<void> {
  yield* fork(takeSecondStep);
  yield* fork(settleConflicts);
  yield* fork(enterAnonymously);
  yield* fork(enterByLink);
  yield* fork(enterByCode);
  yield* fork(enterByProvider);
  yield* fork(endRedirects);
  yield* fork(prepare);
}
