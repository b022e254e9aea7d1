import { useEffect, useRef } from 'react';

interface Choices {
  /** Before fields, and whatever else the page shows, see the key. */
  readonly first?: boolean;
  /** Not followed at all while this is false. */
  readonly enabled?: boolean;
}

/** Follows keys wherever the focus is. `follow` may be another function with each render: the latest one is asked. */
export function usePageKeys(
  follow: (event: KeyboardEvent) => void,
  { first = false, enabled = true }: Choices = {},
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (!enabled) return;
    const ask = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener('keydown', ask, first);
    return () => window.removeEventListener('keydown', ask, first);
  }, [first, enabled]);
}
