import type { Unsubscribe } from '../failure';

/**
 * Calls `work` in each moment that may be the page's last: it is hidden, reloaded, left or closed. What does not happen
 * before `work` returns may never happen.
 */
export function whenPageIsLeft(work: () => void, target: Document = document): Unsubscribe {
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
