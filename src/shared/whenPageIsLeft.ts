/**
 * Calls `work` in each moment that may be the page's last: it is hidden, reloaded, left or closed. What does not happen
 * before `work` returns may never happen. Returns how to call it off.
 */
export function whenPageIsLeft(work: () => void, target: Document = document): () => void {
  const view = target.defaultView;
  const hidden = (): void => {
    if (target.visibilityState === 'hidden') work();
  };
  target.addEventListener('visibilitychange', hidden);
  view?.addEventListener('pagehide', work);
  return () => {
    target.removeEventListener('visibilitychange', hidden);
    view?.removeEventListener('pagehide', work);
  };
}
