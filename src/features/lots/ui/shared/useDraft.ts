import { useEffect, useRef, useState } from 'react';
import { whenPageIsLeft } from '../../../../shared/whenPageIsLeft';

/** A pause this long while typing saves; short enough that little is lost when the browser dies. */
const PAUSE_MS = 400;
/** Typing without a pause is saved this often all the same. */
const LONGEST_MS = 2_000;

interface DraftOptions<Value> {
  /** What the field holds now, which a colleague may change. */
  readonly present: Value;
  /**
   * Saves the text; `seen` is what the field held when the typing began, or what it held after the own last save. Gives what
   * the person has seen of it from then on; null when the text could not be taken: it stays in the field.
   */
  readonly commit: (text: string, seen: Value) => { readonly now: Value } | null;
  /** Whether there is text that no save has yet: while there is, the page must not say that all is saved. */
  readonly onWaiting?: (waiting: boolean) => void;
  /** What was typed here before and could not be taken. */
  readonly before?: string | null;
  /** Also in pauses of the typing, or only when the field is left. */
  readonly saves?: Saves;
  /** The text lives in the browser's own control, which is there for one edit only: a keystroke renders nothing. */
  readonly isInControl?: boolean;
}

export type Saves = 'inPauses' | 'onLeaving';

interface Draft {
  /** Null while nothing is typed: the field shows what it holds. Always null for a text that lives in its control. */
  readonly typed: string | null;
  /** Somebody else has given the field another value since the typing began. */
  readonly isOvertaken: boolean;
  readonly change: (text: string) => void;
  /** On leaving the field: saves now what was typed. */
  readonly leave: () => void;
  /** Gives up what no save has yet: the field shows what it holds. */
  readonly drop: () => void;
  /** Saves what was typed last, or else `shown`, over what the field holds by now, which the person has seen. */
  readonly keep: (shown: string) => void;
}

const ignore = (): void => undefined;

/**
 * What is being typed into one field, in the editor or in a cell of the grid. The field keeps its own text, so a keystroke
 * touches nothing else; it is committed on leaving the field, and when the page is hidden or the field goes away.
 */
export function useDraft<Value>(options: DraftOptions<Value>): Draft {
  const { present, commit, onWaiting = ignore, before = null, saves = 'inPauses', isInControl = false } = options;
  const [typed, setTyped] = useState<string | null>(before);
  /** What the person saw when the typing began; their own value once it is saved. */
  const [seen, setSeen] = useState(present);
  const latestSeen = useRef(present);
  const see = (held: Value): void => {
    latestSeen.current = held;
    setSeen(held);
  };
  /** Whether the text typed last could be taken. */
  const accepted = useRef(before === null);
  const waiting = useRef<{ text: string; since: number; timer?: ReturnType<typeof setTimeout> } | null>(null);
  const latestCommit = useRef(commit);
  const latestOnWaiting = useRef(onWaiting);
  useEffect(() => {
    latestCommit.current = commit;
    latestOnWaiting.current = onWaiting;
  });

  const flush = (): void => {
    const now = waiting.current;
    waiting.current = null;
    if (now === null) return;
    clearTimeout(now.timer);
    const taken = latestCommit.current(now.text, latestSeen.current);
    accepted.current = taken !== null;
    if (taken !== null) see(taken.now);
    latestOnWaiting.current(false);
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });

  useEffect(() => {
    const end = (): void => latestFlush.current();
    const stay = whenPageIsLeft(end);
    return () => {
      stay();
      end();
    };
  }, []);

  const wait = (text: string): void => {
    const now = performance.now();
    const since = waiting.current?.since ?? now;
    if (waiting.current === null) latestOnWaiting.current(true);
    else clearTimeout(waiting.current.timer);
    waiting.current = { text, since };
    if (saves === 'onLeaving') return;
    const pause = Math.min(PAUSE_MS, Math.max(0, since + LONGEST_MS - now));
    waiting.current.timer = setTimeout(() => latestFlush.current(), pause);
  };

  return {
    typed,
    isOvertaken: (isInControl || typed !== null) && present !== seen,
    change(text) {
      if (!isInControl) {
        if (typed === null) see(present);
        setTyped(text);
      }
      wait(text);
    },
    leave() {
      // What was saved during a pause is not saved again: a colleague may have changed it since.
      flush();
      if (accepted.current) setTyped(null);
    },
    keep(shown) {
      const text = waiting.current?.text ?? shown;
      see(present);
      wait(text);
      flush();
    },
    drop() {
      if (waiting.current !== null) {
        clearTimeout(waiting.current.timer);
        waiting.current = null;
        latestOnWaiting.current(false);
      }
      accepted.current = true;
      setTyped(null);
    },
  };
}
