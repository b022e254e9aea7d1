import { watchAuthState } from './auth/session/watchAuthState';
import { watchConnecting } from './auth/session/watchConnecting';
import { followLanguage } from './language/followLanguage';
import { guardRoutes } from './navigation/guardRoutes';
import { watchNavigate } from './navigation/handleNavigate';
import { watchHistory } from './navigation/watchHistory';
import type { Saga } from './base/supervise';

/**
 * What runs for as long as the application does, by name; what a signed-in person needs comes with the session module. Listeners stand before the sources: whoever only takes must
 * be there when watchHistory and watchAuthState put their first events.
 */
export const APP_SAGAS: Readonly<Record<string, Saga>> = {
  followLanguage,
  watchNavigate,
  guardRoutes,
  watchConnecting,
  watchHistory,
  watchAuthState,
};
