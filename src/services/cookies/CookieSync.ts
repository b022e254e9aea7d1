import type { Unsubscribe } from '../failure';

/**
 * Keeps a cookie of this site's own server in step with the session, for servers that render pages for a person. The
 * tokens stay inside.
 */
export interface CookieSync {
  /** From now on the server is told of every new token and of every end, until the returned function is called. */
  follow(): Unsubscribe;
}
