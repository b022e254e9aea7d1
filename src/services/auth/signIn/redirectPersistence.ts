import { isSessionPersistence, type SessionPersistence } from '../signInMethods';

/** How long someone wants to stay who is on the way to a provider's page and back: the SDK forgets it on the way. */
const KEY = 'lotsmith.redirectStay';

export function rememberRedirectPersistence(stay: SessionPersistence): void {
  try {
    sessionStorage.setItem(KEY, stay);
  } catch {
    // Without it nothing can be kept for a window alone anyway.
  }
}

/** What was remembered, once; null when no redirect was begun in this window. */
export function takeRedirectPersistence(): SessionPersistence | null {
  try {
    const stay = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isSessionPersistence(stay) ? stay : null;
  } catch {
    return null;
  }
}
