import { selectIsSignedIn } from '../features/auth/model/authSlice';
import { selectIsWanted } from '../features/navigation/model/modulesSlice';
import { selectVisibleNotifications } from '../features/notifications/notificationsSlice';
import type { AppState } from './rootReducer';

/** Somebody is signed in, or there is something that only the session's module can say or judge. */
export const needsSession = (state: AppState): boolean =>
  selectIsSignedIn(state) || selectIsWanted(state, 'session') || selectVisibleNotifications(state).length > 0;
