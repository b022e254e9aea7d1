import { syncCookie } from '../../sagas/auth/session/syncCookie';
import { createFirebaseCookieSync } from '../../services/cookies/firebaseCookieSync';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import type { AppModule } from '../../store/appModule';

/** A cookie of this site's own server at `path` that follows the session; only for sites that ask for it. */
export function cookieModule(path: string): AppModule {
  return {
    name: 'cookie',
    slices: [],
    saga: syncCookie,
    createGateways: ({ firebase }) => ({ cookies: createFirebaseCookieSync(openFirebaseApp(firebase), path) }),
  };
}
