import type { Unsubscribe } from '../failure';

/**
 * Keeps a cookie of this site's own server in step with the session, for servers that render pages for a person. The
 * tokens stay inside.
 */
export interface CookieSync {
  /** Sends every new token and every end of a session to the server, until the returned function is called. */
  follow(): Unsubscribe;
}

declare module '../gateways' {
  interface Gateways {
    readonly cookies: CookieSync;
  }
}
