import { useSyncExternalStore } from 'react';

/** Room for a table, and the editor beside it; the same width at which the styles put them side by side. */
const WIDE = '(width >= 64rem)';

/** Whether the window has room for the grid; a phone has the list. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
