import { put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { signOutEverywhere } from '../../../features/account/model/accountCommands';
import { signOut, signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { dataCall } from './accountFailures';
import { inSection } from './inSection';

/** Ends every session of the person, this one too. */
export function* watchSignOutEverywhere(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    signOutEverywhere,
    safely('signOutEverywhere', () =>
      inSection('sessions', uid, function* () {
        const people = yield* gateway('people');
        // Before the other sessions end: the end of this one was asked for here.
        yield* put(signOutStarted());
        try {
          yield* dataCall(() => people.endSessions(uid));
        } catch (error) {
          yield* put(signOutRefused());
          throw error;
        }
        yield* put(signOut());
      }),
    ),
  );
}
