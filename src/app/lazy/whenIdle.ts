/** What is not needed for the first page waits this long: a browser that fetches chunks looks idle before. */
export const AFTER_FIRST_PAGE_MS = 2_000;

/** Calls back when the page has nothing better to do, at the latest `latest` ms from now. Returns how to call it off. */
export function whenIdle(callback: () => void, latest: number, view: Window = window): () => void {
  // Safari has no requestIdleCallback.
  if (typeof view.requestIdleCallback !== 'function') {
    const timer = view.setTimeout(callback, Math.min(latest, 1000));
    return () => view.clearTimeout(timer);
  }
  const request = view.requestIdleCallback(callback, { timeout: latest });
  return () => view.cancelIdleCallback(request);
}

/** As `whenIdle`, and not before a page that has just come has all that it needs, `pause` ms from now. */
export function whenPageStands(callback: () => void, latest: number, pause = AFTER_FIRST_PAGE_MS): () => void {
  let callOff: (() => void) | null = null;
  const timer = setTimeout(() => (callOff = whenIdle(callback, latest)), pause);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}
