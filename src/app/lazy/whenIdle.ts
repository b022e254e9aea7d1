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
