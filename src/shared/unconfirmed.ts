interface WithId {
  readonly id: string;
}

/** What a listener to the server gives. */
interface ListenerEvent {
  readonly changed: readonly WithId[];
  readonly removed: readonly string[];
  readonly unreadable?: readonly WithId[];
  readonly fromServer: boolean;
}

export interface Unconfirmed {
  /** More is shown that the listener has not named, before the server's first answer. */
  show(ids: Iterable<string>): void;
  /** Takes an event; returns the ids that are gone. What this build cannot read is there all the same. */
  take(event: ListenerEvent): readonly string[];
}

/**
 * What was shown when a listener began, or from a copy since. A listener says what exists, not what was removed while nobody
 * listened: of these ids, those that the server has not named up to its first answer are gone.
 */
export function createUnconfirmed(shown: Iterable<string>): Unconfirmed {
  const left = new Set(shown);
  return {
    show: (ids) => {
      for (const id of ids) left.add(id);
    },
    take({ changed, removed, unreadable = [], fromServer }) {
      for (const { id } of [...changed, ...unreadable]) left.delete(id);
      for (const id of removed) left.delete(id);
      if (!fromServer) return removed;
      const gone = [...removed, ...left];
      left.clear();
      return gone;
    },
  };
}
