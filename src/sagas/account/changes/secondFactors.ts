import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { removeFactor } from '../../../features/account/model/accountCommands';
import { factorsRead, selectFactors } from '../../../features/account/model/accountSlice';
import { userChanged } from '../../../features/auth/model/authSlice';
import { sameValue } from '../../../domain/values/sameValue';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { inSection } from './inSection';
import { withRecentLogin } from '../reauth/withRecentLogin';

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
