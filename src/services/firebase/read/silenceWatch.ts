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
  /** The network may be back: what has waited long through its absence waits as at first. */
  mayBeBack(): void;
}

interface Waiting {
  patience: number;
  /** Twice as much each time that it alone got no answer: it may be much that comes slowly. */
  times: number;
}

/**
 * Finds listenings that the server has forgotten, or whose answers were lost on the way: nothing would ever wake them,
 * however well all others are answered. `restart` begins all anew; each goes on from its last snapshot, so that only
 * what is missing is read again. Without a network it does no harm.
 */
export function createSilenceWatch(restart: () => void): SilenceWatch {
  let living = 0;
  /** By those who wait for the server: when their patience ends, by the clock of the page. */
  const waiting = new Map<Waiting, number>();
  /** Twice as much each time that nobody got an answer: the network is away. */
  let away = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const expect = (one: Waiting): void => {
    waiting.set(one, performance.now() + one.patience * Math.min(one.times * away, MOST));
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(look, Math.min(...waiting.values()) - performance.now());
  };
  const look = (): void => {
    if (waiting.size === living) away = Math.min(away * 2, MOST);
    else for (const one of waiting.keys()) one.times = Math.min(one.times * 2, MOST);
    [...waiting.keys()].forEach(expect);
    wait();
    restart();
  };
  const mayBeBack = (): void => {
    if (away === 1) return;
    away = 1;
    [...waiting.keys()].forEach(expect);
    wait();
  };

  return {
    mayBeBack,
    begin() {
      const one: Waiting = { patience: FIRST_MS, times: 1 };
      let isLiving = true;
      living += 1;
      const settle = (): void => {
        if (waiting.delete(one)) wait();
      };
      expect(one);
      wait();
      return {
        received(byServer) {
          if (byServer) {
            Object.assign(one, { patience: AGAIN_MS, times: 1 });
            settle();
            mayBeBack();
          } else if (!waiting.has(one)) {
            expect(one);
            wait();
          }
        },
        end() {
          if (isLiving) living -= 1;
          isLiving = false;
          settle();
        },
      };
    },
  };
}
