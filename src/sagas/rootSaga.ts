import { guardSession } from './auth/guardSession';
import { watchSignOut } from './auth/handleSignOut';
import { runSession } from './auth/runSession';
import { watchAuthState } from './auth/watchAuthState';
import { watchConnecting } from './auth/watchConnecting';
import { wipeAtSignOut } from './auth/wipeAtSignOut';
import { followLanguage } from './language/followLanguage';
import { guardRoutes } from './navigation/guardRoutes';
import { watchNavigate } from './navigation/handleNavigate';
import { watchHistory } from './navigation/watchHistory';
import { runTimers } from './notifications/runTimers';
import { tellFailures } from './notifications/tellFailures';
import { tellWhySignedOut } from './notifications/tellWhySignedOut';
import type { Saga } from './supervise';

/**
 * What runs for as long as the application does, by name. Listeners stand before the sources: whoever only takes must
 * be there when watchHistory and watchAuthState put their first events.
 */
export const APP_SAGAS: Readonly<Record<string, Saga>> = {
  followLanguage,
  tellFailures,
  tellWhySignedOut,
  runTimers,
  watchNavigate,
  guardRoutes,
  guardSession,
  watchSignOut,
  watchConnecting,
  runSession: () => runSession(),
  wipeAtSignOut,
  watchHistory,
  watchAuthState,
};
