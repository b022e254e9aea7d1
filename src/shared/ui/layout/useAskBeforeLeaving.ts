import { useEffect } from 'react';

/** The browser asks before the page goes away while `holds`: something would be lost that is nowhere else. */
export function useAskBeforeLeaving(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
