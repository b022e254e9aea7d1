import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { removeFactor } from '../../features/account/accountCommands';
import { factorsRead, selectFactors } from '../../features/account/accountSlice';
import { userChanged } from '../../features/auth/authSlice';
import { sameValue } from '../../shared/sameValue';
import { gateway } from '../effects';
import { safely } from '../safely';
import { inSection } from './inSection';
import { withRecentLogin } from './withRecentLogin';

/** The second steps of the account as it is now. */
export function* readFactors(): SagaGenerator<void> {
  const account = yield* gateway('account');
  const factors = account.secondFactors();
  if (!sameValue(factors, yield* select(selectFactors))) yield* put(factorsRead(factors));
}

/** Keeps the list of second steps, and removes them. */
export function* keepSecondFactors(uid: string): SagaGenerator<void> {
  yield* takeEvery(userChanged, safely('readFactors', readFactors));
  yield* takeLeading(
    removeFactor,
    safely('removeFactor', ({ payload }: ReturnType<typeof removeFactor>) =>
      inSection(`factor:${payload.uid}`, uid, function* () {
        const account = yield* gateway('account');
        yield* withRecentLogin(() => account.removeSecondFactor(payload.uid));
        yield* readFactors();
      }),
    ),
  );
  yield* call(safely('readFactors', readFactors));
}
