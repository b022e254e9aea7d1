import { useEffect, useRef, useState } from 'react';
import { whenPageIsLeft } from '../../../../shared/whenPageIsLeft';

/** A pause this long while typing saves; short enough that little is lost when the browser dies. */
const PAUSE_MS = 400;
/** Typing without a pause is saved this often all the same. */
const LONGEST_MS = 2_000;

interface Draft {
  readonly text: string;
  /** Somebody else has given the field another value since the typing began. */
  readonly isOvertaken: boolean;
  readonly change: (text: string) => void;
  /** On leaving the field: saves now what was typed. */
  readonly leave: () => void;
  /** Gives up what no save has yet: the field shows what it holds. */
  readonly drop: () => void;
}

/**
 * What is being typed into one field. The field keeps its own text, so a keystroke touches nothing else; it is
 * committed after a short pause, on leaving the field, and when the page is hidden or the field goes away. `commit`
 * gets the text and what the field held when the typing began, or by one's own last save since, and says what the field
 * holds by then, or null when it could not take the text: that stays in the field. While nothing is typed the field
 * follows `value`, which a colleague may change; `present` is what that text stands for. `onWaiting` says whether there is text that no save has yet: while
 * there is, the page must not say that all is saved.
 */
export function useDraft<Value>(
  value: string,
  present: Value,
  commit: (text: string, seen: Value) => { readonly now: Value } | null,
  onWaiting: (waiting: boolean) => void = () => undefined,
  /** What was typed here before and could not be taken. */
  before: string | null = null,
): Draft {
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
  const waiting = useRef<{ text: string; since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
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

  return {
    text: typed ?? value,
    isOvertaken: typed !== null && present !== seen,
    change(text) {
      if (typed === null) see(present);
      setTyped(text);
      const now = performance.now();
      const since = waiting.current?.since ?? now;
      if (waiting.current === null) latestOnWaiting.current(true);
      else clearTimeout(waiting.current.timer);
      const wait = Math.min(PAUSE_MS, Math.max(0, since + LONGEST_MS - now));
      waiting.current = { text, since, timer: setTimeout(() => latestFlush.current(), wait) };
    },
    leave() {
      // What was saved during a pause is not saved again: a colleague may have changed it since.
      flush();
      if (accepted.current) setTyped(null);
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
