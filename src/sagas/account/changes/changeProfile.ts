import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { cleanText } from '../../../domain/values/cleanText';
import { chooseAccountLanguage, saveProfile } from '../../../features/account/model/accountCommands';
import { localeRead } from '../../../features/account/model/accountSlice';
import { accountLanguageKnown } from '../../../features/language/languageSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { dataCall } from './accountFailures';
import { inSection } from './inSection';

/** The name that colleagues see, and the language of the account. */
export function* changeProfile(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    saveProfile,
    safely('saveProfile', ({ payload }: ReturnType<typeof saveProfile>) =>
      inSection('profile', uid, function* () {
        const account = yield* gateway('account');
        yield* call(() => account.updateProfile({ displayName: cleanText(payload.displayName).trim() }));
      }),
    ),
  );
  yield* takeLeading(
    chooseAccountLanguage,
    safely('chooseAccountLanguage', ({ payload: { language } }: ReturnType<typeof chooseAccountLanguage>) =>
      inSection('language', uid, function* () {
        const people = yield* gateway('people');
        yield* dataCall(() => people.saveLocale(uid, language));
        yield* put(localeRead({ locale: language }));
        yield* put(accountLanguageKnown({ language }));
      }),
    ),
  );
}
