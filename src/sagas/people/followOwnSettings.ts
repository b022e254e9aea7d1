import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectIsLeaving, sessionFailed } from '../../features/auth/model/authSlice';
import { accountLanguageKnown } from '../../features/language/languageSlice';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { createSettingsChannel } from './settingsChannel';

/**
 * The service tells when a session began in whole seconds: one that began in the second of the end may be the next one,
 * and lasts, in ms. The rules of the documents draw the same line.
 */
const SAME_SECOND_MS = 1000;

/** What the person settles on any device counts on this one too: the language, and the end of every session. */
export function* followOwnSettings(uid: string): SagaGenerator<void> {
  const people = yield* gateway('people');
  const settings = yield* call(createSettingsChannel, people, uid);
  let known: string | null | undefined;
  try {
    for (;;) {
      const { locale, sessionsEndedAt } = yield* take(settings);
      if (sessionsEndedAt !== null && (yield* call(hasEnded, sessionsEndedAt, uid))) yield* call(endHere);
      else if (locale !== known) {
        known = locale;
        yield* put(accountLanguageKnown({ language: locale }));
      }
    }
  } finally {
    settings.close();
  }
}

/** Whether this session began before the end of every session. False while that is not known. */
function* hasEnded(end: number, uid: string): SagaGenerator<boolean> {
  const session = yield* gateway('session');
  try {
    const began = yield* call(() => session.signedInAt());
    return began !== null && began <= end - SAME_SECOND_MS;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) throw error;
    yield* put(sessionFailed({ code, uid }));
    return false;
  }
}

/** Another device ended the session, so the page says why; unless this page itself has ended every session. */
function* endHere(): SagaGenerator<void> {
  if (yield* select(selectIsLeaving)) return;
  const auth = yield* gateway('auth');
  yield* call(() => auth.signOut());
}
