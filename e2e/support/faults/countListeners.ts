/**
 * Runs inside the page before it begins (so it uses nothing from outside itself): counts who listens to the events by which
 * a browser wakes a page, as `window.listening`: `window focus`: 2.
 */
export function countListeners(): void {
  const counts: Record<string, number> = {};
  (window as Window & { listening?: typeof counts }).listening = counts;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known = new Map<string, Set<unknown>>();
  const watched = new Set(['focus', 'online', 'offline', 'visibilitychange', 'storage', 'pagehide', 'popstate']);
  const setOf = (target: EventTarget | undefined, type: string): Set<unknown> | undefined => {
    const at = target ?? window;
    if (!watched.has(type) || (at !== window && at !== document)) return undefined;
    const key = `${at === window ? 'window' : 'document'} ${type}`;
    const set = known.get(key) ?? new Set();
    known.set(key, set);
    return set;
  };
  const tally = (): void => known.forEach((set, key) => (counts[key] = set.size));
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    setOf(this, type)?.add(listener);
    tally();
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    setOf(this, type)?.delete(listener);
    tally();
    removeEventListener.call(this, type, listener, options);
  };
}
