import { watchAuthState } from './auth/session/watchAuthState';
import { watchConnecting } from './auth/session/watchConnecting';
import { followLanguage } from './language/followLanguage';
import { guardRoutes } from './navigation/guardRoutes';
import { watchNavigate } from './navigation/handleNavigate';
import { watchHistory } from './navigation/watchHistory';
import type { Saga } from './base/supervise';

/**
 * The sagas that run as long as the application, by name. What a signed-in person needs comes with the session module.
 * Listeners stand before sources: a saga that only takes must run before watchHistory and watchAuthState put their first
 * events.
 */
export const APP_SAGAS: Readonly<Record<string, Saga>> = {
  followLanguage,
  watchNavigate,
  guardRoutes,
  watchConnecting,
  watchHistory,
  watchAuthState,
};
