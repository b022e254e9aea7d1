import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** Longer lists are shown by their length: the developer tools copy every action and state they show. */
const LONG_LIST = 50;
/** Keys whose value identifies a person or opens an account; a provider's own id may be the address. */
const PRIVATE = new Set([
  'email',
  'pendingEmail',
  'previousEmail',
  'byEmail',
  'byName',
  'password',
  'displayName',
  'phoneNumber',
  'photoURL',
  'providerData',
  'secret',
  'uri',
]);

/** The word of a refusal, which everybody may read. A code that was sent to a person has digits, or is longer. */
const REFUSAL = /^[A-Za-z-]{1,50}$/;
/** A secret from a mail: with it anybody can do what the mail offers. */
const MAILED_CODE = /(oobCode(?:=|%3D))[^&#%]*/gi;

function isPrivate(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return PRIVATE.has(key) && Array.isArray(value);
  return PRIVATE.has(key) || (key === 'code' && !REFUSAL.test(value));
}

/** A copy for showing: private texts hidden, long lists and wide maps replaced by their size. */
export function summarise(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(MAILED_CODE, '$1(hidden)');
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    return value.length > LONG_LIST ? `[${value.length} entries]` : value.map((entry) => summarise(entry, depth + 1));
  }
  const entries = Object.entries(value);
  // Files and machines have names too; who has an address is a person.
  const isPerson = 'email' in value;
  if (depth > 0 && entries.length > LONG_LIST) return `{${entries.length} entries}`;
  return Object.fromEntries(
    entries.map(([key, entry]) => [
      key,
      isPrivate(key, entry) || (isPerson && key === 'name') ? '(hidden)' : summarise(entry, depth + 1),
    ]),
  );
}

/**
 * How Redux DevTools show the application: readable names come from the slices, the place in the code from `trace`.
 * The sanitisers change only what is shown; going through time uses the real states.
 */
export const DEVTOOLS: DevToolsEnhancerOptions = {
  name: 'Lotsmith',
  trace: true,
  traceLimit: 25,
  maxAge: 200,
  // New reducers apply to what comes next; recomputing the past with them would tell a story that never happened.
  shouldHotReload: false,
  actionSanitizer: (action) => ({ ...action, ...(summarise(action) as object) }),
  stateSanitizer: <State>(state: State) => summarise(state) as State,
};
