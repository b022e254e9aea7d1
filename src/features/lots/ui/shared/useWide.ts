import { useSyncExternalStore } from 'react';

/** Room for a table, and the editor beside it; the same width at which the styles put them side by side. */
const WIDE = '(width >= 64rem)';

/** Room in one row for the words of all that is done to chosen lots, in every language. */
const ROOMY = '(width >= 88rem)';

/** Whether the window has room for the grid; a phone has the list. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => subscribe(WIDE, listener),
    () => window.matchMedia(WIDE).matches,
  );
}

/** Whether a row of tools has room for more than the most important words. */
export function useRoomy(): boolean {
  return useSyncExternalStore(
    (listener) => subscribe(ROOMY, listener),
    () => window.matchMedia(ROOMY).matches,
  );
}

function subscribe(media: string, listener: () => void): () => void {
  const query = window.matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
