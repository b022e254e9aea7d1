import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { changeEmail, changePassword } from '../../features/account/accountCommands';
import { emailChangeSent } from '../../features/account/accountSlice';
import { ACCOUNT_PATH } from '../../features/navigation/access';
import { gateway } from '../effects';
import { safely } from '../safely';
import { inSection } from './inSection';
import { withRecentLogin } from './withRecentLogin';

/** The address and the password. */
export function* changeEntry(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    changeEmail,
    safely('changeEmail', ({ payload: { email } }: ReturnType<typeof changeEmail>) =>
      inSection('email', uid, function* () {
        const account = yield* gateway('account');
        yield* withRecentLogin(() => account.changeEmail(email, ACCOUNT_PATH));
        yield* put(emailChangeSent({ email }));
      }),
    ),
  );
  yield* takeLeading(
    changePassword,
    safely('changePassword', ({ payload: { password } }: ReturnType<typeof changePassword>) =>
      inSection('password', uid, function* () {
        const account = yield* gateway('account');
        yield* call(withRecentLogin, () => account.changePassword(password));
      }),
    ),
  );
}
