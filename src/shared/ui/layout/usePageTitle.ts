import { useEffect } from 'react';

/** Names what the page shows in the browser's tab and history. Every page calls it, so there is nothing to take back. */
export function usePageTitle(...parts: readonly (string | null)[]): void {
  const title = [...parts.filter((part) => part !== null && part !== ''), 'Lotsmith'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
