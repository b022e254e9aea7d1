/** What this device shows while the server may still have something else. */
export interface UnsentValue<Value> {
  readonly operationId: string;
  readonly value: Value;
  /** What the server last said, to go back to when the person discards the change; undefined before it said anything. */
  readonly server: Value | undefined;
  /** The server has told it since the operation was made. */
  readonly told: boolean;
  /** It has told this very value: what it tells from then on is newer. */
  readonly arrived: boolean;
}

/**
 * How an operation ends: the server has it now; it had it before already, so that what it told may be much newer; or the
 * person gave it up.
 */
export type Ending = 'sent' | 'known' | 'discarded';

/** What an operation did to one value; null: it did not touch it, or nobody can say what was there before. */
export interface ValueChange<Value> {
  isBefore(value: Value | undefined): boolean;
  readonly after: Value;
}

type Left<Value> = { readonly waits: UnsentValue<Value> } | { readonly shows: Value | undefined };

/**
 * What becomes of an unsent value when an operation ends: it `waits` on, because a later operation has it, or it is over
 * and the screen `shows` this; undefined: what it shows already.
 */
export function endUnsent<Value>(
  entry: UnsentValue<Value>,
  operationId: string,
  ending: Ending,
  change: ValueChange<Value> | null,
): Left<Value> {
  // The server may have told what stood there before the save and not yet what stands there now.
  const isOld = entry.told && !entry.arrived && change?.isBefore(entry.server) === true;
  if (entry.operationId !== operationId) {
    const isNews = ending === 'sent' && change !== null && (isOld || !entry.told);
    // The later one is sent only now: what was told so far was the same by chance, as before it was thrown away and put back.
    const waits = { ...entry, arrived: false };
    return { waits: isNews ? { ...waits, server: change.after } : waits };
  }
  // Sent is not shown for ever: a colleague's later value may have come before the answer.
  const goesToServer = ending !== 'sent' || (entry.told && !isOld);
  return { shows: goesToServer ? entry.server : undefined };
}
