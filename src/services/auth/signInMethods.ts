/** Identity providers, by the service's own ids. */
export const PROVIDERS = ['google.com', 'apple.com', 'microsoft.com', 'github.com'] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** Every way to sign in that the application knows; which of them are offered is configuration. */
export const SIGN_IN_METHODS = ['password', 'link', ...PROVIDERS, 'phone', 'anonymous'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export function isProviderId(id: string): id is ProviderId {
  return (PROVIDERS as readonly string[]).includes(id);
}

/** `kept`: signed in until signed out. `session`: until the window is closed, for a computer that others use too. */
export type SessionPersistence = 'kept' | 'session';

export function isSessionPersistence(text: string | null): text is SessionPersistence {
  return text === 'kept' || text === 'session';
}
