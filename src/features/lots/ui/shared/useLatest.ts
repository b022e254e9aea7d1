import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that never changes and always does what the last render meant. Not for use while rendering. */
export function useLatest<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  useInsertionEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
