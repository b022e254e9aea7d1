import { useEffect, useRef, useState } from 'react';

/** A pause this long while typing saves; short enough that little is lost when the browser dies. */
const PAUSE_MS = 400;
/** Whoever types without a pause is saved this often all the same. */
const LONGEST_MS = 2_000;

interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** On leaving the field: saves now what was typed. */
  readonly leave: () => void;
}

/**
 * What is being typed into one field. The field keeps its own text, so a keystroke touches nothing else; it is
 * committed after a short pause, on leaving the field, and when the page is hidden or the field goes away. `commit`
 * says whether it could take the text: what it could not take stays in the field. While nothing is typed the field
 * follows `value`, which a colleague may change. `onWaiting` hears whether there is text that no save has yet: while
 * there is, nobody may be told that all is saved.
 */
export function useDraft(
  value: string,
  commit: (text: string) => boolean,
  onWaiting: (waiting: boolean) => void = () => undefined,
  /** What was typed here before and could not be taken. */
  before: string | null = null,
): Draft {
  const [typed, setTyped] = useState<string | null>(before);
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
    accepted.current = latestCommit.current(now.text);
    latestOnWaiting.current(false);
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') latestFlush.current();
    };
    const end = (): void => latestFlush.current();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  return {
    text: typed ?? value,
    change(text) {
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
  };
}
