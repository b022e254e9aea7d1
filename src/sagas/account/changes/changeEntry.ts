import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { changeEmail, changePassword } from '../../../features/account/model/accountCommands';
import { emailChangeSent } from '../../../features/account/model/accountSlice';
import { ACCOUNT_PATH } from '../../../features/navigation/model/access';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { inSection } from './inSection';
import { withRecentLogin } from '../reauth/withRecentLogin';

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
