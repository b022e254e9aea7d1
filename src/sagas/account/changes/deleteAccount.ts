import { call, cancelled, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deleteAccount } from '../../../features/account/model/accountCommands';
import { deletionWentOn, selectDeleted, type DeletionStep } from '../../../features/account/model/accountSlice';
import { authCodeTexts, authMessage } from '../../../features/auth/model/authMessages';
import { selectSignedOutReason, signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { GatewayFailure } from '../../../services/failure';
import type { AuthCode } from '../../../services/auth/authCodes';
import { authCodeOf } from '../../auth/session/authCodeOf';
import { gateway } from '../../base/effects';
import { report } from '../../base/report';
import { safely } from '../../base/safely';
import { emptyCatalogue } from '../../sales/takeBackCatalogue';
import { texts } from '../../base/texts';
import { dataCall } from './accountFailures';
import { inSection } from './inSection';
import { reauthQuestion } from '../reauth/reauthQuestion';
import { signInOnceMore } from '../reauth/signInOnceMore';
import { withRecentLogin } from '../reauth/withRecentLogin';
import { whileAnswering } from '../../signOutFlow/whileAnswering';

/** The service takes a sign-in of the last five minutes; this leaves a minute for the steps before the last one, in ms. */
export const RECENT_MS = 4 * 60_000;

/**
 * Deletes the account with everything of it. A step that is done is not done again when a later one failed and the
 * person tries once more.
 */
export function* watchDeleteAccount(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    deleteAccount,
    safely('deleteAccount', () => inSection('delete', uid, () => carryOut(uid))),
  );
}

function* carryOut(uid: string): SagaGenerator<void> {
  // First: what comes next cannot be taken back, and the last step must not be the one that is refused.
  yield* call(makeSureOfRecentLogin);
  const people = yield* gateway('people');
  yield* once('salesLeft', function* () {
    yield* call(emptyCatalogues, uid);
    yield* call([people, people.depart], uid);
  });
  const portraits = yield* gateway('portraits');
  yield* once('photoRemoved', () => portraits.remove(uid));
  yield* call(forgetHere, uid);
  yield* call(deleteItself);
}

/** Of the sales that go with the account: nobody else has the right to remove what is public of them. */
function* emptyCatalogues(uid: string): SagaGenerator<void> {
  const people = yield* gateway('people');
  for (const { fate, slug } of yield* call([people, people.departure], uid)) {
    if (fate === 'deleted' && slug !== null) yield* call(emptyCatalogue, slug);
  }
}

/** What this browser still had to send, locked or not, has nowhere to go; what it kept for later visits, nobody to come. */
function* forgetHere(uid: string): SagaGenerator<void> {
  const encryptedOutbox = yield* gateway('encryptedOutbox');
  const ownRecords = yield* gateway('ownRecords');
  for (const forget of [() => encryptedOutbox.discard(uid), () => ownRecords.forget(uid)]) {
    try {
      yield* call(whileAnswering, forget);
    } catch (error) {
      // A browser that keeps nothing, or gives no answer, does not keep the account from going.
      yield* call(report, 'forgetHere', error);
    }
  }
}

function* deleteItself(): SagaGenerator<void> {
  const account = yield* gateway('account');
  const asked: { answer?: Promise<void> } = {};
  // The end of this session is what the person asked for.
  yield* put(signOutStarted());
  try {
    yield* withRecentLogin(() => (asked.answer = account.deleteAccount()));
  } catch (error) {
    yield* put(signOutRefused());
    throw error;
  } finally {
    // The session ends, and this with it, before the service has answered the call.
    if (asked.answer !== undefined && (yield* cancelled())) yield* call(sayWhatCame, asked.answer);
  }
}

/** The end of the session does not prove a deletion: a refusal may end it too, or another tab. The answer decides. */
function* sayWhatCame(answer: Promise<void>): SagaGenerator<void> {
  let toast: Parameters<typeof notificationRequested>[0];
  try {
    yield* call(() => answer);
    toast = { kind: 'success', message: (yield* texts(accountTexts)).delete.done };
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* call(report, 'deleteAccount', error);
    toast = { kind: 'error', message: authMessage(code ?? 'unknown', yield* texts(authCodeTexts)) };
  }
  // Any other end has an explanation of its own, and the next person is not spoken to about this one.
  if ((yield* select(selectSignedOutReason)) === 'requested') yield* put(notificationRequested(toast));
}

function* makeSureOfRecentLogin(): SagaGenerator<void> {
  const account = yield* gateway('account');
  const at = yield* call(() => account.signedInAt());
  if (at !== null && Date.now() - at < RECENT_MS) return;
  // A passing account cannot sign in once more, and is not asked to.
  if ((yield* call(reauthQuestion)).methods.length === 0) return;
  if (!(yield* call(signInOnceMore))) throw new GatewayFailure<AuthCode>('requires-recent-login');
}

function* once(step: DeletionStep, work: () => Promise<void> | SagaGenerator<void>): SagaGenerator<void> {
  if ((yield* select(selectDeleted)).includes(step)) return;
  yield* dataCall(work);
  yield* put(deletionWentOn({ step }));
}
