import { put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { linkPassword, linkProvider, unlinkMethod } from '../../../features/account/model/accountCommands';
import { otherAccountFound, selectOtherAccount, type AccountCode } from '../../../features/account/model/accountSlice';
import { selectUser } from '../../../features/auth/model/authSlice';
import type { LinkOutcome } from '../../../services/auth/outcomes';
import { GatewayFailure } from '../../../services/failure';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { inSection } from './inSection';
import { withRecentLogin } from '../reauth/withRecentLogin';

/** Adds ways to sign in to the account, and takes them away again. */
export function* linkMethods(uid: string): SagaGenerator<void> {
  // A popup that was closed is noticed late: another press takes its place.
  yield* takeLatest(
    linkProvider,
    safely('linkProvider', ({ payload: { providerId } }: ReturnType<typeof linkProvider>) =>
      inSection(`link:${providerId}`, uid, function* () {
        const account = yield* gateway('account');
        yield* settleLink(providerId, yield* withRecentLogin(() => account.linkProvider(providerId)));
      }),
    ),
  );
  yield* takeLeading(
    linkPassword,
    safely('linkPassword', ({ payload }: ReturnType<typeof linkPassword>) =>
      inSection('link:password', uid, function* () {
        const account = yield* gateway('account');
        yield* settleLink('password', yield* withRecentLogin(() => account.linkPassword(payload)));
      }),
    ),
  );
  yield* takeLeading(
    unlinkMethod,
    safely('unlinkMethod', ({ payload: { providerId } }: ReturnType<typeof unlinkMethod>) =>
      inSection(`unlink:${providerId}`, uid, function* () {
        const user = yield* select(selectUser);
        // Without any way to sign in the account would be lost at the next signing out.
        if (user !== null && user.providerData.every((linked) => linked.providerId === providerId)) {
          throw new GatewayFailure<AccountCode>('last-method');
        }
        const account = yield* gateway('account');
        yield* withRecentLogin(() => account.unlink(providerId));
      }),
    ),
  );
}

/** A way that belongs to another account is refused, and the person is asked which of the two accounts to go on with. */
export function* settleLink(providerId: string, outcome: LinkOutcome): SagaGenerator<void> {
  if (outcome.type === 'linked') return;
  const before = yield* select(selectOtherAccount);
  if (before !== null) (yield* gateway('account')).forget(before.conflictId);
  yield* put(otherAccountFound({ conflictId: outcome.conflictId, providerId }));
  throw new GatewayFailure<AccountCode>('credential-already-in-use');
}
