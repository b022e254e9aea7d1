import type { HistoryGateway, Location } from './HistoryGateway';

/** The window's own history. The listeners are called after every move, also after those made here. */
export function createBrowserHistoryGateway(target: Window = window): HistoryGateway {
  const listeners = new Set<(place: Location) => void>();
  const current = (): Location => ({
    path: target.location.pathname,
    search: target.location.search,
    hash: target.location.hash,
  });
  const tell = () => listeners.forEach((listener) => listener(current()));
  return {
    current,
    subscribe(listener) {
      if (listeners.size === 0) target.addEventListener('popstate', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) target.removeEventListener('popstate', tell);
      };
    },
    push(to) {
      target.history.pushState(null, '', to);
      tell();
    },
    replace(to) {
      target.history.replaceState(null, '', to);
      tell();
    },
  };
}
