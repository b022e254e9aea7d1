import type { Unsubscribe } from '../../failure';
import type { Changes } from './collectionChanges';

/** Without an answer for so long, in ms, though the server answers otherwise, the collection is opened anew. */
const UNHEARD_MS = 45_000;

/** What the listening in parts reports. */
export interface PartsListener<Entity> {
  emit(changes: Changes<Entity>): void;
  /** The server has answered for a part of the collection. */
  answered(): void;
  /** The listening has ended with an error. */
  failed(): void;
}

export interface Reopening<Entity> {
  /** Begins to listen, part by part. `isAgain`: what the database remembers is not to be shown. */
  follow(listener: PartsListener<Entity>, isAgain: boolean): Unsubscribe;
  /** Whether the server answers a call of its own, past the listening stream. Rejects when it never will: nobody asks again. */
  isReached(): Promise<boolean>;
  emit(changes: Changes<Entity>): void;
}

/**
 * After a cut the SDK asks for all parts at once. A server that cannot answer that much in one stream (the emulator: 10 MB)
 * would refuse it for ever. So a collection that is not heard, although the server answers, is opened again part by part, and
 * what is no longer there then is reported as removed. Each document is read again, so this waits until the SDK has failed.
 */
export function reopenUnheard<Entity extends { readonly id: string }>({
  follow,
  isReached,
  emit,
}: Reopening<Entity>): Unsubscribe {
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [hasEnded, isWhole, isAgain] = [false, false, false];
  let stop: Unsubscribe = () => undefined;

  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (): void => {
    rest();
    timer = setTimeout(look, UNHEARD_MS);
  };
  function look(): void {
    const waiting = timer;
    isReached().then(
      (answers) => {
        // It was heard meanwhile, or nobody listens any more.
        if (hasEnded || waiting !== timer) return;
        // Without a way to the server, the SDK goes on by itself when there is one.
        if (!answers) return wait();
        stop();
        begin(true);
      },
      () => undefined,
    );
  }
  const answered = (): void => {
    if (!isWhole && !hasEnded) wait();
  };
  const end = (): void => {
    hasEnded = true;
    rest();
  };
  function begin(again: boolean): void {
    [isWhole, isAgain] = [false, again];
    wait();
    stop = follow({ emit: take, answered, failed: end }, again);
  }
  function take(changes: Changes<Entity>): void {
    const present = [...changes.changed.map(({ id }) => id), ...(changes.unreadable ?? []).map(({ id }) => id)];
    const gone = isAgain && changes.fromServer ? without(known, present) : [];
    if (changes.fromServer) {
      [isWhole, isAgain] = [true, false];
      rest();
    } else if (timer === undefined && !hasEnded) wait();
    present.forEach((id) => known.add(id));
    for (const id of [...changes.removed, ...gone]) known.delete(id);
    emit(gone.length === 0 ? changes : { ...changes, removed: [...new Set([...changes.removed, ...gone])] });
  }

  begin(false);
  return () => {
    end();
    stop();
  };
}

function without(ids: ReadonlySet<string>, present: readonly string[]): readonly string[] {
  const found = new Set(present);
  return [...ids].filter((id) => !found.has(id));
}
