import { call, fork, select, type SagaGenerator } from 'typed-redux-saga';
import { selectSignInMethods } from '../../features/auth/settingsSlice';
import { isProviderId } from '../../services/auth/signInMethods';
import { gateway } from '../effects';
import { endRedirects } from './endRedirects';
import { enterAnonymously } from './enterAnonymously';
import { enterByCode } from './enterByCode';
import { enterByLink } from './enterByLink';
import { enterByProvider } from './enterByProvider';
import { settleConflicts } from './settleConflicts';
import { takeSecondStep } from './takeSecondStep';

/** Fetches what a click must not wait for: a browser lets a window open only at once. */
function* prepare(): SagaGenerator<void> {
  const ways = yield* gateway('ways');
  const methods = yield* select(selectSignInMethods);
  yield* call(() => ways.prepare({ popups: methods.some(isProviderId), phone: methods.includes('phone') }));
}

/** Every way to sign in beside the password, the second step, and what follows from conflicts between ways. */
export function* waysSaga(): SagaGenerator<void> {
  yield* fork(takeSecondStep);
  yield* fork(settleConflicts);
  yield* fork(enterAnonymously);
  yield* fork(enterByLink);
  yield* fork(enterByCode);
  yield* fork(enterByProvider);
  yield* fork(endRedirects);
  yield* fork(prepare);
}
