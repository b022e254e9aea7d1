import { useEffect } from 'react';

/** Names what the page shows in the window's title and in the browser's history, more closely than its route can. */
export function usePageTitle(...parts: readonly (string | null)[]): void {
  const title = [...parts.filter((part) => part !== null && part !== ''), 'Lotsmith'].join(' · ');
  // Nothing to take back at the end: the next page brings a title element of its own.
  useEffect(() => {
    document.title = title;
  }, [title]);
}
