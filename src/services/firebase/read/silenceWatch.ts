/** Whom the server has answered before it only tells what has changed since: that is soon there, in ms. */
const AGAIN_MS = 20_000;
/** A whole sale may come over a slow network, in ms. */
const FIRST_MS = 90_000;
/** Each time that beginning anew was in vain the next one waits twice as long, up to so many times. */
const MOST = 16;

/** One listening, as the watch sees it. */
export interface Listening {
  /** A snapshot has come: from the server, or from memory because the server does not answer (any more). */
  received(byServer: boolean): void;
  /** Nobody listens any more. */
  end(): void;
}

export interface SilenceWatch {
  begin(): Listening;
}

/**
 * Finds listenings that the server has forgotten, or whose answers were lost on the way: nothing would ever wake them,
 * however well all others are answered. `restart` begins all anew; each goes on from its last snapshot, so that only
 * what is missing is read again. Without a network it does no harm.
 */
export function createSilenceWatch(restart: () => void): SilenceWatch {
  /** By those who wait for the server: when their patience ends, by the clock of the page. */
  const waiting = new Map<{ patience: number }, number>();
  let times = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const expect = (one: { patience: number }): void => void waiting.set(one, performance.now() + one.patience * times);
  const wait = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(look, Math.min(...waiting.values()) - performance.now());
  };
  const look = (): void => {
    times = Math.min(times * 2, MOST);
    [...waiting.keys()].forEach(expect);
    wait();
    restart();
  };

  return {
    begin() {
      const one = { patience: FIRST_MS };
      const settle = (): void => {
        if (!waiting.delete(one)) return;
        if (waiting.size === 0) times = 1;
        wait();
      };
      expect(one);
      wait();
      return {
        received(byServer) {
          if (byServer) {
            one.patience = AGAIN_MS;
            settle();
          } else if (!waiting.has(one)) {
            expect(one);
            wait();
          }
        },
        end: settle,
      };
    },
  };
}
