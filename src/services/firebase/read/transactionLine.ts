import { GatewayFailure } from '../../failure';
import { dataFailure } from '../failures/firebaseFailures';

/**
 * Transactions that are begun at a time. The SDK commits one after the other, whatever else waits; the next ones read in
 * that time, and more of them would only wait there.
 */
const AT_ONCE = 4;
/** Nothing was answered for so long, in ms: longer than a reading and a commit may take together (limitRequests). */
const SILENT_MS = 20_000;

export interface TransactionLine {
  /**
   * What `work` resolves with, which begins in its turn. One that was given up and has not ended is not begun a second
   * time under the same `id`: its end is awaited. Rejects with GatewayFailure<DataCode>: `unavailable` when nothing was
   * answered for 20 s, or when another one ended so before this one had begun.
   */
  run<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  begin(this: void): void;
  giveUp(this: void, failure: GatewayFailure): void;
}

/**
 * A line for the transactions that save a person's work. Sixty that were begun together stood in the SDK's own line, where
 * nobody sees who is next; those at its end counted as unanswered before they were sent, were begun again, and the server
 * refused what it had by then. Here the time of a transaction runs from its turn on, and each answer to any of them shows
 * that the server is there.
 */
export function createTransactionLine(): TransactionLine {
  const waiting: Waiting[] = [];
  /** Those as well that were given up, until the SDK has ended them. */
  const unsettled = new Map<string, Promise<unknown>>();
  const restarts = new Set<() => void>();
  let begun = 0;

  async function turn(): Promise<void> {
    if (begun < AT_ONCE) begun += 1;
    else await new Promise<void>((begin, giveUp) => waiting.push({ begin, giveUp }));
  }

  function leave(failure: GatewayFailure | null): void {
    if (failure?.code === 'unavailable') for (const each of waiting.splice(0)) each.giveUp(failure);
    const next = waiting.shift();
    if (next === undefined) begun -= 1;
    else next.begin();
  }

  function begin<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const working = work();
    unsettled.set(id, working);
    const end = (): void => {
      if (unsettled.get(id) === working) unsettled.delete(id);
      for (const restart of restarts) restart();
    };
    working.then(end, end);
    return working;
  }

  async function beforeSilence<Result>(working: Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let restart = (): void => undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new GatewayFailure('unavailable')), SILENT_MS);
      };
    });
    restarts.add(restart);
    restart();
    try {
      return await Promise.race([working, silence]);
    } finally {
      clearTimeout(timer);
      restarts.delete(restart);
    }
  }

  return {
    async run<Result>(id: string, work: () => Promise<Result>) {
      await turn();
      let failure: GatewayFailure | null = null;
      const earlier = unsettled.get(id) as Promise<Result> | undefined;
      try {
        return await beforeSilence(earlier ?? begin(id, work));
      } catch (error) {
        // One that hangs for ever is not awaited a third time.
        if (earlier !== undefined) unsettled.delete(id);
        failure = error instanceof GatewayFailure ? error : dataFailure(error);
        throw failure;
      } finally {
        leave(failure);
      }
    },
  };
}
