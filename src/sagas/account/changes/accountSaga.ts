import { fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { localeRead } from '../../../features/account/model/accountSlice';
import { accountLanguageKnown } from '../../../features/language/languageSlice';
import { whileSignedIn } from '../../auth/session/whileSignedIn';
import { gateway } from '../../base/effects';
import { supervise, type Saga } from '../../base/supervise';
import { changeEntry } from './changeEntry';
import { changePhoneNumber } from './changePhone';
import { changePhoto } from './changePhoto';
import { changeProfile } from './changeProfile';
import { watchDeleteAccount } from './deleteAccount';
import { enrolFactors } from './enrolFactors';
import { leavePage } from './leavePage';
import { linkMethods } from './linkMethods';
import { watchReadDeparture } from './readDeparture';
import { keepSecondFactors } from './secondFactors';
import { settleOther } from './settleOther';
import { watchSignOutEverywhere } from './signOutEverywhere';

/** What a signed-in person does with the own account. */
const SESSION_SAGAS: Readonly<Record<string, (uid: string) => ReturnType<Saga>>> = {
  changeProfile,
  changePhoto,
  changeEntry,
  linkMethods,
  settleOther,
  changePhoneNumber,
  enrolFactors,
  keepSecondFactors,
  watchSignOutEverywhere,
  watchReadDeparture,
  watchDeleteAccount,
  followLocale,
  leavePage,
};

/** Everything that the page of the account does while somebody is signed in, and nothing of it afterwards. */
export function* accountSaga(): Generator<unknown, void, unknown> {
  yield* whileSignedIn(function* session(uid) {
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, () => saga(uid));
  });
}

/** The page shows which language the account wants: the one remembered here, then each that becomes known. */
function* followLocale(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  yield* put(localeRead({ locale: memory.read('accountLanguage') }));
  for (;;) {
    const { payload } = yield* take(accountLanguageKnown);
    yield* put(localeRead({ locale: payload.language }));
  }
}
