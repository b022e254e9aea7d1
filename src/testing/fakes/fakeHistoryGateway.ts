import type { HistoryGateway, Location } from '../../services/history/HistoryGateway';

export interface FakeHistoryGateway extends HistoryGateway {
  /** Every move asked for, as `push /sales`. */
  readonly calls: readonly string[];
  readonly listenerCount: number;
  /** The person's back button. */
  back(): void;
}

function placeOf(to: string): Location {
  const url = new URL(to, 'https://lotsmith.invalid');
  return { path: url.pathname, search: url.search, hash: url.hash };
}

/** A history in memory that starts at `start`. */
export function createFakeHistoryGateway(start = '/'): FakeHistoryGateway {
  const entries: [Location, ...Location[]] = [placeOf(start)];
  const calls: string[] = [];
  const listeners = new Set<(place: Location) => void>();
  const current = () => entries.at(-1) ?? entries[0];
  const tell = () => listeners.forEach((listener) => listener(current()));
  return {
    calls,
    current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(to) {
      calls.push(`push ${to}`);
      entries.push(placeOf(to));
      tell();
    },
    replace(to) {
      calls.push(`replace ${to}`);
      entries[entries.length - 1] = placeOf(to);
      tell();
    },
    back() {
      if (entries.length > 1) entries.pop();
      tell();
    },
    get listenerCount() {
      return listeners.size;
    },
  };
}
