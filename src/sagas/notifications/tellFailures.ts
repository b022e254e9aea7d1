import { put, select, takeEvery } from 'typed-redux-saga';
import { sagaCrashed, selectCrashed, selectFailures, workerFailed } from '../../features/navigation/model/modulesSlice';
import { LANGUAGES, type Language } from '../../shared/messages/languages';
import { languageRefused, selectRefusedLanguage } from '../../features/language/languageSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { notificationTexts } from '../../features/notifications/notificationTexts';
import { texts } from '../base/texts';

function* tellWorkerFailed(): Generator<unknown, void, unknown> {
  const { workerFailed: message } = yield* texts(notificationTexts);
  yield* put(notificationRequested({ kind: 'error', message }));
}

function* tellCrashed(): Generator<unknown, void, unknown> {
  const { crashed: message } = yield* texts(notificationTexts);
  yield* put(notificationRequested({ kind: 'error', message }));
}

function* tellLanguageRefused(language: Language): Generator<unknown, void, unknown> {
  const words = yield* texts(notificationTexts);
  const message = words.languageRefused(LANGUAGES[language]);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

/** A defect is never silent: the person sees that something did not happen. */
export function* tellFailures() {
  yield* takeEvery(workerFailed, tellWorkerFailed);
  yield* takeEvery(sagaCrashed, tellCrashed);
  yield* takeEvery(languageRefused, function* tell({ payload }) {
    yield* tellLanguageRefused(payload.language);
  });
  // What happened before this came.
  if ((yield* select(selectFailures)) > 0) yield* tellWorkerFailed();
  if ((yield* select(selectCrashed)).length > 0) yield* tellCrashed();
  const refused = yield* select(selectRefusedLanguage);
  if (refused !== null) yield* tellLanguageRefused(refused);
}
