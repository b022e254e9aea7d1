import { put, takeEvery } from 'typed-redux-saga';
import { sagaCrashed, workerFailed } from '../../features/navigation/modulesSlice';
import { LANGUAGES } from '../../shared/messages/languages';
import { languageRefused } from '../../features/language/languageSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { notificationTexts } from '../../features/notifications/notificationTexts';
import { texts } from '../texts';

function* tellWorkerFailed(): Generator<unknown, void, unknown> {
  const { workerFailed: message } = yield* texts(notificationTexts);
  yield* put(notificationRequested({ kind: 'error', message }));
}

function* tellCrashed(): Generator<unknown, void, unknown> {
  const { crashed: message } = yield* texts(notificationTexts);
  yield* put(notificationRequested({ kind: 'error', message }));
}

function* tellLanguageRefused({ payload }: ReturnType<typeof languageRefused>): Generator<unknown, void, unknown> {
  const words = yield* texts(notificationTexts);
  const message = words.languageRefused(LANGUAGES[payload.language]);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

/** A defect is never silent: the person sees that something did not happen. */
export function* tellFailures() {
  yield* takeEvery(workerFailed, tellWorkerFailed);
  yield* takeEvery(sagaCrashed, tellCrashed);
  yield* takeEvery(languageRefused, tellLanguageRefused);
}
