import { call, cancel, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { signedOut } from '../../features/auth/model/authSlice';
import {
  accountLanguageKnown,
  chooseLanguage,
  languageAwaited,
  languageChanged,
  languageRefused,
  selectIsLanguageAwaited,
  selectLanguage,
} from '../../features/language/languageSlice';
import { startLanguage } from '../../features/language/startLanguage';
import type { Language } from '../../shared/messages/languages';
import { gateway } from '../base/effects';

/** The first page waits this long for its texts, in ms; then it comes in English, and changes when they are there. */
export const LONGEST_WAIT_MS = 4_000;

/** The language that counts by what is remembered now. */
function* wantedLanguage(): SagaGenerator<Language> {
  const memory = yield* gateway('memory');
  const languages = yield* gateway('languages');
  return startLanguage({
    account: memory.read('accountLanguage'),
    device: memory.read('language'),
    wished: languages.wished(),
  });
}

/** The page in this language, from the moment on at which its texts are there. */
function* show(language: Language) {
  const auth = yield* gateway('auth');
  auth.setLanguage(language);
  const present = yield* select(selectLanguage);
  if (language === present) {
    if (yield* select(selectIsLanguageAwaited)) yield* put(languageChanged({ language }));
    return;
  }
  const languages = yield* gateway('languages');
  const loading = languages.load(language);
  try {
    const { late } = yield* race({ there: call(() => loading), late: delay(LONGEST_WAIT_MS) });
    if (late !== undefined) {
      if (yield* select(selectIsLanguageAwaited)) yield* put(languageChanged({ language: present }));
      yield* call(() => loading);
    }
    yield* put(languageChanged({ language }));
  } catch {
    yield* put(languageRefused({ language }));
  }
}

/**
 * Keeps the page in the language that the account, the device or the browser asks for, in this order. The mails of the
 * identity service follow. The account's wish is forgotten with its session: the next person sits at the same device.
 */
export function* followLanguage() {
  const memory = yield* gateway('memory');
  let wanted = yield* wantedLanguage();
  if (wanted !== (yield* select(selectLanguage))) yield* put(languageAwaited());
  let showing = yield* fork(show, wanted);
  for (;;) {
    const action = yield* take([chooseLanguage, accountLanguageKnown, signedOut]);
    if (chooseLanguage.match(action)) memory.write('language', action.payload.language);
    else memory.write('accountLanguage', accountLanguageKnown.match(action) ? action.payload.language : null);
    const before = wanted;
    wanted = yield* wantedLanguage();
    // Texts that did not come are asked for again when somebody wants them again, not because a session ended.
    if (signedOut.match(action) && wanted === before) continue;
    yield* cancel(showing);
    showing = yield* fork(show, wanted);
  }
}
