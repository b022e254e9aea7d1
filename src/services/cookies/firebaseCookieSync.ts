import type { FirebaseApp } from 'firebase/app';
import { onIdTokenChanged } from 'firebase/auth';
import { sharedAuth } from '../auth/sdk/sharedAuth';
import type { CookieSync } from './CookieSync';

/** A server makes no cookie of a token that was issued longer ago, in seconds. */
const OLDEST = 300;
/** A server that does not answer holds up the next request no longer than this, in ms. */
const LIMIT_MS = 10_000;

/**
 * `path` on this origin gets `POST` with `Authorization: Bearer <token>` after a sign-in and after every new token, and
 * `DELETE` when nobody is signed in. It runs beside the session: what fails is tried again with the next token, and only
 * logged. Does nothing where `path` leads to another origin or the page is not in a secure context.
 */
export function createFirebaseCookieSync(app: FirebaseApp, path: string): CookieSync {
  return {
    follow() {
      const url = new URL(path, window.location.href);
      if (!window.isSecureContext || url.origin !== window.location.origin) return () => undefined;
      /** What the server got last: a token, null for nobody, undefined when that is not known. */
      let received: string | null | undefined;
      let latest = 0;

      async function tell(token: string | null): Promise<void> {
        const response = await fetch(url, {
          method: token === null ? 'DELETE' : 'POST',
          headers: token === null ? {} : { Authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
      }

      /** One event after the other: an end must not be overtaken by the token before it. */
      let queue = Promise.resolve();
      const stop = onIdTokenChanged(sharedAuth(app).auth, (user) => {
        latest += 1;
        const turn = latest;
        queue = queue.then(async () => {
          if (turn !== latest) return;
          try {
            const result = user === null ? null : await user.getIdTokenResult();
            const token = result?.token ?? null;
            if (token === received) return;
            if (result !== null && Date.now() - Date.parse(result.issuedAtTime) > OLDEST * 1000) return;
            received = undefined;
            await tell(token);
            received = token;
          } catch (error) {
            console.warn('The cookie of this site could not be kept in step with the session.', error);
          }
        });
      });
      return () => {
        latest += 1;
        stop();
      };
    },
  };
}
